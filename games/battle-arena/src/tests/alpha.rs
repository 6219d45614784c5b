//! The Plays of the first set and of the promotional ones, each from what is printed on it. Those that look
//! at other Plays are in `ledgers`.

mod bonus;
mod first;
mod last;
mod middle;

use fracas_core::Seat;

use super::arena::{A, Arena, Fighter, hero};
use crate::action::Action;
use crate::card::PlayKind;
use crate::catalogue::Catalogue;

/// What each Play costs.
const COSTS: [(u8, &str); 7] = [
    (
        0,
        "get-what-you-pay-for its-gonna-cost-ya back-from-the-dumps burn-that-play \
         cloudy-with-a-chance-of-hot-dogs deep-in-the-playbook luck-of-the-draw steel-flipper \
         flip-ya-for-2-plays the-champions-lasso no-huddle crystal-ball jump-ball lucky-7 \
         trash-bandit the-heroes-favorite-hot-dogs instant-refund return-from-the-depths \
         tear-a-page hex-draw-play glow-draw-play gum-draw-play bundle-deal sacrificed-heroes \
         risky-recovery series-mvp-award flash-sale",
    ),
    (
        1,
        "victory-dinner reload locker-room-evacuation discarded-heroes make-it-take-it \
         heads-i-win-tails-you-lose fairweather-fan ha-gotcha pay-it-for-me only-upside \
         i-get-some-you-get-some baby-phoenix steel-resolve flame-wall icy-shield steel-defense \
         indestructible easy-choice dog-gone-inflation dont-call-it-a-comeback pulling-the-plug \
         rob-peter-pay-paul win-the-toss 1-4-1-hero 1-4-1-play double-or-nothin robin-who \
         pinch-hitter random-bench-ejection worth-the-risk opps-choice immunity qb-sneak \
         roller-dogs restricted-list locked-playbook bench-lock cheap-draw",
    ),
    (
        2,
        "front-run late-game-push 4-new-plays-baby play-booster pay-the-price ice-boost \
         steel-boost fire-boost fire-roll ice-roll bigger-steel-roll \
         pick-on-someone-your-own-size noble-sacrifice buff-up-15 opp-loses-15 \
         lose-1-to-win-2-hopefully recycle-for-5 2-get-10 10-10-unfair i-get-1-you-lose-1 \
         3rd-time-charm full-court-press add-firepower tough-call late-game-magic loan-sharked \
         rally-cap shooters-shoot to-fight-another-day adding-depth heads-up late-game-lockdown \
         lucky-bounce rebuild waiver-wire-pickup change-the-future 3-weapon-streak power-drain \
         heros-resolve sacrifice-it-all-to-win play-reset",
    ),
    (
        3,
        "deadline-deal leave-it-to-fate only-fire only-ice only-steel curveball \
         going-back-to-back prevent-d member-bounce the-12th-man 5-weapon-streak call-it-a-day \
         strength-in-numbers",
    ),
    (4, "youre-not-alone no-more-subs unlimited-subs gavel-of-justice"),
    (5, "leave-it-to-chance dogpile"),
    (6, "by-any-means-necessary"),
];

/// Lets A run a Play and gets the Powers then, A's first.
fn powers_after(mut arena: Arena, id: &str) -> (i16, i16) {
    arena.run(A, id).powers()
}

/// Lets a seat substitute; the one that decides before it declines.
fn substitute(arena: &mut Arena, seat: Seat, fighter: Fighter) {
    if arena.state.due.first() != Some(seat) {
        arena.act(Action::Decline);
    }
    assert_eq!(arena.state.due.first(), Some(seat));
    arena.act(Action::Substitute(hero(fighter)));
}

/// Counts the answers of whoever is asked.
fn answers(arena: &Arena) -> usize {
    arena.actions().iter().filter(|action| matches!(action, Action::Answer(_))).count()
}

/// Sorts a list that has no order.
fn sorted(mut ids: Vec<&'static str>) -> Vec<&'static str> {
    ids.sort_unstable();
    ids
}

#[test]
fn each_play_costs_what_is_printed() {
    let arena = Arena::new();
    for (cost, plays) in COSTS {
        for id in plays.split_whitespace() {
            assert_eq!(arena.cost(A, id), cost, "{id}");
        }
    }
    let known: usize = COSTS.iter().map(|(_, plays)| plays.split_whitespace().count()).sum();
    let is_meant = |set: &str| set == "A" || set == "LA";
    let all = Catalogue::base().plays().filter(|(_, play)| is_meant(&play.set)).count();
    assert_eq!((known, all), (126, 126), "none is left out");
}

#[test]
fn a_hundred_plays_are_standard_25_bonus_and_one_promo() {
    let count = |set: &str, kind| {
        let plays = Catalogue::base().plays();
        plays.filter(|(_, play)| play.set == set && play.kind == kind).count()
    };
    assert_eq!((count("A", PlayKind::Standard), count("A", PlayKind::Bonus)), (100, 25));
    assert_eq!(count("LA", PlayKind::Promo), 1);
}

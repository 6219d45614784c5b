//! How choices are written.

use fracas_cards::effect::Answer;
use fracas_core::Seat;

use crate::action::{Action, Aim, From, Played, Source};
use crate::card::CardId;
use crate::catalogue::Catalogue;
use crate::power::PowerType;
use crate::thing::{Place, Thing};
use crate::who::Who;
use crate::zone::Zone;

fn card(id: &str) -> CardId {
    Catalogue::base().find_card(id).unwrap()
}

/// A choice of every kind, as it is written.
fn all() -> Vec<(Action, &'static str)> {
    let (five, two) = (card("energy-5"), card("combat-2"));
    let played = Played {
        card: five,
        from: From::Hand,
        how: 0,
        actor: Who(1),
        partner: None,
        declared: None,
        is_face_down: false,
    };
    let thing = |thing: Thing| Action::Answer(Answer::Thing(thing.number()));
    vec![
        (Action::First, "first"),
        (Action::Second, "second"),
        (Action::Event(five), "event energy-5"),
        (Action::Keep(five), "keep energy-5"),
        (Action::Replace, "replace"),
        (Action::Place(five, Who(6)), "place energy-5 1.3"),
        (Action::Place(five, Who(9)), "place energy-5 1.base"),
        (Action::Venture(2, 0), "venture 2"),
        (Action::Venture(0, 3), "venture 0+3"),
        (Action::Lift(1, 0), "lift 1"),
        (Action::Lift(0, 1), "lift 0+1"),
        (Action::Fight, "fight"),
        (Action::Concede, "concede"),
        (Action::Pass, "pass"),
        (Action::Play(played), "play energy-5 by 0.2"),
        (
            Action::Play(Played { from: From::Placed(Who(1)), how: 1, ..played }),
            "play energy-5 on 0.2 by 0.2 use 2",
        ),
        (
            Action::Play(Played {
                from: From::Elsewhere,
                how: 15,
                partner: Some((two, From::Under)),
                declared: Some(PowerType::BruteForce),
                is_face_down: true,
                ..played
            }),
            "play energy-5 elsewhere by 0.2 use 16 with combat-2 under as brute-force face-down",
        ),
        (
            Action::Play(Played { partner: Some((two, From::Placed(Who(1)))), ..played }),
            "play energy-5 by 0.2 with combat-2 on 0.2",
        ),
        (Action::Target(Aim::Character(Who(4))), "target 1.1"),
        (Action::Target(Aim::Card(Seat(1), five)), "target energy-5 of 1"),
        (Action::Shift(Aim::Character(Who(0))), "shift 0.1"),
        (Action::Shift(Aim::Card(Seat(0), five)), "shift energy-5 of 0"),
        (Action::Use(Source::Card(five), 0), "use energy-5 1"),
        (Action::Use(Source::Inherent(Who(8)), 1), "use 0.base 2"),
        (Action::Pay(five, From::Hand), "pay energy-5"),
        (Action::Pay(five, From::Placed(Who(2))), "pay energy-5 on 0.3"),
        (Action::Answer(Answer::Option(1)), "option 2"),
        (Action::Answer(Answer::Yes), "yes"),
        (Action::Answer(Answer::No), "no"),
        (Action::Answer(Answer::Stop), "enough"),
        (
            thing(Thing::Card(Place::In(Zone::Hand, Seat(1)), five, 0)),
            "choose energy-5 from hand.1",
        ),
        (
            thing(Thing::Card(Place::In(Zone::PowerPack, Seat(0)), five, 2)),
            "choose energy-5~3 from power-pack.0",
        ),
        (thing(Thing::Card(Place::Hit(Who(5)), five, 0)), "choose energy-5 on 1.2"),
        (thing(Thing::Character(Who(7))), "choose character 1.4"),
        (thing(Thing::Type(PowerType::Intelligence)), "choose intelligence"),
        (thing(Thing::AnyPower), "choose any-power"),
        (thing(Thing::Player(Seat(1))), "choose player 1"),
        (thing(Thing::Number(7)), "choose 7"),
    ]
}

#[test]
fn every_choice_reads_back_as_it_is_written() {
    for (action, text) in all() {
        assert_eq!(action.write(Catalogue::base()), text);
        assert_eq!(Action::read(text, Catalogue::base()), Ok(action), "{text}");
    }
}

#[test]
fn what_is_no_choice_is_refused_with_what_would_be_one() {
    for (text, says) in [
        ("", "is not an action; actions are: first"),
        ("jump", "is not an action"),
        ("event energy-55", "there is no card \"energy-55\"; did you mean"),
        ("place energy-5 0.5", "they are 0.1 to 0.4"),
        ("place energy-5 2.1", "seats are 0 and 1"),
        ("venture x", "is not a number of Objectives"),
        ("play energy-5", "play CARD by CHARACTER"),
        ("play energy-5 by 0.1 as power", "is no Power Type"),
        ("play energy-5 by 0.1 use 0", "the first is 1"),
        ("target", "target CHARACTER"),
        ("pay energy-5 twice", "says more"),
        ("option 0", "the first is 1"),
        ("choose energy-5 from nowhere.0", "is not where a card is chosen from"),
        ("choose energy-5~9 from hand.0", "these are 2 to 4"),
        ("choose energy-5 on 0.base", "only characters have hits"),
        ("choose sword", "neither a number nor a Power Type"),
    ] {
        let wrong = Action::read(text, Catalogue::base()).unwrap_err();
        assert!(wrong.contains(says), "{text:?}: {wrong}");
    }
}

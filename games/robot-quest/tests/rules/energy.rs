//! Energy and card types: R55 to R67.

use fracas_core::Viewer;
use fracas_robot_quest::{CardKind, Catalogue, Pile};

use crate::scenario::Scenario;
use crate::table::{A, Table};

/// Starts with one card of each kind that passes a test, in hand beside a Hammer.
fn each_of(kind: CardKind) -> impl Iterator<Item = (&'static str, Table)> {
    let cards = Catalogue::base().cards().map(|(_, card)| card);
    cards.filter(move |card| card.kind == kind).map(|card| {
        let scenario = Scenario::rumble(3).at("pug", "d4").at("petri", "d5");
        (card.id.as_str(), scenario.hand(A, &[&card.id, "spring-fist", "oil-can"]).start())
    })
}

/// Gets the kind, for its colour, that a card in the hand of A shows.
fn kind_shown(t: &Table, id: &str) -> String {
    let scene = t.scene(Viewer::Seat(A));
    let mut faces = scene.area("hand.0").unwrap().items.iter().filter_map(|item| item.face.clone());
    faces.find(|face| face.card.as_deref() == Some(id)).unwrap().kind
}

/// R55. Battery cards are orange and give Energy.
#[test]
fn r055_battery_cards_give_energy() {
    let mut played = 0;
    for (id, mut t) in each_of(CardKind::Battery) {
        assert_eq!(kind_shown(&t, id), "battery", "the kind that is shown in orange");
        t.play(&format!("play {id}"));
        assert!(0 < t.energy(), "{id}");
        played += 1;
    }
    assert!(2 < played);
}

/// R56. Energy can be spent to buy Shop cards.
#[test]
fn r056_energy_buys_shop_cards() {
    let mut t = Scenario::rumble(3)
        .shop(&["rev-motors"])
        .hand(A, &["advanced-battery", "advanced-battery", "battery"])
        .start();
    t.play("play advanced-battery").play("play advanced-battery").play("buy rev-motors");
    assert_eq!((t.energy(), t.discard(A)), (1, vec!["rev-motors".into()]));
}

/// R57. Energy can be spent to buy Supply cards.
#[test]
fn r057_energy_buys_supply_cards() {
    for (card, left) in [("advanced-battery", 1), ("heavy-hammer", 2), ("rivet-gun", 2)] {
        let mut t = Scenario::rumble(3).energy(5).start();
        t.play(&format!("buy {card}"));
        assert_eq!((t.energy(), t.discard(A)), (left, vec![card.into()]));
        assert_eq!(t.supply(card), 11);
    }
}

/// R58. 1 Energy can be spent for 1 Move, as often as you can afford.
#[test]
fn r058_energy_is_spent_as_move() {
    let mut t = Scenario::rumble(3).at("pug", "d4").at("petri", "d7").energy(5).moves(1).start();
    t.play("move pug d5");
    assert_eq!((t.energy(), t.moves()), (5, 0), "Move is used up first");
    t.play("move pug d6");
    assert_eq!((t.energy(), t.moves()), (4, 0));
    t.play("push petri from pug");
    assert_eq!(t.energy(), 2, "a push costs 2 Move");
    t.play("move pug c6").play("move pug b6");
    assert_eq!(t.energy(), 0);
    t.expect_refused("move pug b7", "not-enough-move", 90);
}

/// R58. Move and Energy pay together.
#[test]
fn r058_a_push_is_paid_with_both() {
    let mut t = Scenario::rumble(3).at("pug", "d4").at("petri", "d5").energy(3).moves(1).start();
    t.play("push petri from pug");
    assert_eq!((t.energy(), t.moves()), (2, 0));
}

/// R59. Energy can pay for abilities that ask for it (Strider).
#[test]
fn r059_energy_pays_for_striders_ability() {
    let scenario = Scenario::rumble(3)
        .robots(&["strider", "pug", "petri"])
        .at("strider", "d4")
        .at("pug", "d5");
    let mut t = scenario.clone().energy(1).start();
    t.expect_refused("use strider on pug", "not-enough-energy", 59);
    let mut t = scenario.energy(3).start();
    t.play("use strider on pug");
    assert_eq!((t.energy(), t.health("pug")), (1, 4));
}

/// R60. Move cannot be turned back into Energy.
#[test]
fn r060_move_is_no_energy() {
    let mut t = Scenario::rumble(3)
        .robots(&["strider", "pug", "petri"])
        .at("strider", "d4")
        .at("pug", "d5")
        .hand(A, &["capacitor-cannon", "battery"])
        .energy(1)
        .moves(20)
        .start();
    t.expect_refused("buy rivet-gun", "not-enough-energy", 44);
    t.expect_refused("use strider on pug", "not-enough-energy", 59);
    t.play("attack pug with capacitor-cannon");
    assert_eq!(t.health("pug"), 3, "it is not asked for the 2 Energy that nobody has");
    assert_eq!((t.energy(), t.moves()), (1, 20));
}

/// R61. Function cards are purple; their effect happens at once when played.
#[test]
fn r061_function_cards_act_at_once() {
    for (id, mut t) in each_of(CardKind::Function) {
        assert_eq!(kind_shown(&t, id), "function", "the kind that is shown in purple");
        let told = t.told().len();
        t.play(&format!("play {id}"));
        let asks =
            t.choices().iter().all(|it| it.starts_with("option ") || it.starts_with("choose "));
        assert!(told + 1 < t.told().len() || asks, "{id} is played, and more happens");
        assert_eq!((t.phase().as_str(), t.active()), ("main", A), "{id}");
    }
    let mut t = Scenario::rumble(3)
        .hand(A, &["oil-can", "rev-motors", "battery"])
        .deck(A, &["hammer", "battery", "battery", "battery"])
        .health("pug", 3)
        .start();
    t.play("play oil-can");
    assert_eq!((t.health("pug"), t.hand(A).len()), (4, 3), "a Health and a card");
    t.play("play rev-motors");
    assert_eq!((t.moves(), t.hand(A).len()), (4, 5), "4 Move and three cards");
}

/// R62. A card with "or" gives one of its effects, chosen when played.
#[test]
fn r062_one_of_two_effects_is_chosen() {
    let scenario = Scenario::rumble(3).hand(A, &["3d-printing", "battery"]);
    let mut t = scenario.start();
    t.play("play 3d-printing");
    assert_eq!(t.choices(), ["option 1", "option 2"]);
    t.play("option 1");
    assert_eq!((t.energy(), t.discard(A).len(), t.phase().as_str()), (2, 0, "main"));
    assert!(t.choices().contains(&"play battery".into()), "and nothing more is asked");
    let mut t = scenario.start();
    t.play("play 3d-printing").play("option 2").play("choose rivet-gun from shop");
    assert_eq!((t.energy(), t.discard(A)), (0, vec!["rivet-gun".into()]));
}

/// R63. Rarity shows copies: green 3, blue 2, purple 1.
#[test]
fn r063_rarity_says_how_many_copies_there_are() {
    let test = |rarity: &str| {
        format!(
            "[[card]]\nid = \"test-{rarity}\"\nname = \"{rarity}\"\ntype = \"function\"\n\
             rarity = \"{rarity}\"\ncost = 1\neffect = {{ energy = 1 }}"
        )
    };
    let pack = ["green", "blue", "purple"].map(test).join("\n");
    let t = Scenario::rumble(4).pack(&pack).deal();
    let all = [t.shop(), t.shop_deck()].concat();
    for (rarity, copies) in [("green", 3), ("blue", 2), ("purple", 1)] {
        let id = format!("test-{rarity}");
        assert_eq!(all.iter().filter(|card| **card == id).count(), copies, "{rarity}");
    }
    for (_, card) in Catalogue::base().cards() {
        if let Pile::Shop(rarity) = card.pile {
            let found = all.iter().filter(|found| **found == card.id).count();
            assert_eq!(found, usize::from(rarity.copies()), "{}", card.id);
        }
    }
}

/// R64. Advanced Battery gives 3 Energy.
#[test]
fn r064_advanced_battery_gives_three_energy() {
    let mut t = Scenario::rumble(3).hand(A, &["advanced-battery", "battery"]).start();
    t.play("play advanced-battery");
    assert_eq!((t.energy(), t.moves()), (3, 0));
}

/// R65. Jump Jets gives 2 Move.
#[test]
fn r065_jump_jets_gives_two_move() {
    let mut t = Scenario::rumble(3).hand(A, &["jump-jets", "battery"]).start();
    t.play("play jump-jets");
    assert_eq!((t.energy(), t.moves()), (0, 2));
}

/// R66. 3D Printing (cost 2): +2 Energy, or acquire a card of cost 3 or less for free.
#[test]
fn r066_3d_printing_gives_two_energy_or_a_cheap_card() {
    let shop =
        ["3d-printing", "emergency-cell", "recycler", "tractor-beam", "rev-motors", "fusion-core"];
    let scenario = Scenario::rumble(3).shop(&shop).hand(A, &["3d-printing", "battery"]).energy(2);
    let mut t = scenario.start();
    t.play("play 3d-printing").play("option 1");
    assert_eq!(t.energy(), 2 + 2);
    t.play("buy 3d-printing");
    assert_eq!(t.energy(), 2, "it costs 2");
    let mut t = scenario.start();
    t.play("play 3d-printing").play("option 2");
    let cheap = ["3d-printing", "emergency-cell", "recycler", "heavy-hammer", "rivet-gun"];
    assert_eq!(t.choices(), cheap.map(|card| format!("choose {card} from shop")));
    t.play("choose recycler from shop");
    assert_eq!((t.energy(), t.discard(A)), (2, vec!["recycler".into()]));
}

/// R67. Omniwheels: +3 Energy; you may move and push diagonally this turn.
#[test]
fn r067_omniwheels_give_energy_and_diagonal_ways_for_a_turn() {
    let mut t = Scenario::rumble(3)
        .at("pug", "b2")
        .at("petri", "d4")
        .hand(A, &["omniwheels", "battery"])
        .start();
    t.play("play omniwheels");
    assert_eq!((t.energy(), t.moves()), (3, 0));
    t.play("move pug c3").play("push petri from pug");
    assert_eq!((t.cell("pug").as_deref(), t.cell("petri").as_deref()), (Some("d4"), Some("e5")));
    assert_eq!(t.energy(), 0, "1 for the move and 2 for the push");
    t.play("end").play("end").play("end");
    t.play("play battery");
    t.expect_refused("move pug c3", "too-far", 91);
}

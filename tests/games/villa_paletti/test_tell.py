"""Every sentence of the table, in all languages, and what it speaks of."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.core.text import Cell, Text
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import (
    Action,
    Fell,
    Free,
    Held,
    Returned,
    Roll,
    Scatter,
    Stands,
    Wood,
)
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view import View, advise
from tavolino.games.villa_paletti.villa import UNIT, Criterion
from tavolino.i18n import LANGUAGES, bundle, format_message
from tests.games.villa_paletti.positions import (
    FREE_SPOT,
    abort,
    act,
    begin,
    bring_up,
    collapse,
    let,
    pulled_out,
    table,
    touch,
    unopposed,
    villa,
)
from tests.games.villa_paletti.test_objections import moments, wrong

ROOMS = (VILLA_PALETTI.room,)
NAMES = ("Ada", "Bruno", "Carla", "Dino")
SIX = "r1 y1 b1 g1 y2 b2"


def english(text: Text) -> str:
    return format_message("en", text.key, text.args, ROOMS, NAMES)


def told(state: State, line: str, by: int = -9) -> str:
    seat = by if by >= 0 else VILLA_PALETTI.actors(state)[0]
    return english(VILLA_PALETTI.telling.tell(state, seat, VILLA_PALETTI.parse(line), 0).text)


def heard(state: State, outcome: Action) -> str:
    return english(VILLA_PALETTI.telling.tell(state, NATURE, outcome, 0).text)


def prompted(state: State, viewer: int) -> str:
    return english(VILLA_PALETTI.telling.prompt(state, viewer))


def pulling() -> State:
    return act(touch(table(villa(2)), "r1"), "pull 90")


# ---------------------------------------------------------------- what players do
def test_touching_and_pulling_are_told() -> None:
    state = table(villa(2, {"r1": FREE_SPOT}))
    assert (
        told(state, "touch r2 hook 10")
        == "Ada touches the thin red pillar 2 with the hook, 10 mm above its foot."
    )
    assert "the thin red pillar 1, which stands free, with the fingers" in told(
        state, "touch r1 fingers 40"
    )
    held = touch(state, "r2")
    assert told(held, "pull 40") == "Ada pulls the thin red pillar 2 to the north-east (40°)."
    assert told(held, "pull 350 lift 0.8").endswith("east (350°), lifting the floor a little.")
    assert told(held, "pull 350 steady").endswith("east (350°), steadying the floor.")
    assert told(held, "hands 0m1,2,3") == "Ada pulls at the thin red pillar 2."
    assert told(held, "back").startswith(
        "Ada leaves the thin red pillar 2 where it was. It is locked"
    )


def test_placing_is_told() -> None:
    state = pulled_out(table(villa(2)), "r1")
    said = "Ada lowers the thin red pillar 1 12 mm east, 30 mm south of the middle."
    assert told(state, "place 12.4 -30 0") == said
    assert told(state, "hands 0g1240,-3000,0,120 9d 9r") == said


def test_claims_are_told_with_what_a_doubt_would_mean() -> None:
    state = table(villa(2, two=SIX))
    doubt = " Whoever doubts it has to bring one of them up."
    said = "can be brought up, and asks for the yellow floor." + doubt
    assert told(state, "claim").endswith(said)
    assert "none of their pillars can be brought up." in told(table(villa(5)), "claim")
    passing = "No floor could be laid, so this is only a pass."
    assert told(table(villa(2)), "claim").endswith(passing + doubt)
    assert told(table(villa(2, two="r1 r2 r3 r4 r5")), "claim").endswith(
        "asks for the yellow floor."
    )
    asked = act(state, "claim")
    assert told(asked, "object", 3) == "Dino objects, and will move one of Ada’s pillars."
    few = act(act(act(table(villa(2)), "claim"), "decline"), "decline")
    assert told(few, "decline", 3).endswith("No floor can be laid, so the turn is over.")
    assert told(asked, "decline", 1) == "Bruno does not object."


def test_leaving_is_told() -> None:
    assert told(table(villa(2)), "resign") == "Ada resigns."
    assert told(table(villa(2)), "end?") == "Ada proposes to end the match here."


# ---------------------------------------------------------------- what NATURE does
def test_outcomes_are_told() -> None:
    state = pulling()
    assert "pillar 1 is out" in heard(state, Free(state.villa.with_pillar(0, None, 0)))
    assert "pillar 1 did not come out: it is back" in heard(state, Returned(state.villa))
    fell = Fell(state.villa, "C2", "green")
    assert heard(state, fell) == "The green floor tilts: Ada has brought the villa down."
    assert heard(state, Fell(state.villa, "C4", "y2", (6,))).startswith(
        "Ada has knocked the thin yellow pillar 2 over"
    )


def test_the_seal_is_told_when_it_changes_hands() -> None:
    state = pulled_out(table(villa(2, two="y1"), seal="B"), "r5")
    placing = act(state, VILLA_PALETTI.format(VILLA_PALETTI.legal(state, 0)[0]))
    pose = villa(2, two="r5 y1").pillars[4]
    up = Stands(placing.villa.with_pillar(4, pose, 2))
    assert (
        heard(placing, up)
        == "Ada has brought the thick red pillar to the green floor. Ada takes the seal."
    )
    thin = pulled_out(table(villa(2, two="y1"), seal="B"), "r1")
    placing = act(thin, VILLA_PALETTI.format(VILLA_PALETTI.legal(thin, 0)[0]))
    up = Stands(placing.villa.with_pillar(0, pose, 2))
    assert heard(placing, up) == "Ada has brought the thin red pillar 1 to the green floor."


def test_setting_up_is_told() -> None:
    assert heard(begin(), Wood((0,) * 20, 2)).endswith("Carla counts as the youngest.")


# ---------------------------------------------------------------- what is expected
def test_everybody_knows_what_to_do_or_whom_to_wait_for() -> None:
    state = table(villa(2))
    assert prompted(state, 0).startswith("Touch one of your pillars")
    assert prompted(state, 1) == "Ada looks for a pillar to move."
    assert prompted(table(villa(2), seats=3), 0).startswith("First touch a neutral pillar")
    assert prompted(table(villa(2, two="r1 r2 r3 r4 r5")), 0).startswith("None of your pillars")
    asked = act(state, "claim")
    assert prompted(asked, 2).startswith("Ada claims that none of their pillars")
    assert prompted(asked, 0) == "The others say whether they object to Ada’s claim."
    assert prompted(act(state, "end?"), 0) == "The others say whether the match ends here."


def test_everybody_knows_whose_hands_are_at_work() -> None:
    breath = "The wood decides: hold your breath."
    assert prompted(begin(), 0) == "The villa is being set up."
    assert (
        prompted(act(table(villa(2)), "touch r1 hook 10"), 1)
        == "Ada lays a hand on the thin red pillar 1."
    )
    assert prompted(pulling(), 0) == f"Ada pulls the thin red pillar 1. {breath}"
    placing = act(pulled_out(table(villa(2)), "r1"), "place 0 -30 0")
    assert prompted(placing, 1) == f"Ada sets the thin red pillar 1 down. {breath}"
    laying = act(unopposed(act(table(villa(2, two=SIX)), "claim")), "lay 0 -10 0")
    assert prompted(laying, 1) == f"Ada lays the yellow floor. {breath}"


def test_the_end_says_how_and_who() -> None:
    down = collapse(pulling())
    assert prompted(down, 1) == "Ada has brought the villa down, and there is no winner."
    state = table(villa(2, two="y5"), seal="BC")
    won = collapse(act(touch(state, "r1"), "pull 0"))
    assert prompted(won, 1) == "Ada has brought the villa down. Bruno wins."
    assert prompted(act(table(villa(2), seats=2), "resign"), 0).endswith("Bruno wins.")


def test_only_the_end_of_a_turn_is_read_out() -> None:
    tell, state = VILLA_PALETTI.telling.tell, table(villa(2))
    free = Free(pulling().villa.with_pillar(0, None, 0))
    held = act(state, "touch r1 fingers 40")
    placing = act(pulled_out(state, "r1"), "place 0 -30 0")
    steps = [
        tell(state, 0, VILLA_PALETTI.parse("touch r1 fingers 40"), 1),
        tell(held, NATURE, Held(), 1),
        tell(touch(state, "r1"), 0, VILLA_PALETTI.parse("pull 90"), 1),
        tell(pulling(), NATURE, free, 1),
        tell(pulled_out(state, "r1"), 0, VILLA_PALETTI.parse("place 0 -30 0"), 1),
    ]
    assert all(step.quiet for step in steps)
    ends = [
        tell(placing, NATURE, Stands(villa(2)), 1),
        tell(placing, NATURE, Returned(placing.villa), 1),
        tell(pulling(), NATURE, Returned(pulling().villa), 1),
        tell(pulling(), NATURE, Fell(pulling().villa, "C2", "green"), 1),
        tell(state, 0, VILLA_PALETTI.parse("claim"), 1),
    ]
    assert not any(end.quiet for end in ends)


# ---------------------------------------------------------------- the villa in words
def cell(c: Cell) -> str:
    return english(c.text) if c.text else c.plain


def rows(state: State, title: str) -> list[list[str]]:
    sheet = VILLA_PALETTI.telling.sheet(advise(state, VILLA_PALETTI.view(state, 0)))
    section = next(section for section in sheet if english(section.title).startswith(title))
    return [[cell(c) for c in row] for row in section.rows]


def test_the_villa_can_be_read_level_by_level() -> None:
    state = table(villa(2, {"r1": FREE_SPOT}, two="y5 g4", out="b1"), seal="BD", locked="r2")
    assert rows(state, "Players")[1] == ["Bruno", "yellow", "3", "4", "holds it, Dino before"]
    top = rows(state, "On the green floor (level 2, the top)")
    assert [row[-1] for row in top] == ["y5", "g4"]
    assert top[0][:3] == ["thick yellow pillar (3 points)", "on top", "Bruno"]
    base = {row[-1]: row for row in rows(state, "On the base")}
    assert base["r1"][1:4] == ["free", "Ada", "95 mm west, 0 mm north"]
    assert base["r2"][1] == "locked, covered"
    assert base["r3"][1] == "covered"
    assert len(base["r3"][4].split(", ")) == 3
    gone = ["thin blue pillar 1 (1 point)", "Carla", "out of the game"]
    assert rows(state, "Other pillars") == [gone]


def test_floors_are_told_by_how_far_they_reach_and_what_stands_under_them() -> None:
    green, blue = rows(table(villa(2, one="y1 b1 g1")), "Floors")
    assert [green[0], blue[0]] == ["green floor", "blue floor"]
    west, east = blue[1].split(" to ")
    assert west.endswith(" mm west")
    assert east.endswith(" mm east")
    assert blue[4].endswith(" pillars")
    assert green[4] == "thin yellow pillar 1, thin blue pillar 1, thin green pillar 1"
    assert not any(english(s.title) == "Floors" for s in VILLA_PALETTI.telling.sheet(empty_view()))


def test_of_a_villa_that_came_down_only_what_stands_is_told_by_level() -> None:
    state = pulling()
    pose = state.villa.pillars[6]
    assert pose is not None
    lying = replace(pose, w=UNIT // 2, i=UNIT // 2, j=UNIT // 2, k=UNIT // 2)
    down = let(state, Fell(state.villa.with_pillar(6, lying, 0), "C2", "green", (6,)))
    titles = [
        english(section.title)
        for section in VILLA_PALETTI.telling.sheet(VILLA_PALETTI.view(down, 0))
    ]
    assert "Floors" not in titles
    assert "y2" not in [row[-1] for row in rows(down, "On the base")]
    assert rows(down, "Other pillars")[0][2] == "fallen over"


def empty_view() -> View:
    return VILLA_PALETTI.view(begin(), 0)


def test_with_advice_the_sheet_and_the_list_tell_it() -> None:
    state = table(villa(2), options={"assist": True})
    advised = {row[-1]: row[2] for row in rows(state, "On the base")}
    assert advised["r1"] in ("stands", "wobbles", "falls")
    assert advised["y1"] == "–"
    words = {"stands": "looks safe", "wobbles": "shaky without it", "falls": "falls without it"}
    touching = "touch r1 fingers 40"
    assert listed(state, touching).endswith(f"covered; {words[advised['r1']]}")
    assert listed(table(villa(2)), touching).endswith("covered")


# ---------------------------------------------------------------- the list of options
def listed(state: State, line: str) -> str:
    """An option as the list has it: its title, and what it is called there."""
    seat = VILLA_PALETTI.actors(state)[0]
    text = VILLA_PALETTI.telling.offered(state, seat, VILLA_PALETTI.parse(line))
    parts = ("choice", "group")
    return " / ".join(english(Text(f"{text.key}-{part}", text.args)) for part in parts)


def test_the_list_tells_what_is_seen_of_a_pull() -> None:
    held = touch(table(villa(2)), "r2")
    choice, group = listed(held, "pull 0").split(" / ")
    assert re.fullmatch(r"0°: out after \d+ mm, (\d+ mm clear|runs into a pillar)", choice)
    assert re.fullmatch(r"East \(\d+ mm\)", group)
    assert group == listed(held, "pull 345").split(" / ")[1]


def test_the_list_tells_what_is_below_a_spot() -> None:
    state = pulled_out(table(villa(2, one="y1 b1 g1")), "r1")
    spots = [VILLA_PALETTI.format(one) for one in VILLA_PALETTI.legal(state, 0)[:-1]]
    told_spots = [listed(state, one) for one in spots]
    assert any(": over no pillar, " in one for one in told_spots)
    assert any(
        re.search(r": below it \w+ \w+ pillar.*, \d+ mm from the edge", one) for one in told_spots
    )


def test_the_list_tells_on_which_pillars_a_floor_would_lie() -> None:
    laying = unopposed(act(table(villa(2, two=SIX)), "claim"))
    assert re.search(
        r"onto \d pillars \(.*pillar.*\) / Turned by 0°", listed(laying, "lay 0 -10 0")
    )
    assert told(laying, "lay 0 -10 0").endswith(".")


def test_two_colours_and_neutral_pillars_are_named() -> None:
    assert rows(table(villa(2), seats=2), "Players")[0][1] == "red and yellow"
    base = {row[-1]: row for row in rows(table(villa(2), seats=3), "On the base")}
    assert base["g1"][2] == "neutral"


# ---------------------------------------------------------------- in every language
def outcomes() -> Iterator[tuple[State, Action]]:
    state = pulling()
    stands = state.villa
    criteria: tuple[Criterion, ...] = ("C1", "C2", "C3", "C4")
    for why in criteria:
        yield state, Fell(stands, why, "r2" if why == "C4" else "blue", (1,))
    for agreed in ("out", "reset"):
        lenient = act(touch(table(villa(2), options={"toppled": agreed}), "r1"), "pull 0")
        yield lenient, Fell(stands, "C4", "y2", (6,))
    yield state, Free(stands.with_pillar(0, None, 0))
    yield state, Returned(stands)
    placing = act(pulled_out(table(villa(2)), "r1"), "place 0 -30 0")
    yield placing, Returned(placing.villa)
    yield placing, Stands(villa(2))
    laying = act(unopposed(act(table(villa(2, two=SIX)), "claim")), "lay 0 -10 0")
    yield laying, Returned(laying.villa)
    yield laying, Stands(villa(3))
    objected = act(act(table(villa(2, two=SIX)), "claim"), "object", by="D")
    lifting = bring_up(objected, "r2")
    yield lifting, Stands(lifting.villa.without(1))
    yield begin(), Wood((0,) * 20, 1)
    scattering = let(begin(), Wood((0,) * 20, 1))
    yield scattering, Scatter(villa(0))
    yield let(let(scattering, Scatter(villa(0))), Stands(villa(1))), Roll("red")
    yield act(table(villa(2)), "touch r1 fingers 40"), Held()


def endings() -> Iterator[State]:
    yield collapse(pulling())
    yield collapse(act(touch(table(villa(2, two="y5"), seal="BC"), "r1"), "pull 0"))
    yield act(table(villa(2), seats=2), "resign")
    for seal in ("", "A"):
        state = act(table(villa(2, two="r5" if seal else ""), seal=seal), "end?")
        yield act(act(act(state, "agree"), "agree"), "agree")
        stuck = table(villa(5, five="r5" if seal else ""), seal=seal, idle=3)
        yield unopposed(act(stuck, "claim"))


def texts() -> Iterator[Text]:
    game = VILLA_PALETTI
    assisted = table(villa(2, out="b1"), options={"assist": True})
    for state in (*moments(), *endings(), assisted, table(villa(2), seats=2), begin()):
        for viewer in range(state.seats):
            yield game.telling.prompt(state, viewer)
        for section in game.telling.sheet(game.view(state, 0)):
            yield from (section.title, *section.columns)
            yield from (c.text for row in section.rows for c in row if c.text)
        for seat in game.actors(state):
            for action in game.legal(state, seat) if seat >= 0 else ():
                yield game.telling.tell(state, seat, action, 0).text
    for state, outcome in outcomes():
        assert game.objection(state, NATURE, outcome) is None, game.format(outcome)[:40]
        yield game.telling.tell(state, NATURE, outcome, 0).text
    for state, line, _ in wrong().values():
        objection = game.refuse(state, game.actors(state)[0], game.parse(line))
        assert objection is not None
        yield objection.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_said_can_be_said_in_every_language(lang: str) -> None:
    """And in words: `g1` would be read as geel or gelb, and is green."""
    messages = bundle(lang, ROOMS)
    for text in {repr(text): text for text in texts()}.values():
        for key in (
            text.key,
            *(f"{text.key}-{form}" for form in ("choice", "group", "sure", "seen")),
        ):
            if key != text.key and not messages.has_message(key):
                continue
            pattern = messages.get_message(key).value
            assert pattern is not None
            errors = messages.format_pattern(pattern, dict(text.args))[1]
            assert not errors, (lang, text, errors)
            assert re.fullmatch(
                r"(?!.*\b[rybg][1-5]\b).*\S.*", format_message(lang, key, text.args, ROOMS, NAMES)
            )


def test_an_aborted_neutral_is_told_like_any_other() -> None:
    state = abort(table(villa(2), seats=3), "g1")
    assert prompted(state, 1).startswith("Ada has left a neutral pillar where it was.")
    assert prompted(state, 0) == "The others say whether they can move another neutral pillar."

"""Every sentence about the game in all languages, and its arguments."""

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
    all_decline,
    bring_up,
    new_match,
    pull_out,
    resolve,
    resolve_collapse,
    table,
    touch,
    villa,
)
from tests.games.villa_paletti.rules.test_objections import illegal_actions, phase_states

ROOMS = (VILLA_PALETTI.room,)
NAMES = ("Ada", "Bruno", "Carla", "Dino")
SIX = "r1 y1 b1 g1 y2 b2"


def english(text: Text) -> str:
    return format_message("en", text.key, text.args, ROOMS, NAMES)


def text_of(state: State, line: str, by: int = -9) -> str:
    seat = by if by >= 0 else VILLA_PALETTI.actors(state)[0]
    return english(VILLA_PALETTI.telling.tell(state, seat, VILLA_PALETTI.parse(line), 0).text)


def result_of(state: State, outcome: Action) -> str:
    return english(VILLA_PALETTI.telling.tell(state, NATURE, outcome, 0).text)


def prompt(state: State, viewer: int) -> str:
    return english(VILLA_PALETTI.telling.prompt(state, viewer))


def pulling() -> State:
    return act(touch(table(villa(2)), "r1"), "pull 90")


# ---------------------------------------------------------------- players' actions
def test_sentences_of_touches_and_pulls() -> None:
    state = table(villa(2, {"r1": FREE_SPOT}))
    assert (
        text_of(state, "touch r2 hook 10")
        == "Ada touches the thin red pillar 2 with the hook, 10 mm above its foot."
    )
    assert "the thin red pillar 1, which stands free, with the fingers" in text_of(
        state, "touch r1 fingers 40"
    )
    held = touch(state, "r2")
    assert text_of(held, "pull 40") == "Ada pulls the thin red pillar 2 to the north-east (40°)."
    assert text_of(held, "pull 350 lift 0.8").endswith("east (350°), lifting the floor a little.")
    assert text_of(held, "pull 350 steady").endswith("east (350°), steadying the floor.")
    assert text_of(held, "hands 0m1,2,3") == "Ada pulls at the thin red pillar 2."
    assert text_of(held, "back").startswith(
        "Ada leaves the thin red pillar 2 where it was. It is locked"
    )


def test_sentences_of_placements() -> None:
    state = pull_out(table(villa(2)), "r1")
    expected = "Ada lowers the thin red pillar 1 12 mm east, 30 mm south of the middle."
    assert text_of(state, "place 12.4 -30 0") == expected
    assert text_of(state, "hands 0g1240,-3000,0,120 9d 9r") == expected


def test_sentences_of_claims_explain_objections() -> None:
    state = table(villa(2, two=SIX))
    doubt = " Whoever doubts it has to bring one of them up."
    expected = "can be brought up, and asks for the yellow floor." + doubt
    assert text_of(state, "claim").endswith(expected)
    assert "none of their pillars can be brought up." in text_of(table(villa(5)), "claim")
    passing = "No floor could be laid, so this is only a pass."
    assert text_of(table(villa(2)), "claim").endswith(passing + doubt)
    assert text_of(table(villa(2, two="r1 r2 r3 r4 r5")), "claim").endswith(
        "asks for the yellow floor."
    )
    asked = act(state, "claim")
    assert text_of(asked, "object", 3) == "Dino objects, and will move one of Ada’s pillars."
    few = act(act(act(table(villa(2)), "claim"), "decline"), "decline")
    assert text_of(few, "decline", 3).endswith("No floor can be laid, so the turn is over.")
    assert text_of(asked, "decline", 1) == "Bruno does not object."


def test_sentences_of_resignations_and_proposals() -> None:
    assert text_of(table(villa(2)), "resign") == "Ada resigns."
    assert text_of(table(villa(2)), "end?") == "Ada proposes to end the match here."


# ---------------------------------------------------------------- NATURE's outcomes
def test_sentences_of_outcomes() -> None:
    state = pulling()
    assert "pillar 1 is out" in result_of(state, Free(state.villa.with_pillar(0, None, 0)))
    assert "pillar 1 did not come out: it is back" in result_of(state, Returned(state.villa))
    fell = Fell(state.villa, "C2", "green")
    assert result_of(state, fell) == "The green floor tilts: Ada has brought the villa down."
    assert result_of(state, Fell(state.villa, "C4", "y2", (6,))).startswith(
        "Ada has knocked the thin yellow pillar 2 over"
    )


def test_a_sentence_mentions_the_seal_when_its_holder_changes() -> None:
    state = pull_out(table(villa(2, two="y1"), seal="B"), "r5")
    placing = act(state, VILLA_PALETTI.format(VILLA_PALETTI.legal(state, 0)[0]))
    pose = villa(2, two="r5 y1").pillars[4]
    up = Stands(placing.villa.with_pillar(4, pose, 2))
    assert (
        result_of(placing, up)
        == "Ada has brought the thick red pillar to the green floor. Ada takes the seal."
    )
    thin = pull_out(table(villa(2, two="y1"), seal="B"), "r1")
    placing = act(thin, VILLA_PALETTI.format(VILLA_PALETTI.legal(thin, 0)[0]))
    up = Stands(placing.villa.with_pillar(0, pose, 2))
    assert result_of(placing, up) == "Ada has brought the thin red pillar 1 to the green floor."


def test_sentences_of_the_setup() -> None:
    assert result_of(new_match(), Wood((0,) * 20, 2)).endswith("Carla counts as the youngest.")


# ---------------------------------------------------------------- prompts
def test_prompts_say_what_to_do_or_who_is_to_act() -> None:
    state = table(villa(2))
    assert prompt(state, 0).startswith("Touch one of your pillars")
    assert prompt(state, 1) == "Ada looks for a pillar to move."
    assert prompt(table(villa(2), seats=3), 0).startswith("First touch a neutral pillar")
    assert prompt(table(villa(2, two="r1 r2 r3 r4 r5")), 0).startswith("None of your pillars")
    asked = act(state, "claim")
    assert prompt(asked, 2).startswith("Ada claims that none of their pillars")
    assert prompt(asked, 0) == "The others say whether they object to Ada’s claim."
    assert prompt(act(state, "end?"), 0) == "The others say whether the match ends here."


def test_prompts_say_whose_hand_is_at_work() -> None:
    breath = "The wood decides: hold your breath."
    assert prompt(new_match(), 0) == "The villa is being set up."
    assert (
        prompt(act(table(villa(2)), "touch r1 hook 10"), 1)
        == "Ada lays a hand on the thin red pillar 1."
    )
    assert prompt(pulling(), 0) == f"Ada pulls the thin red pillar 1. {breath}"
    placing = act(pull_out(table(villa(2)), "r1"), "place 0 -30 0")
    assert prompt(placing, 1) == f"Ada sets the thin red pillar 1 down. {breath}"
    laying = act(all_decline(act(table(villa(2, two=SIX)), "claim")), "lay 0 -10 0")
    assert prompt(laying, 1) == f"Ada lays the yellow floor. {breath}"


def test_the_final_prompt_says_how_it_ended_and_who_won() -> None:
    down = resolve_collapse(pulling())
    assert prompt(down, 1) == "Ada has brought the villa down, and there is no winner."
    state = table(villa(2, two="y5"), seal="BC")
    won = resolve_collapse(act(touch(state, "r1"), "pull 0"))
    assert prompt(won, 1) == "Ada has brought the villa down. Bruno wins."
    assert prompt(act(table(villa(2), seats=2), "resign"), 0).endswith("Bruno wins.")


def test_only_the_end_of_a_turn_is_read_out() -> None:
    tell, state = VILLA_PALETTI.telling.tell, table(villa(2))
    free = Free(pulling().villa.with_pillar(0, None, 0))
    held = act(state, "touch r1 fingers 40")
    placing = act(pull_out(state, "r1"), "place 0 -30 0")
    steps = [
        tell(state, 0, VILLA_PALETTI.parse("touch r1 fingers 40"), 1),
        tell(held, NATURE, Held(), 1),
        tell(touch(state, "r1"), 0, VILLA_PALETTI.parse("pull 90"), 1),
        tell(pulling(), NATURE, free, 1),
        tell(pull_out(state, "r1"), 0, VILLA_PALETTI.parse("place 0 -30 0"), 1),
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


# ---------------------------------------------------------------- the villa as text
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


def test_floors_are_described_by_extent_and_pillars_below() -> None:
    green, blue = rows(table(villa(2, one="y1 b1 g1")), "Floors")
    assert [green[0], blue[0]] == ["green floor", "blue floor"]
    west, east = blue[1].split(" to ")
    assert west.endswith(" mm west")
    assert east.endswith(" mm east")
    assert blue[4].endswith(" pillars")
    assert green[4] == "thin yellow pillar 1, thin blue pillar 1, thin green pillar 1"
    assert not any(english(s.title) == "Floors" for s in VILLA_PALETTI.telling.sheet(empty_view()))


def test_after_a_collapse_only_standing_pillars_are_listed_by_level() -> None:
    state = pulling()
    pose = state.villa.pillars[6]
    assert pose is not None
    lying = replace(pose, w=UNIT // 2, i=UNIT // 2, j=UNIT // 2, k=UNIT // 2)
    down = resolve(state, Fell(state.villa.with_pillar(6, lying, 0), "C2", "green", (6,)))
    titles = [
        english(section.title)
        for section in VILLA_PALETTI.telling.sheet(VILLA_PALETTI.view(down, 0))
    ]
    assert "Floors" not in titles
    assert "y2" not in [row[-1] for row in rows(down, "On the base")]
    assert rows(down, "Other pillars")[0][2] == "fallen over"


def empty_view() -> View:
    return VILLA_PALETTI.view(new_match(), 0)


def test_the_sheet_and_the_list_show_advice() -> None:
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
    """An option as it appears in the list: its text, and its group."""
    seat = VILLA_PALETTI.actors(state)[0]
    text = VILLA_PALETTI.telling.offered(state, seat, VILLA_PALETTI.parse(line))
    parts = ("choice", "group")
    return " / ".join(english(Text(f"{text.key}-{part}", text.args)) for part in parts)


def test_the_list_describes_pulls() -> None:
    held = touch(table(villa(2)), "r2")
    choice, group = listed(held, "pull 0").split(" / ")
    assert re.fullmatch(r"0°: out after \d+ mm, (\d+ mm clear|runs into a pillar)", choice)
    assert re.fullmatch(r"East \(\d+ mm\)", group)
    assert group == listed(held, "pull 345").split(" / ")[1]


def test_the_list_describes_what_is_below_a_spot() -> None:
    state = pull_out(table(villa(2, one="y1 b1 g1")), "r1")
    spots = [VILLA_PALETTI.format(one) for one in VILLA_PALETTI.legal(state, 0)[:-1]]
    told_spots = [listed(state, one) for one in spots]
    assert any(": over no pillar, " in one for one in told_spots)
    assert any(
        re.search(r": below it \w+ \w+ pillar.*, \d+ mm from the edge", one) for one in told_spots
    )


def test_the_list_names_the_pillars_below_a_floor() -> None:
    laying = all_decline(act(table(villa(2, two=SIX)), "claim"))
    assert re.search(
        r"onto \d pillars \(.*pillar.*\) / Turned by 0°", listed(laying, "lay 0 -10 0")
    )
    assert text_of(laying, "lay 0 -10 0").endswith(".")


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
    placing = act(pull_out(table(villa(2)), "r1"), "place 0 -30 0")
    yield placing, Returned(placing.villa)
    yield placing, Stands(villa(2))
    laying = act(all_decline(act(table(villa(2, two=SIX)), "claim")), "lay 0 -10 0")
    yield laying, Returned(laying.villa)
    yield laying, Stands(villa(3))
    objected = act(act(table(villa(2, two=SIX)), "claim"), "object", by="D")
    lifting = bring_up(objected, "r2")
    yield lifting, Stands(lifting.villa.without(1))
    yield new_match(), Wood((0,) * 20, 1)
    scattering = resolve(new_match(), Wood((0,) * 20, 1))
    yield scattering, Scatter(villa(0))
    yield resolve(resolve(scattering, Scatter(villa(0))), Stands(villa(1))), Roll("red")
    yield act(table(villa(2)), "touch r1 fingers 40"), Held()


def endings() -> Iterator[State]:
    yield resolve_collapse(pulling())
    yield resolve_collapse(act(touch(table(villa(2, two="y5"), seal="BC"), "r1"), "pull 0"))
    yield act(table(villa(2), seats=2), "resign")
    for seal in ("", "A"):
        state = act(table(villa(2, two="r5" if seal else ""), seal=seal), "end?")
        yield act(act(act(state, "agree"), "agree"), "agree")
        stuck = table(villa(5, five="r5" if seal else ""), seal=seal, idle=3)
        yield all_decline(act(stuck, "claim"))


def texts() -> Iterator[Text]:
    game = VILLA_PALETTI
    assisted = table(villa(2, out="b1"), options={"assist": True})
    for state in (*phase_states(), *endings(), assisted, table(villa(2), seats=2), new_match()):
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
    for state, line, _ in illegal_actions().values():
        objection = game.refuse(state, game.actors(state)[0], game.parse(line))
        assert objection is not None
        yield objection.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_exists_in_every_language(lang: str) -> None:
    """Names are written out: a player could read `g1` as geel or gelb, but it is green."""
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


def test_prompts_after_an_aborted_neutral_pillar() -> None:
    state = abort(table(villa(2), seats=3), "g1")
    assert prompt(state, 1).startswith("Ada has left a neutral pillar where it was.")
    assert prompt(state, 0) == "The others say whether they can move another neutral pillar."

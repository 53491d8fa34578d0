"""The main stories of tests/e2e/browser once more, as Firefox tells them."""

import pytest

from tests.e2e.browser.test_hotseat import test_a_curtain_keeps_each_ones_card_from_the_other
from tests.e2e.browser.test_keyboard import (
    test_letters_turn_the_card_and_digits_take_another,
    test_the_focus_stays_on_the_board_from_move_to_move,
)
from tests.e2e.browser.test_log import (
    test_an_entry_shows_the_board_at_that_moment,
    test_whoever_comes_later_reads_the_newest_entry,
)
from tests.e2e.browser.test_mouse import (
    test_every_phase_and_the_end_are_played_with_the_mouse,
    test_two_clicks_lead_from_the_landing_page_into_the_match,
)
from tests.e2e.browser.test_objections import (
    test_following_the_number_opens_the_rulebook_at_that_rule,
)
from tests.e2e.browser.test_plain import test_a_game_without_a_drawing_is_played_on_the_plain_table
from tests.e2e.browser.test_returning import (
    test_a_reload_in_the_middle_of_a_match_changes_nothing,
    test_continue_on_the_landing_page_leads_back_to_the_table,
)
from tests.e2e.browser.test_together import (
    test_a_move_can_be_taken_back_until_the_other_has_acted,
    test_two_browsers_play_each_other_through_a_seat_link,
)

pytestmark = pytest.mark.browser

__all__ = [
    "test_a_curtain_keeps_each_ones_card_from_the_other",
    "test_a_game_without_a_drawing_is_played_on_the_plain_table",
    "test_a_move_can_be_taken_back_until_the_other_has_acted",
    "test_a_reload_in_the_middle_of_a_match_changes_nothing",
    "test_an_entry_shows_the_board_at_that_moment",
    "test_continue_on_the_landing_page_leads_back_to_the_table",
    "test_every_phase_and_the_end_are_played_with_the_mouse",
    "test_following_the_number_opens_the_rulebook_at_that_rule",
    "test_letters_turn_the_card_and_digits_take_another",
    "test_the_focus_stays_on_the_board_from_move_to_move",
    "test_two_browsers_play_each_other_through_a_seat_link",
    "test_two_clicks_lead_from_the_landing_page_into_the_match",
    "test_whoever_comes_later_reads_the_newest_entry",
]

"""The main stories of tests/e2e/browser, repeated in Firefox."""

import pytest

from tests.e2e.browser.lobby.test_returning import (
    test_a_reload_in_the_middle_of_a_match_changes_nothing,
    test_continue_on_the_landing_page_leads_back_to_the_table,
)
from tests.e2e.browser.multiplayer.test_hotseat import (
    test_a_curtain_hides_the_card_of_each_player_from_the_other,
)
from tests.e2e.browser.multiplayer.test_together import (
    test_a_move_can_be_undone_until_the_other_player_has_moved,
    test_two_browsers_play_each_other_through_a_seat_link,
)
from tests.e2e.browser.table.test_keyboard import (
    test_letters_turn_the_card_and_digits_select_another,
    test_the_focus_stays_on_the_board_from_move_to_move,
)
from tests.e2e.browser.table.test_log import (
    test_a_client_that_joins_later_shows_the_newest_entry,
    test_an_entry_shows_the_board_at_that_position,
)
from tests.e2e.browser.table.test_mouse import (
    test_every_phase_and_the_end_are_played_with_the_mouse,
    test_two_clicks_lead_from_the_landing_page_into_the_match,
)
from tests.e2e.browser.table.test_objections import (
    test_the_rule_number_opens_the_rulebook_at_that_rule,
)
from tests.e2e.browser.table.test_plain import (
    test_a_game_without_a_drawing_is_played_on_the_plain_table,
)

pytestmark = pytest.mark.browser

__all__ = [
    "test_a_client_that_joins_later_shows_the_newest_entry",
    "test_a_curtain_hides_the_card_of_each_player_from_the_other",
    "test_a_game_without_a_drawing_is_played_on_the_plain_table",
    "test_a_move_can_be_undone_until_the_other_player_has_moved",
    "test_a_reload_in_the_middle_of_a_match_changes_nothing",
    "test_an_entry_shows_the_board_at_that_position",
    "test_continue_on_the_landing_page_leads_back_to_the_table",
    "test_every_phase_and_the_end_are_played_with_the_mouse",
    "test_letters_turn_the_card_and_digits_select_another",
    "test_the_focus_stays_on_the_board_from_move_to_move",
    "test_the_rule_number_opens_the_rulebook_at_that_rule",
    "test_two_browsers_play_each_other_through_a_seat_link",
    "test_two_clicks_lead_from_the_landing_page_into_the_match",
]

"""Display names in any script are accepted. Unreadable names are refused with an explanation."""

import unicodedata

import pytest

from tavolino.i18n import LANGUAGES, format_message
from tavolino.server.display_names import clean_name
from tavolino.server.protocol.problems import Refused
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

NAMES = (
    *("Ada", "Zoë 🎲", "Jean-Luc d’Arc", "O'Neill", "X Æ A-12", "7", ".", "?!", "R2·D2", "ℵ₀", "ﷺ"),
    *("Nguyễn Thị Ánh Tuyết", "Lê Đức Thọ", "Ọlọ́runfẹ́mi", "Žemaitė̃", "Ǭðr", "Tłı̨chǫ", "Shʼíꞌíł"),
    *("Ἀλέξανδρος", "Фёдор", "Ѿче", "ქეთევანი", "Հայկ", "שָׁלוֹם", "רִבְקָה", "בְּרֵאשִׁ֖ית", "مُحَمَّدٌ", "مَوْلَىٰ"),
    *("मुहम्मद", "श्रीमाँ", "क़ुरैशी", "क्ष्म्य", "ক্লান্তি", "ஸ்ரீ", "రాజేశ్వరి", "കൃഷ്ണന്", "සිංහල", "ਗੁਰਦਾਸਪੁਰ"),
    *("น้ำทิพย์", "กัญญ์ณณัฏฐ์", "ສີສະຫວັດ", "សុខា", "မြန်မာ့", "ငြိမ့်ငြိမ့်", "བསྒྲུབས", "ཀྵྨ", "ꦱꦸꦫꦏꦂꦠ", "ᠮᠣᠩᠭᠣᠯ"),
    *(
        "李小龍",
        "葛󠄀城",
        "はなこ",
        "ガギグ",
        "김철수",
        "ᄒᆞᆫ글",
        "ኢትዮጵያ",
        "ꓡꓲꓢꓴ",
        "𐌰𐌳𐌰",
        "𝒜𝒹𝒶",
        "ⵜⴰⵎⴰⵣⵉⵖⵜ",
    ),
    *("👩‍👩‍👧‍👦", "🏳️‍🌈 Ada", "👩🏽‍🚀", "❤️‍🔥", "1️⃣", "🇮🇹", "☕︎", "می‌خواهم", "ශ්‍රී", "ക്‍ഷ", "രാജന്‍"),
    *("র‌্যান্ড", "अ‍ॅलेक्स", "پرتِ‌پِلا", "ⵜⴰⵎⴰⵣⵉⵖⵜ"),
)

INVISIBLE = (
    *(
        "\u2800",
        "\u3164",
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u00ad",
        "\u200b",
        "\u200d",
        "\u2060\u2061",
    ),
    *(
        "\ufe0f",
        "\U000e0100",
        "\U000e0041",
        "\u034f",
        "\u180b",
        "\u17b4",
        "\u202e",
        "\ufeff",
        "\ud800",
    ),
    *("\ue000", "\u2800 \u3164", "\U0001d159", "\x00\x07", "\ud800", "\u2060\u2061"),
)

STACKED = (
    *("Z̷̡̛͍̺", "Ẩ̀́̂", "a" + "\u0301" * 3, "A" + "\u0300\u0301\u0302\u0303" * 8, "กิ้้้้", "ก" + "\u0e49" * 30),
    *("ب" + "\u064b" * 3, "ꦱ" + "\ua9bf" * 9, "x" + "\u20dd\u20de\u20df\u20e0", "क" + "\u0941" * 4),
    *("ཀ" + "\u0f71\u0f72\u0f74\u0f7a\u0f7c\u0f80\u0f82\u0f83\u0f86", "a\u0316\u0317\u0318\u0319"),
)

BARE = ("\u0301", "\u0301\u0300", "\u0301Ada", "Ada \u0301", "\u0e49", "\u20dd", "\u093f")
"""Combining marks without a base would attach to the text beside the name."""


@pytest.mark.parametrize("name", NAMES)
def test_names_in_all_scripts_are_accepted(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)
    assert clean_name(unicodedata.normalize("NFD", name)) == clean_name(name)


@pytest.mark.parametrize("name", [*INVISIBLE, *STACKED, *BARE], ids=ascii)
def test_unreadable_names_are_rejected(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.problem.code == "bad_name"


def test_a_clean_name_is_one_visible_line() -> None:
    assert clean_name(" Ada\t\n  Lovelace\u200b\u202e ") == "Ada Lovelace"
    assert clean_name("A\u00add\u3164a\u2800\ufe0f\u200d") == "Ada"
    assert clean_name("A\u200dd\u200ca") == "Ada"
    assert clean_name("") == clean_name(" \u00a0\n\u3000") == ""


def test_a_bad_name_is_refused_with_an_explanation(server: RunningServer) -> None:
    wish = {"game": "kuhn", "seats": [{"kind": "me", "name": "\u3164"}, {"kind": "me"}]}
    status, said, _ = http(server, "/api/tables", wish)
    assert (status, said["code"], said["text"]["key"]) == (400, "bad_name", "problem-bad-name")
    assert len({format_message(lang, "problem-bad-name") for lang in LANGUAGES}) == len(LANGUAGES)


async def test_a_rename_to_an_unreadable_name_is_refused(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.send("rename", seat=0, name="Zoë")
        await mine.until_table(lambda seen: seen["seats"][0]["name"] == "Zoë")
        await mine.send("rename", seat=0, name="Z" + "\u0335\u0336\u0337\u0338" * 5)
        assert (await mine.receive("problem"))["code"] == "bad_name"
    assert http(server, f"/api/tables/{made['table']['id']}")[1]["seats"][0]["name"] == "Zoë"

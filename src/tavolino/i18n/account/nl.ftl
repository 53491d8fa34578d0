## Wie je bent

title-you = Jij · Tavolino
menu-you = Wie je bent
menu-you-known = Je bent hier bekend: deze tafel wacht op al je toestellen op je.
menu-you-guest = Je speelt als gast. Als je wilt, wachten deze tafel en je instellingen op elk toestel op je.
person-lead = Je speelt als gast, en dat mag zo blijven. Wil je je tafels, je naam en je instellingen op al je toestellen, bewaar dan wie je bent: zonder wachtwoord en zonder mailadres.
person-keep = Bewaren
person-name = Hoe heet je?
person-passkey-words = Een passkey blijft op je toestel of in zijn wachtwoordkluis. Je ontgrendelt haar met vinger, gezicht of pincode; niemand kan haar raden, en je hoeft niets te onthouden.
person-keep-passkey = Bewaren met een passkey
person-keep-link = Bewaren met een herstellink
person-again = Al bewaard?
person-enter = Aanmelden met een passkey
person-again-link = Heb je op een toestel geen passkey, open er dan je herstellink.
person-kept = Wat wordt er bewaard?
person-kept-words = Een willekeurig nummer, de naam die je kiest, enkele instellingen zoals taal en licht, de openbare helft van je passkeys, en welke plaatsen van jou zijn, met hun sleutels. Van elk toestel waarop je bent aangemeld wat voor een het is en de dag waarop het laatst gebruikt is. Zolang een tafel van jou loopt die openbaar is of voor de rating telt, een versleutelde vorm van je netwerkadres, waaruit niemand het kan lezen. Geen mailadres, niets over wat je elders doet. Je kunt alles als bestand meenemen en op elk moment wissen.
person-none-missing = Deze browser kent geen passkeys. Een herstellink doet hetzelfde: bewaar hem zoals je een sleutel bewaart.
person-none-insecure = Browsers staan passkeys alleen toe op een beveiligd adres (https). Een herstellink werkt ook hier: bewaar hem zoals je een sleutel bewaart.
person-none-number = Browsers staan passkeys alleen toe waar het adres een naam is; dit adres is een nummer. Een herstellink werkt ook hier: bewaar hem zoals je een sleutel bewaart.
person-cancelled = Er is niets veranderd: het is geannuleerd of het duurde te lang. Probeer het opnieuw wanneer je wilt.
person-has-one = Dit toestel heeft al een passkey van jou.
person-unable = Dat lukte dit toestel niet met een passkey. Probeer een ander toestel of gebruik een herstellink.
person-back = Welkom terug
person-back-here = Aanmelden op dit toestel
person-back-words = Je herstellink werkt één keer. Als je je er hier mee aanmeldt, krijg je meteen een nieuwe.
person-back-known = Op dit toestel is nu { $name } aangemeld, en die wordt dan afgemeld.
person-back-alone = Op al mijn andere toestellen afmelden
person-back-alone-words = Bijvoorbeeld omdat er een zoek is of niet meer van jou.
person-back-enter = Hier aanmelden
person-called = Hoe je heet
person-called-words = Aan de tafels waar je al zit, houd je de naam die daar staat; je verandert hem in hun menu.
person-save = Opslaan
person-passkeys = Je passkeys
person-passkey = Passkey
person-used = gemaakt op { $made }, laatst gebruikt op { $used }
person-rename = Naam wijzigen: “{ $name }”
person-drop = “{ $name }” verwijderen
person-drop-passkey-words = Met “{ $name }” kom je er dan niet meer in. Niemand kan die passkey terughalen; je kunt alleen een nieuwe toevoegen.
person-drop-passkey-really = Passkey verwijderen
person-no-passkey = Je hebt er nog geen: alleen met je herstellink kom je binnen.
person-add = Een passkey van dit toestel toevoegen
person-link = Je herstellink
person-link-words = Daarmee kom je één keer binnen op een nieuw toestel. Wie hem heeft, gaat hier voor jou door: bewaar hem waar je sleutels bewaart.
person-link-once = Bewaar hem nu: hij wordt alleen deze keer getoond.
person-link-until = Je link geldt tot { $date }.
person-link-make = Een herstellink maken
person-link-replace = Een nieuwe in de plaats maken
person-link-revoke = Intrekken
person-tables = Je tafels
person-no-tables = Nog geen. Waar je vanaf nu ook gaat zitten, de tafel is op al je toestellen van jou.
person-table-since = sinds { $since }
person-table-over = sinds { $since }, voorbij
person-tables-all = { $count ->
    [one] { $count } tafel tonen
   *[other] Alle { $count } tafels tonen
  }
person-devices = Aangemeld
person-devices-words = { $count ->
    [one] Je bent alleen op dit toestel aangemeld. Meld je je af, dan verdwijnen je naam en je tafels van het toestel; ze wachten op je waar je je ook aanmeldt.
   *[other] Je bent op { $count } toestellen aangemeld. Meld je je af, dan verdwijnen je naam en je tafels van het toestel; ze wachten op je waar je je ook aanmeldt.
  }
person-session-unnamed = Een toestel
person-session-current = dit toestel
person-session-used = aangemeld op { $made }, laatst gebruikt op { $used }
person-session-made = aangemeld op { $made }
person-session-end = Afmelden: { $name }
person-sign-out = Hier afmelden
person-sign-out-everywhere = Overal afmelden
person-going = Meenemen of wissen
person-export-words = Alles wat er van je bewaard wordt, in één bestand. De sleutels van je plaatsen staan erin: wie het bestand heeft, kan voor jou spelen.
person-export = Alles downloaden
person-delete = Wissen wat er van mij bewaard wordt
person-delete-words = Je naam, instellingen, passkeys en lijst van tafels zijn dan meteen weg, en niemand kan ze terughalen. Partijen blijven zoals ze zijn: aan je tafels speel je verder als gast, op toestellen die hun links kennen.
person-delete-really = Alles wissen
person-notices = Hoe je hoort dat je aan de beurt bent
person-notices-words = Zo hoor je het aan tafels van jou die nog lopen, op welk toestel je het ook hebt ingesteld. Verwijder je hier een weg, dan gebruikt geen tafel die nog. Alleen een toestel waarop “Aan al mijn tafels” aanstaat, stelt zijn eigen wegen opnieuw in, aan de tafels die je daar opent.
person-no-notices = Nog aan geen van je tafels. Je stelt het in het menu van een tafel in.
person-notice-at = { $count ->
    [one] { $host }, aan één tafel
   *[other] { $host }, aan { $count } tafels
  }

## Who you are

title-you = You · Tavolino
menu-you = Who you are
menu-you-known = You are known here: this table waits for you on all your devices.
menu-you-guest = You play as a guest. If you like, this table and your settings can wait for you on every device.
person-lead = You play as a guest, and you may go on doing so. If you want your tables, your name and your settings on all your devices, keep who you are: without a password and without a mail address.
person-keep = Keep it
person-name = What are you called?
person-passkey-words = A passkey stays on your device or in its password store. You unlock it by finger, face or PIN; nobody can guess it, and there is nothing to remember.
person-keep-passkey = Keep it with a passkey
person-keep-link = Keep it with a recovery link
person-again = Kept already?
person-enter = Sign in with a passkey
person-again-link = On a device without your passkey, open your recovery link there.
person-kept = What is kept?
person-kept-words = A random number, the name you choose, a few settings such as language and light, the public half of your passkeys, and which seats are yours, with their keys. For each device that is signed in, what kind it is and the day of its last use. While a public or rated table of yours runs, a scrambled form of your network address, from which nobody can read it. No mail address, nothing about what you do elsewhere. You can take all of it along as a file, and delete it at any time.
person-none-missing = This browser knows no passkeys. A recovery link does the same: keep it as you would keep a key.
person-none-insecure = Browsers allow passkeys only over a secure address (https). A recovery link works here too: keep it as you would keep a key.
person-none-number = Browsers allow passkeys only where the address is a name; this one is a number. A recovery link works here too: keep it as you would keep a key.
person-cancelled = Nothing has changed: it was cancelled, or it took too long. Try again whenever you like.
person-has-one = This device has a passkey of yours already.
person-unable = This device could not do that with a passkey. Try another device, or use a recovery link.
person-back = Welcome back
person-back-here = Sign in on this device
person-back-words = Your recovery link works once. When you sign in with it here you get a new one at once.
person-back-known = { $name } is signed in on this device at the moment, and will be signed out.
person-back-alone = Sign out on all my other devices
person-back-alone-words = For example because one of them was lost or is no longer yours.
person-back-enter = Sign in here
person-called = What you are called
person-called-words = At the tables where you sit already you keep the name that stands there; you change it in their menus.
person-save = Save
person-passkeys = Your passkeys
person-passkey = Passkey
person-used = made on { $made }, last used on { $used }
person-rename = Rename “{ $name }”
person-drop = Remove “{ $name }”
person-drop-passkey-words = “{ $name }” will no longer let you in. Nobody can bring it back; you could only add a new one.
person-drop-passkey-really = Remove the passkey
person-no-passkey = You have none yet: your recovery link is your only way in.
person-add = Add a passkey of this device
person-link = Your recovery link
person-link-words = It lets you in on a new device, once. Whoever has it is you: keep it where you keep keys.
person-link-once = Keep it now: it is shown this one time.
person-link-until = Your link is good until { $date }.
person-link-make = Make a recovery link
person-link-replace = Make a new one instead
person-link-revoke = Revoke it
person-tables = Your tables
person-no-tables = None yet. Wherever you sit down from now on, the table is yours on all your devices.
person-table-since = since { $since }
person-table-over = since { $since }, over
person-tables-all = { $count ->
    [one] Show { $count } table
   *[other] Show all { $count } tables
  }
person-devices = Signed in
person-devices-words = { $count ->
    [one] You are signed in on this device only. When you sign out, your name and your tables leave it; they wait for you wherever you sign in.
   *[other] You are signed in on { $count } devices. When you sign out, your name and your tables leave the device; they wait for you wherever you sign in.
  }
person-session-unnamed = A device
person-session-current = this device
person-session-used = signed in on { $made }, last used on { $used }
person-session-made = signed in on { $made }
person-session-end = Sign out: { $name }
person-sign-out = Sign out here
person-sign-out-everywhere = Sign out everywhere
person-going = Take along or delete
person-export-words = Everything that is kept of you, as one file. The keys to your seats are in it: whoever has the file can play for you.
person-export = Download everything
person-delete = Delete what is kept of me
person-delete-words = Your name, settings, passkeys and list of tables will be gone at once, and nobody can bring them back. Matches stay as they are: you go on at your tables as a guest, on devices that know their links.
person-delete-really = Delete it all
person-notices = How you are told of your turn
person-notices-words = These ways are set up at tables of yours that go on, on whichever device. Remove one here and no table tells you by it any more. Only a device on which “At all my tables” is switched on sets up its own ways again, at the tables you open there.
person-no-notices = At none of your tables yet. You set it up in the menu of a table.
person-notice-at = { $count ->
    [one] { $host }, at one table
   *[other] { $host }, at { $count } tables
  }

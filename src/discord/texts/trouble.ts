import type { Texts } from '../../kernel/types.js';

/** What is said when something on our side, on Discord's or on the machine is in the way. */
export const trouble: Readonly<Record<'en' | 'de', Texts>> = {
  en: {
    'menu.invite': 'Invite to my game',
    'menu.story': 'Story from here',
    'bot.invite.no-lobby': 'You sit in no game here that waits to begin. `/game new` sets one up.',
    'bot.invite.program': 'That is a program. AI players come with `/game fill`.',
    'bot.invite.sits': 'They sit in {title} already.',
    'bot.invite.again': 'They were asked to {title} a short while ago.',
    'bot.invite.text': '{whom}, {who} asks you to **{title}** ({game}).',
    'bot.invite.done': 'Asked {whom} to {title}.',
    'word.direct': 'direct',
    'word.on': 'on',
    'cmd.clock.direct': 'Whether you are called in a direct message too',
    'cmd.clock.direct.on': 'A message to you alone, with a link and nothing of the game',
    'bot.clock.direct': 'Calls come **as a direct message too**. `/clock direct` ends that.',
    'bot.direct.call': '**{title}** ({game}) waits for you.',
    'bot.direct.open': 'Go to the game',
    'bot.picture.failed': '-# The picture could not be drawn. The table in words:',
    'bot.post.refused':
      'Discord did not take a message about {title}. Nothing of the game is lost: `/board` shows the table, `/history` tells what happened.',
    'bot.closed.line': '⚠️ I can’t post in {where}. What is missing there: {list}.',
    'bot.closed.unknown': 'a permission that I can’t see from here',
    'bot.disk.operator':
      '⚠️ Something could not be kept on the disk of the machine that I run on, and a player was refused: `{why}`. Nothing that was kept is lost; make room and look at the log.',
    'bot.rewind.which':
      '“{typed}” is no event. Name one by its number, from 0 to {last}, or choose from the list that comes as you type; `/history` shows them.',
    'bot.status.posts':
      '{waiting, plural, =0 {No post waits.} one {# post waits} other {# posts wait}}{waiting, plural, =0 {} other {; the oldest that could go for {seconds} s.}}',
    'bot.closed.after': '-# Nothing of the game is lost; what waits is posted as soon as I may.',
  },
  de: {
    'menu.invite': 'Zu meinem Spiel einladen',
    'menu.story': 'Geschichte ab hier',
    'bot.invite.no-lobby':
      'Du sitzt hier in keinem Spiel, das auf den Anfang wartet. `/spiel neu` richtet eines ein.',
    'bot.invite.program': 'Das ist ein Programm. KI-Spieler kommen mit `/spiel auffüllen`.',
    'bot.invite.sits': 'Die Person sitzt schon in {title}.',
    'bot.invite.again': 'Zu {title} wurde die Person vor Kurzem schon gebeten.',
    'bot.invite.text': '{whom}, {who} bittet dich zu **{title}** ({game}).',
    'bot.invite.done': '{whom} ist zu {title} gebeten.',
    'word.direct': 'direkt',
    'word.on': 'an',
    'cmd.clock.direct': 'Ob dich auch eine Direktnachricht ruft',
    'cmd.clock.direct.on': 'Eine Nachricht an dich allein, mit einem Link und nichts aus dem Spiel',
    'bot.clock.direct': 'Rufe kommen **auch als Direktnachricht**. `/uhr direkt` beendet das.',
    'bot.direct.call': '**{title}** ({game}) wartet auf dich.',
    'bot.direct.open': 'Zum Spiel',
    'bot.picture.failed': '-# Das Bild ließ sich nicht zeichnen. Der Tisch in Worten:',
    'bot.post.refused':
      'Discord hat eine Nachricht zu {title} nicht angenommen. Vom Spiel ist nichts verloren: `/tisch` zeigt den Tisch, `/geschichte` erzählt, was geschah.',
    'bot.closed.line': '⚠️ In {where} kann ich nichts schreiben. Was mir dort fehlt: {list}.',
    'bot.closed.unknown': 'ein Recht, das ich von hier aus nicht sehe',
    'bot.disk.operator':
      '⚠️ Auf der Platte der Maschine, auf der ich laufe, ließ sich etwas nicht speichern, und ein Zug wurde abgelehnt: `{why}`. Was gespeichert war, ist nicht verloren; schaff Platz und sieh ins Protokoll.',
    'bot.rewind.which':
      '„{typed}“ ist kein Ereignis. Nenne eines mit seiner Nummer, von 0 bis {last}, oder wähle aus der Liste, die beim Tippen kommt; `/geschichte` zeigt sie.',
    'bot.status.posts':
      '{waiting, plural, =0 {Kein Beitrag wartet.} one {# Beitrag wartet} other {# Beiträge warten}}{waiting, plural, =0 {} other {; der älteste, der gehen könnte, seit {seconds} s.}}',
    'bot.closed.after': '-# Vom Spiel ist nichts verloren; was wartet, kommt, sobald ich darf.',
  },
};

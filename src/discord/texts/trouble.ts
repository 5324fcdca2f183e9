import type { Texts } from '../../kernel/types.js';

/** What is said when something on our side, on Discord's or on the machine is in the way. */
export const trouble: Readonly<Record<'en' | 'de', Texts>> = {
  en: {
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
    'bot.picture.failed': '-# Das Bild ließ sich nicht zeichnen. Der Tisch in Worten:',
    'bot.post.refused':
      'Discord hat eine Nachricht zu {title} nicht angenommen. Vom Spiel ist nichts verloren: `/board` zeigt den Tisch, `/history` erzählt, was geschah.',
    'bot.closed.line': '⚠️ In {where} kann ich nichts schreiben. Was mir dort fehlt: {list}.',
    'bot.closed.unknown': 'ein Recht, das ich von hier aus nicht sehe',
    'bot.disk.operator':
      '⚠️ Auf der Platte der Maschine, auf der ich laufe, ließ sich etwas nicht speichern, und ein Zug wurde abgelehnt: `{why}`. Was gespeichert war, ist nicht verloren; schaff Platz und sieh ins Protokoll.',
    'bot.rewind.which':
      '„{typed}“ ist kein Ereignis. Nenne eines mit seiner Nummer, von 0 bis {last}, oder wähle aus der Liste, die beim Tippen kommt; `/history` zeigt sie.',
    'bot.status.posts':
      '{waiting, plural, =0 {Kein Beitrag wartet.} one {# Beitrag wartet} other {# Beiträge warten}}{waiting, plural, =0 {} other {; der älteste, der gehen könnte, seit {seconds} s.}}',
    'bot.closed.after': '-# Vom Spiel ist nichts verloren; was wartet, kommt, sobald ich darf.',
  },
};

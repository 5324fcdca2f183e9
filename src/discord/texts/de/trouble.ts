import type { trouble as english } from '../en/trouble.js';

/** `../en/trouble.ts` in German. */
export const trouble: Readonly<Record<keyof typeof english, string>> = {
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
  'bot.direct.closed':
    '⚠️ Discord lässt mich dir keine Direktnachrichten schicken. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers. Deine Spiele: `/spiele meine`.',
  'bot.direct.open': 'Zum Spiel',
  'bot.picture.failed': '-# Das Bild ließ sich nicht zeichnen. Der Tisch in Worten:',
  'bot.post.refused':
    'Discord hat eine Nachricht zu {title} nicht angenommen. Vom Spiel ist nichts verloren: `/tisch` zeigt den Tisch, `/geschichte` erzählt, was geschah.',
  'bot.closed.line': '⚠️ In {where} kann ich nichts schreiben. Was mir dort fehlt: {list}.',
  'bot.closed.unknown': 'ein Recht, das ich von hier aus nicht sehe',
  'bot.disk.operator':
    '⚠️ Auf der Platte der Maschine, auf der ich laufe, ließ sich etwas nicht speichern, und ein Zug wurde abgelehnt: `{why}`. Was gespeichert war, ist nicht verloren; schaff Platz und sieh ins Protokoll.',
  'bot.rewind.nothing': 'In {title} ist noch nichts geschehen, hinter das es zurückgehen könnte.',
  'bot.rewind.which':
    '„{typed}“ ist kein Ereignis, zu dem es zurückgeht. Nenne eines mit seiner Nummer, von 0 bis {last}, oder wähle aus der Liste, die beim Tippen kommt; `/geschichte` zeigt sie.',
  'bot.status.posts':
    '{waiting, plural, =0 {Kein Beitrag wartet.} one {# Beitrag wartet} other {# Beiträge warten}}{waiting, plural, =0 {} other {; der älteste, der gehen könnte, seit {seconds} s.}}',
  'bot.closed.after': '-# Vom Spiel ist nichts verloren; was wartet, kommt, sobald ich darf.',
};

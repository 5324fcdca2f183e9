import type { Texts } from '../../../../kernel/types.js';

/** Neben und über dem, was gewählt werden kann, Chancen und Saga, auf Deutsch. */
export const help: Texts = {
  'odds.still': '{n, plural, =0 {keine Karte} one {# Karte} other {# Karten}} {chance} %',
  'odds.winter': 'Der Winter, der noch kommt: {list}',
  'odds.seals': 'Robben {good} %, Tod {death} %',
  'odds.walrus': 'Sturm {storm} %, im Mittel {mean} Elfenbein je Jäger',
  'odds.years': 'Nächsten Frühling Thronfolge {end} %; sonst warm {warm} %, kalt {cold} %',
  'odds.left': '{n} × {card}',
  'odds.cards': 'Noch im Stapel: {cards}',
  'name.years': 'die Jahre, die kommen',
  'hint.short': '**{household}** fehlen {n} Nahrung für die fällige Rechnung: ohne Hilfe verhungern sie',
  'hint.short-hay':
    '**{household}** fehlen {n} Heu für die fällige Rechnung: ohne Hilfe ist die Herde verloren',
  'hint.owed': 'Du schuldest {to} ein Versprechen (#{id}), bis zum Ende von {season} in Jahr {year}',
  'hint.boats':
    '{to_id, select, vinland {Nach Vinland: zwei Holz je Person} other {Zum Walross: Elfenbein für jeden Jäger}}; daheim {home, plural, one {# Person} other {# Leute}}, {boats, plural, one {# Boot} other {# Boote}}',
  'hint.carry':
    '**{household}** bittet um {n, plural, one {# Platz} other {# Plätze}}{pays, plural, =0 { und zahlt jetzt nichts} other { und zahlt {pay}}}{share_id, select, quarter {; versprochen: ein Viertel von dem, was sie heimbringen} third {; versprochen: ein Drittel von dem, was sie heimbringen} half {; versprochen: die Hälfte von dem, was sie heimbringen} all {; versprochen: alles, was sie heimbringen} other {}}',
  'hint.consent':
    '**{household}** würde {n, plural, one {eine Scheune} other {# Scheunen}} von dir ausbessern, auf eigene Kosten',
  'hint.ship': 'Das Schiff zahlt {price} Silber für ein Elfenbein; du hast {ivory}',
  'hint.hay':
    'Du kannst {most} Heu nehmen; die Herde, die Platz hat, braucht {need} für den längsten Winter, und du hast {have}. Abtragsrate {rate}',
  'hint.herd': '{n, plural, one {# Tier} other {# Tiere}}, Platz für {room}, {hay} Heu',
  'hint.build':
    '{barns, plural, one {# Scheune braucht} other {# Scheunen brauchen}} jeden Winter eine Ausbesserung; du hast {timber} Holz und {home, plural, one {# Person} other {# Leute}}',
  'hint.bill': 'Die Herde braucht {need} Heu für diese Karte, und du hast {hay}',
  'hint.means':
    '-# Dein Hof: {people, plural, one {# Person} other {# Leute}} · Nahrung {food} (der längste Winter braucht {need}) · Heu {hay} · {cows, plural, one {# Kuh} other {# Kühe}}, {sheep, plural, one {# Schaf} other {# Schafe}} · Holz {timber} · Silber {silver}',
  'tale.household.died': '{household} verhungerte, {people} an der Zahl, weil {need} Nahrung nicht da war.',
  'tale.walrus.lost': 'Das Meer nahm {n} von {household} und gab kein Boot zurück.',
  'tale.herd.lost': '{household} stand vor der leeren Scheune.',
  'tale.seals.died': 'Jemand von {household} ging nach Robben und kam nicht heim.',
  'tale.pledge.broken': '{from} gab {to} ein Wort und brach es.',
  'tale.pledge.kept': '{from} hielt ein Wort, das {to} galt.',
  'tale.deal.gift': '{household} gab {to} {goods}.',
  'tale.ship.not-worth': 'Das Schiff fuhr halb leer heim, und im Sommer darauf sah niemand nach ihm aus.',
  'tale.build.built': '{household} baute {what}.',
  'tale.ship.sold': '{household} verkaufte {n} Elfenbein für {silver} Silber.',
};

import type { Texts } from '../../../../kernel/types.js';

/** Was eine Karte sagt und wie viele noch da sind. */
export const printed: Texts = {
  'printed.household': 'Ein Haushalt',
  'printed.year':
    'Jahreskarte; anfangs {n, plural, one {ist eine} other {sind #}} im Stapel. {price_id, select, cheap {Elfenbein ist billig} dear {Elfenbein ist teuer} other {Elfenbein kostet, was es sonst kostet}}',
  'printed.succession': 'Jahreskarte, die das Spiel beendet; frühestens im Jahr {year}',
  'printed.seals': 'Robbenkarte; im Stapel {n, plural, one {ist eine} other {sind #}}',
  'printed.walrus': 'Walrosskarte; im Stapel {n, plural, one {ist eine} other {sind #}}',
  'printed.winter': 'Winterkarte; im Stapel {n, plural, one {ist eine} other {sind #}}',
  'printed.turned': 'Liegt jetzt offen',
  'printed.left': '{n, plural, =0 {Keine ist} one {Eine ist} other {# sind}} noch im Stapel',
  'printed.out': 'Im Jahr {year} ausgestorben',
  'printed.household-now':
    '{people, plural, one {# Mensch} other {# Menschen}}, {cows, plural, one {# Kuh} other {# Kühe}}, {sheep, plural, one {# Schaf} other {# Schafe}}, {barns, plural, one {# Scheune} other {# Scheunen}}, {boats, plural, one {# Boot} other {# Boote}}; Nahrung {food}, Heu {hay}, Holz {timber}; Silber {silver}, Elfenbein {ivory}; Boden {soil}',
};

import type { Texts } from '../../../../kernel/types.js';

/** Was eine Karte ist und wo sie liegt. */
export const printed: Texts = {
  'printed.person': 'Stammeskarte',
  'printed.culture': 'Kulturkarte',
  'printed.animal': 'Tier',
  'printed.land': 'Land; wer dort führt, darf in der Finsternis nehmen:',
  'printed.stone': 'Heiliger Stein',
  'printed.chief': 'Häuptling',
  'printed.setup': 'Aufbaukarte',
  'printed.tribe': 'Ein Stamm',
  'printed.supply': 'Noch {n} im Vorrat',
  'printed.face-up': 'Liegt offen aus{token, plural, =0 {} other {, eine Arbeit billiger}}',
  'printed.display': '{n} in der Auslage',
  'printed.tiles': '{n, plural, one {Ein Feld} other {# Felder}} auf der Karte',
  'printed.pool': 'Noch zu haben',
  'printed.has': '{tribe}{n, plural, one {} other { (#×)}}',
  'printed.owners': 'Bei {list}',
  'printed.tribe-now':
    'Nahrung {food}, Werkzeuge {tools}; {camps, plural, one {# Lager} other {# Lager}} zu Hause, {villages, plural, one {# Dorf} other {# Dörfer}}; Ehre {honor}, Opfer {offering}; {total, plural, one {# Punkt} other {# Punkte}}',
};

import type { Texts } from '../../../../kernel/types.js';

/** What a card is, and where it lies, in English. */
export const printed: Texts = {
  'printed.person': 'Tribe card',
  'printed.culture': 'Culture card',
  'printed.animal': 'Animal',
  'printed.land': 'Land; in the Eclipse whoever leads there may gain:',
  'printed.stone': 'Sacred Stone',
  'printed.chief': 'Chief',
  'printed.setup': 'Setup card',
  'printed.tribe': 'A tribe',
  'printed.supply': '{n} left in the supply',
  'printed.face-up': 'Lies face up{token, plural, =0 {} other {, one Labor cheaper}}',
  'printed.display': '{n} in the display',
  'printed.tiles': '{n, plural, one {One tile} other {# tiles}} on the map',
  'printed.pool': 'Can still be gained',
  'printed.has': '{tribe}{n, plural, one {} other { (×#)}}',
  'printed.owners': 'With {list}',
  'printed.tribe-now':
    'Food {food}, Tools {tools}; {camps, plural, one {# Camp} other {# Camps}} at home, {villages, plural, one {# Village} other {# Villages}}; Honor {honor}, Offering {offering}; {total, plural, one {# point} other {# points}}',
};

import type { Texts } from '../../../../kernel/types.js';

/** What a card says and how many are left, in English. */
export const printed: Texts = {
  'printed.household': 'A household',
  'printed.year':
    'Year card; {n, plural, one {one is} other {# are}} in the deck at first. {price_id, select, cheap {Ivory is cheap} dear {Ivory is dear} other {Ivory costs what it usually does}}',
  'printed.succession': 'Year card that ends the game; turned in year {year} at the soonest',
  'printed.seals': 'Seal card; {n, plural, one {one is} other {# are}} in the deck',
  'printed.walrus': 'Walrus card; {n, plural, one {one is} other {# are}} in the deck',
  'printed.winter': 'Winter card; {n, plural, one {one is} other {# are}} in the deck',
  'printed.turned': 'Lies face up now',
  'printed.left': '{n, plural, =0 {None is} one {One is} other {# are}} left in the deck',
  'printed.out': 'Died out in year {year}',
  'printed.household-now':
    '{people, plural, one {# person} other {# people}}, {cows, plural, one {# cow} other {# cows}}, {sheep} sheep, {barns, plural, one {# barn} other {# barns}}, {boats, plural, one {# boat} other {# boats}}; food {food}, hay {hay}, timber {timber}; silver {silver}, ivory {ivory}; soil {soil}',
};

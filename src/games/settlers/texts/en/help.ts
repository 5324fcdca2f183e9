import type { Texts } from '../../../../kernel/types.js';

/** Beside and above what may be chosen, chances, and the saga, in English. */
export const help: Texts = {
  'odds.still': '{n, plural, =0 {no card} one {# card} other {# cards}} {chance} %',
  'odds.winter': 'The winter still to come: {list}',
  'odds.seals': 'Seals {good} %, death {death} %',
  'odds.walrus': 'Storm {storm} %, {mean} ivory a hunter on average',
  'odds.years': 'Next spring succession {end} %; otherwise warm {warm} %, cold {cold} %',
  'odds.left': '{n} × {card}',
  'odds.cards': 'Left in the deck: {cards}',
  'name.years': 'the years to come',
  'hint.short': '**{household}** lacks {n} food for the bill that is due, and will starve without help',
  'hint.short-hay':
    '**{household}** lacks {n} hay for the bill that is due, and will lose the herd without help',
  'hint.owed': 'You owe {to} a promise (#{id}), by the end of {season} of year {year}',
  'hint.boats':
    '{to_id, select, vinland {To Vinland: two timber a person} other {To the walrus: ivory for each hunter}}; at home {home, plural, one {# person} other {# people}}, {boats, plural, one {# boat} other {# boats}}',
  'hint.carry':
    '**{household}** asks for {n, plural, one {# berth} other {# berths}}{pays, plural, =0 { and pays nothing now} other { and pays {pay}}}{share_id, select, quarter {; promised: a quarter of what they bring home} third {; promised: a third of what they bring home} half {; promised: half of what they bring home} all {; promised: all that they bring home} other {}}',
  'hint.consent':
    '**{household}** would repair {n, plural, one {a barn} other {# barns}} of yours, at their cost',
  'hint.ship': 'The ship pays {price} silver for an ivory; you have {ivory}',
  'hint.hay':
    'You can take {most} hay; the herd that you can house needs {need} for the longest winter, and you have {have}. Erosion rate {rate}',
  'hint.herd': '{n, plural, one {# animal} other {# animals}}, places for {room}, {hay} hay',
  'hint.build':
    '{barns, plural, one {# barn needs} other {# barns need}} a repair each winter; you have {timber} timber and {home, plural, one {# person} other {# people}}',
  'hint.bill': 'The herd needs {need} hay for this card, and you have {hay}',
  'hint.means':
    '-# Your household: {people, plural, one {# person} other {# people}} · food {food} (the longest winter wants {need}) · hay {hay} · {cows, plural, one {# cow} other {# cows}}, {sheep} sheep · timber {timber} · silver {silver}',
  'tale.household.died': '{household} starved, {people} of them, for want of {need} food.',
  'tale.walrus.lost': 'The sea took {n} of {household}, and never gave a boat back.',
  'tale.herd.lost': '{household} stood before an empty barn.',
  'tale.seals.died': 'One of {household} went out for seals and did not come home.',
  'tale.pledge.broken': '{from} gave {to} a word and broke it.',
  'tale.pledge.kept': '{from} kept a word given to {to}.',
  'tale.deal.gift': '{household} gave {to} {goods}.',
  'tale.ship.not-worth': 'The ship sailed home half empty, and nobody looked for it the summer after.',
  'tale.build.built': '{household} built {what}.',
  'tale.ship.sold': '{household} sold {n} ivory for {silver} silver.',
};

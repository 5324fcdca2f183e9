import type { Texts } from '../../../../kernel/types.js';

/** Beside and above what may be chosen, in English. */
export const hints: Texts = {
  'hint.folk': 'a clan card of {n, plural, one {# member} other {# members}}',
  'hint.prey':
    'wants {hunters, plural, one {# hunter} other {# hunters}}, feeds {food}{weapon, plural, =0 {} other {, as a weapon +#}}',
  'hint.herb': 'wants {hunters, plural, one {# member} other {# members}}, feeds {food}',
  'hint.weapon': 'weapon +{weapon}, lore {lore}',
  'hint.due': '{cause} costs you: {n, plural, one {one thing} other {# things}} still to give up',
  'hint.curse': '{by} plays {fate} against {against}',
  'hint.hunt': '{clan} hunts {prey}: {chance}',
  'hint.meal': 'Winter: your clan needs {need} food and has been given {given}',
  'hint.card': 'It is about **{card}**',
  'hint.prey-odds': '{card} ({plain} %, with everything {best} %)',
  'hint.open': 'On the table: {cards}',
  'hint.means':
    '-# Your clan: {members, plural, one {# member} other {# members}}, {home} of them at home · food {food} · {weapons, plural, one {# weapon} other {# weapons}} · {fates, plural, one {# fate card} other {# fate cards}} · {trophies} of {goal} trophies',
};

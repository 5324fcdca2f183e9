import { isSpan } from '../../kernel/slots.js';
import type { Choice, Move, Policy } from '../../kernel/types.js';
import { greedy } from './ai/greedy.js';
import type { View } from './view-types.js';

/**
 * Decisions that come back every turn and that a player may settle in advance. Each looks at one state and takes
 * a choice of the moment, or asks when its option doesn't fit.
 */

type Decide = (choices: readonly Choice[], view: View, seat: string) => Move | undefined;

/** The closed choice of a verb whose arguments begin so. */
function closed(choices: readonly Choice[], verb: string, ...words: readonly string[]): Move | undefined {
  for (const choice of choices) {
    if (choice.verb !== verb || choice.args.some((slot) => typeof slot === 'object')) continue;
    if (!words.every((word, i) => String(choice.args[i]) === word)) continue;
    return { verb, args: choice.args.map((slot) => (typeof slot === 'object' ? '' : slot)) };
  }
  return undefined;
}

const only = (choices: readonly Choice[], verbs: readonly string[]): boolean =>
  choices.every(({ verb }) => verbs.includes(verb));

function policy(
  id: string,
  state: string,
  options: Readonly<Record<string, Decide>>,
  initial = 'ask',
): Policy<View> {
  return {
    id,
    options: ['ask', ...Object.keys(options)],
    initial,
    decide: (option, view, seat, choices) =>
      view.asked?.state === state ? options[option]?.(choices, view, seat) : undefined,
  };
}

/** All of a depletion that energy can pay (D3). */
function burnAll(choices: readonly Choice[]): Move | undefined {
  const slot = choices.find(({ verb }) => verb === 'burn')?.args[0];
  if (slot === undefined) return undefined;
  return { verb: 'burn', args: [typeof slot === 'object' && isSpan(slot) ? slot.max : 1] };
}

/** H1: hay with energy alone, if that feeds every animal. */
function feedAll(choices: readonly Choice[]): Move | undefined {
  const animals = new Set(
    choices.filter(({ verb }) => verb === 'slaughter').map(({ args }) => String(args[0])),
  );
  for (const animal of animals) if (closed(choices, 'feed', animal) === undefined) return undefined;
  return closed(choices, 'feed');
}

export const policies: readonly Policy<View>[] = [
  // A2
  policy('council', 'council', { keep: (choices) => closed(choices, 'keep') }),
  // D3
  policy('depletion', 'deplete', { energy: burnAll }),
  // D10
  policy('ship', 'bid', { pass: (choices) => closed(choices, 'pass') }),
  // F
  policy('leaving', 'parley', { allow: (choices) => closed(choices, 'allow') }),
  // F4
  policy('defence', 'attack-parry', {
    iron: (choices) => closed(choices, 'iron'),
    brave: (choices) => closed(choices, 'brave'),
  }),
  // A4
  policy('hunt-order', 'hunt-order', { table: (choices) => closed(choices, 'hunt', 'all') }),
  // G2
  policy('rerolls', 'hunt-reroll', {
    best: (choices, view, seat) => greedy({ view, seat, choices, draw: () => 0 }),
    never: (choices) => closed(choices, 'keep'),
  }),
  // H1
  policy('hay', 'animals', { energy: feedAll }),
  // H2
  policy('wool', 'animals', {
    child: (choices) => closed(choices, 'milk'),
    ivory: (choices) => closed(choices, 'shear'),
  }),
  // F3
  policy('shores', 'pacify', { pass: (choices) => closed(choices, 'pass') }),
  // L3
  policy('goods', 'goods', { pass: (choices) => closed(choices, 'pass') }),
  // L7: whoever is made an offer is asked all the same.
  policy('market', 'market', {
    done: (choices) => (choices.some(({ verb }) => verb === 'refuse') ? undefined : closed(choices, 'done')),
  }),
  // I2: nobody wants to be asked each turn whether to burn an elder.
  policy(
    'witches',
    'act',
    {
      spare: (choices) =>
        only(choices, ['witch-burn', 'exchange', 'done']) ? closed(choices, 'done') : undefined,
    },
    'spare',
  ),
];

import { describe, expect, it } from 'vitest';
import { buttonLines } from '../../src/discord/height.js';
import { select } from '../../src/discord/post.js';
import { type CallButtons, callButtons } from '../../src/discord/posts/call-buttons.js';
import { botTeller } from '../../src/discord/texts.js';
import type { Choice } from '../../src/kernel/types.js';

const shown = (
  choices: readonly (readonly Choice[])[],
  more: Partial<CallButtons> = {},
): readonly string[] => {
  const spec = { tell: botTeller('en'), game: '1', seq: 0, choices, ...more };
  const rows = callButtons(spec) as unknown as readonly {
    readonly components: readonly { readonly label?: string; readonly placeholder?: string }[];
  }[];
  const labels = rows.flatMap(({ components }) =>
    components.map(({ label = '', placeholder = label }) => placeholder),
  );
  expect(buttonLines(labels)).toBeLessThanOrEqual(3);
  return labels;
};

const SEALS: readonly Choice[] = [
  { verb: 'hunt', args: [] },
  { verb: 'stay', args: [] },
];
const CREW: readonly Choice[] = [{ verb: 'man', args: [{ name: 'people', min: 2, max: 4 }] }];
const HAY: readonly Choice[] = [{ verb: 'mow', args: [{ name: 'hay', min: 0, max: 30 }] }];

describe('a turn ping', () => {
  it.each([
    ['plays moves of one word', [SEALS], {}, ['Your move', 'Hunt', 'Stay', 'Board', 'Hand']],
    ['plays each of a few numbers', [CREW], {}, ['Your move', '2', '3', '4', 'Hand']],
    [
      'leaves moves out that not every seat has',
      [CREW, SEALS],
      {},
      ['Your move', 'Hunt', 'Stay', 'Man …', 'Hand'],
    ],
    ['opens the panel alone for many moves', [HAY], {}, ['Your move', 'Board', 'Hand', 'Game log']],
    [
      'offers the likely one of many moves',
      [HAY],
      { likely: [['mow 20']] },
      ['Your move', 'Mow · 20', 'Board', 'Hand', 'Game log'],
    ],
    [
      'offers the likely ones of several seats',
      [HAY, HAY],
      { likely: [['mow 20'], ['mow 17', 'mow 4']] },
      ['Your move', 'Mow · 20', 'Mow · 17', 'Board', 'Hand'],
    ],
    [
      'leaves out a likely one that not every seat has',
      [HAY, SEALS],
      { likely: [['mow 20']] },
      ['Your move', 'Hunt', 'Stay', 'Mow …', 'Hand'],
    ],
    [
      'names no verb that has a menu',
      [[...HAY, ...CREW, ...SEALS]],
      { menu: { verb: 'mow', part: select('m', 'Mow · Hay', [{ value: '1', label: '1' }]) } },
      ['Your move', 'Hunt', 'Stay', 'Man …', 'Hand', 'Mow · Hay'],
    ],
    [
      'leaves out verbs that only the panel offers',
      [SEALS],
      { aside: ['stay'] },
      ['Your move', 'Hunt', 'Board', 'Hand', 'Game log'],
    ],
    [
      'shows no verb alone where the others don’t fit',
      [
        [
          { verb: 'keep', args: [] },
          { verb: 'swap-places-with-another-tribe', args: [{ name: 'n', min: 0, max: 30 }] },
          { verb: 'give-the-elders-of-another-tribe', args: [{ name: 'n', min: 0, max: 30 }] },
        ],
      ],
      {},
      ['Your move', 'Board', 'Hand', 'Game log'],
    ],
    [
      'leaves *Hand* out in a game without hands',
      [HAY],
      { hasHand: false },
      ['Your move', 'Board', 'Game log'],
    ],
    ['shows no move where a hand would be told', [], {}, ['Your move', 'Board', 'Hand', 'Game log']],
  ] as const)('%s', (_name, choices, more, labels) => {
    const all = shown(choices, more);
    expect(all).toEqual(labels);
  });
});

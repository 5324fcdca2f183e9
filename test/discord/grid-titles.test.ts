import { expect, it } from 'vitest';
import { FRESH, panel } from '../../src/discord/presenter/panel.js';
import { LANGUAGES, tellerFor } from '../../src/discord/texts/index.js';
import type { Choice } from '../../src/kernel/types.js';

const grid: readonly Choice[] = ['-', 'spear', '2'].flatMap((first) =>
  ['alpha', 'beta', 'gamma'].flatMap((second) =>
    ['left', 'right', 'middle'].map((third) => ({
      verb: 'throw',
      args: [{ name: 'stones', oneOf: [first] }, second, third],
    })),
  ),
);

it.each(LANGUAGES)('menus of a grid are headed by words, not by a dash or a bare number (%s)', (language) => {
  const tell = tellerFor({ en: {}, de: {} }, language);
  const post = panel(
    { game: '1', seq: 1, choices: grid, tell, heading: 'h' },
    { ...FRESH, prefix: ['throw'] },
  );
  const heads = [...JSON.stringify(post).matchAll(/"placeholder":"([^"]*)"/gu)].map(([, head = '']) => head);
  expect(heads).toHaveLength(3);
  expect(heads).toContain('Stones: 2 …');
  for (const head of heads) expect(head).not.toMatch(/^(-|–|\d+) …/u);
});

it.each(LANGUAGES)(
  'what usual orders answer is a list in a sentence, also when it is cut short (%s)',
  (language) => {
    const said = tellerFor({ en: {}, de: {} }, language).tell('bot.orders.offered', { policies: 'Seals, …' });
    expect(said).toContain('(Seals, …).');
  },
);

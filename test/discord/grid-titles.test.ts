import { expect, it } from 'vitest';
import { FRESH, panel } from '../../src/discord/presenter/panel.js';
import { LANGUAGES, tellerFor } from '../../src/discord/texts.js';
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

it.each(LANGUAGES)('what most come for is asked above the menus of something else (%s)', (language) => {
  const tell = tellerFor({ en: {}, de: {} }, language);
  const cards = Array.from({ length: 30 }, (_, at) => `card${at}`);
  const rank = ['1', '2', '3'].map((each): Choice => ({ verb: 'promote', args: [each, '-'] }));
  const choices: readonly Choice[] = [
    ...cards.map((card): Choice => ({ verb: 'assign', args: [card, { name: 'people', min: 1, max: 6 }] })),
    ...rank,
    ...rank.map(({ verb, args }): Choice => ({ verb, args: [...args.slice(0, 1), 'alpha'] })),
    { verb: 'done', args: [] },
  ];
  const post = JSON.stringify(panel({ game: '1', seq: 1, choices, tell, heading: 'h' }, FRESH));
  // One menu, of the cards; the other verbs are buttons.
  expect(post.match(/"placeholder"/gu)).toHaveLength(1);
  expect(post).toContain('"value":"card0"');
  expect(post).toMatch(/"label":"Promote …"/u);
  expect(post).toMatch(/"label":"Done"/u);
});

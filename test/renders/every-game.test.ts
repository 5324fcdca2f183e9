import { describe, expect, it } from 'vitest';
import { ALT_LIMIT, altOf, boardText, picturesOf, sceneOf } from '../../renders/index.js';
import { GAMES } from '../../src/games/registry.js';
import { seatsFor, tablesOf } from '../../src/kernel/cases.js';
import { viewOf } from '../../src/kernel/game.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { faintWordsOf, flawsOf } from './flaws.js';

/** Every picture of every game in both languages, at positions that random players came to. */

/** Positions of a game that are looked at; the first of them within so many decisions. */
const LOOKS = 5;
const FIRST = 12;

const cases = GAMES.flatMap((module) => {
  const tables = tablesOf(module.meta);
  const most = tables.reduce((best, table) => (table.seats > best.seats ? table : best));
  return [...new Set([tables[0], most, tables.at(-1)])].flatMap((table) =>
    table === undefined ? [] : [[module.meta.id, table.variant, table.seats, module, table] as const],
  );
});

/** Views along a game of random players, further apart the longer it goes on, and of its end. */
function viewsOf([, , , module, table]: (typeof cases)[number]): unknown[] {
  const views: unknown[] = [];
  const draw = drawer(table.seats);
  let [step, next] = [0, draw(FIRST)];
  const { position } = playout(module, {
    seats: seatsFor(module.meta, table, draw),
    variant: table.variant,
    options: {},
    seed: `every picture of ${table.variant}`,
    draw,
    before: (game) => {
      if (step++ < next || views.length >= LOOKS) return;
      next = step * 3 + draw(FIRST);
      views.push(viewOf(module, game.position, game.waiting()[0] ?? 'spectator'));
    },
  });
  return [...views, viewOf(module, position, 'spectator')];
}

describe('every picture', () => {
  it.each(cases)('of %s, %s with %i seats, can be read', (...given) => {
    const [game] = given;
    const flaws = new Set<string>();
    for (const view of viewsOf(given))
      for (const locale of ['en', 'de']) {
        for (const picture of picturesOf(game, view)) {
          const request = { game, view, locale, ...picture };
          const scene = sceneOf(request);
          for (const flaw of [...flawsOf(scene), ...faintWordsOf(scene)])
            flaws.add(`${picture.id} (${locale}): ${flaw}`);
          const alt = altOf(request);
          if (alt.length < 20 || alt.length > ALT_LIMIT)
            flaws.add(`${picture.id}: alt text of ${alt.length}`);
        }
        if (boardText({ game, view, locale }).some((line) => /undefined|NaN|[{}]/u.test(line)))
          flaws.add(`the board in words has a gap (${locale})`);
      }
    expect([...flaws]).toEqual([]);
  });
});

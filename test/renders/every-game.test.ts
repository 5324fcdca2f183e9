import { describe, expect, it } from 'vitest';
import {
  ALT_LIMIT,
  altOf,
  boardText,
  phasePictures,
  picturesOf,
  type Scene,
  sceneOf,
} from '../../renders/index.js';
import { digestTable } from '../../src/discord/posts/digest.js';
import { tellerFor } from '../../src/discord/texts.js';
import { GAMES } from '../../src/games/registry.js';
import { seatsFor, variantSizes } from '../tools/cases.js';
import { viewOf } from '../../src/kernel/game.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import { faintWordsOf, flawsOf, wordsOf } from './flaws.js';

/** Every picture of every game in both languages, at positions of random playouts. */

/** Number of checked positions per game, the first within this many decisions. */
const LOOKS = 5;
const FIRST = 12;

const cases = GAMES.flatMap((module) => {
  const tables = variantSizes(module.meta);
  const most = tables.reduce((best, table) => (table.seats > best.seats ? table : best));
  return [...new Set([tables[0], most, tables.at(-1)])].flatMap((table) =>
    table === undefined ? [] : [[module.meta.id, table.variant, table.seats, module, table] as const],
  );
});

/** Views along a random playout, at growing intervals, and at its end. */
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

/** A digest with many setbacks for each seat. */
function broughtTo([, , , module, table]: (typeof cases)[number], view: unknown, locale: string) {
  const measures = module.timeline?.measures ?? [];
  // All setback kinds of the game; their texts don't matter.
  const args = new Proxy({}, { get: () => 'x' });
  const kinds = Object.values(module.happenings ?? {}).flatMap(({ setback }) =>
    Object.keys(setback?.(args) ?? {}),
  );
  const seats = seatsFor(module.meta, table, drawer(table.seats)).map((seat, at) => ({
    seat,
    figures: measures.map((measure, i) => ({
      measure,
      n: module.timeline?.of(view, seat, measure) ?? 0,
      by: ((at + i) % 3) * 7 - 7,
    })),
    deaths: at === 0 && kinds.includes('deaths') ? 11 : 0,
    failures: kinds.includes('failures') ? at : 0,
  }));
  return digestTable({ module, turn: 10, turns: 10, seats }, tellerFor(module.texts, locale));
}

const tally = (words: readonly string[], of: string): number => words.filter((word) => word === of).length;

describe('the pictures of a phase', () => {
  it.each(cases)('of %s, %s with %i seats, show the areas when they changed', (...given) => {
    const [game] = given;
    const [early, ...later] = viewsOf(given);
    const ids = (view: unknown, before?: unknown): readonly string[] =>
      phasePictures(game, view, before).map(({ id }) => id);
    expect(ids(early)).toContain('sheet');
    // Greenland posts its tableaus after every phase.
    expect(ids(early, early).includes('sheet')).toBe(game === 'greenland');
    expect(ids(later.at(-1), early)).toContain('sheet');
  });
});

describe('every picture', () => {
  it.each(cases)('of %s, %s with %i seats, is readable', (...given) => {
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

  it.each(cases)('that closes a turn of %s, %s with %i seats, shows its gains', (...given) => {
    const [game, , , module] = given;
    const views = viewsOf(given);
    const looks = new Map(module.meta.seats.map(({ id, letter }) => [id, letter]));
    for (const view of [views[2], views.at(-1)])
      for (const locale of ['en', 'de']) {
        const last = phasePictures(game, view).at(-1);
        if (last === undefined || view === undefined) throw new Error('nothing is posted');
        const digest = broughtTo(given, view, locale);
        const request = { game, view, locale, ...last };
        const scene: Scene = sceneOf({ ...request, digest });
        expect([...flawsOf(scene), ...faintWordsOf(scene)]).toEqual([]);
        expect(scene.height).toBeLessThanOrEqual(1282);
        const words = wordsOf(scene);
        const cells = digest.rows.flatMap((row) => row.cells);
        const numbers = cells.flatMap(({ n, by }) => [
          String(n),
          ...(by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)}`]),
        ]);
        const letters = digest.rows.map(({ seat }) => looks.get(seat) ?? '?');
        for (const word of new Set([digest.title, ...digest.columns, ...numbers, ...letters]))
          expect(tally(words, word), word).toBeGreaterThanOrEqual(tally([...numbers, ...letters], word) || 1);
        // The alt text contains it too.
        expect(altOf({ ...request, digest })).toContain(`${digest.title}. ${digest.rows[0]?.name}: `);
      }
  });
});

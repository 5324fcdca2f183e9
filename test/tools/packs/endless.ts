import { z } from 'zod';
import {
  ANIMALS,
  COLUMNS,
  ICONS,
  LANDS,
  LAYOUTS,
  STARTERS,
  TERRAINS,
  TRIBE_TYPES,
} from '../../../src/games/endless/model.js';
import type { PackData } from '../../../src/games/endless/pack-data.js';

/** The schema of Endless Winter's pack. */

const id = z.string().regex(/^[a-z][a-z-]*$/);
/** At least in English; other languages (`pt-BR`) fall back to it. */
const name = z
  .object({ en: z.string().min(1) })
  .catchall(z.string().min(1))
  .refine(
    (names) => Object.keys(names).every((language) => /^[a-z]{2,3}(-[A-Za-z]+)?$/u.test(language)),
    'languages are tags such as de',
  );
const n = z.int().min(0).max(15);

/** An icon of ICONS with a number: `food 2`, `foodMax`. */
const icon = z.string().refine((text) => {
  const [word = '', count = '1', ...more] = text.split(' ');
  const known = ICONS.some((one) => one === word) || word === 'discard';
  return known && /^[1-9]\d?$/u.test(count) && more.length === 0;
}, 'is no icon with a number');
type EffectData = PackData['starting'][number]['eclipse'][number];
const effect: z.ZodType<EffectData> = z.lazy(() =>
  z.union([
    icon,
    z.strictObject({ pay: z.array(icon).min(1), gain: z.array(effect).min(1) }),
    z.strictObject({ when: z.enum(COLUMNS), gain: z.array(effect).min(1) }),
    z.strictObject({ or: z.array(z.array(effect).min(1)).min(2) }),
  ]),
);
const effects = z.array(effect);

const person = z.strictObject({
  id: z.enum([...TRIBE_TYPES, ...STARTERS]),
  name,
  copies: z.int().min(1).max(12),
  labor: z.int().min(0).max(4),
  points: n,
  /** The column of its only additional Labor. */
  added: z.enum(COLUMNS).optional(),
  /** Additional Labor in the Eclipse; halves occur. */
  eclipseLabor: z.number().multipleOf(0.5).min(0).max(4).optional(),
  eclipse: effects,
});
const culture = z.strictObject({
  id,
  no: z.string(),
  era: z.literal([1, 2]),
  name,
  points: n,
  effect: effects.min(1),
});
const cell = z.tuple([z.int().min(0).max(2), z.int().min(0).max(2)]);

export const packSchema = z
  .strictObject({
    id: z.string(),
    version: z.string(),
    tribe: z.strictObject({ cost: n, cards: z.array(person).length(TRIBE_TYPES.length) }),
    starting: z.array(person).length(STARTERS.length),
    culture: z.strictObject({ cost: n, discount: n, faceUp: n, cards: z.array(culture).length(40) }),
    animals: z.strictObject({
      sets: z.array(n).length(4),
      takeCost: n,
      revealCost: n,
      revealCards: n,
      displayExtra: n,
      types: z
        .array(
          z.strictObject({ id: z.enum(ANIMALS), name, colour: z.string(), copies: n, tip: effects.min(1) }),
        )
        .length(ANIMALS.length),
    }),
    terrain: z.strictObject({
      perLand: n,
      glaciers: n,
      setup: z.array(z.strictObject({ players: n, glacier: n, added: n })).length(3),
      types: z
        .array(z.strictObject({ id: z.enum(TERRAINS), name, eclipse: effects }))
        .length(TERRAINS.length),
    }),
    stones: z
      .array(
        z.strictObject({
          id,
          name,
          kind: z.enum(['level1', 'upper', 'tipped', 'camps', 'different', 'identical']),
          of: z.enum([...ANIMALS, ...LANDS]).optional(),
          each: n.optional(),
          scale: z.array(n).min(1).optional(),
        }),
      )
      .length(15),
    stoneSpaces: z.array(z.strictObject({ food: n, tools: n, gain: effects.min(1) })).length(3),
    megaliths: z.strictObject({
      tiles: z
        .array(
          z.strictObject({
            id,
            cells: z.array(z.array(icon).length(3)).length(3),
            start: cell,
            arrow: z.strictObject({ at: cell, to: z.array(cell).length(2) }),
          }),
        )
        .length(4),
      layouts: z
        .array(
          z.strictObject({
            id: z.enum(LAYOUTS),
            offsets: z.array(z.tuple([z.int(), z.int()])).length(4),
          }),
        )
        .length(LAYOUTS.length),
    }),
    setup: z
      .array(
        z.strictObject({
          id,
          name,
          food: n,
          tools: n,
          tribe: z.enum(TRIBE_TYPES).optional(),
          animals: z.array(z.enum(ANIMALS)),
          gain: effects,
        }),
      )
      .length(5),
    chiefs: z
      .array(
        z.strictObject({
          id,
          name,
          column: z.enum([...COLUMNS, 'any']),
          labor: n,
          /** Tools that may be paid for `payLabor`. */
          pay: n.optional(),
          payLabor: n.optional(),
        }),
      )
      .length(5),
    turnOrder: z.strictObject({
      setup: z.array(effects).length(4),
      /** A row of the turn order board for each number of players. */
      eclipse: z.strictObject({
        '2': z.array(effects).length(2),
        '3': z.array(effects).length(3),
        '4': z.array(effects).length(4),
      }),
    }),
    idols: z.strictObject({
      offering: z.array(z.strictObject({ from: n, per: z.int().min(1) })).min(1),
      honorEntry: z.array(n).length(11),
      honor: z.strictObject({
        first: z.array(n).length(3),
        second: z.array(n).length(3),
        others: z.array(n).length(3),
      }),
    }),
    board: z.strictObject({ food: n, tools: n, capacity: n }),
  })
  .superRefine((pack, context) => {
    const wrong = (message: string): void => context.addIssue({ code: 'custom', message });
    const count = (what: string, found: number, wanted: number): void => {
      if (found !== wanted) wrong(`${what}: ${found} instead of ${wanted}`);
    };
    const copies = (list: readonly { copies: number }[]): number =>
      list.reduce((sum, one) => sum + one.copies, 0);
    count('Tribe cards', copies(pack.tribe.cards), 60);
    count('starting cards of a player', copies(pack.starting), 9);
    count('Animal cards', copies(pack.animals.types), 36);
    for (const era of [1, 2] as const)
      count(`Culture cards of era ${era}`, pack.culture.cards.filter((card) => card.era === era).length, 20);
    count('terrain tiles', LANDS.length * pack.terrain.perLand + pack.terrain.glaciers + 1, 28);
    for (const { players, glacier, added } of pack.terrain.setup)
      count(`tiles of ${players} players`, LANDS.length + glacier + added, 18);
    const ids = [
      ...pack.tribe.cards,
      ...pack.starting,
      ...pack.culture.cards,
      ...pack.animals.types,
      ...pack.terrain.types,
      ...pack.stones,
      ...pack.setup,
      ...pack.chiefs,
    ].map((one) => one.id);
    count('ids', new Set(ids).size, ids.length);
    for (const stone of pack.stones) {
      if ((stone.each === undefined) === (stone.scale === undefined))
        wrong(`${stone.id} has either a figure each or a scale`);
      const needs = stone.kind === 'tipped' || stone.kind === 'camps';
      if (needs !== (stone.of !== undefined)) wrong(`${stone.id} says of what it counts`);
    }
    for (const tile of pack.megaliths.tiles) {
      const [x, y] = tile.arrow.at;
      if (tile.cells[y]?.[x] !== 'extra') wrong(`the arrow of tile ${tile.id} starts beside its space`);
      for (const [tx, ty] of tile.arrow.to)
        if (Math.abs(tx - x) + Math.abs(ty - y) !== 1) wrong(`the arrow of tile ${tile.id} points far away`);
    }
  });

import { describe, expect, it } from 'vitest';
import original from '../../../src/games/greenland/data/pack.json' with { type: 'json' };
import { packs } from '../../../src/games/greenland/packs/packs.js';
import { namePack } from '../../../src/kernel/packs.js';
import { drawer } from '../../../src/kernel/random.js';
import { runPlayouts } from '../../tools/sim/playouts.js';

/** Packs with extreme numbers that the check still accepts are played without a fault. */

const EFFECTS = [
  { type: 'reroll', biomeType: 'medallion', face: 1 },
  { type: 'turnsToOne', biomeType: 'spear', face: 2 },
  { type: 'huntFirst', biomeType: 'hammer' },
  { type: 'coldAsWarm', biomeType: 'harpoon' },
  { type: 'handSize', n: 3 },
  { type: 'reassign', n: 2, movesLast: false },
  { type: 'mariner', n: 2 },
  { type: 'depletionReduction', n: 2 },
  { type: 'hayDiscount', n: 1 },
  { type: 'freePromotion', n: 1 },
  { type: 'soloImportDiscount', n: 1 },
  { type: 'auctionTieWin' },
  { type: 'coopSled' },
];
const ICONS = [
  { type: 'crowd', threshold: 1 },
  { type: 'depletion', per: 'domestic' },
  { type: 'depletion', per: 'elder' },
  { type: 'elderDieOff', dice: 3 },
  { type: 'breakage' },
  { type: 'storm' },
  { type: 'feud' },
];

type Draw = (n: number) => number;

/** Changes the numbers of hunts, animals and daughters, and redistributes effects and icons. */
function strange(value: unknown, draw: Draw): void {
  if (typeof value !== 'object' || value === null) return;
  const card = value as Record<string, unknown>;
  for (const [key, most] of Object.entries(MOST))
    if (typeof card[key] === 'number' && draw(3) === 0) card[key] = draw(most + 1) + (key === 'hits' ? 1 : 0);
  for (const key of ['bloody', 'successFaces', 'bloodyFaces'])
    if (Array.isArray(card[key]) && draw(3) === 0) card[key] = [1, 2, 3, 4, 5].filter(() => draw(2) === 0);
  if (Array.isArray(card['effects']) && draw(2) === 0) card['effects'] = [EFFECTS[draw(EFFECTS.length)]];
  if (Array.isArray(card['icons']) && draw(2) === 0)
    (card['icons'] as unknown[]).push(ICONS[draw(ICONS.length)]);
  for (const inner of Object.values(card)) strange(inner, draw);
}

const MOST = {
  hits: 3,
  babies: 6,
  energy: 4,
  ivory: 3,
  iron: 2,
  depletionOnSuccess: 3,
  babiesPerTurn: 3,
  hay: 5,
  handSize: 3,
  hostileAbove: 8,
};

describe('a pack of another author', () => {
  it.each(
    ['standard', 'survivalist', 'saga', 'patrol', 'story', 'full'].flatMap((variant, at) =>
      [1, 2].map((seed) => [variant, at * 10 + seed] as const),
    ),
  )('is played without a fault: %s, pack %i', (variant, seed) => {
    const draw = drawer(seed);
    const { setup, ...cards } = structuredClone(original);
    strange(cards, draw);
    // An imported animal's effects and value are those of its farm side.
    for (const { import: goods } of cards.events)
      if (goods !== null && goods.domestic !== null)
        Object.assign(goods, { effects: [], exchange: goods.domestic.exchange });
    const data = { ...cards, setup, meta: { ...original.meta, id: `strange-${seed}` } };
    const { key } = namePack(packs, data);
    const output = runPlayouts({
      game: 'greenland',
      variant,
      seats: variant === 'saga' ? 1 : variant === 'story' ? 4 : 3,
      options: {},
      first: 0,
      games: 3,
      seed,
      invariants: true,
      ai: [],
      pack: { key, data },
    });
    expect(output.faults).toEqual([]);
  });
});

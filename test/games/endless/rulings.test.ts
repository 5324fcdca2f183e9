import { describe, expect, it } from 'vitest';
import { ORIGINAL } from '../../../src/games/endless/cards.js';
import original from '../../../src/games/endless/data/pack.json' with { type: 'json' };
import { SEATS } from '../../../src/games/endless/model.js';
import { endless } from '../../../src/games/endless/module.js';
import { startGame } from '../../../src/kernel/game.js';
import { packSchema } from '../../tools/packs/endless.js';

/** Rulings that no move shows: hidden components, texts, and limits of the numbers. */

const begin = (seats: number) =>
  startGame(endless, {
    seats: SEATS.slice(0, seats),
    variant: 'standard',
    options: {},
    seed: `rulings ${seats}`,
    dice: 'fast',
  }).game;

describe('rulings', () => {
  it.each([...SEATS, 'spectator'])(
    'N1.2 EW7 %s does not see which stones went back into the box',
    (viewer) => {
      const { position } = begin(4);
      const seen = JSON.stringify(endless.view(position, viewer));
      expect(position.g.box.length).toBe(3);
      for (const stone of position.g.box) expect(seen).not.toContain(`"${stone}"`);
    },
  );

  it('N1.3 EW62 neither Culture deck can run out, since a round reveals at most eight cards of an era', () => {
    const countOf = (era: number): number =>
      ORIGINAL.data.culture.cards.filter((card) => card.era === era).length;
    const { faceUp } = ORIGINAL.data.culture;
    // Era I is revealed first and refilled once, after round 1; era II is refilled after rounds 2 and 3 (N7).
    expect(countOf(1)).toBeGreaterThanOrEqual(2 * faceUp);
    expect(countOf(2)).toBeGreaterThanOrEqual(2 * faceUp);
  });

  it('N1.3 N5.1 EW10 EW63 the schema refuses a pack with a card without effect or with a surplus card', () => {
    const without = structuredClone(original) as { culture: { cards: { effect?: unknown }[] } };
    delete without.culture.cards[0]?.effect;
    expect(packSchema.safeParse(without).success).toBe(false);
    const more = structuredClone(original) as { culture: { cards: unknown[] } };
    more.culture.cards.push(more.culture.cards[0]);
    expect(packSchema.safeParse(more).success).toBe(false);
    expect(Object.keys(original)).toEqual(expect.arrayContaining(['idols', 'terrain', 'chiefs']));
  });

  it('N0.1 EW60 EW75 the rules name their source, and at least two must play', () => {
    const first = endless.meta.rules.find(({ id }) => id === 'N0.1');
    expect(first?.text).toMatch(/early rulebook/iu);
    expect(endless.meta.variants.map(({ minSeats, maxSeats }) => [minSeats, maxSeats])).toEqual([[2, 4]]);
  });
});

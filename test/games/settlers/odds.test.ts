import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { HOUSEHOLDS, type G } from '../../../src/games/settlers/model.js';
import { settlers } from '../../../src/games/settlers/module.js';
import {
  checkOdds,
  endChance,
  meanIvory,
  shares,
  stillChances,
  warmthShares,
  winterChances,
} from '../../../src/games/settlers/odds.js';
import { fastDice } from '../../../src/kernel/dice.js';
import { openGame, startGame, type Game } from '../../../src/kernel/game.js';
import { usualMove } from '../../../src/kernel/imagining.js';
import { drawer } from '../../../src/kernel/random.js';
import { teller } from '../../../src/kernel/text.js';
import type { Happening, Position } from '../../../src/kernel/types.js';

const { game } = startGame(settlers, {
  seats: HOUSEHOLDS.slice(0, 3),
  variant: 'standard',
  options: {},
  seed: 'odds',
  dice: 'fast',
});
const view = settlers.view(game.position, 'spectator');

describe('S7.1 chances', () => {
  it('of none, one and two still cards are a third each, and add up for any deck', () => {
    for (const chance of stillChances(2, 1)) expect(chance).toBeCloseTo(1 / 3);
    for (const [still, spring] of [
      [0, 1],
      [3, 1],
      [5, 2],
      [8, 4],
    ] as const)
      expect(stillChances(still, spring).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    // After one of two still cards has been turned, spring is next with one in two.
    expect(stillChances(1, 1)).toEqual([0.5, 0.5]);
  });

  it('of what is left in a deck are shares of its cards', () => {
    expect(shares(view.decks.seals)).toEqual({ seals: 10 / 12, death: 1 / 12, none: 1 / 12 });
    expect(meanIvory(view)).toBeCloseTo((5 * 5 + 5 * 3 + 10 * 2) / 21);
    // Succession lies in the lower half.
    expect(endChance(view)).toBe(0);
    expect(endChance({ ...view, decks: { ...view.decks, upper: 0, yearsLeft: 4 } })).toBe(1 / 4);
  });

  it('are what shuffled decks show', () => {
    for (const { what, exact, seen, sigma } of checkOdds(4000, drawer(3)))
      expect(Math.abs(exact - seen), what).toBeLessThan(5 * sigma);
  });

  it.each(['en', 'de'])('are told in %s, and above a decision stands what it is about', (locale) => {
    const tell = teller(settlers.texts, locale);
    for (const thing of settlers.odds?.about(view, '') ?? []) {
      const told = settlers.odds?.tell(view, '', thing, tell) ?? '';
      expect(told).toContain('%');
      expect(told).not.toMatch(/[{}]|odds\./u);
    }
    expect(settlers.means?.(view, 'gardar', tell)).toMatch(/4/u);
    expect(settlers.means?.(view, 'isafjord', tell)).toBe('');
  });
});

describe('chances beside the rules', () => {
  it('are what comes when a year is played on from a position, over many deals of what nobody has seen', () => {
    const { game } = startGame(settlers, {
      seats: HOUSEHOLDS.slice(0, 2),
      variant: 'standard',
      options: {},
      seed: 'odds beside rules',
      dice: 'fast',
    });
    const draw = drawer(6);
    const module = anyModule(settlers);
    const step = (running: Game<unknown, unknown>): readonly Happening[] => {
      const [seat = ''] = running.waiting();
      return running.play(seat, usualMove(module, running, seat, running.choices(seat), draw)).happenings;
    };
    const running = game as unknown as Game<unknown, unknown>;
    const { g } = game.position;
    // In the lower half of the years, with hunters at sea.
    while (!(g.year >= 9 && game.state()?.name === 'hay' && g.fleets.some(({ to }) => to === 'walrus')))
      step(running);
    const told = settlers.view(game.position, 'spectator');
    const text = JSON.stringify(game.position);
    const seen: Record<string, number> = {};
    const count = (what: string): void => void (seen[what] = (seen[what] ?? 0) + 1);
    const worlds = 120;
    let ivory = 0;
    for (let world = 0; world < worlds; world++) {
      const other = settlers.permuteHidden(JSON.parse(text) as Position<G>, 'spectator', draw);
      const played = openGame(module, { ...other, dice: fastDice(`odds ${world}`) });
      let still = 0;
      let last = '';
      let hunted = 0;
      while (last === '') {
        for (const { key, args } of step(played)) {
          if (key === 'walrus.card') count(`walrus ${String(args['card'])}`);
          if (key === 'walrus.ivory') hunted = Number(args['n']) / Number(args['people']);
          if (key === 'winter.card' && args['card'] === 'still') still++;
          if (key === 'year.card') last = String(args['card']);
        }
        if (played.position.over !== undefined) last ||= 'nobody is left';
      }
      ivory += hunted;
      count(`still ${still}`);
      count(last === 'succession' ? last : (last.split('-')[0] ?? ''));
    }
    const close = (what: string, chance: number): void =>
      expect(
        Math.abs((seen[what] ?? 0) / worlds - chance),
        `${what}: ${seen[what] ?? 0} of ${worlds}, told ${chance}`,
      ).toBeLessThan(4.5 * Math.sqrt(Math.max(chance * (1 - chance), 0.005) / worlds));
    for (const [card, chance] of Object.entries(shares(told.decks.walrus))) close(`walrus ${card}`, chance);
    winterChances(told).forEach((chance, n) => close(`still ${n}`, chance));
    const end = endChance(told);
    close('succession', end);
    for (const [warmth, chance] of Object.entries(warmthShares(told))) close(warmth, (1 - end) * chance);
    // Of an ivory between none and five the mean is known to about a tenth.
    expect(Math.abs(ivory / worlds - meanIvory(told))).toBeLessThan(0.6);
  });
});

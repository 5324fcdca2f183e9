import { describe, expect, it } from 'vitest';
import original from '../../src/games/greenland/data/pack.json' with { type: 'json' };
import { greenland } from '../../src/games/greenland/module.js';
import { packs } from '../../src/games/greenland/packs/packs.js';
import { namePack } from '../../src/kernel/packs.js';
import type { Json, Position } from '../../src/kernel/types.js';
import { addBalances, halfWidth, NO_BALANCE, runBalance } from '../tools/sim/balance.js';
import { csvPart, figure, reportPart } from '../tools/sim/balance-report.js';
import { metricsOf } from '../tools/metrics/metrics.js';
import { anyThinks, makePlayer } from '../tools/sim/players.js';
import { anyModule } from '../../src/games/registry.js';

const input = {
  game: 'greenland',
  variant: 'standard',
  seats: 4,
  options: {},
  first: 0,
  games: 2,
  seed: 3,
  ais: ['greedy'],
  milliseconds: 50,
};

describe('a study of many games', () => {
  const output = runBalance(input);

  it('counts winners, points, people and cards', () => {
    expect(output.faults).toEqual([]);
    expect(output.sums['win norse']?.n).toBe(2);
    const wins = ['tunit', 'norse', 'sami', 'thule'].map((seat) => output.sums[`win ${seat}`]?.sum ?? 0);
    expect(wins.reduce((sum, n) => sum + n, 0)).toBeCloseTo(2, 9);
    expect(output.sums['turn 1 population']?.sum).toBeGreaterThan(0);
    expect(output.sums['hunts card walrus']?.n).toBe(2);
  });

  it('adds batches up', () => {
    const other = runBalance({ ...input, first: 2, games: 1 });
    const both = addBalances(addBalances(NO_BALANCE, output), other);
    expect(both.games).toBe(3);
    expect(both.sums['points thule']?.sum).toBe(
      (output.sums['points thule']?.sum ?? 0) + (other.sums['points thule']?.sum ?? 0),
    );
  });

  it('is reported with intervals', () => {
    const text = reportPart({
      input,
      output,
      tables: metricsOf(anyModule(greenland)).tables({}),
      tell: (how) => how,
    });
    expect(text).toContain('2 games, seed 3');
    expect(text).toMatch(/\| norse \| [\d.]+ ± [\d.]+ % \|/u);
    expect(figure({ n: 100, sum: 25, squares: 25 }, true)).toBe('25.0 ± 8.5 %');
    expect(halfWidth({ n: 1, sum: 1, squares: 1 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('is exported as CSV, one line per figure other than zero', () => {
    const tables = metricsOf(anyModule(greenland)).tables({});
    const lines = csvPart({ input, output, tables, tell: () => 'The end, “at last”.' });
    expect(lines).toContainEqual(
      expect.stringMatching(/^standard,4,"?[^"]+"?,norse,Points,[\d.]+,[\d.]+,$/u),
    );
    expect(lines.at(-1)).toMatch(/^standard,4,How games end,"The end, “at last”.",Games,100\.0,0\.0,%$/u);
    expect(lines.filter((line) => line.includes(',0.00,0.00,'))).toEqual([]);
  });
});

describe('a study of a custom pack', () => {
  it('counts the cards of that pack', () => {
    const { walrus, ...de } = original.translations.de;
    const data = {
      ...JSON.parse(JSON.stringify(original).replaceAll('"walrus"', '"sea-cow"')),
      meta: { ...original.meta, id: 'mine' },
      translations: { de: { ...de, 'sea-cow': walrus } },
    } as Json;
    const pack = namePack(packs, data);
    const output = runBalance({ ...input, games: 1, pack });
    expect(output.faults).toEqual([]);
    expect(output.sums['hunts card sea-cow']?.n).toBe(1);
    expect(output.sums['hunts card walrus']).toBeUndefined();
    const tables = metricsOf(anyModule(greenland)).tables({ pack: pack.key });
    const text = reportPart({ input, output, tables, tell: (how) => how });
    expect(text).toContain('| sea-cow |');
    expect(text).not.toContain('| walrus |');
  });
});

describe('a match between AIs', () => {
  const match = { ...input, ais: ['greedy', 'random'], games: 6 };
  const output = runBalance(match);

  it('counts seats, wins and points of each AI', () => {
    expect(output.faults).toEqual([]);
    for (const ai of match.ais) {
      expect(output.sums[`share of ${ai}`]).toEqual({ n: 6, sum: 3, squares: 1.5 });
      expect(output.sums[`points of ${ai}`]?.n).toBe(12);
    }
    const won = (ai: string): number => output.sums[`wins of ${ai}`]?.sum ?? 0;
    expect(won('greedy') + won('random')).toBeCloseTo(6, 9);
    expect(won('greedy')).toBeGreaterThan(won('random'));
  });

  it('repeats the same games in any batch', () => {
    const halves = [0, 3].map((first) => runBalance({ ...match, first, games: 3 }));
    const again = halves.reduce(addBalances, NO_BALANCE);
    for (const what of ['wins of greedy', 'points of greedy', 'points of random', 'points norse'])
      expect(again.sums[what]?.sum).toBeCloseTo(output.sums[what]?.sum ?? -1, 9);
  });

  it('is reported with each AI’s share', () => {
    const tables = metricsOf(anyModule(greenland)).tables({});
    const text = reportPart({ input: match, output, tables, tell: (how) => how });
    expect(text).toContain('shared out to `greedy` and `random`');
    expect(text).toMatch(/\| greedy \| 50\.0 % \| [\d.]+ ± [\d.]+ % \| [\d.]+ ± [\d.]+ \|/u);
  });

  it('states an even share if the number of seats is odd', () => {
    const three = runBalance({ ...match, game: 'glacier', seats: 3 });
    expect(three.faults).toEqual([]);
    expect(three.sums['share of greedy']?.sum).toBeCloseTo(3, 9);
    expect(three.sums['points of greedy']?.n).toBe(9);
  });
});

describe('an AI that thinks', () => {
  it('uses its time and no more', () => {
    const output = runBalance({ ...input, ais: ['planner', 'greedy'], games: 1, milliseconds: 2 });
    expect(output.faults).toEqual([]);
    expect(output.sums['milliseconds of planner']?.n).toBeGreaterThan(50);
    expect(output.longest['planner']).toBeGreaterThan(2);
    const tables = metricsOf(anyModule(greenland)).tables({});
    const part = { input, output, tables, tell: (how: string) => how, thinking: { milliseconds: 2 } };
    expect(reportPart(part)).toContain('2 ms for a decision');
  });

  it('plans until its time is up, if the game has a planner', () => {
    const module = anyModule(greenland);
    let asked = 0;
    const slow = {
      ...module,
      planners: {
        slow: ({ keepGoing }: { keepGoing: () => boolean }) => {
          while (keepGoing()) asked++;
          return { verb: 'stand', args: [] };
        },
      },
    };
    const player = makePlayer(slow, 'slow', { milliseconds: 5 });
    const choices = [
      { verb: 'stand', args: [] },
      { verb: 'done', args: [] },
    ];
    const move = player?.decide({ view: {}, seat: 'norse', choices, draw: () => 0 });
    expect(move).toEqual({ verb: 'stand', args: [] });
    expect(asked).toBeGreaterThan(0);
    expect(player?.spent[0]).toBeGreaterThanOrEqual(5);
    asked = 0;
    const counted = makePlayer(slow, 'slow', { milliseconds: 5, steps: 7 });
    counted?.decide({ view: {}, seat: 'norse', choices, draw: () => 0 });
    expect(asked).toBe(7);
    expect(makePlayer(module, 'nobody', { milliseconds: 5 })).toBeUndefined();
    const worldly = {
      ...module,
      planners: {
        worldly: ({ imagine }: { imagine?: (luck: number) => Position }) => ({
          verb: imagine?.(7).game ?? 'nowhere',
          args: [],
        }),
      },
    };
    const imagine = (): Position => ({ game: 'somewhere' }) as Position;
    const dreamer = makePlayer(worldly, 'worldly', { milliseconds: 5 });
    const plain = { view: {}, seat: 'norse', choices, draw: () => 0 };
    expect(dreamer?.decide({ ...plain, imagine }).verb).toBe('somewhere');
    expect(dreamer?.decide(plain).verb).toBe('nowhere');
    expect(anyThinks(module, ['greedy'])).toBe(false);
    expect(anyThinks(module, ['greedy', 'planner'])).toBe(true);
  });
});

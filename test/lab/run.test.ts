import { afterAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { readExperiment, shippedExperiment, shippedExperiments } from '../../src/lab/experiment.js';
import { explain } from '../../src/lab/explain.js';
import { LAB_GAMES } from '../../src/lab/games.js';
import { openBench } from '../../src/lab/run.js';
import { changesOf } from '../../src/lab/sensitivity.js';
import { wilson } from '../../src/lab/sums.js';

const [lab] = LAB_GAMES;
if (lab === undefined) throw new Error('the laboratory knows no game');
const bench = openBench('settlers', 1);
afterAll(() => bench.close());

const experiment = (yaml: string) => readExperiment(yaml, 'test.yaml');
const run = (yaml: string) => carryOut(lab, experiment(yaml), bench);

const mine = (lines: string): string =>
  `kind: sets\nquestion: a\nsets: [{ name: x, seats: [mine, idle] }]\nstrategies:\n  mine: |\n    strategy mine\n      ${lines}\n`;

describe('experiments', () => {
  it.each(shippedExperiments('settlers'))('carries out the shipped experiment %s', async (name) => {
    const found = shippedExperiment('settlers', name);
    if (found === undefined) throw new Error('it is not there');
    const quick = { ...found, games: found.kind === 'box' ? 20 : 4 };
    const few =
      quick.kind === 'sensitivity'
        ? { ...quick, vary: ['people0', 'soil'], paths: 2, points: 8 }
        : quick.kind === 'search'
          ? {
              ...quick,
              change: ['foodEarly', 'soil'],
              screen: 10,
              budget: 2,
              select: quick.select && { ...quick.select, runs: 1, generations: 3, last: 1, games: 1 },
            }
          : quick.kind === 'evolution'
            ? { ...quick, runs: 1, generations: 3, games: 1 }
            : quick;
    const { rows } = await carryOut(lab, few, bench);
    for (const { measures } of rows) {
      expect(measures['allDead']?.mean).toBeGreaterThanOrEqual(0);
      expect(
        (measures['allDead']?.mean ?? 0) + (measures['lone']?.mean ?? 0) + (measures['twoOrMore']?.mean ?? 0),
      ).toBeCloseTo(1);
    }
  });

  it('lets idle households die and prudent ones live', async () => {
    const { rows } = await run('kind: sets\nquestion: who lives?\ngames: 60\nsets: [idle, prudent]\n');
    expect(rows.map(({ measures }) => measures['allDead']?.mean)).toEqual([1, 0]);
    expect(rows[1]?.measures['someWins']?.mean).toBe(1);
    expect(rows[1]?.measures['silver']?.mean).toBeGreaterThan(0);
  });

  it('writes the same bytes with one thread or two', async () => {
    const yaml = 'kind: sets\nquestion: the same?\ngames: 1200\nsets: [mixed]\n';
    const two = openBench('settlers', 2);
    try {
      const answers = [await run(yaml), await run(yaml), await carryOut(lab, experiment(yaml), two)];
      const [once, again, threaded] = answers.map((answer) => JSON.stringify(answer));
      expect([again === once, threaded === once]).toEqual([true, true]);
    } finally {
      await two.close();
    }
  }, 60_000);

  it('plays a table to its end while batches of another fail', async () => {
    const table = (text: string) => ({ players: [{ text }, { text }], constants: {}, readings: {} });
    const two = openBench('settlers', 2);
    try {
      const failing = expect(two.play(table('strategy a\n  nonsense\n'), 0, 2000)).rejects.toThrow(
        'nonsense',
      );
      const { games } = await two.play(table(lab.strategies['idle'] ?? ''), 0, 2000);
      await failing;
      expect(games).toBe(2000);
    } finally {
      await two.close();
    }
  }, 60_000);

  it('plays sets with and without a rule for helping with the same households', async () => {
    const { rows } = await run(
      'kind: sets\nquestion: helps?\ngames: 400\nsets: [plausible, plausible+gift]\n',
    );
    const [keep, gift] = rows;
    expect(gift?.set.beside).toBe('plausible');
    expect(gift?.measures['helped']?.mean).toBeGreaterThan(0.2);
    expect(gift?.measures['twoOrMore']?.mean).toBeGreaterThan((keep?.measures['twoOrMore']?.mean ?? 1) + 0.1);
  });

  it('plays 10 to 20 years a game, 15 on average', async () => {
    const { rows } = await run('kind: sets\nquestion: how long?\ngames: 600\nsets: [prudent]\n');
    expect(Math.abs((rows[0]?.measures['years']?.mean ?? 0) - 15)).toBeLessThan(0.4);
  });

  it('gives other results with other numbers and readings', async () => {
    const yaml = (more: string) => `kind: sets\nquestion: harder?\ngames: 80\nsets: [prudent]\n${more}`;
    const [printed, hard] = [
      await run(yaml('')),
      await run(yaml('constants: { foodEarly: 12, foodLate: 6, milkSheep: 1, milkCow: 1 }\n')),
    ];
    expect(printed.rows[0]?.measures['allDead']?.mean).toBe(0);
    expect(hard.rows[0]?.measures['allDead']?.mean).toBeGreaterThan(0.5);
  });

  it('names clauses that never decided anything', async () => {
    const yaml =
      'kind: sets\nquestion: silent?\ngames: 20\nsets: [{ name: own, seats: [own, own] }]\nstrategies:\n  own: |\n    strategy own\n      seals if people > 90\n      repair always\n';
    const { rows } = await run(yaml);
    expect(rows[0]?.silent).toEqual(['own, line 2: seals if people > 90']);
  });

  it('returns the games played so far when stopped', async () => {
    const other = openBench('settlers', 1);
    other.stop();
    const answer = await carryOut(
      lab,
      experiment('kind: sets\nquestion: stopped?\ngames: 999999\nsets: [prudent]\n'),
      other,
    );
    expect(answer.stopped).toBe(true);
    expect(answer.rows[0]?.games).toBe(0);
    await other.close();
  });

  it.each([
    ['kind: sets\n', 'question'],
    ['kind: sets\nquestion: a\nsets: [nobody]\n', 'unknown set “nobody”'],
    ['kind: sets\nquestion: a\nsets: [{ name: x, seats: [ghost, ghost] }]\n', 'unknown strategy “ghost”'],
    [
      'kind: sets\nquestion: a\nsets: [idle]\nconstants: { people0: 99 }\n',
      'people0 must be a whole number from 1 to 20',
    ],
    [
      'kind: sets\nquestion: a\nsets: [idle]\nconstants: { popel: 1 }\n',
      'unknown number “popel”. Did you mean people0?',
    ],
    ['kind: sets\nquestion: a\nsets: [idle]\nreadings: { soil: gone }\n', 'soil must be printed or barren'],
    ['kind: sensitivity\nquestion: a\nsets: [idle]\nmeasure: luck\n', 'unknown measure “luck”'],
    ['kind: sets\nquestion: a\nbudget: 3\n', 'no such key: budget. The file takes kind, game, question'],
    ['kind: sets\n', 'question: is missing'],
    [
      'kind: sets\nquestion: a\nconstants: foodEarly\n',
      'constants: must be names with values, such as { foodEarly: 6 }',
    ],
    ['kind: sets\nquestion: a\ngames: 0\n', 'games: must be at least 1. The file takes'],
    ['kind: sets\nquestion: a\ngames: many\n', 'games: must be a number. The file takes'],
    ['kind: sets\nquestion: a\nsets: 7\n', 'sets: must be a list, such as [prudent, silver]. The file takes'],
    [
      'kind: sets\nquestion: a\nsets: [idle, { name: x, seats: [idle, idle], number: {} }]\n',
      'sets, entry 2: no such key: number. sets, entry 2 takes name, constants, readings, beside, seats, box',
    ],
    [
      'kind: sets\nquestion: a\nsets: [{ name: x, box: { off: [plausible] } }]\n',
      'sets, entry 1, box: no such key: off. sets, entry 1, box takes of, households',
    ],
    [
      'kind: sets\nquestion: a\nsets: [plausible+loan]\n',
      'this experiment has no set “plausible”; sets: plausible+loan. Add “- plausible” to the sets',
    ],
    ['kind: set\nquestion: a\n', 'kind is one of sets, box, sensitivity'],
    ['kind: sets\nquestion: a\nsets: [{ nme: x }]\n', 'For example: question: who lives?'],
    ['kind: sets\nquestion: a\nsets: [prudent+luck]\n', 'unknown set “prudent+luck”'],
    [
      'kind: sets\nquestion: a\nsets: [own]\nstrategies: { own: "walrus all keep 25" }\n',
      'strategy own, line 1, column 12: found “keep 25”',
    ],
    [
      'kind: sets\nquestion: a\nsets: [own]\nstrategies: { own: "walrus all\\nwalrus never" }\n',
      'strategy own, line 2, column 1: found “walrus”, expected another decision: line 1 already decides',
    ],
    [
      mine('walrus 130% all'),
      'strategy mine, line 2, column 10: found “130”, expected a number from 0 to 100',
    ],
    [mine('walrus all keep 25'), '“keep 25”, expected a number from 0 to 20'],
    [mine('walrus all keep 2 [0..30]'), '“keep [0..30]”, expected a number from 0 to 20'],
    [mine('cows 120 percent'), '“120”, expected a number from 0 to 100'],
    [
      mine('walrus never\n      walrus all'),
      'line 3, column 3: found “walrus”, expected another decision: line 2',
    ],
  ])('%j is refused with a reason', async (yaml, reason) => {
    await expect((async () => run(yaml))()).rejects.toThrow(reason);
  });

  it('adds the named pairs and triples of a sensitivity', () => {
    const found = experiment(
      'kind: sensitivity\nquestion: a\nsets: [idle]\nmeasure: allDead\nvary: [soil]\nnamed: [{ barns0: 0, soil: barren, born: 2 }]\n',
    );
    if (found.kind !== 'sensitivity') throw new Error('another kind');
    expect(changesOf(lab, found).at(-1)).toEqual({
      id: 'barns0 1 → 0, soil printed → barren, born',
      from: '1',
      to: '2',
      change: { constants: { barns0: 0, born: 2 }, readings: { soil: 'barren' } },
    });
  });

  it('varies each number of a sensitivity up and down within its bounds, and each reading', () => {
    const found = experiment('kind: sensitivity\nquestion: a\nsets: [idle]\nmeasure: allDead\n');
    if (found.kind !== 'sensitivity') throw new Error('another kind');
    const changes = changesOf(lab, found);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(
      Object.keys(lab.constants).length + Object.keys(lab.readings).length,
    );
    for (const { change } of changes)
      expect(() =>
        lab.ready({
          players: [{ text: lab.strategies['idle'] ?? '' }, { text: lab.strategies['idle'] ?? '' }],
          constants: {},
          readings: {},
          ...change,
        }),
      ).not.toThrow();
  });
});

describe('intervals', () => {
  // Newcombe 1998, table I: Wilson's score interval.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (seen, n, low, high) => {
    const interval = wilson(seen / n, n);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

describe('explain', () => {
  it('lists every decision and fact with its unit and rule', () => {
    const text = explain(lab).join('\n');
    for (const id of [...Object.keys(lab.grammar.decisions), ...Object.keys(lab.grammar.facts)])
      expect(text).toContain(id);
    expect(explain(lab, 'winters-of-food').join('\n')).toContain('(winters, S7.2)');
  });

  it('prints a strategy by its name, and suggests one for a mistyped name', () => {
    expect(explain(lab, 'prudent').join('\n')).toContain(lab.strategies['prudent']?.trim());
    expect(explain(lab, 'prudnt')).toEqual([
      'Nothing is called “prudnt”. Did you mean prudent? “lab words” lists all.',
    ]);
  });
});

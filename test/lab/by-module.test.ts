import { describe, expect, it } from 'vitest';
import { carryOut } from '../../src/lab/carry-out.js';
import { readExperiment } from '../../src/lab/experiment.js';
import { findLabGame } from '../../src/lab/games.js';
import { openBench } from '../../src/lab/run.js';

const lab = findLabGame('glacier');
const bench = openBench('glacier', 1);
const run = (yaml: string) =>
  carryOut(lab, readExperiment(`game: glacier\nquestion: How long?\n${yaml}`, 'test.yaml'), bench);

describe('a game played by its module', () => {
  it('has the printed numbers of its pack and its readings', () => {
    expect(lab.constants['fate-wrath']).toMatchObject({ printed: 5, unit: 'cards' });
    expect(lab.constants['hunt-event']).toMatchObject({ printed: 5, max: 5 });
    expect(lab.readings['survival']?.values[0]).toBe('fed');
  });

  it('repeats a game by its number, and plays differently with changed numbers', () => {
    const played = (constants: Record<string, number>): string => {
      const table = lab.ready({
        players: [{ text: lab.strategies['greedy'] ?? '' }, { text: lab.strategies['greedy'] ?? '' }],
        constants,
        readings: {},
      });
      return [1, 2, 3].map((game) => JSON.stringify(table.play(game))).join(' ');
    };
    expect(played({})).toEqual(played({}));
    expect(played({ 'fate-wrath': 5 })).toEqual(played({}));
    expect(played({ 'start-threes': 0, 'clan-threes': 4, 'hunt-large': 0 })).not.toEqual(played({}));
    expect(() => played({ wrath: 1 })).toThrow(/unknown number “wrath”. “lab numbers” lists them all/);
    expect(() => played({ 'fate-wrath': 99 })).toThrow(/whole number from 0 to 10/);
  });

  it('changes players by its facts, and answers a sensitivity', async () => {
    const mixed =
      'strategies: { late: "strategy late\\n  play as greedy if year >= 3\\n  play as random" }\nkind: sets\ngames: 3\nsets: [{ name: two, seats: [late, greedy] }]\n';
    const { rows } = await run(mixed);
    expect(rows[0]).toMatchObject({ name: 'two', games: 3, silent: [] });
    const { swings } = await run(
      'kind: sensitivity\nmeasure: years\ngames: 3\nsets: [2 greedy]\nvary: [fate-wrath, survival]\n',
    );
    expect(swings.map(({ id }) => id).sort()).toEqual(['fate-wrath', 'fate-wrath', 'survival', 'survival']);
  });
});

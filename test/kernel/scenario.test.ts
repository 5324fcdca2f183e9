import { describe, expect, it } from 'vitest';
import { SpecError } from '../../src/kernel/scenario.js';
import { runScenarios, type Games } from '../tools/scenario.js';
import { Dice, fastDice, withLuck } from '../../src/kernel/dice.js';
import { longNight } from '../support/test-game.js';
import { toyGame } from '../support/toy-game.js';

const games = { woodpile: toyGame, 'long-night': longNight } as unknown as Games;
const problems = (text: string): string[] =>
  runScenarios(text, games).flatMap((report) =>
    report.problems.map(({ line, message }) => `${line}: ${message}`),
  );

const held = `
name: Red risks the storm
game: woodpile
seats: [red, blue]
position: { logs: { red: 1, blue: 2 } }
moves:
  - red: offer 2
    refused: W1
  - red: offer 1
  - blue: offer 0
    says: [woodpile.drew]
  - red: risk
    dice: [5]
    expect: { logs: { red: 5 } }
waits: [blue]
state: gather
expect:
  logs: { red: 5, blue: 2 }
`;

describe('a valid scenario', () => {
  it('has no problems', () => expect(problems(held)).toEqual([]));
  it('may share a file with others', () => {
    expect(runScenarios(`${held}---\n${held}`, games).map((report) => report.name)).toHaveLength(2);
  });
  it('may state that the game is not over', () => {
    expect(problems(`${held}over: null\n`)).toEqual([]);
  });
  it('may state the text of a refusal', () => {
    const telling = (facts: string): string =>
      held.replace('refused: W1', `refused: { rule: W1, why: woodpile.too-few, facts: ${facts} }`);
    expect(problems(telling('{ logs: 1 }'))).toEqual([]);
    expect(problems(telling('{ logs: 2 }'))).toHaveLength(1);
    expect(problems(held.replace('refused: W1', 'refused: { why: woodpile.storm }'))).toHaveLength(1);
  });
  it('may start a new game', () => {
    expect(
      problems('{"name":"new","game":"woodpile","seats":["red","blue"],"waits":["red","blue"]}'),
    ).toEqual([]);
  });
});

const drawn = `
name: a scout, a deck that is stirred, and the owl
game: long-night
seats: [ash]
options: { fires: '3' }
position: { display: ['0101', '0202'] }
draws: [1]
moves:
  - ash: scout
    expect: { hands: { ash: ['0202'] } }
    state: lay
  - ash: lay 0202; done
    state: act
  - ash: stir
    shuffles: [['0301', '0000']]
  - ash: done
    expect: { display: ['0301', '0000'], last: true }
  - ash: take 0301; end
  - ash: done
over: { winners: [ash], how: night.dawn }
`;

describe('prescribed luck', () => {
  it('may be draws and shuffles, for the whole scenario or before one move', () =>
    expect(problems(drawn)).toEqual([]));

  it.each([
    [
      'an impossible draw',
      drawn.replace('draws: [1]', 'draws: [2]'),
      '9: ash: scout: the draw that was laid down is 2, and this one gives 0 to 1',
    ],
    [
      'a card that isn’t in the pile',
      drawn.replace("'0301', '0000'", "'0301', '0101'"),
      "14: ash: stir: 0101 was laid on top and isn't among what is shuffled",
    ],
    ['draws left over', drawn.replace('[1]', '[1, 3]'), '7: these draws were never made: 3'],
    [
      'a shuffle left over',
      drawn.replace("shuffles: [['0301', '0000']]", "shuffles: [['0301', '0000'], ['0302']]"),
      '2: nothing was shuffled for 0302',
    ],
  ])('%s is told', (_name, text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });
});

const fresh = `
name: a new game from laid-down luck
game: long-night
seats: [ash]
options: { fires: 3 }
seed: 7
setup: { shuffles: [['0301', '0101', '0202']] }
expect: { display: ['0301', '0101'] }
`;

describe('a prescribed shuffle', () => {
  const dice = (): Dice => new Dice(withLuck(fastDice('pile'), { shuffles: [['c', 'e']] }));
  it('comes first in a list', () => {
    expect(dice().shuffle(['a', 'b', 'c', 'd', 'e']).slice(0, 2)).toEqual(['c', 'e']);
  });
  it('comes last in a pile whose last card is on top', () => {
    const list = dice().shuffle([1, 2, 3, 4, 5], { idOf: (n) => ' abcde'.charAt(n), topAt: 4 });
    expect(list.slice(2, 4)).toEqual([5, 3]);
    expect([...list].sort()).toEqual([1, 2, 3, 4, 5]);
  });
  it('keeps the order of the seed where nothing is prescribed', () => {
    const plain = new Dice(fastDice('pile'));
    const piled = new Dice(fastDice('pile'));
    expect(piled.shuffle([1, 2, 3, 4, 5], { topAt: 3 })).toEqual(plain.shuffle([1, 2, 3, 4, 5]));
  });
});

describe('a new game', () => {
  it('may prescribe the shuffles of its setup', () => expect(problems(fresh)).toEqual([]));
  it('reads a number as the text of a seed or an option', () => {
    const seeded = (seed: string): string =>
      fresh.replace('seed: 7', `seed: ${seed}`).replace(/setup.*\nexpect.*/u, 'expect: { display: 0 }');
    expect(problems(seeded('7'))).toEqual(problems(seeded("'7'")));
    expect(problems(seeded('8'))).not.toEqual(problems(seeded('7')));
  });

  it.each([
    [
      'luck that the setup didn’t use',
      fresh.replace('setup: {', 'setup: { dice: [6],'),
      '7: these dice were never rolled: 6',
    ],
    [
      'a card that isn’t in the pile',
      fresh.replace('0202', '0000'),
      "7: 0000 was laid on top and isn't among what is shuffled",
    ],
    [
      'a setup beside a position',
      fresh.replace('expect:', 'position: {}\nexpect:'),
      '7: setup lays luck for a new game, and this one begins with a position',
    ],
    [
      'an option that the game doesn’t have',
      fresh.replace('fires: 3', 'flames: 3'),
      '5: there is no option flames; there are fires, need, owl',
    ],
    [
      'a value that an option can’t have',
      fresh.replace('fires: 3', 'fires: 999'),
      "5: fires can't be 999: 1–5",
    ],
  ])('tells %s with its line', (_name, text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });
});

describe('a failed expectation is reported with its line:', () => {
  it.each([
    ['a wrong number', held.replace('red: 5, blue', 'red: 4, blue'), '18: logs.red: expected 4, found 5'],
    [
      'the wrong seat to move',
      held.replace('waits: [blue]', 'waits: [red]'),
      '15: waits.0: expected "red", found "blue"',
    ],
    [
      'a move that should be refused',
      held.replace('offer 2', 'offer 1'),
      '7: red: offer 1 should be refused by W1, and was played',
    ],
    [
      'another rule',
      held.replace('refused: W1', 'refused: W2'),
      '7: red: offer 2 should be refused by W2, and was refused by W1 (woodpile.too-few {"logs":1})',
    ],
    ['dice left over', held.replace('dice: [5]', 'dice: [5, 6]'), '2: these dice were never rolled: 6'],
    [
      'a move out of turn',
      held.replace('- red: risk', '- blue: risk'),
      '12: blue: risk comes out of turn: gather waits for red',
    ],
    [
      'an event that didn’t happen',
      held.replace('says: [woodpile.drew]', 'says: [woodpile.over]'),
      '11: woodpile.over did not happen; woodpile.offered, woodpile.drew, woodpile.tale did',
    ],
  ])('%s', (_name, text, told) => expect(problems(text)).toContain(told));
});

describe('an unreadable file is reported with its line:', () => {
  it.each([
    ['bad YAML', 'name: [', 1],
    ['an unknown key', 'name: x\ngame: woodpile\nseats: [red, blue]\nmovs: []', 4],
    ['an unknown game', 'name: x\nseats: [red]\ngame: chess', 3],
    ['an unknown seat', 'name: x\ngame: woodpile\nseats:\n  - red\n  - pink', 5],
    ['a face that no die has', 'name: x\ngame: woodpile\nseats: [red, blue]\ndice:\n  - 7', 5],
    ['a move without a seat', 'name: x\ngame: woodpile\nseats: [red, blue]\nmoves:\n  - pass: pass', 5],
    ['nothing at all', '', 1],
  ])('%s', (_name, text, line) => {
    const [report] = runScenarios(text, games);
    expect(report?.problems[0]?.line).toBe(line);
  });

  it('the report names the part of a position that the module refuses', () => {
    const strict: Games = {
      woodpile: {
        ...games['woodpile'],
        scenario: {
          read: () => {
            throw new SpecError([{ path: ['logs', 'red'], message: 'is no number of logs' }]);
          },
          describe: () => null,
        },
      } as Games[string],
    };
    const [report] = runScenarios(
      'name: x\ngame: woodpile\nseats: [red]\nposition:\n  logs:\n    red: x',
      strict,
    );
    expect(report?.problems).toEqual([{ line: 6, message: 'position.logs.red: is no number of logs' }]);
  });
});

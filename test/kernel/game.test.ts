import { describe, expect, it } from 'vitest';
import { commitment, Dice, diceFromSeed } from '../../src/kernel/dice.js';
import { Refused, Stale } from '../../src/kernel/errors.js';
import { copyPosition, happeningsFor, openGame, startGame } from '../../src/kernel/game.js';
import { makeMove, matchMove, parseMove } from '../../src/kernel/notation.js';
import { fit, fitMove, makeBag, parseBag } from '../../src/kernel/parameters.js';
import { teller } from '../../src/kernel/text.js';
import { toyGame } from '../support/toy-game.js';

const start = (seats: string[] = ['red', 'blue']) =>
  startGame(toyGame, { seats, variant: 'standard', options: {}, seed: 'a seed' });

describe('sealed answers', () => {
  it('wait for everyone and are revealed together', () => {
    const { game } = start();
    expect(game.waiting()).toEqual(['red', 'blue']);
    const first = game.apply('red', { verb: 'offer', args: [2] });
    expect(first.happenings).toEqual([]);
    expect(first.floor).toBe(false);
    expect(game.waiting()).toEqual(['blue']);
    const second = game.apply('blue', { verb: 'offer', args: [1] });
    expect(second.happenings.map((happening) => happening.key)).toContain('woodpile.drew');
    expect(second.floor).toBe(true);
  });

  it('are stored in the position and survive JSON', () => {
    const { game } = start();
    game.apply('red', { verb: 'offer', args: [3] });
    const again = openGame(toyGame, copyPosition(game.position));
    expect(again.waiting()).toEqual(['blue']);
    again.apply('blue', { verb: 'offer', args: [0] });
    expect(again.position.g.tales['red']).toHaveLength(1);
  });
});

describe('refusals', () => {
  it('name the rule and the reason', () => {
    const { game } = startGame(toyGame, {
      seats: ['red', 'blue'],
      variant: 'standard',
      options: { start: '3' },
      seed: 's',
    });
    game.position.g.logs['red'] = 1;
    const attempt = () => game.apply('red', { verb: 'offer', args: [2] });
    expect(attempt).toThrow(Refused);
    try {
      attempt();
    } catch (error) {
      expect(error).toMatchObject({ rule: 'W1', key: 'woodpile.too-few', facts: { logs: 1 } });
    }
  });

  it('are marked stale on another seat’s turn', () => {
    const { game } = start();
    game.apply('red', { verb: 'offer', args: [0] });
    expect(() => game.apply('red', { verb: 'offer', args: [0] })).toThrow(Stale);
  });
});

describe('dice', () => {
  it('are equal for the same seed and differ with a nonce', () => {
    const roll = (seed: string, nonces: string[] = []) => {
      const dice = new Dice(diceFromSeed(seed, nonces));
      return Array.from({ length: 20 }, () => dice.die());
    };
    expect(roll('x')).toEqual(roll('x'));
    expect(roll('x', ['mine'])).not.toEqual(roll('x'));
    expect(commitment('x')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('continue after being stored', () => {
    const dice = new Dice(diceFromSeed('y'));
    dice.die();
    const kept = new Dice(dice.save());
    expect([kept.die(), kept.die()]).toEqual([dice.die(), dice.die()]);
  });

  it('show prescribed faces first', () => {
    const dice = new Dice({ ...diceFromSeed('z'), script: [6, 1] });
    expect([dice.die(), dice.die()]).toEqual([6, 1]);
    expect(dice.save().script).toBeUndefined();
  });

  it('show every face equally often', () => {
    const dice = new Dice(diceFromSeed('even'));
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[dice.die() - 1] = (counts[dice.die() - 1] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(600);
  });
});

describe('happenings', () => {
  it('reach only their audience', () => {
    const { game } = start();
    game.apply('red', { verb: 'offer', args: [3] });
    const { happenings } = game.apply('blue', { verb: 'offer', args: [0] });
    const keys = (viewer: string) => happeningsFor(happenings, viewer).map((happening) => happening.key);
    expect(keys('red')).toContain('woodpile.tale');
    expect(keys('blue')).not.toContain('woodpile.tale');
    expect(keys('spectator')).not.toContain('woodpile.tale');
  });
});

describe('notation', () => {
  const choices = [
    { verb: 'assign', args: ['walrus', { name: 'hunters', min: 1, max: 6 }] },
    { verb: 'assign', args: ['walrus', { name: 'hunters', min: 0, max: 5 }, 'alpha'] },
    { verb: 'give', args: [{ name: 'goods', of: { energy: 5, walrus: 1 }, min: 0, max: 6 }] },
    { verb: 'promote', args: [{ name: 'rank', oneOf: ['4', '6'] }] },
  ];
  it.each([
    ['assign walrus 6', 'assign walrus 6'],
    ['  ASSIGN   walrus 5 alpha ', 'assign walrus 5 alpha'],
    ['give walrus+2energy', 'give 2energy+walrus'],
    ['give -', 'give -'],
    ['promote 6', 'promote 6'],
  ])('reads “%s” as “%s”', (typed, written) => {
    const move = parseMove(typed);
    const found = move && matchMove(choices, move);
    expect(found && makeMove(found.move)).toBe(written);
  });

  it.each([
    'assign walrus 7',
    'assign walrus 6 alpha',
    'give 6energy',
    'give energy+energy',
    'give 2',
    'promote 5',
    'assign',
    'fly',
  ])('rejects “%s”', (typed) => {
    const move = parseMove(typed);
    expect(move && matchMove(choices, move)).toBeUndefined();
  });

  it.each(['', '   ', 'a '.repeat(300)])('rejects %j', (typed) => expect(parseMove(typed)).toBeUndefined());

  it('keeps bags in the parameter’s order', () => {
    const parameter = { name: 'x', of: { b: 2, a: 3 }, min: 0, max: 9 };
    expect(makeBag(parameter, { a: 1, b: 2 })).toBe('2b+a');
    expect(parseBag('2b+a')).toEqual({ a: 1, b: 2 });
    expect(fit({ ...parameter, min: 4 }, '2b+a')).toBeUndefined();
    expect(fitMove({ verb: 'v', args: [parameter] }, { verb: 'v', args: ['a+2b'] })).toEqual({
      verb: 'v',
      args: ['2b+a'],
    });
  });
});

describe('texts', () => {
  const tell = teller(toyGame.texts, 'en-GB');
  it('contain names and plurals', () => {
    expect(tell.lookup('woodpile.offered', { seat: 'red', logs: 0 })).toBe('Red offers nothing.');
    expect(tell.lookup('woodpile.offered', { seat: 'blue', logs: 2 })).toBe('Blue offers 2 logs.');
  });
  it('fall back to English and then to the key', () => {
    expect(teller(toyGame.texts, 'de').lookup('verb.gather')).toBe('Gather one log');
    expect(tell.lookup('no.such')).toBe('no.such');
  });
  it('name the contents of a bag', () => {
    const bags = teller({ en: { 'name.energy': 'energy', 'name.walrus': 'Walrus', t: 'gives {bag}' } }, 'en');
    expect(bags.lookup('t', { bag: '2energy+walrus' })).toBe('gives 2 energy + Walrus');
    // A seed isn't a bag, although it may look like digits followed by letters.
    expect(bags.lookup('t', { bag: '6628acb9b847f7c1' })).toBe('gives 6628acb9b847f7c1');
  });
});

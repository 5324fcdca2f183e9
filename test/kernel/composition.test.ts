import { describe, expect, it } from 'vitest';
import { conform } from '../tools/conformance.js';
import { Refused, Stale } from '../../src/kernel/errors.js';
import { copyPosition, openGame } from '../../src/kernel/game.js';
import { composeMoves, makeMove, movesOf, parseMove } from '../../src/kernel/notation.js';
import { readPosition } from '../../src/kernel/scenario.js';
import type { GameModule, Json, Move } from '../../src/kernel/types.js';
import { foresee, imagine } from '../../src/kernel/what-if.js';
import { drawer } from '../../src/kernel/random.js';
import { longNight, type LongNight, type LongNightView } from '../support/test-game.js';

const module = longNight as unknown as GameModule<unknown, unknown>;

function begun(spec: Json, seats: readonly string[] = ['ash', 'birch']) {
  const position = readPosition(module, { seats, variant: 'standard', options: {} }, spec, 's');
  const game = openGame(module, position) as unknown as ReturnType<typeof openGame<LongNight, LongNightView>>;
  game.begin();
  return game;
}

const moves = (text: string): Move => {
  const move = parseMove(text);
  if (move === undefined) throw new Error(`${text} is no move`);
  return move;
};

const DISPLAY = { display: ['0101', '0202', '0303'] };

describe('a composition', () => {
  it('is written and read back as one line', () => {
    const one = moves('take 0101;  WALK birch-ash ; end;');
    expect(makeMove(one)).toBe('take 0101; walk birch-ash; end');
    expect(movesOf(one).map(({ verb }) => verb)).toEqual(['take', 'walk', 'end']);
    expect(composeMoves(movesOf(one))).toEqual(one);
    expect(parseMove(';')).toBeUndefined();
    expect(parseMove(Array.from({ length: 41 }, () => 'end').join(';'))).toBeUndefined();
  });

  it('is played and undone as one decision, with its events in order', () => {
    const game = begun(DISPLAY);
    const checked = game.check('ash', moves('take 0101; walk birch-ash; take 0303; end'));
    expect(makeMove(checked)).toBe('take 0101; walk ash-birch; take 0303; end');
    const { happenings, floor } = game.apply('ash', checked);
    expect(happenings.map(({ key }) => key)).toEqual(['night.took', 'night.walked', 'night.took']);
    expect(floor).toBe(false);
    expect(game.position.g.hands['ash']).toEqual(['0101', '0303']);
    expect(game.waiting()).toEqual(['birch']);
  });

  it.each([
    ['take 0101; take 0202; take 0303', 2, 'night.hands-full'],
    ['take 0101; take 0101', 1, 'kernel.not-offered'],
    ['end; take 0101', 1, 'kernel.composition-ends'],
    ['take 0101; risk; end', 2, 'kernel.composition-ends'],
    ['fly; end', 0, 'kernel.not-offered'],
  ])('%s is refused at its move %i, and nothing was played', (text, part, key) => {
    const game = begun(DISPLAY);
    const before = JSON.stringify(game.position);
    let caught: unknown;
    try {
      game.apply('ash', moves(text));
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(Refused);
    expect(caught).toMatchObject({ part, key });
    expect(JSON.stringify(game.position)).toBe(before);
    expect(game.waiting()).toEqual(['ash']);
  });

  it('can’t be undone freely once it ends in a roll', () => {
    const game = begun(DISPLAY);
    expect(game.apply('ash', moves('take 0101; risk')).floor).toBe(true);
  });

  it('is marked stale on another seat’s turn', () => {
    expect(() => begun(DISPLAY).apply('birch', moves('take 0101; end'))).toThrow(Stale);
  });
});

describe('a sealed composition', () => {
  const piles = () => {
    const game = begun({ hands: { ash: ['0101', '0202', '0303'], birch: ['0104'] } });
    game.apply('ash', moves('end'));
    game.apply('birch', moves('end'));
    return game;
  };

  it('is composed move by move in secret, and counts once it is closed', () => {
    const game = piles();
    game.apply('ash', moves('lay 0101'));
    expect(game.waiting()).toEqual(['ash', 'birch']);
    expect(game.choices('ash')).toContainEqual({
      verb: 'lay',
      args: [{ name: 'card', oneOf: ['0202', '0303'] }],
    });
    expect(longNight.view(game.position, 'ash').composed).toEqual(['lay 0101']);
    expect(longNight.view(game.position, 'birch').composed).toEqual([]);
    game.apply('ash', moves('lay 0303; done'));
    expect(game.waiting()).toEqual(['birch']);
    const again = openGame(longNight, copyPosition(game.position));
    const { happenings } = again.apply('birch', moves('done'));
    expect(happenings).toContainEqual({ key: 'night.laid', args: { seat: 'ash', cards: ['0101', '0303'] } });
    expect(again.position.g.hands['ash']).toEqual(['0202']);
  });

  it('may be given at once; a refusal keeps the earlier moves', () => {
    const game = piles();
    game.apply('ash', moves('lay 0101'));
    const before = JSON.stringify(game.position);
    expect(() => game.apply('ash', moves('lay 0202; lay 0101'))).toThrow(Refused);
    expect(JSON.stringify(game.position)).toBe(before);
    game.apply('ash', moves('lay 0202; lay 0303; done'));
    expect(game.waiting()).toEqual(['birch']);
  });

  it('is replaced by another for other viewers, who see only whether it is closed', () => {
    const game = piles();
    game.apply('ash', moves('lay 0101; lay 0202; done'));
    const draw = drawer(3);
    const found = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const other = longNight.permuteHidden(game.position, 'birch', draw);
      const answer = other.frames.at(-1)?.answers?.['ash'];
      expect(openGame(longNight, other).waiting()).toEqual(['birch']);
      found.add(answer === undefined ? 'none' : String(movesOf(answer).length));
    }
    expect(found.size).toBeGreaterThan(2);
    expect(found).not.toContain('none');
  });

  it('can be tried on a copy with the earlier moves', () => {
    const game = piles();
    const ahead = imagine(longNight, game.position, 'ash', drawer(1));
    const seen = foresee(ahead, 'ash', ['lay 0101', 'lay 0303']);
    expect(seen.stops).toBe('own');
    expect(longNight.means?.(longNight.view(seen.position, 'ash'), 'ash', {} as never)).toBe(
      '2 moves so far',
    );
    expect(game.position.frames.at(-1)?.answers).toBeUndefined();
  });
});

describe('the test game “long night”', () => {
  it.each([1, 2, 3, 4, 5, 6])('follows the contract with %i seats', (n) => {
    const seats = longNight.meta.seats.slice(0, n).map(({ id }) => id);
    for (const seed of [n, n + 10]) {
      expect(conform(module, { seats, variant: 'standard', options: {}, seed })).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { bagOf, cardsIn, countedIn } from '../../../src/games/endless/bags.js';
import { endless } from '../../../src/games/endless/module.js';
import { anyModule } from '../../../src/games/registry.js';
import { openGame, type Game } from '../../../src/kernel/game.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import { teller } from '../../../src/kernel/text.js';
import type { Json } from '../../../src/kernel/types.js';

/** Hints beside choices agree with the results. */

const module = anyModule(endless);
const tell = teller(endless.texts, 'en');

function scripted(red: Json, more: Readonly<Record<string, Json>> = {}): Game<unknown, unknown> {
  const input = { seats: ['red', 'cyan'], variant: 'standard', options: {} };
  const position = { order: ['red', 'cyan'], tribes: { red, cyan: { chief: 'eyehand' } }, ...more };
  const game = openGame(module, readPosition(module, input, position, 'hints'));
  game.begin();
  return game;
}

type Position = Parameters<typeof endless.view>[0];
const viewOf = ({ position }: Game<unknown, unknown>) => endless.view(position as Position, 'red');
const hint = (game: Game<unknown, unknown>, words: readonly string[], next: string): string =>
  endless.hint?.(viewOf(game), 'red', words, next, tell) ?? '';

describe('N2.8 the Labor hint before a placement', () => {
  it.each([
    ['the A side of a Chief', { chief: 'eyehand' }, 'chief', 4],
    ['a Chief at home', { chief: 'tuskbreaker', side: 'b' }, 'chief', 5],
    ['a Chief elsewhere', { chief: 'eyehand', side: 'b' }, 'chief', 3],
    ['Thunderpaw without a Tool', { chief: 'thunderpaw', side: 'b' }, 'chief', 4],
    ['Thunderpaw with a Tool', { chief: 'thunderpaw', side: 'b', tools: 1 }, 'chief', 6],
    ['a Tribe figure', { chief: 'thunderpaw', side: 'b', tools: 1 }, 'tribe', 3],
  ])('matches the Labor left to spend: %s', (_name, tribe, figure, labor) => {
    const game = scripted({ hand: ['hunter'], food: 1, ...tribe });
    expect(hint(game, ['place', figure], 'hunt')).toContain(`${labor} Labor`);
    game.apply('red', { verb: 'place', args: [figure, 'hunt'] });
    // Thunderpaw's Tool, if he is the Chief.
    if (game.state()?.name === 'gain') game.apply('red', { verb: 'pay', args: ['tool'] });
    expect(viewOf(game).own?.labor).toBe(labor);
  });
});

describe('EW16 hints of a price', () => {
  it('count cards of the same kind', () => {
    const game = scripted(
      { chief: 'eyehand', hand: ['tribesman', 'tribesman', 'tribesman', 'hunter'], food: 2 },
      { display: ['mammoth', 'mammoth', 'mammoth', 'mammoth', 'mammoth'] },
    );
    game.apply('red', { verb: 'place', args: ['tribe', 'hunt'] });
    expect(hint(game, ['catch'], '3mammoth')).toContain('6 Labor: Hunter + 3 Tribesman + 2 Food · ');
  });
});

describe('N5 hints of Idols', () => {
  it.each([
    ['a step up the Offering track', { offering: 2 }, 'offering', 'level 2 → 3'],
    ['a step beyond its top', { offering: 10 }, 'offering', '1 point at once'],
    ['a step up the Honor track to a level with points', { honor: 9 }, 'honor', 'level 9 → 10, '],
  ])('match the result: %s', (_name, tribe, track, expected) => {
    const game = scripted({ chief: 'eyehand', ...tribe }, { step: 'eclipse', order: ['cyan', 'red'] });
    while (game.waiting()[0] === 'cyan') game.apply('cyan', { verb: 'take', args: ['food'] });
    const hintText = hint(game, ['take'], track);
    expect(hintText).toContain(expected);
    const before = viewOf(game).table.tribes.red?.points ?? 0;
    game.apply('red', { verb: 'take', args: [track] });
    const points = (viewOf(game).table.tribes.red?.points ?? 0) - before;
    expect(/(\d+) points?(?: at once)?$/u.exec(hintText)?.[1] ?? '0').toBe(String(points));
  });
});

describe('bags', () => {
  it.each([
    ['-', []],
    ['2hunter+elder', ['hunter', 'hunter', 'elder']],
    ['2*0612+elder', ['0612', '0612', 'elder']],
    ['hunter+hunter', []],
    ['9999999hunter', []],
  ])('use the common notation: %s', (bag, cards) => {
    expect(cardsIn(bag)).toEqual(cards);
  });

  it('are written as they are read', () => {
    expect(bagOf({ food: 2, tool: 1, draw: 0 })).toBe('2food+tool');
    expect(countedIn('2honor')).toEqual({ n: 2, kind: 'honor' });
    expect(countedIn('honor')).toEqual({ n: 1, kind: 'honor' });
  });

  it('N3.1 are refused if no one can pay them, however many cards they name', () => {
    const game = scripted({ chief: 'eyehand' });
    game.apply('red', { verb: 'place', args: ['tribe', 'initiate'] });
    for (const many of ['9', '9999999', '99999999999'])
      expect(() => game.check('red', { verb: 'hire', args: [`${many}hunter`] })).toThrow(/N3\.1|N2\.3/u);
  });
});

import { describe, expect, it } from 'vitest';
import { glacier } from '../../src/games/glacier/module.js';
import { moveOutcome, stillChosen } from '../../src/discord/presenter/move-outcome.js';
import { makeMove, parseMove } from '../../src/kernel/notation.js';

describe('a chosen move', () => {
  it.each([
    ['stands beside others while its player goes on', 'own', false, 0, 'compose'],
    ['of one word is played where nothing was chosen before', 'own', true, 0, 'play'],
    ['of one word joins what was chosen before', 'own', true, 2, 'compose'],
    ['is played where others are next', 'others', false, 0, 'play'],
    ['plays all that was chosen, as nothing is left to choose', 'others', false, 3, 'play'],
    ['plays all that was chosen before a roll', 'chance', false, 1, 'play'],
  ] as const)('%s', (_name, stops, bare, composed, becomes) => {
    expect(moveOutcome({ stops, bare, composed, leaves: false, sure: false })).toBe(becomes);
  });

  it('must be confirmed if it leaves something unused', () => {
    const ending = { stops: 'others', bare: true, composed: 0, leaves: true } as const;
    expect(moveOutcome({ ...ending, sure: false })).toBe('confirm');
    expect(moveOutcome({ ...ending, sure: true })).toBe('play');
  });
});

describe('moves chosen before', () => {
  const movesOf = (lines: readonly string[]) => lines.flatMap((line) => parseMove(line) ?? []);

  it.each([
    ['without the vow that a new one replaces', 'vow storm large', ['draw one', 'vow raid always']],
    ['with vows on other cards', 'vow predator large', ['draw one', 'vow storm always', 'vow raid always']],
    ['with actions like the new one', 'draw one', ['draw one', 'vow storm always', 'vow raid always']],
  ])('stay chosen %s', (_name, line, stay) => {
    const before = movesOf(['draw one', 'vow storm always', 'vow raid always']);
    const [move] = movesOf([line]);
    expect(move && stillChosen(before, move, glacier.settings).map(makeMove)).toEqual(stay);
  });
});

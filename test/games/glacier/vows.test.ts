import { describe, expect, it } from 'vitest';
import { glacier } from '../../../src/games/glacier/module.js';
import { startGame } from '../../../src/kernel/game.js';
import { narrow } from '../../../src/discord/presenter/narrow.js';

describe('GL3 vows', () => {
  it('a vow in force isn’t offered again', () => {
    const seats = glacier.meta.seats.slice(0, 2).map(({ id }) => id);
    const { game } = startGame(glacier, { seats, variant: 'standard', options: {}, seed: 'vows' });
    const [seat = ''] = game.waiting();
    const offered = (): readonly string[] => narrow(game.choices(seat), ['vow', 'storm']).next;
    expect(offered()).toContain('always');
    game.apply(seat, { verb: 'vow', args: ['storm', 'always'] });
    expect(offered()).not.toContain('always');
    expect(offered()).toContain('never');
    expect(() => game.apply(seat, { verb: 'vow', args: ['storm', 'always'] })).toThrow();
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { greenland } from '../../src/games/greenland/module.js';
import { startGame } from '../../src/kernel/game.js';
import { makeThinker } from '../../src/sim/thinker.js';

const thinker = makeThinker({ playouts: 8, milliseconds: 60_000 });
afterAll(() => thinker.close());

const { game } = startGame(greenland, {
  seats: ['norse', 'sami'],
  variant: 'standard',
  options: {},
  seed: 'thought',
});
const input = {
  game: 'greenland',
  view: greenland.view(game.position, 'norse'),
  seat: 'norse',
  choices: game.choices('norse'),
  seed: 5,
};

describe('a thread that thinks', () => {
  it('answers with a legal move, the same one every time', async () => {
    const move = await thinker.think({ ...input, ai: 'planner' });
    expect(move === undefined ? undefined : game.check('norse', move)).toEqual(move);
    expect(move).toBeDefined();
    expect(await thinker.think({ ...input, ai: 'planner' })).toEqual(move);
  });

  it('reports that a game has no such planner', async () => {
    expect(await thinker.think({ ...input, ai: 'greedy' })).toBeUndefined();
  });
});

describe('a failing thread', () => {
  const filename = new URL('../support/sick-worker.mjs', import.meta.url).href;

  it('that crashes while idle is replaced for the next decision', async () => {
    const sick = makeThinker({ filename });
    try {
      for (let nth = 0; nth < 2; nth++) {
        expect(await sick.think({ ...input, ai: 'break later' })).toEqual({ verb: 'break later' });
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(await sick.think({ ...input, ai: 'well' })).toEqual({ verb: 'well' });
      }
    } finally {
      await sick.close();
    }
  });
});

import { expect, it } from 'vitest';
import { reviewPost } from '../../src/answers/review.js';
import type { Review } from '../../src/club/review/material.js';
import type { Reviewer } from '../../src/club/review/reviewer.js';
import type { Bot } from '../../src/discord/bot.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { offlineBot, textOf } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** The texts of a review. */

const ada = { guild: 'north', person: 'ada' };

async function saidOf(review: Review): Promise<string> {
  const reviewer: Reviewer = {
    review: async () => review,
    cached: () => review,
    hint: async () => undefined,
    outcomes: async () => undefined,
    turn: async () => undefined,
    remark: async () => undefined,
  };
  const bot: Bot = { ...offlineBot(registryOf([anyModule(toyGame)])), reviewer };
  const { table } = bot;
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.fill(ada, id, 'random', { upTo: 2 });
  await table.lobby.start(ada, id);
  const said = textOf(await reviewPost({ bot, actor: ada, channel: 'hall', locale: 'en' }, id));
  await table.process.close();
  return said;
}

it('a review shows no turning point whose figure is too noisy', async () => {
  const point = (turn: number, error: number) => ({
    turn,
    seat: 'red',
    from: { share: 0, error },
    to: { share: 0.8, error },
  });
  const review: Review = {
    ...{ seats: ['red', 'blue'], decided: 0, alike: 0, weighed: [], isPartial: false, playouts: 4 },
    turns: [{ turn: 1, chances: {} }],
    turningPoints: [point(2, 0.05), point(3, 0.24)],
  };
  const said = await saidOf(review);
  expect(said).toMatch(/Red 0 % → 80 % \(± 14\)/u);
  expect(said).toMatch(/1 more turn changed the chances\. The result is too noisy/u);
  expect(said).not.toContain('± 67');
});

it('a review names moves like panels and the log', async () => {
  const review: Review = {
    ...{ seats: ['red', 'blue'], seat: 'red', turns: [], turningPoints: [], decided: 2, alike: 0 },
    weighed: [
      {
        ...{ seq: 1, turn: 1, phase: 'offer', played: 'offer 0', preferred: 'gather' },
        ...{ by: 0.3, error: 0.05, worlds: 40 },
      },
    ],
    together: { moves: 54, lead: { by: 80, error: 19.4 }, wins: { by: 2, error: 1 } },
    ...{ isPartial: false, playouts: 32 },
  };
  const said = await saidOf(review);
  expect(said).toMatch(/\*Offer logs · 0\*; the AI prefers \*Gather one log\*/u);
  // The sum comes first, and moves examined too briefly aren't called luck.
  expect(said).toMatch(/54 other moves, all together: cost \*\*80\.0\*\* ± 38\.0 of lead \(Points\)\.\n•/u);
  expect(said).not.toMatch(/luck/u);
});

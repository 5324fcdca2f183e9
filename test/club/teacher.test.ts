import { describe, expect, it } from 'vitest';
import { taughtPost } from '../../src/answers/teacher.js';
import { USUAL_HINT } from '../../src/club/review/hint.js';
import { remarkOn } from '../../src/club/review/remark.js';
import { reviewGame, USUAL_LIMITS } from '../../src/club/review/review.js';
import { sampleGame } from '../../src/club/review/sample-game.js';
import type { Reviewer } from '../../src/club/review/reviewer.js';
import type { Bot } from '../../src/discord/bot.js';
import { GAMES, registryOf, type AnyModule } from '../../src/games/registry.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import { offlineBot, textOf } from '../support/tables.js';

/** A Coach comments on the learner's turns without revealing hidden information. */

const LITTLE = { ...USUAL_HINT, candidates: 2, fewest: 1, most: 2, thought: 1, keepGoing: () => true };
const GLANCE = {
  ...USUAL_LIMITS,
  playouts: 0,
  glance: 1,
  weighed: 1,
  pairs: 2,
  thought: 1,
  keepGoing: () => true,
};

/** The same engine without a thread. */
const inline = (module: AnyModule): Reviewer => ({
  review: async () => Promise.reject(new Error('nobody asks')),
  cached: () => undefined,
  hint: async () => undefined,
  outcomes: async () => undefined,
  turn: async (material) => reviewGame(module, material, GLANCE),
  remark: async (material) => remarkOn(module, material, LITTLE),
});

const learner = { guild: 'north', person: 'ada' };

/** Far more moves than any turn has. */
const MOST_MOVES = 40;

/** A game of one person against a Coach, until it has a comment. */
async function played(module: AnyModule): Promise<{ bot: Bot; game: number; text: string }> {
  const bot = { ...offlineBot(registryOf([module])), reviewer: inline(module) };
  const { table } = bot;
  const { id } = await table.lobby.create(learner, { channel: 'hall', module: module.meta.id });
  await table.lobby.join(learner, id, module.meta.seats[0]?.id);
  await table.lobby.fill(learner, id, 'teacher', { upTo: 2 });
  await table.lobby.start(learner, id);
  const draw = drawer(3);
  const waits = async () =>
    (await table.games.card(learner, id)).awaited.some(({ person }) => person === 'ada');
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    await expect.poll(waits, { timeout: 5000 }).toBe(true);
    const taught = await table.review.taughtTurn(learner, id);
    if (taught !== undefined && taught.own.decisions.length > 0) {
      const post = await taughtPost({ bot, actor: learner, channel: 'hall', locale: 'en' }, id);
      if (post !== undefined) return { bot, game: id, text: textOf(post) };
    }
    const { choices } = await table.play.legal(learner, id);
    const open = choices.filter(({ blocked }) => blocked === undefined);
    const choice = open[draw(open.length)];
    if (choice === undefined) break;
    await table.play.act(learner, id, fillChoice(choice, draw));
  }
  throw new Error('nothing was said');
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('the Coach in %s', (_id, module) => {
  it('comments on the learner’s turn and its own in one sentence each, and is silent where hints are off', async () => {
    const { bot, game, text } = await played(module);
    const call = { bot, actor: learner, channel: 'hall', locale: 'en' };
    expect(text).toContain('explains');
    expect(text).toMatch(/\*\*(Your turn|Mine):\*\*/u);
    await bot.table.host.setAdvice(learner, game, 'none');
    expect(await taughtPost(call, game)).toBeUndefined();
    await bot.table.process.close();
  });

  it('names only moves that the learner could see', () => {
    const seats = (module.meta.variants[0]?.seats ?? module.meta.seats.map(({ id }) => id)).slice(0, 3);
    const [teacher = '', eyes = ''] = seats;
    const { decisions } = sampleGame({ module, seats, seed: 9, seat: teacher });
    // Late decisions, from which playouts are short.
    const some = decisions.slice(-40).filter((_, at) => at % 10 === 0);
    for (const decided of some) {
      const { move } = decided;
      const material = { game: '', seat: teacher, eyes, decisions: [decided], seed: decided.seq };
      const remark = remarkOn(module, material, LITTLE);
      if (remark === undefined) continue;
      expect(remark.other).not.toBe(move);
      // Each world has other secrets of the AI, so a move that some of them forbid is never named.
      expect(remark.worlds).toBe(LITTLE.most);
    }
  });
});

import { oddsAt, oddsPost } from '../src/answers/odds.js';
import type { Command, CompleteCall, Completion } from '../src/discord/command.js';
import {
  askedOption,
  askedOf,
  completeGame,
  findGame,
  gameOption,
  matching,
  withEverything,
} from './shared.js';
import { slash } from './slash.js';

/** `/odds`: the exact chances of what the actor might try, reckoned from the actor's own view. */
export const oddsCommand: Command = {
  data: slash('odds', [askedOption('about', 'cmd.odds.about'), gameOption()]),
  run: async (call) => oddsPost(call, (await findGame(call)).id, askedOf(call, 'about')),
  complete: (call) => (call.focused === 'game' ? completeGame(call) : complete(call)),
};

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  const { tell, things } = await oddsAt(call, (await findGame(call)).id);
  const all = things.map((thing) => ({ name: tell.name(thing), value: thing }));
  return withEverything(call, matching(all, call.typed));
}

import type { Command, CompleteCall, Completion } from '../src/discord/command.js';
import { boardParts, boardPost, handPost } from '../src/answers/looking.js';
import { tellerOf } from '../src/discord/bot.js';
import { completedOption, completeGame, findGame, gameOption, matching, textOf } from './shared.js';
import { slash } from './slash.js';

/** `/board`: the table as the actor sees it, or one part of it larger. */
export const boardCommand: Command = {
  data: slash('board', [completedOption('part', 'opt.part'), gameOption()]),
  run: async (call) => boardPost(call, (await findGame(call)).id, textOf(call, 'part')),
  complete: (call) => (call.focused === 'game' ? completeGame(call) : completeParts(call)),
};

/** Pictures of the game that is meant. */
async function completeParts(call: CompleteCall): Promise<readonly Completion[]> {
  const { id, seq } = await findGame(call);
  if (seq < 0) return [];
  const snapshot = await call.bot.table.look.snapshot(call.actor, id);
  const parts = boardParts(call.bot, snapshot, tellerOf(call.bot, snapshot.card, call.locale));
  return matching(parts, call.typed).map(({ name, value }) => ({ name, value }));
}

/** `/hand`: what only the actor may see. */
export const handCommand: Command = {
  data: slash('hand', [gameOption()]),
  run: async (call) => handPost(call, (await findGame(call)).id),
  complete: completeGame,
};

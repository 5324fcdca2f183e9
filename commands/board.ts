import { boardParts, boardPost, handPost } from '../src/answers/looking.js';
import { tellerOf } from '../src/discord/bot.js';
import type { CompleteCall, Completion } from '../src/discord/command.js';
import type { GameCard } from '../src/table/index.js';
import { gameCommand } from './game-command.js';
import { completedOption, matching, textOf } from './shared.js';

/** `/board`: the table from the actor's view, or one enlarged part of it. */
export const boardCommand = gameCommand({
  name: 'board',
  options: [completedOption('part', 'opt.part')],
  run: (call, { id }) => boardPost(call, id, textOf(call, 'part')),
  complete: completeParts,
});

/** The game's pictures. */
async function completeParts(call: CompleteCall, { id, seq }: GameCard): Promise<readonly Completion[]> {
  if (seq < 0) return [];
  const snapshot = await call.bot.table.look.snapshot(call.actor, id);
  const parts = boardParts(call.bot, snapshot, tellerOf(call.bot, snapshot.card, call.locale));
  return matching(parts, call.typed).map(({ name, value }) => ({ name, value }));
}

/** `/hand`: information only the actor may see. */
export const handCommand = gameCommand({ name: 'hand', run: (call, { id }) => handPost(call, id) });

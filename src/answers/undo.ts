import { answer, panelOf, textReply } from '../discord/answers.js';
import { richTellerOf, whereLine } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { LIMITS } from '../discord/limits.js';
import { button, countComponents, post, type MessageBody, rows, words } from '../discord/post.js';
import { UNDO } from '../discord/posts/notice.js';
import { lineLabel } from '../discord/presenter/labels.js';
import type { GameCard, GameId, UndoState } from '../table/index.js';

/** Undo: at once while no hidden information was revealed; otherwise the reason, and whom to ask. */

/** Adds an undo button, or one that names the obstacle. */
export function withUndo(
  call: RequestContext,
  card: GameCard,
  state: UndoState,
  answer: MessageBody,
): MessageBody {
  if (state.kind === 'none') return answer;
  const tell = richTellerOf(call.bot, card, call.locale);
  const label = tell.text(`bot.undo.${state.kind === 'free' ? 'free' : state.why}`);
  const row = rows([button({ id: controlId(UNDO.do, String(card.id), card.seq), label })]);
  const components = [...answer.components, ...row];
  return countComponents(components) > LIMITS.components ? answer : { ...answer, components };
}

/** Takes the actor's last answer back if that is free; otherwise says why it isn't and offers to ask. */
export async function undoPost(call: RequestContext, game: GameId, seq?: number): Promise<MessageBody> {
  const state = await call.bot.table.undo.retract(call.actor, game, seq);
  if (state.kind === 'none') return textReply(call, 'table.nothing-to-undo');
  const { card } = state;
  const tell = richTellerOf(call.bot, card, call.locale);
  const line = lineLabel(tell, state.move.split(' '));
  if (state.kind === 'free') return panelOf(call, state.turn, tell.text('bot.undo.done', { line }));
  const alone = state.needs.length === 0;
  const lines = [
    whereLine(tell, card),
    tell.text(`bot.undo.why-${state.why}`, { line }),
    alone ? tell.text('bot.undo.alone') : tell.text('bot.undo.needs', { seats: state.needs }),
    tell.text('bot.undo.rewind'),
  ];
  const id = controlId(UNDO.ask, String(game), card.seq);
  const label = tell.text(alone ? 'bot.undo.ask-alone' : 'bot.undo.ask');
  return post([words(lines.join('\n')), ...rows([button({ id, label })])]);
}

export async function ask(call: RequestContext, game: GameId, seq: number): Promise<MessageBody> {
  const { card, needs, agreed, turn } = await call.bot.table.undo.ask(call.actor, game, fresh(seq));
  const tell = richTellerOf(call.bot, card, call.locale);
  if (turn !== undefined) return panelOf(call, turn, tell.text('bot.undo.together'));
  return answer(tell.text('bot.undo.asked', { seats: needs.filter((seat) => !agreed.includes(seat)) }));
}

export const fresh = (seq: number): number | undefined => (seq < 0 ? undefined : seq);

import { answer, freshPanel, say } from '../discord/answers.js';
import { aiLabel, moduleOf, richTellerOf } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { makeControlId } from '../discord/custom-id.js';
import { button, type Post } from '../discord/post.js';
import { withButtons } from '../discord/presenter/about.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { PANEL } from '../discord/presenter/panel.js';
import { makeMove } from '../kernel/notation.js';
import type { GameId } from '../table/types.js';

/** What a program would do, above the panel, with the button that does it. */
export async function advicePost(call: Call, game: GameId): Promise<Post> {
  const advice = await call.bot.table.advise(call.actor, game);
  if (advice === undefined) return say(call, 'bot.advice.idle');
  const { ai, move, card, seq } = advice;
  const tell = richTellerOf(call.bot, card, call.locale);
  const typed = makeMove(move);
  const line = lineLabel(tell, typed.split(' '), moduleOf(call.bot, card)?.verbs);
  const id = makeControlId({ family: PANEL.go, game: String(game), seq, rest: typed });
  const note = [
    tell.tell('bot.advice.says', { line, ai: aiLabel(tell, ai) }),
    ...(id === undefined ? [tell.tell('bot.advice.typed', { line: typed })] : []),
  ].join('\n');
  const panel = await freshPanel(call, game, note);
  if (id === undefined) return panel;
  const shown = withButtons(panel, [button({ id, label: line, style: 'good' })]);
  // A panel without room for one more control has the move somewhere, or it can be typed.
  return shown === panel && !JSON.stringify(panel.components).includes(id)
    ? answer(`${note}\n${tell.tell('bot.advice.typed', { line: typed })}`)
    : shown;
}

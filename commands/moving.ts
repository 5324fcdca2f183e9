import { explain, freshPanel } from '../src/discord/answers.js';
import { tellerOf, whereLine } from '../src/discord/bot.js';
import type { Call } from '../src/discord/command.js';
import { post, type Post, words } from '../src/discord/post.js';
import { lineLabel } from '../src/discord/presenter/labels.js';
import { narrow } from '../src/discord/presenter/narrow.js';
import { FRESH, panel, withForced } from '../src/discord/presenter/panel.js';
import { decisionOf, waitsFor } from '../src/discord/answers.js';
import { makeMove } from '../src/kernel/notation.js';
import type { Happening, Seat } from '../src/kernel/types.js';
import type { GameId, Outcome } from '../src/table/types.js';
import { withUndo } from './undo.js';

/** What every way of moving shares: one line is played, and the answer says what came of it and what is next. */

/** Lines of what happened that an answer repeats; the rest is in the channel. */
const MOST_LINES = 10;

/** Plays a line for the asker. `seq` is the state that its control was made from. */
export async function play(call: Call, game: GameId, line: string, seq?: number): Promise<Post> {
  let outcome: Outcome;
  try {
    outcome = await call.bot.table.act(call.asker, game, line, seq);
  } catch (error) {
    return explain(call, error, game);
  }
  return outcomePost(call, game, outcome, line);
}

/** Words typed in order: played when they are a whole move, otherwise the panel opens where they end. */
export async function playWords(call: Call, game: GameId, typed: readonly string[]): Promise<Post> {
  const { decision } = await decisionOf(call, game);
  if (decision === undefined) return freshPanel(call, game);
  const prefix = withForced(decision.choices, typed);
  const found = narrow(decision.choices, prefix);
  if (found.complete !== undefined) return play(call, game, makeMove(found.complete));
  const open = found.next.length > 0 || found.bags.length > 0;
  // What doesn't fit goes to the table all the same: it knows the rule and the reason.
  if (!open) return play(call, game, typed.join(' '));
  return panel(decision, { ...FRESH, prefix });
}

/** What an answer tells of a long burst: all that names the asker's seat before what doesn't, in the order it happened. */
function mostTold(told: readonly Happening[], seat: Seat): readonly Happening[] {
  if (told.length <= MOST_LINES) return told;
  const isOwn = ({ args }: Happening): boolean => Object.values(args).some((arg) => arg === seat);
  const wanted = new Set(
    [...told.filter(isOwn), ...told.filter((each) => !isOwn(each))].slice(0, MOST_LINES - 1),
  );
  return told.filter((each) => wanted.has(each));
}

async function outcomePost(call: Call, game: GameId, outcome: Outcome, line: string): Promise<Post> {
  const tell = tellerOf(call.bot, outcome.card, call.locale);
  const told = outcome.phases.flatMap(({ happenings }) => happenings);
  const own = outcome.card.places.find(({ person }) => person === call.asker.person)?.seat ?? '';
  const shown = mostTold(told, own).map(({ key, args }) => tell.tell(key, args));
  if (shown.length < told.length) shown.push('…');
  const played = lineLabel(tell, line.split(' '));
  const key = told.length === 0 ? 'bot.played-sealed' : 'bot.played';
  const note = [tell.tell(key, { line: played }), ...shown.map((text) => `• ${text}`)].join('\n');
  const again = outcome.card.awaited.some((each) => each.person === call.asker.person);
  if (again)
    return withUndo(
      call,
      outcome.card,
      await freshPanel(call, game, `${note}\n${tell.tell('bot.you-again')}`),
    );
  const lines = [
    note,
    whereLine(tell, outcome.card),
    tell.tell('bot.done-for-now'),
    waitsFor(tell, outcome.card),
  ];
  return withUndo(call, outcome.card, post([words(lines.filter((text) => text !== '').join('\n'))]));
}

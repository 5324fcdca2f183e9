import { COMPOSED, composedSoFar, explain, freshPanel } from '../discord/answers.js';
import { moduleOf, tellerOf, whereLine } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { post, type Post, words } from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { narrow } from '../discord/presenter/narrow.js';
import { FRESH, panel, withForced } from '../discord/presenter/panel.js';
import { decisionOf, waitsFor } from '../discord/answers.js';
import { settle } from '../discord/presenter/settle.js';
import type { Teller } from '../kernel/text.js';
import { makeMove } from '../kernel/notation.js';
import type { Happening, Seat } from '../kernel/types.js';
import type { GameId, Outcome } from '../table/types.js';
import { withHabit } from './orders.js';
import { surePost } from './sure.js';
import { withUndo } from './undo.js';

/** What every way of moving shares: one line is played, and the answer says what came of it and what is next. */

/** Lines of what happened that an answer repeats; the rest is in the channel. */
const MOST_LINES = 10;

/** Plays a line for the actor, or several with semicolons between. `seq` is the state that its control was made from. */
export async function play(call: Call, game: GameId, line: string, seq?: number): Promise<Post> {
  const lines = linesOf(line);
  let outcome: Outcome;
  try {
    outcome =
      lines.length > 1
        ? await call.bot.table.actAll(call.actor, game, lines, seq)
        : await call.bot.table.act(call.actor, game, line, seq);
  } catch (error) {
    return explain(call, error, game);
  }
  return outcomePost(call, game, outcome, lines.slice(0, lines.length - (outcome.left?.length ?? 0)));
}

/** Moves of one line, parted by semicolons. */
export const linesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(';')
    .map((each) => each.trim().replace(/\s+/gu, ' '))
    .filter((each) => each !== '');

/** A whole move that was chosen on the panel: kept beside those chosen before it, played, or asked for once more. */
export async function choose(
  call: Call,
  game: GameId,
  line: string,
  { seq, sure = false }: { readonly seq: number; readonly sure?: boolean },
): Promise<Post> {
  const { table } = call.bot;
  // Refuses what is out of date before anything is kept.
  const { card } = await table.legal(call.actor, game, { seq });
  const before = (await composedSoFar(call, game))?.lines ?? [];
  const seen = await table.compose(call.actor, game, [...before, line]);
  if (seen.lines.length <= before.length) return play(call, game, [...before, line].join('; '), seq);
  const { quick = false } = await table.person(call.actor.person);
  // A program answers at once, and then it is too late to think better of it.
  const answers = seen.asked.some((seat) =>
    card.places.some((place) => place.seat === seat && place.ai !== undefined),
  );
  const stops = seen.stops === 'others' && answers ? 'hidden' : seen.stops;
  const bare = !line.includes(' ');
  switch (settle({ stops, bare, composed: before.length, sure: sure || quick })) {
    case 'compose':
      await table.saveDraft(call.actor, game, COMPOSED, [...seen.lines]);
      return freshPanel(call, game);
    case 'play':
      return play(call, game, [...before, line].join('; '), seq);
    case 'confirm':
      return surePost(call, game, line, seq);
  }
}

/** Plays what is composed. */
export async function sendComposed(call: Call, game: GameId, seq: number): Promise<Post> {
  const so = await composedSoFar(call, game);
  return so === undefined ? freshPanel(call, game) : play(call, game, so.lines.join('; '), seq);
}

/** Takes the last of what is composed off again. */
export async function dropLast(call: Call, game: GameId): Promise<Post> {
  const lines = (await composedSoFar(call, game))?.lines ?? [];
  if (lines.length > 1) await call.bot.table.saveDraft(call.actor, game, COMPOSED, lines.slice(0, -1));
  else await call.bot.table.dropDraft(call.actor, game, COMPOSED);
  return freshPanel(call, game);
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

/** What an answer tells of a long cascade: all that names the actor's seat before what doesn't, in the order it happened. */
function mostTold(told: readonly Happening[], seat: Seat): readonly Happening[] {
  if (told.length <= MOST_LINES) return told;
  const isOwn = ({ args }: Happening): boolean => Object.values(args).some((arg) => arg === seat);
  const wanted = new Set(
    [...told.filter(isOwn), ...told.filter((each) => !isOwn(each))].slice(0, MOST_LINES - 1),
  );
  return told.filter((each) => wanted.has(each));
}

/** Moves of the line that were not played, and why. */
function leftNote(tell: Teller, { left = [], why }: Outcome): readonly string[] {
  if (left.length === 0) return [];
  const line = left.map((each) => lineLabel(tell, each.split(' '))).join(' → ');
  return [
    why === undefined
      ? tell.tell('bot.left', { line })
      : tell.tell('bot.left-why', { line, why: tell.tell(why.key, why.args), rule: why.rule }),
  ];
}

async function outcomePost(
  call: Call,
  game: GameId,
  outcome: Outcome,
  moves: readonly string[],
): Promise<Post> {
  const tell = tellerOf(call.bot, outcome.card, call.locale);
  const told = outcome.phases.flatMap(({ happenings }) => happenings);
  const own = outcome.card.places.find(({ person }) => person === call.actor.person)?.seat ?? '';
  const shown = mostTold(told, own).map(({ key, args }) => tell.tell(key, args));
  if (shown.length < told.length) shown.push('…');
  const args = moduleOf(call.bot, outcome.card)?.verbs;
  const played = moves.map((line) => lineLabel(tell, line.split(' '), args)).join(' → ');
  const sealed = told.length === 0 && (await call.bot.table.outbox.asked(game))?.sealed === true;
  const key = sealed ? 'bot.played-sealed' : 'bot.played';
  const note = [
    tell.tell(key, { line: played }),
    ...shown.map((text) => `• ${text}`),
    ...leftNote(tell, outcome),
  ].join('\n');
  const again = outcome.card.awaited.some((each) => each.person === call.actor.person);
  if (again)
    return withHabit(
      call,
      game,
      await withUndo(
        call,
        outcome.card,
        await freshPanel(call, game, `${note}\n${tell.tell('bot.you-again')}`),
      ),
    );
  const lines = [
    note,
    whereLine(tell, outcome.card),
    tell.tell('bot.done-for-now'),
    waitsFor(tell, outcome.card),
  ];
  const done = post([words(lines.filter((text) => text !== '').join('\n'))]);
  return withHabit(call, game, await withUndo(call, outcome.card, done));
}

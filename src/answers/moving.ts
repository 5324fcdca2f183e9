import {
  type Happening,
  makeMove,
  type Move,
  movesOf,
  parseMove,
  type Seat,
  TEACHER,
} from '../kernel/index.js';
import { decisionFrom, explain, panelOf, waitsFor } from '../discord/answers.js';
import { moduleOf, richTellerOf, whereLine } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { post, type MessageBody, words } from '../discord/post.js';
import { lineLabel } from '../discord/presenter/labels.js';
import { narrow } from '../discord/presenter/narrow.js';
import { FRESH, withForced } from '../discord/presenter/panel.js';
import { moveOutcome, stillChosen } from '../discord/presenter/move-outcome.js';
import type { AnswerResult, GameId, Outcome, Table, Turn } from '../table/index.js';
import { nextParts } from './next.js';
import { withHabit } from './orders.js';
import { confirmPost, unusedLine } from './confirm.js';
import { taughtPost } from './teacher.js';
import { withUndo } from './undo.js';
import type { BotTeller } from '../discord/texts.js';

/** Shared by all ways to move: plays a line and answers with its result and the next decision. */

/** Most happenings in an answer; the channel has all. */
const MOST_LINES = 10;

/** The moves of a line, separated by semicolons. */
export const linesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(';')
    .map((each) => each.trim().replace(/\s+/gu, ' '))
    .filter((each) => each !== '');

/** The same, parsed. Empty if one can't be read; the table then refuses it. */
export function movesIn(line: string): readonly Move[] {
  const moves = linesOf(line).map(parseMove);
  const readable = moves.filter((move) => move !== undefined);
  return readable.length < moves.length ? [] : readable;
}

export type Decide = Parameters<Table['play']['answer']>[2];
/** Previews moves and the choices after them. */
export type Compose = Parameters<Decide>[1];
type AnswerOptions = NonNullable<Parameters<Table['play']['answer']>[3]>;

/** Applies a player's decision. `asked` is shown if nothing was played or composed. */
export async function answered(
  call: RequestContext,
  game: GameId,
  decide: Decide,
  options: AnswerOptions,
  asked: (turn: Turn) => MessageBody = (turn) => panelOf(call, turn),
): Promise<MessageBody> {
  let moves: readonly Move[] = [];
  let came: AnswerResult;
  try {
    came = await call.bot.table.play.answer(
      call.actor,
      game,
      (turn, compose) => {
        const choosing = decide(turn, compose);
        if (choosing.does === 'play') ({ moves } = choosing);
        return choosing;
      },
      options,
    );
  } catch (error) {
    return explain(call, error, game);
  }
  if (came.does === 'play') return outcomePost(call, came, moves);
  return came.does === 'ask' ? asked(came.turn) : panelOf(call, came.turn);
}

/** A whole move chosen on the panel: composed with earlier ones, played, or first confirmed. */
export async function choose(
  call: RequestContext,
  game: GameId,
  find: (turn: Turn) => { readonly line: string; readonly move: Move | undefined } | undefined,
  {
    seq,
    sure = false,
    explain: reasons = false,
  }: AnswerOptions & { readonly seq: number; readonly sure?: boolean },
  otherwise: (turn: Turn) => MessageBody = (turn) => panelOf(call, turn),
): Promise<MessageBody> {
  const { quick = false } = await call.bot.table.people.get(call.actor.person);
  let toConfirm: string | undefined;
  const decide: Decide = (turn, compose) => {
    const found = find(turn);
    if (found === undefined) return { does: 'ask' };
    const { line, move } = found;
    if (move === undefined) return { does: 'play', moves: [] };
    const chosen = turn.composed?.moves ?? [];
    const before = stillChosen(chosen, move, moduleOf(call.bot, turn.legal.card)?.settings);
    const moves = [...before, ...movesOf(move)];
    const seen = compose(moves, true);
    // Set back to what is in force: nothing is left to set.
    if (seen.moves.length <= before.length && before.length < chosen.length)
      return { does: 'keep', moves: before };
    if (seen.moves.length <= before.length) return { does: 'play', moves };
    const { stops } = seen;
    const bare = move.args.length === 0;
    const leaves = unusedLine(call, turn, move) !== '';
    switch (moveOutcome({ stops, bare, composed: before.length, leaves, sure: sure || quick })) {
      case 'compose':
        return { does: 'keep', moves: seen.moves };
      case 'play':
        return { does: 'play', moves: seen.refused === undefined ? seen.moves : moves };
      case 'confirm':
        toConfirm = line;
        return { does: 'ask' };
    }
  };
  return answered(call, game, decide, { seq, explain: reasons }, (turn) =>
    toConfirm === undefined ? otherwise(turn) : confirmPost(call, turn, toConfirm, seq),
  );
}

/** Plays the composed moves. */
export function sendComposed(call: RequestContext, game: GameId, seq: number): Promise<MessageBody> {
  return answered(
    call,
    game,
    ({ composed }) => (composed === undefined ? { does: 'ask' } : { does: 'play', moves: composed.moves }),
    { seq, explain: true },
  );
}

/** Removes the last composed move. */
export function dropLast(call: RequestContext, game: GameId): Promise<MessageBody> {
  return answered(
    call,
    game,
    ({ composed }) => ({ does: 'keep', moves: composed?.moves.slice(0, -1) ?? [] }),
    {},
  );
}

/** Plays typed words that are a whole move; otherwise opens the panel after them. */
export function playWords(
  call: RequestContext,
  game: GameId,
  typed: readonly string[],
): Promise<MessageBody> {
  let prefix: readonly string[] = [];
  const decide: Decide = (turn) => {
    const { decision } = decisionFrom(call, turn);
    if (decision === undefined) return { does: 'ask' };
    const words = withForced(decision.choices, typed);
    const found = narrow(decision.choices, words);
    if (found.complete !== undefined) return { does: 'play', moves: [found.complete] };
    const open = found.next.length > 0 || found.bags.length > 0;
    // Let the table refuse words that don't fit: it knows the rule and the reason.
    if (!open) return { does: 'play', moves: movesIn(typed.join(' ')) };
    prefix = words;
    return { does: 'ask' };
  };
  return answered(call, game, decide, { explain: true }, (turn) =>
    panelOf(call, turn, '', { ...FRESH, prefix }),
  );
}

/** Selects the happenings to list, preferring those that name the actor's seat; keeps their order. */
function mostImportant(happenings: readonly Happening[], seat: Seat): readonly Happening[] {
  if (happenings.length <= MOST_LINES) return happenings;
  const isOwn = ({ args }: Happening): boolean => Object.values(args).some((arg) => arg === seat);
  const wanted = new Set(
    [...happenings.filter(isOwn), ...happenings.filter((each) => !isOwn(each))].slice(0, MOST_LINES - 1),
  );
  return happenings.filter((each) => wanted.has(each));
}

/** Moves of the line that weren't played, and why. */
function leftNote(tell: BotTeller, { left = [], why }: Outcome): readonly string[] {
  if (left.length === 0) return [];
  const line = left.map((each) => lineLabel(tell, makeMove(each).split(' '))).join(' → ');
  return [
    why === undefined
      ? tell.text('bot.left', { line })
      : tell.text('bot.left-why', { line, why: tell.lookup(why.key, why.args), rule: why.rule }),
  ];
}

/** A move's result, then the next decision. A tall panel is posted below, where a player looks after a press. */
export function resultOf({ below, ...shown }: MessageBody, note: string): MessageBody {
  return below === undefined ? shown : { ...post([words(note)]), below: shown };
}

async function outcomePost(
  call: RequestContext,
  { outcome, turn, sealed, undo, habit }: Extract<AnswerResult, { does: 'play' }>,
  all: readonly Move[],
): Promise<MessageBody> {
  const { card, left = [] } = outcome;
  const tell = richTellerOf(call.bot, card, call.locale);
  const happenings = outcome.phases.flatMap(({ happenings }) => happenings);
  const own = card.places.find(({ person }) => person === call.actor.person)?.seat ?? '';
  const shown = mostImportant(happenings, own).map(({ key, args }) => tell.lookup(key, args));
  if (shown.length < happenings.length) shown.push('…');
  const args = moduleOf(call.bot, card)?.verbs;
  const played = all
    .slice(0, all.length - left.length)
    .map((move) => lineLabel(tell, makeMove(move).split(' '), args))
    .join(' → ');
  const key = happenings.length === 0 && sealed ? 'bot.played-sealed' : 'bot.played';
  const note = [
    tell.text(key, { line: played }),
    ...shown.map((text) => `• ${text}`),
    ...leftNote(tell, outcome),
  ].join('\n');
  const again = card.awaited.some((each) => each.person === call.actor.person);
  const lines = [note, whereLine(tell, card), tell.text('bot.done-for-now'), waitsFor(tell, card)];
  // Only if a Coach plays: no lookup at other tables.
  if (card.places.some(({ ai }) => ai === TEACHER)) call.afterwards?.(() => taughtPost(call, card.id));
  const result = `${note}\n${tell.text('bot.you-again')}`;
  const next = again
    ? resultOf(panelOf(call, turn, result), result)
    : post([words(lines.filter((text) => text !== '').join('\n')), ...(await nextParts(call, card.id))]);
  return withHabit(call, card, habit, withUndo(call, card, undo, next));
}

import { textReply } from '../src/discord/answers.js';
import { phaseName, tellerOf, titleOf, turnName } from '../src/discord/bot.js';
import type { CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import { clip, LIMITS } from '../src/discord/limits.js';
import type { MessageBody } from '../src/discord/post.js';
import type { GameCard } from '../src/table/index.js';
import { matching, textOf } from './shared.js';

/** `/game rewind`: lets the host or a moderator go back to an earlier event. The table announces it. */

/** Number of latest events offered before the phase ends. */
const MOST_EVENTS = 10;

export async function rewind(call: CommandCall, found: GameCard): Promise<MessageBody> {
  const typed = textOf(call, 'to') ?? '';
  const to = eventOf(typed);
  // The last event is the current position.
  const last = found.seq - 1;
  if (last < 0) return textReply(call, 'bot.rewind.nothing', { title: titleOf(found) });
  if (to === undefined || to > last) return textReply(call, 'bot.rewind.which', { typed, last });
  const { card } = await call.bot.table.host.rewind(call.actor, found.id, to);
  return textReply(call, 'bot.rewind.done', { title: titleOf(card), to });
}

/** The event number in `#12` or `12`; undefined if it isn't one. */
export function eventOf(typed: string): number | undefined {
  const number = /^#?\s*(\d{1,9})$/u.exec(typed.trim())?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Moments to go back to, latest first: recent events, then phase ends. A typed number finds its event. */
export async function completeEvents(call: CompleteCall, card: GameCard): Promise<readonly Completion[]> {
  const { table } = call.bot;
  const tell = tellerOf(call.bot, card, call.locale);
  const typed = call.typed.trim();
  const number = /^\d+$/u.test(typed) ? Number(typed) : undefined;
  const entries = await table.look.history(
    call.actor,
    card.id,
    number === undefined
      ? { last: MOST_EVENTS + 1, withUndone: true }
      : { after: number - 1, upTo: number, withUndone: true },
  );
  const events = entries.toReversed().flatMap((entry): readonly Completion[] => {
    if (entry.seq >= card.seq) return [];
    const who = entry.seat === undefined ? '' : `${tell.name(entry.seat)}: `;
    const what = entry.kind === 'start' ? tell.text('bot.rewind.start') : `${who}${entry.move ?? entry.kind}`;
    const args = {
      seq: entry.seq,
      turn: turnName(tell, entry.turn, card.turns),
      phase: phaseName(tell, entry.phase),
      what,
    };
    const name = clip(tell.text('bot.rewind.event', args), LIMITS.optionLabel);
    return [{ name, value: String(entry.seq) }];
  });
  const known = new Set(events.map((each) => each.value));
  const chapters = (await table.look.chapters(call.actor, card.id)).toReversed().flatMap((chapter) => {
    const value = String(chapter.to);
    if (chapter.to >= card.seq || known.has(value)) return [];
    const turn = turnName(tell, chapter.turn, card.turns);
    const args = { seq: chapter.to, turn, phase: phaseName(tell, chapter.phase) };
    return [{ name: tell.text('bot.rewind.chapter', args), value }];
  });
  return matching([...events, ...chapters], typed);
}

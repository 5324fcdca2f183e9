import { freshPanel, waitsFor } from '../discord/answers.js';
import { moduleOf, richTellerOf, whereLine } from '../discord/bot.js';
import type { Call } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { clipLines, LIMITS } from '../discord/limits.js';
import {
  box,
  button,
  countComponents,
  galleries,
  type Part,
  post,
  type Post,
  rows,
  words,
} from '../discord/post.js';
import { partsOf, phaseLines } from '../discord/posts/story.js';
import { FRESH, makeRest, PANEL } from '../discord/presenter/panel.js';
import type { Happening } from '../kernel/types.js';
import type { Entry, GameId, PhaseGroup } from '../table/types.js';
import { handOverPost } from './hand-over.js';

/** Everything since the actor's last move: what happened, the picture with what changed ringed, and what is next. */

/** Happenings told one by one; the rest is counted. */
const MOST_LINES = 8;
/** Characters of what changed on the board, so that the panel below has room. */
const MOST_CHANGES = 400;
/** Characters of what happened. */
const MOST_TOLD = 700;

export async function catchUpPost(call: Call, game: GameId): Promise<Post> {
  const { table, pictures } = call.bot;
  // Without a seat there is no "since my last move".
  if ((await table.seatOf(call.actor, game)) === undefined) return watchersPost(call, game);
  const { seat, card, choices } = await table.legal(call.actor, game);
  const tell = richTellerOf(call.bot, card, call.locale);
  const entries = await table.history(call.actor, game);
  // What one's own orders did is news as well: only an answer by hand was seen.
  const own = entries.findLast(
    (entry) => entry.kind === 'move' && entry.seat === seat && entry.order === undefined,
  );
  // Somebody else's last move is not the newcomer's: they are told all about their seat first.
  const came = entries.findLast((entry) => entry.kind === 'people' && entry.seat === seat);
  if (came?.person === call.actor.person && came.seq > (own?.seq ?? -1)) return handOverPost(call, game);
  const from = own?.seq ?? 0;
  const news = entries.filter((entry) => entry.seq > from);

  const [now, then] = await Promise.all([
    table.look(call.actor, game),
    table.look(call.actor, game, { seq: from }),
  ]);
  const told = phaseLines(card, moduleOf(call.bot, card), tell, grouped(news), MOST_LINES);
  const since = own === undefined ? 'bot.catch-up.start' : 'bot.catch-up.since';
  const parts: Part[] = [
    words(clipLines([whereLine(tell, card), tell.tell(since), told].join('\n'), MOST_TOLD)),
  ];
  const shown = await pictures.board(now, call.locale, then);
  parts.push(...galleries(shown));
  const changes = changedLines(pictures.text(then, call.locale), pictures.text(now, call.locale));
  if (changes.length > 0)
    parts.push(words(clipLines([tell.tell('bot.catch-up.changed'), ...changes].join('\n'), MOST_CHANGES)));

  if (choices.length === 0) {
    const lines = [tell.tell('bot.done-for-now'), waitsFor(tell, card)];
    const last = words(lines.filter((text) => text !== '').join('\n'));
    return post([...parts, last], { files: shown, colour: 0x6f8fa8 });
  }
  const above = box(parts, 0x6f8fa8);
  const panel = await freshPanel(call, game);
  const components = [above, ...panel.components];
  if (countComponents(components) <= LIMITS.components) return { ...panel, components, files: shown };
  const id = controlId(PANEL.open, String(game), card.seq, makeRest(FRESH));
  const move = rows([button({ id, label: tell.tell('bot.call.move'), style: 'primary' })]);
  return { ...panel, components: [above, ...move], files: shown };
}

/** What everybody may know of this turn, with the picture, for those who look on. */
async function watchersPost(call: Call, game: GameId): Promise<Post> {
  const { table, pictures } = call.bot;
  const now = await table.look(call.actor, game, { public: true });
  const { card } = now;
  const tell = richTellerOf(call.bot, card, call.locale);
  const chapters = await table.chapters(call.actor, game);
  const from = Math.max(0, chapters.find(({ turn }) => turn === card.turn)?.from ?? 0);
  const then = await table.look(call.actor, game, { public: true, seq: from });
  const entries = await table.history(call.actor, game, { after: from });
  const told = phaseLines(card, moduleOf(call.bot, card), tell, grouped(entries), MOST_LINES);
  const shown = await pictures.board(now, call.locale, then);
  const head = [whereLine(tell, card), tell.tell('bot.catch-up.turn'), told];
  const parts: Part[] = [words(clipLines(head.join('\n'), MOST_TOLD))];
  parts.push(...galleries(shown));
  const last = [waitsFor(tell, card), tell.tell('bot.catch-up.watching')];
  parts.push(words(last.filter((text) => text !== '').join('\n')));
  return post(parts, { files: shown, colour: 0x6f8fa8 });
}

/** What happened by phase, as far as the viewer's log tells it. */
function grouped(entries: readonly Entry[]): readonly PhaseGroup[] {
  const groups: { turn: number; phase: string; happenings: Happening[] }[] = [];
  for (const { turn, phase, happenings } of entries.flatMap(partsOf)) {
    if (happenings.length === 0) continue;
    const last = groups.at(-1);
    if (last?.turn === turn && last.phase === phase) last.happenings.push(...happenings);
    else groups.push({ turn, phase, happenings: [...happenings] });
  }
  return groups;
}

/** Lines of the board in words that weren't there before, each part under its own heading (`## …`). */
export function changedLines(before: readonly string[], now: readonly string[]): readonly string[] {
  const known = new Set(before);
  const lines: string[] = [];
  let heading: string | undefined;
  for (const text of now) {
    const isHeading = text.startsWith('## ');
    if (isHeading) heading = `**${text.slice(3)}**`;
    if (known.has(text)) continue;
    if (heading !== undefined) lines.push(heading);
    heading = undefined;
    if (!isHeading) lines.push(text);
  }
  return lines;
}

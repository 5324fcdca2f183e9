import { freshPanel, waitsFor } from '../discord/answers.js';
import { moduleOf, richTellerOf, whereLine } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { clipLines, LIMITS } from '../discord/limits.js';
import {
  box,
  button,
  countComponents,
  galleries,
  type ContainerPart,
  post,
  type MessageBody,
  rows,
  words,
} from '../discord/post.js';
import { changedFigures } from '../discord/posts/digest.js';
import { importantLines } from '../discord/posts/important-lines.js';
import { packGoneParts } from '../discord/posts/pack-gone.js';
import { FRESH, makeRest, PANEL } from '../discord/presenter/panel.js';
import type { Seat } from '../kernel/index.js';
import type { Entry, GameCard, GameId } from '../table/index.js';
import { handOverPost } from './hand-over.js';
import type { BotTeller } from '../discord/texts.js';

/** Everything since the actor's last move: happenings, the picture with changes ringed, and the next decision. */

/** Most happenings to list, and their characters; the rest is counted. */
const MOST_LINES = 6;
const MOST_TOLD = 300;
/** Most components of a panel shown below the news; a larger one would push the news off a phone's screen. */
const SMALL_PANEL = 12;
/** Characters of the board's changes, if no picture shows them. */
const MOST_CHANGES = 300;

export async function catchUpPost(call: RequestContext, game: GameId): Promise<MessageBody> {
  const { table, pictures } = call.bot;
  // Without a seat there is no "since my last move".
  if ((await table.games.seatOf(call.actor, game)) === undefined) return watchersPost(call, game);
  const { seat, card, choices } = await table.play.legal(call.actor, game);
  const tell = richTellerOf(call.bot, card, call.locale);
  const entries = await table.look.history(call.actor, game);
  // Moves by auto-actions are news too: the player has seen only moves made by hand.
  const own = entries.findLast(
    (entry) => entry.kind === 'move' && entry.seat === seat && entry.order === undefined,
  );
  // A newcomer's seat may have moves of an earlier player: show the hand-over first.
  const came = entries.findLast((entry) => entry.kind === 'people' && entry.seat === seat);
  if (came?.person === call.actor.person && came.seq > (own?.seq ?? -1)) return handOverPost(call, game);
  const from = own?.seq ?? 0;
  const news = entries.filter((entry) => entry.seq > from);

  const [now, then] = await Promise.all([
    table.look.snapshot(call.actor, game),
    table.look.snapshot(call.actor, game, { seq: from }),
  ]);
  const since = own === undefined ? 'bot.catch-up.start' : 'bot.catch-up.since';
  const parts: ContainerPart[] = [
    // The panel below already has the game's turn and phase.
    words(
      [
        ...(choices.length > 0 ? [] : [whereLine(tell, card)]),
        tell.text(since),
        ...newsLines(call, card, tell, news, seat),
        ...(now.packGone === undefined ? ownFigures(call, card, tell, seat, [then.view, now.view]) : []),
      ].join('\n'),
    ),
  ];
  const shown = await pictures.board(now, call.locale, then);
  parts.push(...galleries(shown), ...packGoneParts(now, tell));
  const changes =
    shown.length > 0 ? [] : changedLines(pictures.text(then, call.locale), pictures.text(now, call.locale));
  if (changes.length > 0)
    parts.push(words(clipLines([tell.text('bot.catch-up.changed'), ...changes].join('\n'), MOST_CHANGES)));

  if (choices.length === 0) {
    const lines = [tell.text('bot.done-for-now'), waitsFor(tell, card)];
    const last = words(lines.filter((text) => text !== '').join('\n'));
    return post([...parts, last], { files: shown, color: 0x6f8fa8 });
  }
  const above = box(parts, 0x6f8fa8);
  const panel = await freshPanel(call, game);
  const components = [above, ...panel.components];
  const isSmall = countComponents(panel.components) <= SMALL_PANEL;
  if (isSmall && countComponents(components) <= LIMITS.components)
    return { ...panel, components, files: shown };
  const id = controlId(PANEL.open, String(game), card.seq, makeRest(FRESH));
  const move = rows([button({ id, label: tell.text('bot.call.move'), style: 'primary' })]);
  return { ...panel, components: [above, ...move], files: shown };
}

/** The public news of this turn, with the picture, for spectators. */
async function watchersPost(call: RequestContext, game: GameId): Promise<MessageBody> {
  const { table, pictures } = call.bot;
  const now = await table.look.snapshot(call.actor, game, { public: true });
  const { card } = now;
  const tell = richTellerOf(call.bot, card, call.locale);
  const chapters = await table.look.chapters(call.actor, game);
  const from = Math.max(0, chapters.find(({ turn }) => turn === card.turn)?.from ?? 0);
  const then = await table.look.snapshot(call.actor, game, { public: true, seq: from });
  const entries = await table.look.history(call.actor, game, { after: from });
  const shown = await pictures.board(now, call.locale, then);
  const head = [
    whereLine(tell, card),
    tell.text('bot.catch-up.turn'),
    ...newsLines(call, card, tell, entries),
  ];
  const parts: ContainerPart[] = [words(head.join('\n'))];
  parts.push(...galleries(shown), ...packGoneParts(now, tell));
  const last = [waitsFor(tell, card), tell.text('bot.catch-up.watching')];
  parts.push(words(last.filter((text) => text !== '').join('\n')));
  return post(parts, { files: shown, color: 0x6f8fa8 });
}

/** The most important happenings, and the number of the others. */
function newsLines(
  call: RequestContext,
  card: GameCard,
  tell: BotTeller,
  entries: readonly Entry[],
  seat?: Seat,
): readonly string[] {
  const { lines: lines, left } = importantLines(
    moduleOf(call.bot, card),
    tell,
    entries.flatMap(({ happenings }) => happenings),
    {
      ...(seat === undefined ? {} : { seat }),
      lines: MOST_LINES,
      room: MOST_TOLD,
    },
  );
  if (lines.length === 0) return [tell.text('bot.phase.nothing')];
  return left === 0 ? lines : [...lines, tell.text('bot.phase.more', { count: left })];
}

/** The seat's changed figures. */
function ownFigures(
  call: RequestContext,
  card: GameCard,
  tell: BotTeller,
  seat: Seat,
  [then, now]: readonly [unknown, unknown],
): readonly string[] {
  const figures = changedFigures(moduleOf(call.bot, card), tell, seat, then, now);
  return figures.length === 0 ? [] : [tell.text('bot.catch-up.own', { figures: figures.join(' · ') })];
}

/** A board line with a name and facts: `- **Walrus**: cold · 2 hits`. */
const LISTED = /^(- [^:]+:) (.+)$/u;
const FACTS = ' · ';
/** A heading without its figures, which change. */
const nameOf = (heading: string): string => heading.split(/ ?[(:,]/u)[0] ?? heading;

/**
 * New lines of the board in words, each part under its heading. Of a known line only its new facts are
 * repeated; lines above the first heading come last.
 */
export function changedLines(before: readonly string[], now: readonly string[]): readonly string[] {
  const known = new Set(before);
  const facts = new Map<string, ReadonlySet<string>>();
  for (const { heading, text } of headed(before)) {
    const [, lead, rest = ''] = LISTED.exec(text) ?? [];
    if (lead !== undefined) facts.set(`${nameOf(heading)}${lead}`, new Set(rest.split(FACTS)));
  }
  const first: string[] = [];
  const lines: string[] = [];
  let at = '';
  for (const { heading, text } of headed(now)) {
    const line = known.has(text) ? undefined : newsOf(text, (lead) => facts.get(`${nameOf(heading)}${lead}`));
    if (line === undefined || lines.includes(line)) continue;
    if (heading === '') {
      first.push(line);
      continue;
    }
    if (heading !== at) lines.push(`**${heading}**`);
    at = heading;
    if (!text.startsWith('## ')) lines.push(line);
  }
  return [...lines, ...first];
}

function headed(board: readonly string[]): readonly { readonly heading: string; readonly text: string }[] {
  let heading = '';
  return board.map((text) => {
    if (text.startsWith('## ')) heading = text.slice(3);
    return { heading, text };
  });
}

/** The new part of a line; undefined if facts have only gone away. */
function newsOf(text: string, before: (lead: string) => ReadonlySet<string> | undefined): string | undefined {
  const [, lead, rest = ''] = LISTED.exec(text) ?? [];
  if (lead === undefined) return text;
  const known = before(lead);
  if (known === undefined) return `${lead} ${rest.split(FACTS)[0] ?? rest}`;
  const fresh = rest.split(FACTS).filter((fact) => !known.has(fact));
  return fresh.length === 0 ? undefined : `${lead} ${fresh.join(FACTS)}`;
}

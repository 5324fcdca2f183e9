import { moduleOf, richTellerOf, whereLine } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { clip } from '../discord/limits.js';
import {
  button,
  galleries,
  type ContainerPart,
  post,
  type MessageBody,
  rows,
  words,
} from '../discord/post.js';
import { chronicleLines, latestOf } from '../discord/posts/story.js';
import { FRESH, makeRest, PANEL } from '../discord/presenter/panel.js';
import { Refused } from '../kernel/errors.js';
import { withPack, type GameId, type Snapshot } from '../table/index.js';
import { waitsFor } from '../discord/answers.js';
import type { BotTeller } from '../discord/texts.js';

/** Everything about a seat, for a player who takes it over during a game. For their eyes only. */

/** A part of the hand-over: a text with its heading, or '' for nothing. */
type Handed = (call: RequestContext, snapshot: Snapshot, tell: BotTeller) => string | Promise<string>;

const HANDED: readonly Handed[] = [secrets, settled, lastHappenings];

/** Number of happenings for a newcomer. */
const LAST = 10;
/** Characters of one part. */
const MOST = 1500;

function secrets(call: RequestContext, snapshot: Snapshot, tell: BotTeller): string {
  const held = moduleOf(call.bot, snapshot.card)?.hand?.(snapshot.view, snapshot.viewer, tell) ?? '';
  return `${tell.text('bot.hand-over.hand')}\n${held === '' ? tell.text('bot.hand.none') : held}`;
}

/** Auto-actions of the seat, which stay until the new player changes them. */
async function settled(call: RequestContext, { card }: Snapshot, tell: BotTeller): Promise<string> {
  const { policies, plans } = await call.bot.table.orders.get(call.actor, card.id);
  const name = (key: string, otherwise: string): string => (tell.has(key) ? tell.lookup(key) : otherwise);
  const lines = [
    ...policies
      .filter(({ value, usual }) => value !== usual)
      .map(({ id, value }) => {
        const option = name(`policy.${id}.${value}`, name(`policy.${value}`, value));
        return `• ${name(`policy.${id}`, id)}: ${option}`;
      }),
    ...plans.map(({ lines: moves }) => `• \`${moves.join('`, `')}\``),
  ];
  return lines.length === 0 ? '' : [tell.text('bot.hand-over.orders'), ...lines].join('\n');
}

async function lastHappenings(call: RequestContext, { card }: Snapshot, tell: BotTeller): Promise<string> {
  // Read more entries than needed: a move may cause no happenings.
  const entries = await call.bot.table.look.history(call.actor, card.id, { last: 4 * LAST });
  let left = LAST;
  const last = entries
    .toReversed()
    .flatMap((entry) => {
      const shown = latestOf(entry, left);
      left -= shown.happenings.length;
      return shown.happenings.length === 0 ? [] : [shown];
    })
    .toReversed();
  const lines = chronicleLines(card, tell, last);
  return [
    tell.text('bot.hand-over.last'),
    ...(lines.length === 0 ? [tell.text('bot.hand-over.nothing')] : lines),
  ].join('\n');
}

/** The board, the seat's secrets, the last happenings, and a button to the next move. */
export async function handOverPost(call: RequestContext, game: GameId): Promise<MessageBody> {
  const snapshot = withPack(await call.bot.table.look.snapshot(call.actor, game));
  const { card, viewer } = snapshot;
  if (viewer === 'spectator') throw new Refused({ rule: 'table', key: 'table.not-seated' });
  const tell = richTellerOf(call.bot, card, call.locale);
  const pictures = await call.bot.pictures.board(snapshot, call.locale);
  const title = { seat: tell.name(viewer), where: whereLine(tell, card) };
  const parts: ContainerPart[] = [words(tell.text('bot.hand-over.title', title))];
  parts.push(...galleries(pictures));
  for (const handed of HANDED) {
    const text = await handed(call, snapshot, tell);
    if (text !== '') parts.push(words(clip(text, MOST)));
  }
  if (card.awaited.some(({ seat }) => seat === viewer)) {
    const id = controlId(PANEL.open, String(game), card.seq, makeRest(FRESH));
    const move = button({ id, label: tell.text('bot.hand-over.move'), style: 'primary' });
    parts.push(...rows([move]));
  } else {
    const waits = [tell.text('bot.done-for-now'), waitsFor(tell, card)];
    parts.push(words(waits.filter((text) => text !== '').join('\n')));
  }
  return post(parts, { files: pictures, color: 0x6f8fa8 });
}

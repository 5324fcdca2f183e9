import type { BotTeller } from '../texts.js';
import type { Awaited, GameCard } from '../../table/index.js';
import {
  type Bot,
  gameName,
  mention,
  moduleOf,
  phaseName,
  richTellerOf,
  timeTag,
  titleOf,
  turnName,
  waitedFor,
  whereLine,
} from '../bot.js';
import { controlId } from '../custom-id.js';
import { withoutEmojis } from '../emojis.js';
import { clip } from '../limits.js';
import { button, linkButton, type ContainerPart, post, type MessageBody, rows, words } from '../post.js';
import { FRESH, makeRest, PANEL } from '../presenter/panel.js';
import { agreementLine } from './agreement.js';
import { dueArgs, dueGroups, nextLine } from './call.js';
import { SHOW } from './call-buttons.js';
import { frozenLine } from './frozen.js';
import { placeLines } from './lobby.js';

/** Maximum length of the latest happening, in characters. */
const MOST_LATEST = 70;

/** A long text's first sentence. */
function short(text: string): string {
  const bare = withoutEmojis(text);
  return bare.length <= MOST_LATEST ? text : clip(bare.replace(/(?<=[.!?])\s.*/u, ''), MOST_LATEST);
}

/** Additional content of the status card. */
export interface StatusMore {
  /** The latest happening. */
  readonly latest?: string;
  /** The public view, for games that tell who is next. */
  readonly view?: unknown;
}

/** The status card: turn, phase, whose turn it is, and the latest happening. */
export function statusPost(
  bot: Bot,
  card: GameCard,
  locale = card.language,
  { latest = '', view }: StatusMore = {},
): MessageBody {
  const tell = richTellerOf(bot, card, locale);
  const lines = [
    tell.text('bot.status.title', {
      title: titleOf(card),
      game: gameName(tell, card.module),
      turn: card.seq < 0 ? tell.text('bot.no-turn') : turnName(tell, card.turn, card.turns),
      phase: phaseName(tell, card.phase),
    }),
    ...awaitedLines(bot, card, tell),
    hereLine(card, tell),
    stageLine(card, tell),
    latest === '' ? '' : tell.text('bot.status.latest', { what: short(latest) }),
    card.stage === 'running' ? nextLine(bot, card, view, tell) : '',
  ];
  const parts: ContainerPart[] = [words(lines.filter((text) => text !== '').join('\n'))];
  if (card.seq >= 0) parts.push(...rows(statusButtons(card, tell)));
  return post(parts, { silent: true, color: 0x3b6ea5 });
}

function awaitedLines(bot: Bot, card: GameCard, tell: BotTeller): readonly string[] {
  const named = ({ seat, person }: Awaited): string =>
    person === undefined ? tell.name(seat) : `${tell.name(seat)} ${mention(person)}`;
  return dueGroups(moduleOf(bot, card), tell, waitedFor(card), named).map(({ who, first }) =>
    tell.text('bot.status.awaited', { who, since: timeTag(first.at), ...dueArgs(first) }),
  );
}

/** Two players who are here now and move in turn, judged by public moves. */
function hereLine({ awaited, places }: GameCard, tell: BotTeller): string {
  const [{ seat, hush } = {}] = awaited;
  const beside = hush?.beside;
  const who = [beside, seat].flatMap((holder) => {
    const person = places.find((place) => place.seat === holder)?.person;
    return person === undefined ? [] : [mention(person)];
  });
  return beside === undefined || who.length < 2 ? '' : tell.text('bot.status.here', { who });
}

function stageLine(card: GameCard, tell: BotTeller): string {
  if (card.stage === 'paused') return tell.text('bot.status.paused');
  if (card.frozen !== undefined) return frozenLine(tell, card);
  return card.stage === 'lobby' || card.stage === 'running' ? '' : tell.text('bot.status.over');
}

function statusButtons(card: GameCard, tell: BotTeller) {
  const game = String(card.id);
  const show = (family: string, key: string) =>
    button({ id: controlId(family, game, -1), label: tell.lookup(key) });
  const { guild, thread } = card;
  const isRunning = card.stage === 'running';
  const open = controlId(PANEL.open, game, -1, makeRest(FRESH));
  return [
    ...(isRunning && waitedFor(card).length > 0
      ? [button({ id: open, label: tell.text('bot.call.move'), style: 'primary' })]
      : []),
    ...(isRunning ? [show(SHOW.news, 'bot.call.news')] : []),
    show(SHOW.board, 'bot.call.board'),
    show(SHOW.players, 'bot.status.players'),
    thread === undefined || thread === card.channel
      ? show(SHOW.story, 'bot.call.story')
      : linkButton(tell.text('bot.call.story'), `https://discord.com/channels/${guild}/${thread}`),
  ];
}

/** The page behind `Players` on the status card: who plays which seat, and the agreement. */
export function playersPost(bot: Bot, card: GameCard, locale: string): MessageBody {
  const tell = richTellerOf(bot, card, locale);
  return post([
    words(
      [
        whereLine(tell, card),
        ...placeLines(bot, card, tell),
        agreementLine(tell, card, moduleOf(bot, card)),
      ].join('\n'),
    ),
  ]);
}

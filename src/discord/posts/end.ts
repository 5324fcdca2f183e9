import { type Over, tellEnding } from '../../kernel/index.js';
import type { GameCard } from '../../table/index.js';
import { type Bot, mention, moduleOf, seatMark, richTellerOf, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import {
  button,
  galleries,
  type ContainerPart,
  type PostPicture,
  type MessageBody,
  post,
  rows,
  words,
} from '../post.js';
import { SHOW } from './call-buttons.js';
import { frozenLine } from './frozen.js';
import { whoLine } from './lobby.js';
import type { BotTeller } from '../texts.js';

/** Family of the button that shows the game as an animation. */
export const FILM = 'film';

/** Family of the button for a rematch with the same people. */
export const REMATCH = 'rematch';
/** Family of the button that opens the review of the game. */
export const REVIEW = 'review';
/** Family of the button that replays the game from its seed to verify it. */
export const VERIFY = 'verify';

export interface FinalMore {
  /** Spectators who asked to be told. */
  readonly followers?: readonly string[];
  /** Offers a rematch. */
  readonly rematch?: boolean;
  /** Offers a review. */
  readonly review?: boolean;
  /** Where the points come from, by seat. */
  readonly parts?: ReadonlyMap<string, string>;
}

/** The last post of a game: first the result and the rematch, then pictures and the rest. */
export function finalPost(
  bot: Bot,
  card: GameCard,
  pictures: readonly PostPicture[],
  more: readonly string[] = [],
  { followers = [], rematch = false, review = false, parts: reckoned = new Map() }: FinalMore = {},
): MessageBody {
  const tell = richTellerOf(bot, card, card.language);
  const title = titleOf(card);
  const parts: ContainerPart[] = [];
  if (card.stage === 'frozen') return post([words(frozenLine(tell, card))], { color: 0xb03030 });
  const { over } = card;
  const id = (family: string): string => controlId(family, String(card.id), -1);
  const show = (family: string, label: string) => button({ id: id(family), label });
  const isPlayed = card.seq >= 0 && card.places.some(({ person }) => person !== undefined);
  const again = button({ id: id(REMATCH), label: tell.text('bot.rematch.button'), style: 'primary' });
  const heading = tell.text(over === undefined ? 'bot.final.abandoned' : 'bot.final.title', { title });
  const result = over === undefined ? [] : scoreLines(bot, card, over, { tell, reckoned });
  const end = followers.length === 0 ? [] : [tell.text('bot.follow.end', { people: followers.map(mention) })];
  parts.push(words(heading), ...(result.length === 0 ? [] : [words(result.join('\n'))]));
  parts.push(
    ...rows([
      ...(rematch && isPlayed ? [again] : []),
      ...(review && card.stage === 'finished' ? [show(REVIEW, tell.text('bot.review.button'))] : []),
    ]),
  );
  parts.push(...galleries(pictures));
  const rest = [...more, ...end];
  if (rest.length > 0) parts.push(words(rest.join('\n')));
  parts.push(
    ...rows([
      show(SHOW.story, tell.text('bot.call.story')),
      show(SHOW.board, tell.text('bot.call.board')),
      show(FILM, tell.text('bot.film.button')),
      ...(card.seed === undefined ? [] : [show(VERIFY, tell.text('bot.final.dice'))]),
    ]),
  );
  // The end notifies every player once.
  const mentions = card.places.flatMap((place) => (place.person === undefined ? [] : [place.person]));
  return post(parts, { files: pictures, mentions: [...mentions, ...followers], color: 0x4f8a4f });
}

/** How the game ended, the scores in order, and shared tallies. If everyone lost, nobody is ranked. */
function scoreLines(
  bot: Bot,
  card: GameCard,
  over: Over,
  { tell, reckoned }: { readonly tell: BotTeller; readonly reckoned: ReadonlyMap<string, string> },
): readonly string[] {
  const { winners, scores, how, tallies = [] } = over;
  const seats = card.places.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
  const lines: string[] = [];
  const ending = tellEnding(tell, how, winners);
  if (ending !== '') lines.push(ending);
  else if (winners.length === 0) lines.push(tell.text('bot.final.lost'));
  for (const { id, value, seats: whose = seats } of tallies)
    lines.push(tell.lookup(`tally.${id}`, { value, seats: whose }));
  const scored = Object.entries(scores).sort((a, b) => b[1] - a[1]);
  const isFirst = (seat: string): boolean => winners.includes(seat);
  for (const [seat, score] of scored.toSorted((a, b) => Number(isFirst(b[0])) - Number(isFirst(a[0])))) {
    const ahead = scored.filter(([other, more]) => isFirst(other) || more > score).length;
    const rank = winners.length === 0 ? '–' : `${isFirst(seat) ? 1 : 1 + ahead}.`;
    lines.push(tell.text('bot.final.score', { rank, ...namedSeat(bot, card, seat, tell), score }));
    const parts = reckoned.get(seat);
    if (parts !== undefined) lines.push(`-# ${parts}`);
  }
  // A seat without a score, while others have one, was eliminated.
  for (const seat of scored.length === 0 ? [] : seats.filter((each) => scores[each] === undefined))
    lines.push(tell.text('bot.final.unscored', namedSeat(bot, card, seat, tell)));
  return lines;
}

function namedSeat(bot: Bot, card: GameCard, seat: string, tell: BotTeller) {
  const place = card.places.find((each) => each.seat === seat);
  return {
    mark: seatMark(moduleOf(bot, card), seat, tell),
    seat: tell.name(seat),
    who: place === undefined ? '' : whoLine(tell, place, moduleOf(bot, card)),
  };
}

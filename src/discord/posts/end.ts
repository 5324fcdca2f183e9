import type { GameCard } from '../../table/types.js';
import { type Bot, moduleOf, seatMark, tellerOf, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import { button, galleries, type Part, type Picture, type Post, post, rows, words } from '../post.js';
import { SHOW } from './call.js';
import { whoLine } from './lobby.js';

/** Family of the button that shows the game as an animation. */
export const FILM = 'film';

/** The last post of a game: who won, the score, the picture, and the seed that was promised. */
export function finalPost(
  bot: Bot,
  card: GameCard,
  pictures: readonly Picture[],
  more: readonly string[] = [],
): Post {
  const tell = tellerOf(bot, card, card.language);
  const module = moduleOf(bot, card);
  const title = titleOf(card);
  const parts: Part[] = [];
  if (card.stage === 'frozen') {
    return post([words(tell.tell('bot.final.frozen', { fault: card.fault ?? '' }))], { colour: 0xb03030 });
  }
  const { over } = card;
  parts.push(words(tell.tell(over === undefined ? 'bot.final.abandoned' : 'bot.final.title', { title })));
  parts.push(...galleries(pictures));
  const lines: string[] = [];
  if (over !== undefined) {
    if (tell.has(over.how)) lines.push(tell.tell(over.how, { winners: over.winners }));
    const scored = Object.entries(over.scores).sort((a, b) => b[1] - a[1]);
    for (const [seat, score] of scored) {
      const place = card.places.find((each) => each.seat === seat);
      const rank = over.winners.includes(seat) ? 1 : 1 + scored.filter(([, other]) => other > score).length;
      lines.push(
        tell.tell('bot.final.score', {
          rank,
          mark: seatMark(module, seat),
          seat: tell.name(seat),
          score,
          who: place === undefined ? '' : whoLine(tell, place),
        }),
      );
    }
  }
  lines.push(...more);
  if (card.seed !== undefined) {
    lines.push(tell.tell('bot.final.seed', { seed: card.seed, commitment: card.commitment ?? '' }));
  }
  if (lines.length > 0) parts.push(words(lines.join('\n')));
  const id = (family: string): string => controlId(family, String(card.id), -1);
  parts.push(
    ...rows([
      button({ id: id(SHOW.story), label: tell.tell('bot.call.story') }),
      button({ id: id(SHOW.board), label: tell.tell('bot.call.board') }),
      button({ id: id(FILM), label: tell.tell('bot.film.button') }),
    ]),
  );
  // Everyone who played may want to know, once.
  const mentions = card.places.flatMap((place) => (place.person === undefined ? [] : [place.person]));
  return post(parts, { files: pictures, mentions, colour: 0x4f8a4f });
}

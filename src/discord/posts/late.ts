import type { GameCard, LateSeat } from '../../table/types.js';
import { type Bot, mention, tellerOf, timeTag, titleOf } from '../bot.js';
import { post, type Post, words } from '../post.js';

/** Deadlines that have passed, told to the table once; `ping`: the host, once. */
export function latePost(bot: Bot, card: GameCard, late: readonly LateSeat[], ping: readonly string[]): Post {
  const tell = tellerOf(bot, card, card.language);
  const lines = card.awaited.flatMap(({ seat, person, due = 0 }) =>
    late.some((one) => one.seat === seat)
      ? [
          tell.tell('bot.late.seat', {
            seat,
            who: person === undefined ? '' : mention(person),
            due: timeTag(due),
          }),
        ]
      : [],
  );
  const heading = tell.tell('bot.late.title', { title: titleOf(card), host: mention(card.host) });
  return post([words([heading, ...lines].join('\n'))], {
    mentions: ping,
    colour: 0xb07a30,
    silent: ping.length === 0,
  });
}

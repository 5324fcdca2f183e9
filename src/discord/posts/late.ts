import type { GameCard, LateSeat } from '../../table/index.js';
import { type Bot, mention, personName, richTellerOf, timeTag, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import { button, type ButtonSpec, post, type MessageBody, rows, words } from '../post.js';

/** Families of the table's options after a missed deadline; the rest of the id is the seat. */
export const LATE = {
  wait: 'late-wait',
  extend: 'late-extend',
  once: 'late-once',
  replace: 'late-replace',
} as const;

/** Reports missed deadlines to the table, with its options. @param ping notifies the host, once */
export function latePost(
  bot: Bot,
  card: GameCard,
  late: readonly LateSeat[],
  ping: readonly string[],
): MessageBody {
  const tell = richTellerOf(bot, card, card.language);
  const seats = card.awaited.filter(({ seat }) => late.some((one) => one.seat === seat));
  const lines = seats.map(({ seat, due = 0 }) => tell.text('bot.late.seat', { seat, due: timeTag(due) }));
  // Late players are named but were already reminded, so only the host is notified.
  const who = seats.map(({ seat, person }) => (person === undefined ? tell.name(seat) : mention(person)));
  const heading = tell.text('bot.late.title', { title: titleOf(card), who });
  const asks = card.agreement.missed === 'ask';
  const host = personName(tell, card.host);
  const texts = [heading, ...lines, tell.text(asks ? 'bot.late.how' : 'bot.late.host', { host })];
  const id = (family: string, seat = ''): string => controlId(family, String(card.id), -1, seat);
  const buttons: ButtonSpec[] = [
    { id: id(LATE.wait), label: tell.text('bot.late.wait'), style: 'primary' },
    { id: id(LATE.extend), label: tell.text('bot.late.extend') },
    ...seats.flatMap(({ seat }): ButtonSpec[] => [
      { id: id(LATE.once, seat), label: tell.text('bot.late.once', { seat }) },
      { id: id(LATE.replace, seat), label: tell.text('bot.late.replace', { seat }), style: 'danger' },
    ]),
  ];
  return post([words(texts.join('\n')), ...(asks ? rows(buttons.map(button)) : [])], {
    mentions: ping,
    color: 0xb07a30,
    silent: ping.length === 0,
  });
}

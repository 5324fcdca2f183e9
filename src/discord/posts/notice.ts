import type { Json } from '../../kernel/index.js';
import { FORMER, type GameCard, type OutboxMessage as Row } from '../../table/index.js';
import { type Bot, personName, richTellerOf, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import { REMATCH } from './end.js';
import { button, type ContainerPart, post, type MessageBody, rows, words } from '../post.js';
import { TOURNAMENT } from './tournament.js';
import type { BotTeller } from '../texts.js';

/** Families of the undo controls. */
export const UNDO = { do: 'undo', ask: 'undo-ask' } as const;

/** Family of the button that shows a new player everything about their seat. */
export const HAND_OVER = 'hand-over';

/** Notices that a game is frozen and its host may resume it. */
const HOST_DECIDES: readonly string[] = ['table.froze', 'table.froze-rules', 'table.froze-version'];

type Args = Readonly<Record<string, Json>>;

interface Notice {
  readonly key: string;
  readonly args: Args;
  readonly where: Row['where'];
}

/** A public notice of what players did. A player who takes over a seat gets a button to see it. */
export function noticePost(bot: Bot, card: GameCard, { key, args, where }: Notice): MessageBody {
  const tell = richTellerOf(bot, card, card.language);
  const text = tell.lookup(key, withMentions(tell, args));
  // A thread belongs to one game; a channel may hold several, so the notice names its game.
  const isNamed = where === 'channel' && card.channel !== card.thread;
  const parts: ContainerPart[] = [
    words(isNamed ? tell.text('bot.notice', { title: titleOf(card), text }) : text),
  ];
  const { who } = args;
  if (key === 'table.seat-person' && typeof who === 'string') {
    const id = controlId(HAND_OVER, String(card.id), -1);
    parts.push(...rows([button({ id, label: tell.text('bot.hand-over.open'), style: 'primary' })]));
    return post(parts, { mentions: [who], color: 0xd9822b });
  }
  const called = Array.isArray(args['call']) ? args['call'].map(String) : [];
  if (key === 'table.rematch') {
    const id = controlId(REMATCH, String(args['of'] ?? ''), -1);
    parts.push(...rows([button({ id, label: tell.text('bot.rematch.yes'), style: 'primary' })]));
  }
  if (key === 'table.tournament-decided') {
    const id = controlId(TOURNAMENT.playOn, String(card.id), -1);
    parts.push(...rows([button({ id, label: tell.text('bot.tour.play-on') })]));
  }
  if (called.length > 0) return post(parts, { mentions: called, color: 0x3b6ea5 });
  // The host must decide before anyone can play, so the host is notified.
  if (HOST_DECIDES.includes(key) && who === card.host && who !== FORMER)
    return post(parts, { mentions: [who], color: 0xb03030 });
  return post(parts, { silent: true });
}

function peopleOf({ people }: Args): readonly string[] {
  return Array.isArray(people) ? people.map(String) : [];
}

/** Replaces people by mentions: one person is under `who`, several under `people`. */
function withMentions(tell: BotTeller, args: Args): Args {
  const { who } = args;
  const people = peopleOf(args);
  return {
    ...args,
    ...(typeof who === 'string' ? { who: personName(tell, who) } : {}),
    ...(people.length > 0 ? { people: people.map((each) => personName(tell, each)) } : {}),
  };
}

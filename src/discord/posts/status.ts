import type { GameCard } from '../../table/types.js';
import { type Bot, gameName, mention, phaseName, richTellerOf, timeTag, titleOf, turnName } from '../bot.js';
import { controlId } from '../custom-id.js';
import {
  button,
  galleries,
  linkButton,
  type Part,
  type Picture,
  post,
  type Post,
  rows,
  words,
} from '../post.js';
import { FRESH, makeRest, PANEL } from '../presenter/panel.js';
import { paceName } from './agreement.js';
import { dueArgs, SHOW } from './call.js';
import { frozenLine } from './frozen.js';
import { placeLines } from './lobby.js';

/** What the living card shows besides: the table as everybody sees it, and what happened last, told. */
export interface StatusMore {
  readonly picture?: Picture;
  readonly latest?: readonly string[];
  /** State that is waited in. */
  readonly asked?: string;
  /** What that decision is about, and what a table that wins together lacks. */
  readonly subject?: string;
}

/** Where a game stands, in one card: phase, who is waited for since and until when, what happened last. */
export function statusPost(
  bot: Bot,
  card: GameCard,
  locale = card.language,
  { picture, latest = [], asked, subject = '' }: StatusMore = {},
): Post {
  const tell = richTellerOf(bot, card, locale);
  const lines: string[] = [
    tell.text('bot.status.title', {
      title: titleOf(card),
      game: gameName(tell, card.module),
      turn: card.seq < 0 ? tell.text('bot.no-turn') : turnName(tell, card.turn, card.turns),
      phase: phaseName(tell, card.phase),
    }),
  ];
  for (const each of card.awaited) {
    const who =
      each.person === undefined ? tell.name(each.seat) : `${tell.name(each.seat)} ${mention(each.person)}`;
    lines.push(tell.text('bot.status.awaited', { who, since: timeTag(each.at), ...dueArgs(each) }));
  }
  if (asked !== undefined && tell.has(`ask.${asked}`)) lines.push(`**${tell.lookup(`ask.${asked}`)}**`);
  if (subject !== '') lines.push(subject);
  if (card.stage === 'paused') lines.push(tell.text('bot.status.paused'));
  else if (card.frozen !== undefined) lines.push(frozenLine(tell, card));
  else if (card.stage !== 'lobby' && card.stage !== 'running') lines.push(tell.text('bot.status.over'));
  if (latest.length > 0) lines.push(tell.text('bot.status.latest'), ...latest.map((text) => `• ${text}`));
  lines.push(...placeLines(bot, card, tell));
  if (card.stage === 'running')
    lines.push(
      `-# ${paceName(tell, card.pace, card.agreement.bank)}. ${tell.lookup(`bot.missed.${card.agreement.missed}`)}.`,
    );
  const parts: Part[] = [...(picture === undefined ? [] : galleries([picture])), words(lines.join('\n'))];
  if (card.seq >= 0) {
    const id = (family: string): string => controlId(family, String(card.id), -1);
    const { guild, thread } = card;
    parts.push(
      ...rows([
        ...(card.stage === 'running' && card.awaited.length > 0
          ? [
              button({
                id: controlId(PANEL.open, String(card.id), -1, makeRest(FRESH)),
                label: tell.text('bot.call.move'),
                style: 'primary',
              }),
            ]
          : []),
        ...(card.stage === 'running'
          ? [button({ id: id(SHOW.news), label: tell.text('bot.call.news') })]
          : []),
        button({ id: id(SHOW.board), label: tell.text('bot.call.board') }),
        thread === undefined || thread === card.channel
          ? button({ id: id(SHOW.story), label: tell.text('bot.call.story') })
          : linkButton(tell.text('bot.call.story'), `https://discord.com/channels/${guild}/${thread}`),
      ]),
    );
  }
  return post(parts, { files: picture === undefined ? [] : [picture], silent: true, colour: 0x3b6ea5 });
}

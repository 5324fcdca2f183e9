import { isFound } from '../../club/index.js';
import type { WinterDay } from '../../table/index.js';
import { type Bot, gameName, phaseName, richTellerOf, turnName } from '../bot.js';
import { controlId } from '../custom-id.js';
import { button, galleries, type PostPicture, type MessageBody, post, rows, words } from '../post.js';
import type { BotTeller } from '../texts.js';

/** Announces the day's winter in a channel. */

export const WINTER = {
  show: 'winter',
  answer: 'winter-answer',
  text: 'winter-text',
  line: 'winter-line',
} as const;

/** Prefix of the panel's control families in a day's solo game. */
export const WINTER_PANEL = 'winter-';

export const tellerOfDay = (bot: Bot, { winter }: WinterDay, locale: string): BotTeller =>
  richTellerOf(bot, { module: winter.game, options: winter.options }, locale);

/** Text arguments for the riddle's place in its game. */
export function factsOf(tell: BotTeller, { winter, snapshot }: WinterDay) {
  const where = [turnName(tell, winter.turn, snapshot.turns), phaseName(tell, winter.phase)];
  return {
    game: gameName(tell, winter.game),
    where: where.filter((part) => part !== '').join(', '),
    seat: winter.seat,
  };
}

export function winterCall(
  tell: BotTeller,
  day: WinterDay,
  pictures: readonly PostPicture[],
  yesterday: WinterDay | undefined,
): MessageBody {
  const lines = [
    tell.text('bot.winter.title', { day: day.day }),
    tell.lookup(
      day.is === 'riddle' ? 'bot.winter.post' : `bot.winter.post-${day.winter.kind}`,
      factsOf(tell, day),
    ),
    ...(yesterday === undefined || yesterday.lines.length === 0
      ? []
      : [
          tell.text(yesterday.is === 'riddle' ? 'bot.winter.yesterday' : 'bot.winter.yesterday-solo', {
            day: yesterday.day,
            tried: yesterday.lines.length,
            found: yesterday.lines.filter((each) => isFound(yesterday.winter, each)).length,
          }),
        ]),
  ];
  const press = button({
    id: controlId(WINTER.show, '', -1, day.day),
    label: tell.text('bot.winter.post-button'),
    style: 'primary',
  });
  return post([words(lines.join('\n')), ...galleries(pictures), ...rows([press])], {
    files: pictures,
    silent: true,
  });
}

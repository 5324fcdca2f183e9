import { textReply } from '../discord/answers.js';
import { titleOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { post, type MessageBody, select, words } from '../discord/post.js';
import { timeOfDay } from '../discord/time-of-day.js';
import { botTeller, type BotTeller } from '../discord/texts.js';
import { FEATURES, type ClubSettings, type Feature, type GameId } from '../table/index.js';

/** Family of the menu with which moderators turn features on and off. */
export const CLUB_TURN = 'club-turn';

/** The server's features; moderators have a menu to change them. */
export async function clubPost(call: RequestContext, settings: ClubSettings): Promise<MessageBody> {
  const tell = botTeller(call.locale);
  const hour = settings.winter ? `\n${await hourLine(call, tell)}` : '';
  const lineOf = (feature: Feature): string => {
    const what = tell.text(`bot.club.${feature}`);
    const turned = tell.text(settings[feature] ? 'bot.club.on' : 'bot.club.off', { what });
    return feature === 'winter' ? `${turned}${hour}` : turned;
  };
  const lines = [tell.text('bot.club.title'), ...FEATURES.map(lineOf)];
  if (call.actor.moderator !== true) return post([words([...lines, tell.text('bot.club.note')].join('\n'))]);
  const options = FEATURES.map((each) => ({
    value: `${each} ${settings[each] ? 'off' : 'on'}`,
    label: tell.text(`bot.club.${each}`),
    description: tell.text(settings[each] ? 'bot.club.turn-off' : 'bot.club.turn-on'),
  }));
  const menu = select(controlId(CLUB_TURN, '', -1), tell.text('bot.club.turn'), options);
  return post([words(lines.join('\n')), menu]);
}

/** Time and channel of the daily winter. */
async function hourLine(call: RequestContext, tell: BotTeller): Promise<string> {
  const hour = await call.bot.table.winters.hour(call.actor.guild);
  if (hour === undefined) return tell.text('bot.winter.hour-off');
  return tell.text('bot.winter.hour-on', {
    channel: hour.channel,
    time: timeOfDay(hour.minute),
    zone: hour.zone === 'utc' ? 'UTC' : hour.zone,
  });
}

/** Agrees to a rematch. */
export async function rematchPost(call: RequestContext, game: GameId): Promise<MessageBody> {
  const { card, how, missing } = await call.bot.table.club.rematch(call.actor, game);
  return textReply(call, `bot.rematch.${how}`, { title: titleOf(card), missing: missing.length });
}

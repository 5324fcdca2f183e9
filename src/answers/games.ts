import { answer, textReply } from '../discord/answers.js';
import { directClosedWarning } from '../discord/permission-warnings.js';
import type { RequestContext } from '../discord/command.js';
import { controlId } from '../discord/custom-id.js';
import { button, post, type MessageBody, rows, words } from '../discord/post.js';
import { gameButton, gameLines, sortedFor } from '../discord/posts/games.js';
import { botTeller } from '../discord/texts.js';
import { timeOfDay } from '../discord/time-of-day.js';

/** Family of the button that switches between the actor's games on this server and everywhere. */
export const GAMES = 'games';
export const EVERYWHERE = 'all';

/** Family of the buttons that set the digest's time; the rest is the minute of the day. */
export const DAILY = 'daily';
/** Morning, midday and evening, in minutes. */
const TIMES = [8 * 60, 13 * 60, 20 * 60] as const;

/** Most games to list, each with a button; the rest is counted. */
const MOST = 19;

/** The actor's own games: on this server, or with `everywhere` (and in a direct message) on all. */
export async function gamesPost(call: RequestContext, everywhere: boolean): Promise<MessageBody> {
  const { bot, actor, locale } = call;
  const { guild, person } = actor;
  const isAll = everywhere || guild === '';
  const tell = botTeller(locale);
  const all = await bot.table.games.mine(person);
  const mine = sortedFor(person, isAll ? all : all.filter((card) => card.guild === guild));
  const others = all.length > mine.length || (everywhere && guild !== '');
  const turn = button({
    id: controlId(GAMES, '', -1, everywhere ? 'here' : EVERYWHERE),
    label: tell.text(everywhere ? 'bot.games.here' : 'bot.games.everywhere'),
  });
  if (mine.length === 0) {
    const none = isAll ? 'bot.games.none' : 'bot.games.none-here';
    return others ? post([words(tell.text(none)), ...rows([turn])]) : textReply(call, none);
  }
  const shown = mine.slice(0, MOST);
  const rest = mine.length - shown.length;
  const isTold = (await bot.table.club.daily(person)) !== undefined;
  const lines = [
    tell.text(isAll ? 'bot.games.title' : 'bot.games.title-here'),
    ...(await gameLines(bot, person, shown, locale)),
    ...(rest > 0 ? [tell.text('bot.games.more', { rest })] : []),
    ...(isTold ? [] : [tell.text('bot.games.hint')]),
  ];
  const buttons = shown.map((card) => gameButton(person, card, guild, tell));
  return post([words(lines.join('\n')), ...rows([...buttons, ...(others ? [turn] : [])])]);
}

/** Sets the digest to a minute of the actor's day, in the language of their Discord. */
export async function setDaily(call: RequestContext, minute: number): Promise<MessageBody> {
  const { table } = call.bot;
  const { person } = call.actor;
  await table.club.setDaily(person, minute);
  await table.people.directs.reopen(person);
  await table.people.save({ ...(await table.people.get(person)), language: botTeller(call.locale).locale });
  return dailyPost(call);
}

/** The digest's current time. */
export async function dailyPost(call: RequestContext): Promise<MessageBody> {
  const { bot, actor, locale } = call;
  const minute = await bot.table.club.daily(actor.person);
  const tell = botTeller(locale);
  if (minute === undefined) {
    const buttons = TIMES.map((time) =>
      button({ id: controlId(DAILY, '', -1, String(time)), label: timeOfDay(time) }),
    );
    return post([words(tell.text('bot.games.daily-none')), ...rows(buttons)]);
  }
  const { zone = 'none' } = await bot.table.people.get(actor.person);
  const lines = [
    tell.text('bot.games.daily-on', { time: timeOfDay(minute), zone }),
    await directClosedWarning(call),
  ];
  return answer(lines.filter((text) => text !== '').join('\n'));
}

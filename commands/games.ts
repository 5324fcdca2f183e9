import { dailyPost, gamesPost, setDaily } from '../src/answers/games.js';
import { unfitChannel } from '../src/answers/fit-channel.js';
import { wantedPost, wishedPost } from '../src/answers/wanted.js';
import { textReply } from '../src/discord/answers.js';
import type { AnyModule } from '../src/discord/bot.js';
import type { Command, CommandCall } from '../src/discord/command.js';
import type { MessageBody } from '../src/discord/post.js';
import { parsePace, plainPaces } from '../src/discord/posts/agreement.js';
import { botTeller } from '../src/discord/texts.js';
import { hoursOrOff, isOff, minutesOf } from './clock.js';
import { groupCommand } from './game-command.js';
import { completedOption, completeLabels, gameChoices, matching, numberOf, textOf } from './shared.js';
import { choiceOption, wholeOption } from './slash.js';

/** `/games`: the person's games, the search for players (in servers only), and the daily digest. */
export const gamesCommand = (modules: ReadonlyMap<string, AnyModule>): Command =>
  groupCommand({
    name: 'games',
    anywhere: true,
    subcommands: {
      mine: { run: (call) => gamesPost(call, false) },
      looking: {
        options: [
          choiceOption('game', 'opt.looking', gameChoices([...modules.values()])),
          wholeOption('number', 'opt.number', 2, 8),
          completedOption('pace', 'opt.pace'),
        ],
        run: (call) => wanted(call, modules),
      },
      digest: { options: [completedOption('at', 'opt.digest')], run: daily },
    },
    complete: (call) =>
      call.focused === 'pace' ? completeLabels(call, plainPaces) : matching(hoursOrOff(), call.typed),
  });

async function wanted(call: CommandCall, modules: ReadonlyMap<string, AnyModule>): Promise<MessageBody> {
  if (call.actor.guild === '') return textReply(call, 'bot.server-only');
  const module = textOf(call, 'game');
  if (module === undefined) return wantedPost(call);
  // The lobby opens in the channel of the last player to sign up, so each channel must be fit for a game.
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const few = Math.min(...(modules.get(module)?.meta.variants ?? []).map(({ minSeats }) => minSeats));
  const wish = {
    module,
    seats: numberOf(call, 'number') ?? Math.max(2, few),
    pace: parsePace(botTeller(call.locale), textOf(call, 'pace') ?? 'relaxed', [false]).pace,
  };
  const place = {
    channel: call.channel,
    inThread: call.inThread === true,
    language: botTeller(call.locale).locale,
  };
  return wishedPost(call, await call.bot.table.club.wish(call.actor, wish, place));
}

async function daily(call: CommandCall): Promise<MessageBody> {
  const typed = textOf(call, 'at');
  if (typed === undefined) return dailyPost(call);
  const { club } = call.bot.table;
  if (isOff(typed)) {
    await club.setDaily(call.actor.person, undefined);
    return textReply(call, 'bot.games.daily-off');
  }
  const minute = minutesOf(typed);
  if (minute === undefined) return textReply(call, 'bot.clock.bad-time', { typed });
  return setDaily(call, minute);
}

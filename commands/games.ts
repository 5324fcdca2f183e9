import { dailyPost, gamesPost, setDaily } from '../src/answers/games.js';
import { unfitChannel } from '../src/answers/fit-channel.js';
import { wantedPost, wishedPost } from '../src/answers/wanted.js';
import { say } from '../src/discord/answers.js';
import type { AnyModule } from '../src/discord/bot.js';
import type { Command, CommandCall, CompleteCall, Completion } from '../src/discord/command.js';
import type { Post } from '../src/discord/post.js';
import { paceOptions, parsePace } from '../src/discord/posts/agreement.js';
import { botTeller } from '../src/discord/texts.js';
import { hoursOrOff, isOff, minutesOf } from './clock.js';
import { completedOption, gameChoices, matching, numberOf, textOf } from './shared.js';
import { choiceOption, slashAnywhere, subcommand, wholeOption } from './slash.js';

/** `/games`: the player's own games, looking for players, the daily digest. Mine and digest work in a direct message too. */
export function gamesCommand(modules: ReadonlyMap<string, AnyModule>): Command {
  return {
    anywhere: true,
    data: slashAnywhere('games', [
      subcommand('games', 'mine'),
      subcommand('games', 'looking', [
        choiceOption('game', 'opt.looking', gameChoices([...modules.values()])),
        wholeOption('number', 'opt.number', 2, 8),
        completedOption('pace', 'opt.pace'),
      ]),
      subcommand('games', 'digest', [completedOption('at', 'opt.digest')]),
    ]),
    run: (call) => {
      if (call.sub === 'looking') return wanted(call, modules);
      return call.sub === 'digest' ? daily(call) : gamesPost(call, false);
    },
    complete: async (call) => complete(call),
  };
}

async function wanted(call: CommandCall, modules: ReadonlyMap<string, AnyModule>): Promise<Post> {
  if (call.actor.guild === '') return say(call, 'bot.server-only');
  const module = textOf(call, 'game');
  if (module === undefined) return wantedPost(call);
  // The lobby opens where the last one signs, so every one of these channels must be fit for a game.
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const few = Math.min(...(modules.get(module)?.meta.variants ?? []).map(({ minSeats }) => minSeats));
  const wish = {
    module,
    seats: numberOf(call, 'number') ?? Math.max(2, few),
    pace: parsePace(textOf(call, 'pace') ?? '').pace ?? ('relaxed' as const),
  };
  const place = {
    channel: call.channel,
    inThread: call.inThread === true,
    language: botTeller(call.locale).locale,
  };
  return wishedPost(call, await call.bot.table.club.wish(call.actor, wish, place));
}

async function daily(call: CommandCall): Promise<Post> {
  const typed = textOf(call, 'at');
  if (typed === undefined) return dailyPost(call);
  const { club } = call.bot.table;
  if (isOff(typed)) {
    await club.setDaily(call.actor.person, undefined);
    return say(call, 'bot.games.daily-off');
  }
  const minute = minutesOf(typed);
  if (minute === undefined) return say(call, 'bot.clock.bad-time', { typed });
  return setDaily(call, minute);
}

function complete(call: CompleteCall): readonly Completion[] {
  if (call.focused === 'pace')
    return matching(
      paceOptions(botTeller(call.locale)).map(({ value, label }) => ({ name: label, value })),
      call.typed,
    );
  return matching(hoursOrOff(), call.typed);
}

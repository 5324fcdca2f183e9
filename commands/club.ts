import { clubPost } from '../src/answers/club.js';
import { textReply } from '../src/discord/answers.js';
import type { CommandCall } from '../src/discord/command.js';
import type { MessageBody } from '../src/discord/post.js';
import { botTeller } from '../src/discord/texts.js';
import { hoursOrOff, isOff, minutesOf } from './clock.js';
import { unfitChannel } from '../src/answers/fit-channel.js';
import { groupCommand } from './game-command.js';
import { completedOption, matching, textOf } from './shared.js';

/** `/club`: the server's club settings. Everyone may read them; moderators change them. */
export const clubCommand = groupCommand({
  name: 'club',
  subcommands: { settings: { options: [completedOption('winter', 'opt.club.winter')], run: settings } },
  complete: (call) => matching(hoursOrOff(), call.typed),
});

async function settings(call: CommandCall): Promise<MessageBody> {
  const typed = textOf(call, 'winter');
  const refused = typed === undefined ? undefined : await setWinter(call, typed);
  return refused ?? clubPost(call, await call.bot.table.club.settings(call.actor.guild));
}

/** Sets when the day's winter is posted in this channel. @returns the reason if that isn't possible */
async function setWinter(call: CommandCall, typed: string): Promise<MessageBody | undefined> {
  const { winters } = call.bot.table;
  if (isOff(typed)) return void (await winters.setHour(call.actor, undefined));
  const minute = minutesOf(typed);
  if (minute === undefined) return textReply(call, 'bot.clock.bad-time', { typed });
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const { zone = 'utc' } = await call.bot.table.people.get(call.actor.person);
  const language = botTeller(call.locale).locale;
  await winters.setHour(call.actor, { channel: call.channel, minute, zone, language });
  return undefined;
}

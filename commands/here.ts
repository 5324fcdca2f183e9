import { unfitChannel } from '../src/answers/fit-channel.js';
import { say } from '../src/discord/answers.js';
import { titleOf } from '../src/discord/bot.js';
import type { CommandCall } from '../src/discord/command.js';
import type { Post } from '../src/discord/post.js';
import { findGame } from './shared.js';

/** `/game here`: a game goes on in this channel, also when its own is gone. */
export async function here(call: CommandCall): Promise<Post> {
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const found = await findGame(call, undefined, 'any');
  const card = await call.bot.table.host.relocate(call.actor, found.id, call.channel, call.inThread === true);
  return say(call, 'bot.game.moved-in', { title: titleOf(card) });
}

import { answer, say } from '../src/discord/answers.js';
import { titleOf } from '../src/discord/bot.js';
import type { CommandCall } from '../src/discord/command.js';
import { permissionNames } from '../src/discord/permissions.js';
import type { Post } from '../src/discord/post.js';
import { botTeller } from '../src/discord/texts.js';
import type { GameCard } from '../src/table/types.js';
import { findGame } from './shared.js';

/** Why no game can be set up in this channel; undefined when it can. */
export async function unfitChannel(call: CommandCall): Promise<Post | undefined> {
  if (!call.inGameChannel) return say(call, 'bot.not-a-text-channel');
  const told = call.inThread === true ? await storyToldHere(call) : undefined;
  if (told !== undefined)
    return say(call, 'bot.story-thread', { title: titleOf(told), where: `<#${told.channel}>` });
  if (call.missing.length === 0) return undefined;
  const tell = botTeller(call.locale);
  return answer(tell.text('bot.missing-permissions', { list: permissionNames(tell, call.missing) }));
}

/** The game whose story this thread is. */
async function storyToldHere({ bot, actor, channel }: CommandCall): Promise<GameCard | undefined> {
  const here = await bot.table.games(actor, { channel });
  return here.find((card) => card.thread === channel && card.channel !== channel);
}

/** `/game here`: a game goes on in this channel, also when its own is gone. */
export async function here(call: CommandCall): Promise<Post> {
  const unfit = await unfitChannel(call);
  if (unfit !== undefined) return unfit;
  const found = await findGame(call, undefined, 'any');
  const card = await call.bot.table.relocate(call.actor, found.id, call.channel, call.inThread === true);
  return say(call, 'bot.game.moved-in', { title: titleOf(card) });
}

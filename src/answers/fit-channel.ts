import { answer, textReply } from '../discord/answers.js';
import { titleOf } from '../discord/bot.js';
import type { RequestContext } from '../discord/command.js';
import { permissionNames } from '../discord/permissions.js';
import type { MessageBody } from '../discord/post.js';
import { botTeller } from '../discord/texts.js';
import type { GameCard } from '../table/index.js';

/** A command or press, with the channel facts that matter to a new game. */
export interface PlacedCall extends RequestContext {
  readonly missing?: readonly string[];
  readonly inGameChannel?: boolean;
  readonly inThread?: boolean;
}

/** Why no game can be set up in this channel; undefined if one can. */
export async function unfitChannel(call: PlacedCall): Promise<MessageBody | undefined> {
  if (call.inGameChannel !== true) return textReply(call, 'bot.not-a-text-channel');
  const game = call.inThread === true ? await gameOfThread(call) : undefined;
  if (game !== undefined)
    return textReply(call, 'bot.story-thread', { title: titleOf(game), where: `<#${game.channel}>` });
  const { missing = [] } = call;
  if (missing.length === 0) return undefined;
  const tell = botTeller(call.locale);
  return answer(tell.text('bot.missing-permissions', { list: permissionNames(tell, missing) }));
}

/** The game whose story this thread is. */
async function gameOfThread({ bot, actor, channel }: PlacedCall): Promise<GameCard | undefined> {
  const here = await bot.table.games.list(actor, { channel });
  return here.find((card) => card.thread === channel && card.channel !== channel);
}

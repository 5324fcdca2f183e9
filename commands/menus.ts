import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { SnowflakeUtil } from 'discord.js';
import { textReply } from '../src/discord/answers.js';
import type { ContextMenu, MenuCall } from '../src/discord/command.js';
import type { MessageBody } from '../src/discord/post.js';
import { BOT_TEXTS, botTeller } from '../src/discord/texts.js';
import { translations } from './languages.js';
import { invitePost } from '../src/answers/invite.js';
import { storyPost } from '../src/answers/looking.js';

/** Entries in the context menus of people and messages. */

/** A menu entry's name in every language. */
const called = (key: string) => ({
  name: botTeller('en').lookup(key),
  name_localizations: translations(BOT_TEXTS, (tell) => tell.lookup(key)) ?? null,
});

/** The story of this channel's game, starting at the phase in which the message was sent. */
async function storyFrom(call: MenuCall): Promise<MessageBody> {
  const { bot, actor } = call;
  const card = await bot.table.games.find(actor, { channel: call.channel, wants: 'begun' });
  const at = SnowflakeUtil.timestampFrom(call.target);
  const entries = await bot.table.look.history(actor, card.id);
  // The bot's message is sent after the event it reports.
  const entry = entries.findLast((each) => each.at <= at) ?? entries[0];
  if (entry === undefined) return textReply(call, 'bot.history.empty');
  return storyPost(call, card.id, { turn: entry.turn, phase: entry.phase, page: 0 });
}

export const menus: readonly ContextMenu[] = [
  {
    data: {
      type: ApplicationCommandType.User,
      ...called('menu.invite'),
      contexts: [InteractionContextType.Guild],
    },
    run: (call) => invitePost(call, call.target, call.isProgram === true),
  },
  {
    data: {
      type: ApplicationCommandType.Message,
      ...called('menu.story'),
      contexts: [InteractionContextType.Guild],
    },
    run: storyFrom,
  },
];

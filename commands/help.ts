import { helpPost } from '../src/answers/help.js';
import { textReply } from '../src/discord/answers.js';
import { type AnyModule, gameName, tellerOf } from '../src/discord/bot.js';
import type { RequestContext, Command } from '../src/discord/command.js';
import { galleries, post, type MessageBody, words } from '../src/discord/post.js';
import { gameChoices, textOf } from './shared.js';
import { choiceOption, slashAnywhere } from './slash.js';

/** The symbols in a game's pictures: as a picture and in words. */
async function signsPost(call: RequestContext, game: string): Promise<MessageBody> {
  const tell = tellerOf(call.bot, { module: game }, call.locale);
  const title = tell.text('bot.signs.title', { game: gameName(tell, game) });
  const signs = await call.bot.pictures.signs?.(game, call.locale, title);
  if (signs === undefined) return textReply(call, 'bot.signs.none', { game: gameName(tell, game) });
  const files = signs.picture === undefined ? [] : [signs.picture];
  return post([words(`## ${title}`), ...galleries(files), words(signs.lines.join(' · '))], { files });
}

/** `/help`: the commands by topic; `/help icons:…`: a game's symbols. */
export function helpCommand(modules: ReadonlyMap<string, AnyModule>): Command {
  const choices = gameChoices([...modules.values()]);
  return {
    anywhere: true,
    data: slashAnywhere('help', [choiceOption('icons', 'opt.icons', choices)]),
    run: async (call) => {
      const game = textOf(call, 'icons');
      if (game !== undefined && modules.has(game)) return signsPost(call, game);
      // Only a few commands work outside servers.
      if (call.actor.guild === '') return textReply(call, 'bot.help.direct');
      return helpPost(call);
    },
  };
}

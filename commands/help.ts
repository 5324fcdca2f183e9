import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { say } from '../src/discord/answers.js';
import type { AnyModule } from '../src/discord/bot.js';
import type { Command } from '../src/discord/command.js';
import { optionName } from './languages.js';
import { described } from './shared.js';

/** `/help`: what there is to type. */
export function helpCommand(modules: ReadonlyMap<string, AnyModule>): Command {
  return {
    anywhere: true,
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'help',
      ...described('cmd.help'),
      contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    },
    run: async (call) => {
      const games = [...modules.keys()].map((id) => `\`/${optionName(id)}\``).join(', ');
      return say(call, 'bot.help', { games });
    },
  };
}

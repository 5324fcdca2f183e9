import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { clubPost } from '../src/answers/club.js';
import type { Command } from '../src/discord/command.js';
import { described } from './shared.js';

/** `/club`: what this server has of a club. Everybody reads it; moderators turn things on and off. */
export const clubCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'club',
    ...described('cmd.club'),
    contexts: [InteractionContextType.Guild],
    options: [
      { type: ApplicationCommandOptionType.Subcommand, name: 'settings', ...described('cmd.club.settings') },
    ],
  },
  run: async (call) => clubPost(call, await call.bot.table.club.settings(call.actor.guild)),
};

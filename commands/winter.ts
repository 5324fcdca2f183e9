import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { winterPost } from '../src/answers/winter.js';
import type { Command } from '../src/discord/command.js';
import { completedOption, described, matching, textOf } from './shared.js';

/** Days before today that are offered. */
const MOST_DAYS = 25;

/** `/winter`: the day's riddle, for the eyes of whoever asks; days that are over with their solution. */
export const winterCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'winter',
    ...described('cmd.winter'),
    contexts: [InteractionContextType.Guild],
    options: [completedOption('day', 'opt.winter.day')],
  },
  run: (call) => winterPost(call, textOf(call, 'day')),
  complete: async (call) => {
    const days = await call.bot.table.winters.past(call.actor, MOST_DAYS);
    return matching(
      days.map((day) => ({ name: day, value: day })),
      call.typed,
    );
  },
};

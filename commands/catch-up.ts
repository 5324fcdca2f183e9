import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { catchUpPost } from '../src/answers/catch-up.js';
import type { Command } from '../src/discord/command.js';
import { completeGame, described, findGame, gameOption } from './shared.js';

/** `/catchup`. */
export const catchUpCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'catchup',
    ...described('cmd.catchup'),
    contexts: [InteractionContextType.Guild],
    options: [gameOption()],
  },
  run: async (call) => catchUpPost(call, (await findGame(call)).id),
  complete: completeGame,
};

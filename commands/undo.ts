import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { undoPost } from '../src/answers/undo.js';
import type { Command } from '../src/discord/command.js';
import { completeGame, described, findGame, gameOption } from './shared.js';

/** `/undo`. */
export const undoCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'undo',
    ...described('cmd.undo'),
    contexts: [InteractionContextType.Guild],
    options: [gameOption()],
  },
  run: async (call) => undoPost(call, (await findGame(call)).id),
  complete: completeGame,
};

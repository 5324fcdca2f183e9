import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import type { Command } from '../src/discord/command.js';
import { boardPost, handPost } from '../src/answers/looking.js';
import { completeGame, described, findGame, gameOption } from './shared.js';

/** `/board`: the table as the actor sees it. */
export const boardCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'board',
    ...described('cmd.board'),
    contexts: [InteractionContextType.Guild],
    options: [gameOption()],
  },
  run: async (call) => boardPost(call, (await findGame(call)).id),
  complete: completeGame,
};

/** `/hand`: what only the actor may see. */
export const handCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'hand',
    ...described('cmd.hand'),
    contexts: [InteractionContextType.Guild],
    options: [gameOption()],
  },
  run: async (call) => handPost(call, (await findGame(call)).id),
  complete: completeGame,
};

import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { catchUpPost } from '../src/answers/catch-up.js';
import type { Command } from '../src/discord/command.js';
import { SHOW } from '../src/discord/posts/call.js';
import { completeGame, described, gameOption, ofGame } from './shared.js';

/** `/catchup`. */
export const catchUpCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'catchup',
    ...described('cmd.catchup'),
    contexts: [InteractionContextType.Guild],
    options: [gameOption()],
  },
  run: (call) => ofGame(call, SHOW.news, ({ id }) => catchUpPost(call, id)),
  complete: completeGame,
};

import { ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import { undoPost } from '../src/answers/undo.js';
import type { Command } from '../src/discord/command.js';
import { UNDO } from '../src/discord/posts/notice.js';
import { completeGame, described, gameOption, ofGame } from './shared.js';

/** `/undo`. */
export const undoCommand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'undo',
    ...described('cmd.undo'),
    contexts: [InteractionContextType.Guild],
    options: [gameOption()],
  },
  run: (call) => ofGame(call, UNDO.do, ({ id }) => undoPost(call, id)),
  complete: completeGame,
};

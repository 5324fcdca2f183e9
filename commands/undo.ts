import { undoPost } from '../src/answers/undo.js';
import type { Command } from '../src/discord/command.js';
import { completeGame, findGame, gameOption } from './shared.js';
import { slash } from './slash.js';

/** `/undo`. */
export const undoCommand: Command = {
  data: slash('undo', [gameOption()]),
  run: async (call) => undoPost(call, (await findGame(call)).id),
  complete: completeGame,
};

import { catchUpPost } from '../src/answers/catch-up.js';
import type { Command } from '../src/discord/command.js';
import { completeGame, findGame, gameOption } from './shared.js';
import { slash } from './slash.js';

/** `/catchup`. */
export const catchUpCommand: Command = {
  data: slash('catchup', [gameOption()]),
  run: async (call) => catchUpPost(call, (await findGame(call)).id),
  complete: completeGame,
};

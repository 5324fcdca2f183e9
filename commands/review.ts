import { reviewPost } from '../src/answers/review.js';
import type { Command } from '../src/discord/command.js';
import { isReviewable } from '../src/table/advice.js';
import { completedOption, completeGame, completeSeat, findGame, gameOption, textOf } from './shared.js';
import { slash } from './slash.js';

const meant = (call: Parameters<typeof findGame>[0]) => findGame(call, undefined, 'review');

/** `/review`: looks back at a finished game, for the eyes of whoever asks. */
export const reviewCommand: Command = {
  data: slash('review', [completedOption('seat', 'opt.review.seat'), gameOption()]),
  run: async (call) => reviewPost(call, (await meant(call)).id, textOf(call, 'seat')),
  complete: async (call) => {
    if (call.focused === 'game')
      return completeGame(call, (card) => isReviewable(card, call.actor.person), ['finished', 'running']);
    return completeSeat(call, await meant(call));
  },
};

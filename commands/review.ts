import { reviewPost } from '../src/answers/review.js';
import { seatIn } from '../src/answers/seats.js';
import type { Command } from '../src/discord/command.js';
import { LIMITS } from '../src/discord/limits.js';
import { isReviewable, type GameCard } from '../src/table/index.js';
import { completedOption, completeGame, completeSeat, findGame, gameOption } from './shared.js';
import { slash } from './slash.js';

const meant = (call: Parameters<typeof findGame>[0]) => findGame(call, undefined, 'review');

/** `/review`: looks back at a finished game, for the eyes of whoever asks. */
export const reviewCommand: Command = {
  data: slash('review', [completedOption('seat', 'opt.review.seat'), gameOption()]),
  async run(call) {
    const card = await meant(call);
    return reviewPost(call, card.id, seatIn(call, card));
  },
  complete: async (call) => {
    if (call.focused === 'game') {
      const fits = (card: GameCard): boolean => isReviewable(card, call.actor.person);
      const [finished, running] = await Promise.all([
        completeGame(call, fits, ['finished']),
        completeGame(call, fits, ['running']),
      ]);
      return [...finished, ...running].slice(0, LIMITS.autocompleteChoices);
    }
    return completeSeat(call, await meant(call));
  },
};

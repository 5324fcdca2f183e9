import { reviewPost } from '../src/answers/review.js';
import { seatIn } from '../src/answers/seats.js';
import { LIMITS } from '../src/discord/limits.js';
import { isReviewable, type GameCard } from '../src/table/index.js';
import { gameCommand } from './game-command.js';
import { completedOption, completeGame, completeSeat } from './shared.js';

/** `/review`: a private review of a finished game. */
export const reviewCommand = gameCommand({
  name: 'review',
  options: [completedOption('seat', 'opt.review.seat')],
  wants: 'review',
  run: (call, card) => reviewPost(call, card.id, seatIn(call, card)),
  complete: completeSeat,
  async completeGames(call) {
    const fits = (card: GameCard): boolean => isReviewable(card, call.actor.person);
    const [finished, running] = await Promise.all([
      completeGame(call, fits, ['finished']),
      completeGame(call, fits, ['running']),
    ]);
    return [...finished, ...running].slice(0, LIMITS.autocompleteChoices);
  },
});

import { oddsAt, oddsPost } from '../src/answers/odds.js';
import { gameCommand } from './game-command.js';
import { askedOption, askedOf, completeNames, withEverything } from './shared.js';

/** `/odds`: exact odds of what the actor could try, computed from the actor's view. */
export const oddsCommand = gameCommand({
  name: 'odds',
  options: [askedOption('about', 'cmd.odds.about')],
  run: (call, { id }) => oddsPost(call, id, askedOf(call, 'about')),
  async complete(call, { id }) {
    const { tell, things } = await oddsAt(call, id);
    return withEverything(call, completeNames(call, tell, things));
  },
});

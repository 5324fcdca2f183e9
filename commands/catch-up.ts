import { catchUpPost } from '../src/answers/catch-up.js';
import { gameCommand } from './game-command.js';

export const catchUpCommand = gameCommand({
  name: 'catchup',
  run: (call, { id }) => catchUpPost(call, id),
});

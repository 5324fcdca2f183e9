import { nextPost } from '../answers/next.js';
import type { Control } from '../discord/command.js';
import { NEXT } from '../discord/posts/games.js';

/** Opens the game that has waited longest, in a new answer: the one above keeps its undo button. */
export const nextControl: Control = {
  family: NEXT,
  ownSeat: true,
  beside: true,
  run: (press) => nextPost(press, press.id.game === '' ? undefined : Number(press.id.game)),
};

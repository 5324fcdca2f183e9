import { handOverPost } from '../answers/hand-over.js';
import type { Control } from '../discord/command.js';
import { HAND_OVER } from '../discord/posts/notice.js';
import { gameOf } from './press.js';

/** The button in the message that calls a new player to their seat. */
export const handOverControl: Control = {
  family: HAND_OVER,
  run: (press) => handOverPost(press, gameOf(press)),
};

import { filmPost } from '../answers/export.js';
import type { Control } from '../discord/command.js';
import { FILM } from '../discord/posts/end.js';
import { gameOf } from './press.js';

/** The button that shows a finished game as an animation. */
export const filmControl: Control = { family: FILM, run: (press) => filmPost(press, gameOf(press)) };

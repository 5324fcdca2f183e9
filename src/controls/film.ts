import { filmPost } from '../answers/export.js';
import type { Control } from '../discord/command.js';
import { FILM } from '../discord/posts/end.js';
import { gameOf } from './press.js';

/** The film button of a finished game. */
export const filmControl: Control = { family: FILM, run: (press) => filmPost(press, gameOf(press)) };

import { ask, fresh, undoPost } from '../answers/undo.js';
import type { Control } from '../discord/command.js';
import { UNDO } from '../discord/posts/notice.js';
import { gameOf } from './press.js';

export const undoControls: readonly Control[] = [
  { family: UNDO.do, run: (press) => undoPost(press, gameOf(press), fresh(press.id.seq)) },
  { family: UNDO.ask, run: (press) => ask(press, gameOf(press), press.id.seq) },
];

import { undoPost } from '../src/answers/undo.js';
import { gameCommand } from './game-command.js';

export const undoCommand = gameCommand({ name: 'undo', run: (call, { id }) => undoPost(call, id) });

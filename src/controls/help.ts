import { HELP, helpPost } from '../answers/help.js';
import type { Control } from '../discord/command.js';

export const helpControl: Control = {
  family: HELP,
  run: (press) => Promise.resolve(helpPost(press, press.id.rest)),
};

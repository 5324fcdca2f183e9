import { newGamePost } from '../answers/new-game.js';
import type { Control } from '../discord/command.js';
import { WAYS } from '../discord/posts/ways.js';

/** The ways to start, pressed. */
export const waysControls: readonly Control[] = [
  {
    family: WAYS.game,
    run: (press) => {
      const [module = '', variant = ''] = press.id.rest.split(' ');
      return newGamePost(press, module === '' ? {} : { module, variant });
    },
  },
];

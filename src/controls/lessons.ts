import { board, family, hint, own, pressedInLesson, redraw } from '../answers/lesson-moves.js';
import { begin } from '../answers/lesson.js';
import type { Control } from '../discord/command.js';
import { LEARN, LEARN_PANEL } from '../discord/posts/lesson.js';
import { buildingControls } from './moves.js';

export const learnControls: readonly Control[] = [
  { family: family('open'), run: (press) => redraw(press, (state) => state) },
  ...buildingControls(LEARN_PANEL, redraw),
  ...(['step', 'go', 'sure', 'send', 'drop'] as const).map((name): Control => ({
    family: family(name),
    run: (press) => pressedInLesson(press, name),
  })),
  { family: LEARN.hint, run: hint },
  { family: LEARN.text, run: board },
  {
    family: LEARN.anew,
    run: async (press) => {
      const { module, thread } = await own(press, press.id.game);
      return begin(press, module, thread);
    },
  },
];

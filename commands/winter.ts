import { completeSolo, typedSolo } from '../src/answers/winter-solo.js';
import { winterPost } from '../src/answers/winter.js';
import type { Command } from '../src/discord/command.js';
import { parseMove } from '../src/kernel/index.js';
import { completedOption, matching, textOf } from './shared.js';
import { slash } from './slash.js';

/** Number of past days offered. */
const MOST_DAYS = 25;

/** `/winter`: the day's puzzle or solo game, shown privately; past days with their solutions. */
export const winterCommand: Command = {
  data: slash('winter', [
    completedOption('move', 'opt.winter.move'),
    completedOption('day', 'opt.winter.day'),
  ]),
  run(call) {
    const move = textOf(call, 'move');
    if (move === undefined) return winterPost(call, textOf(call, 'day'));
    return typedSolo(call, parseMove(move.toLowerCase().replace(/\s+/gu, ' ')));
  },
  complete: async (call) => {
    if (call.focused === 'move') return completeSolo(call);
    const days = await call.bot.table.winters.past(call.actor, MOST_DAYS);
    return matching(
      days.map((day) => ({ name: day, value: day })),
      call.typed,
    );
  },
};

import { storyPost } from '../src/answers/looking.js';
import { seatIn } from '../src/answers/seats.js';
import { phaseName, tellerOf } from '../src/discord/bot.js';
import { gameCommand } from './game-command.js';
import { completedOption, completeSeat, matching, textOf } from './shared.js';
import { wholeOption } from './slash.js';

/** `/log`: any past turn and phase with its picture. */
export const logCommand = gameCommand({
  name: 'log',
  options: [
    wholeOption('turn', 'cmd.log.turn', 0, 999),
    completedOption('phase', 'cmd.log.phase'),
    completedOption('seat', 'cmd.log.seat'),
  ],
  async run(call, card) {
    const turn = call.options['turn'];
    const phase = textOf(call, 'phase');
    const seat = seatIn(call, card);
    return storyPost(call, card.id, {
      ...(turn === undefined ? {} : { turn: Number(turn) }),
      ...(phase === undefined ? {} : { phase }),
      ...(seat === undefined ? {} : { seat }),
      ...(turn === undefined && phase === undefined ? {} : { page: 0 }),
    });
  },
  async complete(call, card) {
    if (call.focused === 'seat') return completeSeat(call, card);
    const tell = tellerOf(call.bot, card, call.locale);
    const chapters = await call.bot.table.look.chapters(call.actor, card.id);
    const phases = [...new Set(chapters.map((chapter) => chapter.phase))];
    return matching(
      phases.map((phase) => ({ name: phaseName(tell, phase), value: phase })),
      call.typed,
    );
  },
});

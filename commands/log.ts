import { phaseName, tellerOf } from '../src/discord/bot.js';
import type { Command, CompleteCall, Completion } from '../src/discord/command.js';
import { storyPost } from '../src/answers/looking.js';
import { seatIn } from '../src/answers/seats.js';
import { completedOption, completeGame, findGame, gameOption, matching, textOf } from './shared.js';
import { slash, wholeOption } from './slash.js';

/** `/log`: any turn and phase again, with its picture. */
export const logCommand: Command = {
  data: slash('log', [
    wholeOption('turn', 'cmd.log.turn', 0, 999),
    completedOption('phase', 'cmd.log.phase'),
    completedOption('seat', 'cmd.log.seat'),
    gameOption(),
  ]),
  async run(call) {
    const turn = call.options['turn'];
    const phase = textOf(call, 'phase');
    const card = await findGame(call);
    const seat = seatIn(call, card);
    return storyPost(call, card.id, {
      ...(turn === undefined ? {} : { turn: Number(turn) }),
      ...(phase === undefined ? {} : { phase }),
      ...(seat === undefined ? {} : { seat }),
      ...(turn === undefined && phase === undefined ? {} : { page: 0 }),
    });
  },
  complete: (call) => (call.focused === 'game' ? completeGame(call) : complete(call)),
};

async function complete(call: CompleteCall): Promise<readonly Completion[]> {
  const card = await findGame(call);
  const tell = tellerOf(call.bot, card, call.locale);
  if (call.focused === 'seat') {
    const seats = card.places.flatMap((place) => (place.seat === undefined ? [] : [place.seat]));
    return matching(
      seats.map((seat) => ({ name: tell.name(seat), value: seat })),
      call.typed,
    );
  }
  const chapters = await call.bot.table.look.chapters(call.actor, card.id);
  const phases = [...new Set(chapters.map((chapter) => chapter.phase))];
  return matching(
    phases.map((phase) => ({ name: phaseName(tell, phase), value: phase })),
    call.typed,
  );
}

import type { Ctx, Procedure, Procedures, States } from '../../kernel/index.js';
import { ROUNDS, TURNS, type G } from './model.js';
import * as columns from './phases/columns.js';
import * as eclipse from './phases/eclipse.js';
import * as gain from './phases/gain.js';
import * as opening from './phases/opening.js';
import { prepare } from './phases/preparation.js';
import * as turn from './phases/turn.js';
import { fullScore, PARTS, totalOf } from './score.js';

/** N2.0: one turn each in turn order, three times. */
function next(c: Ctx<G>): void {
  const { g } = c;
  const seat = g.order[g.order.indexOf(g.active) + 1];
  if (seat === undefined) {
    g.turn++;
    if (g.turn > TURNS) return;
  }
  g.active = seat ?? g.order[0] ?? g.active;
  c.goto('turn');
}

/** N8: final scoring; on a tie, the tribe ahead in the new turn order wins (N8.7, EW59). */
function finish(c: Ctx<G>): void {
  const { g } = c;
  g.phase = 'over';
  const scores: Record<string, number> = {};
  c.reveal();
  for (const seat of g.order) {
    const score = fullScore(g, seat);
    const total = totalOf(score);
    scores[seat] = total;
    c.emit('end.score', {
      tribe: seat,
      ...Object.fromEntries(PARTS.map((part) => [part, score[part]])),
      total,
    });
  }
  const most = Math.max(...Object.values(scores));
  const ahead = g.order.filter((seat) => scores[seat] === most);
  const winner = ahead[0] ?? g.active;
  if (ahead.length > 1) c.emit('end.tie', { tribes: ahead, winner });
  c.emit('end.won', { tribe: winner, points: most });
  c.end({ winners: [winner], scores, how: 'end.points' });
}

const play: Procedure<G> = [
  { label: 'opening', run: (c) => c.enter('opening') },
  {
    label: 'round',
    run: (c) => {
      const { g } = c;
      g.round++;
      g.turn = 1;
      g.phase = 'action';
      g.active = g.order[0] ?? g.active;
      c.emit('round.began', { round: g.round });
    },
  },
  { label: 'turn', run: (c) => c.enter('turn') },
  { label: 'next', run: next },
  { label: 'eclipse', run: (c) => c.enter('eclipse-phase') },
  {
    label: 'prepare',
    run: (c) => {
      if (c.g.round >= ROUNDS) return finish(c);
      prepare(c);
      c.goto('round');
    },
  },
];

/** All procedures and states of the game, in the order of the sequence of play. */
export const procedures: Procedures<G> = {
  play,
  ...opening.procedures,
  ...turn.procedures,
  ...gain.procedures,
  ...eclipse.procedures,
};

export const states: States<G> = {
  ...opening.states,
  ...turn.states,
  ...columns.states,
  ...gain.states,
  ...eclipse.states,
};

import type { Ctx, Procedure, Procedures, States } from '../../kernel/index.js';
import { others, type G } from './model.js';
import * as auction from './phases/auction.js';
import * as dispute from './phases/dispute.js';
import * as events from './phases/events.js';
import * as guard from './phases/guard.js';
import * as hunt from './phases/hunt.js';
import * as interfere from './phases/interfere.js';
import * as losses from './phases/losses.js';
import * as spite from './phases/spite.js';
import * as turn from './phases/turn.js';
import * as winter from './phases/winter.js';

/** The clan to the left is next. */
function next(c: Ctx<G>): void {
  c.g.active = others(c.seats, c.g.active)[0] ?? c.g.active;
}

/** The clan to the left of the last year's first clan begins (GL1). */
function nextYear(c: Ctx<G>): void {
  c.g.first = others(c.seats, c.g.first)[0] ?? c.g.first;
  c.g.active = c.g.first;
}

const play: Procedure<G> = [
  {
    label: 'year',
    run: (c) => {
      c.g.year++;
      c.g.winter = false;
      c.g.phase = 'turn';
      c.emit('year.began', { year: c.g.year });
    },
  },
  { label: 'turn', run: (c) => c.enter('turn') },
  {
    label: 'next',
    run: (c) => {
      if (c.g.winter) return;
      next(c);
      c.goto('turn');
    },
  },
  { label: 'winter', run: (c) => c.enter('winter') },
  {
    label: 'again',
    run: (c) => {
      nextYear(c);
      c.goto('year');
    },
  },
];

/** All procedures and states of the game, in the order of the sequence of play. */
export const procedures: Procedures<G> = {
  play,
  ...turn.procedures,
  ...events.procedures,
  ...hunt.procedures,
  ...spite.procedures,
  ...winter.procedures,
};

export const states: States<G> = {
  ...turn.states,
  ...auction.states,
  ...hunt.states,
  ...interfere.states,
  ...dispute.states,
  ...guard.states,
  ...spite.states,
  ...losses.states,
  ...winter.states,
};

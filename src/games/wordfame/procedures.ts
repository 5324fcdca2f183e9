import type { Procedure, Procedures, States } from '../../kernel/index.js';
import type { G } from './model.js';
import * as action from './phases/action.js';
import * as capture from './phases/capture.js';
import * as council from './phases/council.js';
import * as deeds from './phases/deeds.js';
import * as feast from './phases/feast.js';
import * as feud from './phases/feud.js';
import * as foster from './phases/foster.js';
import * as hunt from './phases/hunt.js';
import * as opening from './phases/opening.js';
import * as pledge from './phases/pledge.js';
import * as raid from './phases/raid.js';
import * as ride from './phases/ride.js';
import * as settle from './phases/settle.js';
import * as winter from './phases/winter.js';

/** W5: rounds of a Law Council, Hunting for Sheep and a Long Dark Winter. */
const play: Procedure<G, 'play'> = [
  { label: 'opening', run: (c) => c.enter('opening') },
  {
    label: 'round',
    run: (c) => {
      c.g.round++;
      // Set first: the happening belongs to the new Council, not to the winter before.
      c.g.phase = 'council';
      c.emit('round.began', { round: c.g.round });
      c.enter('council');
    },
  },
  { label: 'hunt', run: (c) => c.enter('hunt') },
  { label: 'winter', run: (c) => c.enter('winter') },
  { label: 'again', run: (c) => c.goto('round') },
];

/** All procedures and states of the game, in the order of the sequence of play. */
export const procedures: Procedures<G> = {
  play,
  ...opening.procedures,
  ...council.procedures,
  ...action.procedures,
  ...ride.procedures,
  ...foster.procedures,
  ...feud.procedures,
  ...hunt.procedures,
  ...winter.procedures,
};

export const states: States<G> = deeds.withDeeds({
  ...opening.states,
  ...council.states,
  ...settle.states,
  ...ride.states,
  ...raid.states,
  ...foster.states,
  ...pledge.states,
  ...feast.states,
  ...capture.states,
  ...feud.states,
  ...hunt.states,
  ...deeds.states,
});

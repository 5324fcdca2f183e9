import { openGame } from '../../kernel/game.js';
import type { GameModule, Position } from '../../kernel/types.js';
import { random } from './ai/random.js';
import { findBroken } from './invariants.js';
import type { G } from './model.js';
import { permuteHidden } from './permute-hidden.js';
import { procedures, states } from './procedures.js';
import { describePosition, readScenario } from './scenario.js';
import { OPTIONS, setup } from './setup.js';
import { VERBS } from './verbs.js';
import { makeView } from './view.js';
import type { View } from './view-types.js';

/** Letters and shapes tell the factions apart without colours. */
const SEATS = [
  { id: 'borg', letter: 'B', shape: 'circle', colour: 'red' },
  { id: 'helgafell', letter: 'H', shape: 'square', colour: 'orange' },
  { id: 'hlidarendi', letter: 'L', shape: 'triangle', colour: 'black' },
  { id: 'bergthorshvoll', letter: 'T', shape: 'diamond', colour: 'green' },
  { id: 'adalbol', letter: 'A', shape: 'hexagon', colour: 'blue' },
  { id: 'hjardarholt', letter: 'J', shape: 'star', colour: 'purple' },
] as const;

/** Rounds that a game usually takes; only a bar on a card goes by it. */
const USUAL_ROUNDS = 8;

/** Wordfame: saga-age Iceland. */
export const wordfame: GameModule<G, View> = {
  meta: {
    id: 'wordfame',
    rulesVersion: 1,
    seats: SEATS,
    variants: [{ id: 'standard', minSeats: 2, maxSeats: 6 }],
    options: OPTIONS,
    rules: [],
  },
  setup,
  main: 'play',
  procedures,
  states,
  view: (position, viewer) => makeView(position, viewer, waitingSeats(position)),
  moment: ({ g }) => ({
    round: Math.max(1, g.round),
    rounds: Math.max(USUAL_ROUNDS, g.round),
    phase: g.phase,
  }),
  invariants: findBroken,
  permuteHidden,
  // What lies in the Doom pile has been seen by whoever laid it there.
  reshuffle: (c) => void c.shuffle(c.g.orlog),
  texts: { en: {}, de: {} },
  ai: { random },
  policies: [],
  verbs: VERBS,
  migrations: {},
  scenario: { read: readScenario, describe: describePosition },
};

function waitingSeats(position: Position<G>): readonly string[] {
  return openGame(wordfame, position).waiting();
}

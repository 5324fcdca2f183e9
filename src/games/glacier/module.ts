import { type GameModule, openGame, random, sectionsIn } from '../../kernel/index.js';
import { greedy } from './ai/greedy.js';
import { plan, planner } from './ai/planner.js';
import { tellHand } from './hand.js';
import { HAPPENINGS } from './happenings.js';
import { findBroken } from './invariants.js';
import type { G } from './model.js';
import { hintWord, tellMeans, tellUnused } from './hint-text.js';
import { printed } from './printed.js';
import { briefOdds, hintOdds, oddsAbout, tellOdds } from './odds-text.js';
import { permuteHidden, reshuffle } from './permute-hidden.js';
import { POLICIES } from './policies.js';
import { procedures, states } from './procedures.js';
import { describePosition, readScenario } from './scenario.js';
import { OPTIONS, setup } from './setup.js';
import { TEXTS } from './texts.js';
import { tutorial } from './tutorial.js';
import { VERBS } from './verbs.js';
import { makeView, yearsOf } from './view.js';
import type { View } from './view-types.js';
import { ZONES } from './zones.js';

/** Letters and shapes identify the clans without color. */
const SEATS = [
  { id: 'ochre', letter: 'O', shape: 'circle', color: 'red' },
  { id: 'flint', letter: 'F', shape: 'square', color: 'blue' },
  { id: 'amber', letter: 'A', shape: 'triangle', color: 'yellow' },
  { id: 'birch', letter: 'B', shape: 'diamond', color: 'green' },
] as const;

export const glacier: GameModule<G, View> = {
  meta: {
    id: 'glacier',
    rulesVersion: 2,
    seats: SEATS,
    variants: [{ id: 'standard', minSeats: 2, maxSeats: 4, effort: { weight: 'light', weeks: 5 } }],
    options: OPTIONS,
    rules: sectionsIn(TEXTS['en'] ?? {}),
  },
  setup,
  main: 'play',
  procedures,
  states,
  view: (position, viewer) => makeView(position, viewer, openGame(glacier, position).waiting()),
  // Each clan's turn is a phase, so that it is reported when it ends.
  moment: ({ g }) => ({
    round: Math.max(1, g.year),
    rounds: yearsOf(g),
    phase: g.phase,
    ...(g.phase === 'turn' ? { seat: g.active } : {}),
  }),
  invariants: findBroken,
  permuteHidden: (position, viewer, draw) => permuteHidden(glacier, position, viewer, draw),
  reshuffle,
  zones: ZONES,
  texts: TEXTS,
  ai: { greedy, planner, random },
  planners: { planner: plan },
  policies: POLICIES,
  verbs: VERBS,
  aside: ['vow', 'swear', 'forswear'],
  settings: ['vow'],
  happenings: HAPPENINGS,
  hand: tellHand,
  hint: hintWord,
  means: tellMeans,
  unused: tellUnused,
  printed,
  odds: { about: oddsAbout, brief: briefOdds, tell: tellOdds, hint: hintOdds },
  tutorial,
  timeline: {
    measures: ['members', 'trophies'],
    standing: (view, seat) => view.clans.find((one) => one.clan === seat)?.trophies ?? 0,
    of: (view, seat, measure) => {
      const clan = view.clans.find((one) => one.clan === seat);
      return (measure === 'trophies' ? clan?.trophies : clan?.members) ?? 0;
    },
  },
  scenario: { read: readScenario, describe: describePosition },
};

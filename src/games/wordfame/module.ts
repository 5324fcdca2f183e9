import { type GameModule, openGame, permuteAnswers, random, sectionsIn } from '../../kernel/index.js';
import { greedy } from './ai/greedy.js';
import { plan, planner } from './ai/planner.js';
import { HAPPENINGS } from './happenings.js';
import { findBroken } from './invariants.js';
import { hintWord, tellHand, tellMeans } from './hint-text.js';
import { countDistricts } from './land.js';
import { gothiOf, placeOf, RULES_VERSION, type G } from './model.js';
import { printed } from './printed.js';
import { briefOdds, hintOdds, oddsAbout, tellOdds } from './odds-text.js';
import { permuteHidden } from './permute-hidden.js';
import { ahead, CONDITIONS, POLICIES } from './policies.js';
import { procedures, states } from './procedures.js';
import { recall } from './recall.js';
import { describePosition, readScenario } from './scenario.js';
import { OPTIONS, setup } from './setup.js';
import { TEXTS } from './texts.js';
import { tutorial } from './tutorial.js';
import { VERB_GROUPS, VERBS } from './verbs.js';
import { makeView } from './view.js';
import type { View } from './view-types.js';

/** Letters and shapes identify the factions without color. */
const SEATS = [
  { id: 'borg', letter: 'B', shape: 'circle', color: 'red' },
  { id: 'helgafell', letter: 'H', shape: 'square', color: 'orange' },
  { id: 'hlidarendi', letter: 'L', shape: 'triangle', color: 'black' },
  { id: 'bergthorshvoll', letter: 'T', shape: 'diamond', color: 'green' },
  { id: 'adalbol', letter: 'A', shape: 'hexagon', color: 'blue' },
  { id: 'hjardarholt', letter: 'J', shape: 'star', color: 'purple' },
] as const;

export const wordfame: GameModule<G, View> = {
  meta: {
    id: 'wordfame',
    rulesVersion: RULES_VERSION,
    seats: SEATS,
    variants: [{ id: 'standard', minSeats: 2, maxSeats: 6, effort: { weight: 'heavy', weeks: 2 } }],
    options: OPTIONS,
    rules: sectionsIn(TEXTS['en'] ?? {}),
  },
  setup,
  main: 'play',
  procedures,
  states,
  view: (position, viewer) => makeView(position, viewer, openGame(wordfame, position).waiting()),
  moment: ({ g }) => ({ round: Math.max(1, g.round), phase: g.phase }),
  invariants: findBroken,
  permuteHidden: (position, viewer, draw) =>
    permuteAnswers(wordfame, permuteHidden(position, viewer, draw), viewer, draw),
  // Each card of the Doom was seen by the gothi who discarded it.
  reshuffle: (c) => {
    c.shuffle(c.g.orlog);
    c.shuffle(c.g.doom);
  },
  texts: TEXTS,
  ai: { greedy, planner, random },
  planners: { planner: plan },
  policies: POLICIES,
  conditions: CONDITIONS,
  ahead,
  happenings: HAPPENINGS,
  hand: tellHand,
  hint: hintWord,
  means: tellMeans,
  printed,
  odds: { about: oddsAbout, brief: briefOdds, tell: tellOdds, hint: hintOdds },
  recall,
  tutorial,
  timeline: {
    measures: ['fame', 'farms', 'districts'],
    standing: ({ table }, seat) => {
      const who = placeOf(table, seat);
      return who < 0 ? 0 : gothiOf(table, who).fame;
    },
    of: ({ table }, seat, measure) => {
      const who = placeOf(table, seat);
      if (who < 0) return 0;
      if (measure === 'districts') return countDistricts(table, who);
      const { fame, farms } = gothiOf(table, who);
      return measure === 'fame' ? fame : farms.reduce((sum, n) => sum + n, 0);
    },
  },
  verbs: VERBS,
  // Most ballots have no conditions, so lines with conditions are one press away.
  aside: ['should'],
  verbGroups: VERB_GROUPS,
  scenario: { read: readScenario, describe: describePosition },
};

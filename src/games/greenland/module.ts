import { type Effort, type GameModule, openGame, permuteAnswers, random } from '../../kernel/index.js';
import { greedy } from './ai/greedy.js';
import { plan, planner } from './ai/planner.js';
import { ORIGINAL } from './cards/cards.js';
import { ahead, conditions } from './conditions.js';
import { tellHand } from './help/hand-text.js';
import { hintWord, tellMeans, tellUnused } from './help/hint-text.js';
import { HAPPENINGS } from './happenings.js';
import { findBroken } from './board/invariants.js';
import { RULES_VERSION, type G } from './vocabulary/model.js';
import { printed } from './help/printed.js';
import { briefOdds, hintOdds, oddsAbout, tellOdds } from './odds/odds-text.js';
import { packs } from './packs/packs.js';
import { permuteCards } from './hidden/permute-hidden.js';
import { policies } from './policies.js';
import { procedures, states } from './procedures.js';
import { reshuffle } from './hidden/reshuffle.js';
import { RULES } from './help/rules.js';
import { describePosition, readScenario } from './scenario/scenario.js';
import { HANDICAPS, NO_HANDICAP } from './setup/handicap.js';
import { PATROL_SETUP, setup } from './setup/setup.js';
import { tellSubject } from './help/subject-text.js';
import { textsOf } from './texts.js';
import { tutorial } from './help/tutorial.js';
import { VARIANT_IDS, rulesOf } from './variants.js';
import { VERBS, VERB_GROUPS } from './verbs.js';
import { makeView } from './view/view.js';
import type { View } from './view/view-types.js';
import { ZONES } from './zones.js';

/** Efforts that differ from the standard game (heavy, about three weeks). */
const EFFORTS: Readonly<Record<string, Effort>> = {
  beginner: { weight: 'medium', weeks: 3 },
  saga: { weight: 'heavy', weeks: 1 },
  early: { weight: 'heavy', weeks: 1 },
  patrol: { weight: 'heavy', weeks: 2 },
  full: { weight: 'heavy', weeks: 5 },
};

/** Letters and shapes distinguish the tribes without color; the colors are the rulebook's. */
const SEATS = [
  { id: 'tunit', letter: 'T', shape: 'circle', color: 'green' },
  { id: 'norse', letter: 'N', shape: 'square', color: 'red' },
  { id: 'sami', letter: 'S', shape: 'diamond', color: 'blue' },
  { id: 'thule', letter: 'H', shape: 'triangle', color: 'yellow' },
] as const;

export const greenland: GameModule<G, View> = {
  meta: {
    id: 'greenland',
    rulesVersion: RULES_VERSION,
    seats: SEATS,
    variants: VARIANT_IDS.map((id) => {
      const { minSeats, maxSeats, seats } = rulesOf({ variant: id });
      const effort = EFFORTS[id] ?? { weight: 'heavy', weeks: 5 };
      return { id, minSeats, maxSeats, effort, ...(seats === null ? {} : { seats }) };
    }),
    options: [
      {
        id: 'pogroms',
        values: ['off', 'on'],
        initial: 'off',
        variants: VARIANT_IDS.filter((id) => rulesOf({ variant: id }).attacks),
      },
      PATROL_SETUP,
      { id: 'handicap', values: HANDICAPS, initial: NO_HANDICAP },
    ],
    rules: RULES,
  },
  setup,
  main: 'play',
  procedures,
  states,
  view: (position, viewer) => makeView(position, viewer, openGame(greenland, position).waiting()),
  moment: ({ g }) => ({ round: g.turn, rounds: g.turns, phase: g.phase }),
  invariants: findBroken,
  zones: ZONES,
  permuteHidden: (position, viewer, draw) =>
    permuteAnswers(greenland, permuteCards(position, viewer, draw), viewer, draw),
  reshuffle,
  texts: textsOf(ORIGINAL),
  packs,
  ai: { greedy, planner, random },
  planners: { planner: plan },
  policies,
  conditions,
  ahead,
  happenings: HAPPENINGS,
  hand: tellHand,
  hint: hintWord,
  subject: tellSubject,
  means: tellMeans,
  unused: tellUnused,
  printed,
  odds: { about: oddsAbout, brief: briefOdds, tell: tellOdds, hint: hintOdds },
  tutorial,
  timeline: {
    measures: ['population', 'points'],
    // Patrol: the tribes win or lose together, unless the long game adds the scores of its first part (M2).
    standing: ({ tribes, patrol }, seat) => {
      const record = patrol?.record;
      const tribe = tribes.find((one) => one.tribe === seat);
      if (record === null || tribe === undefined) return undefined;
      return (record?.[tribe.tribe] ?? 0) + tribe.points.total;
    },
    of: (view, seat, measure) => {
      const tribe = view.tribes.find((one) => one.tribe === seat);
      return (measure === 'points' ? tribe?.points.total : tribe?.population) ?? 0;
    },
  },
  verbs: VERBS,
  aside: ['exchange'],
  verbGroups: VERB_GROUPS,
  scenario: { read: readScenario, describe: describePosition },
};

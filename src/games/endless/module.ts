import { type GameModule, openGame, random, sectionsIn } from '../../kernel/index.js';
import { greedy } from './ai/greedy.js';
import { plan, planner } from './ai/planner.js';
import { AHEAD, CONDITIONS, questionOf } from './conditions.js';
import { tellHand, tellMeans, tellUnused } from './hint-text.js';
import { hintWord } from './hint-words.js';
import { HAPPENINGS } from './happenings.js';
import { findBroken } from './invariants.js';
import { ROUNDS, type G } from './model.js';
import { permuteHidden, reshuffle } from './permute-hidden.js';
import { printed } from './printed.js';
import { briefOdds, hintOdds, oddsAbout, tellOdds } from './odds-text.js';
import { POLICIES } from './policies.js';
import { procedures, states } from './procedures.js';
import { describePosition, readScenario } from './scenario.js';
import { OPTIONS, setup } from './setup.js';
import { TEXTS } from './texts.js';
import { tutorial } from './tutorial.js';
import { upNext } from './up-next.js';
import { VERB_GROUPS, VERBS } from './verbs.js';
import { makeView } from './view.js';
import type { View } from './view-types.js';

/** Letters and shapes identify the tribes without color. */
const SEATS = [
  { id: 'cyan', letter: 'C', shape: 'circle', color: 'blue' },
  { id: 'red', letter: 'R', shape: 'square', color: 'red' },
  { id: 'orange', letter: 'O', shape: 'triangle', color: 'yellow' },
  { id: 'green', letter: 'G', shape: 'diamond', color: 'green' },
] as const;

/** Endless Winter, after its early rulebook. */
export const endless: GameModule<G, View> = {
  meta: {
    id: 'endless',
    rulesVersion: 2,
    seats: SEATS,
    variants: [{ id: 'standard', minSeats: 2, maxSeats: 4, effort: { weight: 'medium', weeks: 3 } }],
    options: OPTIONS,
    rules: sectionsIn(TEXTS['en'] ?? {}),
  },
  setup,
  main: 'play',
  procedures,
  states,
  view: (position, viewer) => makeView(position, viewer, openGame(endless, position).waiting()),
  moment: ({ g }) => ({
    round: Math.max(1, g.round),
    rounds: ROUNDS,
    ...(g.phase === 'action' ? { phase: 'turn', seat: g.active } : { phase: g.phase }),
  }),
  invariants: findBroken,
  permuteHidden: (position, viewer, draw) => permuteHidden(endless, position, viewer, draw),
  reshuffle,
  texts: TEXTS,
  ai: { greedy, planner, random },
  planners: { planner: plan },
  policies: POLICIES,
  conditions: CONDITIONS,
  ahead: AHEAD,
  happenings: HAPPENINGS,
  question: questionOf,
  hand: tellHand,
  hint: hintWord,
  means: tellMeans,
  unused: tellUnused,
  upNext,
  printed,
  odds: { about: oddsAbout, brief: briefOdds, tell: tellOdds, hint: hintOdds },
  timeline: {
    measures: ['points', 'buried'],
    standing: (view, seat) => view.tribes.find((one) => one.seat === seat)?.total ?? 0,
    of: (view, seat, measure) => {
      const tribe = view.tribes.find((one) => one.seat === seat);
      return (measure === 'buried' ? tribe?.buried : tribe?.total) ?? 0;
    },
  },
  verbs: VERBS,
  verbGroups: VERB_GROUPS,
  aside: ['work', 'feed'],
  tutorial,
  scenario: { read: readScenario, describe: describePosition },
};

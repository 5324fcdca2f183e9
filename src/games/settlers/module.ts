import { type GameModule, openGame, random, sectionsIn } from '../../kernel/index.js';
import { greedy } from './ai/greedy.js';
import { HOUSES, strategist } from './ai/house.js';
import { numbersOf } from './constants.js';
import { tellMeans } from './hint-text.js';
import { HAPPENINGS } from './happenings.js';
import { findBroken } from './invariants.js';
import type { G } from './model.js';
import { yearsIn } from './nature.js';
import { printed } from './printed.js';
import { briefOdds, hintOdds, oddsAbout, tellOdds } from './odds-text.js';
import { permuteHidden, reshuffle } from './permute-hidden.js';
import { POLICIES } from './policies.js';
import { procedures, states } from './procedures.js';
import { describePosition, readScenario } from './scenario.js';
import { OPTIONS, setup } from './setup.js';
import { TEXTS } from './texts.js';
import { tutorial } from './tutorial.js';
import { VERB_GROUPS, VERBS } from './verbs.js';
import { makeView } from './view.js';
import type { View } from './view-types.js';

/** Letters and shapes identify the households without color. */
const SEATS = [
  { id: 'brattahlid', letter: 'B', shape: 'circle', color: 'red' },
  { id: 'gardar', letter: 'G', shape: 'square', color: 'blue' },
  { id: 'hvalsey', letter: 'H', shape: 'triangle', color: 'yellow' },
  { id: 'sandnes', letter: 'S', shape: 'diamond', color: 'green' },
  { id: 'dyrnes', letter: 'D', shape: 'hexagon', color: 'purple' },
  { id: 'isafjord', letter: 'I', shape: 'pentagon', color: 'teal' },
] as const;

export const settlers: GameModule<G, View> = {
  meta: {
    id: 'settlers',
    rulesVersion: 2,
    seats: SEATS,
    variants: [{ id: 'standard', minSeats: 2, maxSeats: 6, effort: { weight: 'medium', weeks: 6 } }],
    options: OPTIONS,
    rules: sectionsIn(TEXTS['en'] ?? {}),
  },
  setup,
  main: 'play',
  procedures,
  states,
  view: (position, viewer) => makeView(position, viewer, openGame(settlers, position).waiting()),
  moment: ({ g }) => ({
    round: Math.max(1, g.year),
    rounds: yearsIn(numbersOf(g)),
    phase: g.phase,
  }),
  invariants: findBroken,
  permuteHidden: (position, viewer, draw) => permuteHidden(settlers, position, viewer, draw),
  reshuffle,
  texts: TEXTS,
  ai: { greedy, random, ...HOUSES },
  strategists: { lab: strategist },
  policies: POLICIES,
  verbs: VERBS,
  aside: [
    'speak',
    'give',
    'offer',
    'lend',
    'borrow',
    'promise',
    'add',
    'recall',
    'withdraw',
    'forgive',
    'break',
    'aid',
  ],
  verbGroups: VERB_GROUPS,
  happenings: HAPPENINGS,
  means: tellMeans,
  printed,
  odds: { about: oddsAbout, brief: briefOdds, tell: tellOdds, hint: hintOdds },
  tutorial,
  timeline: {
    measures: ['silver', 'people', 'animals', 'food', 'soil'],
    standing: (view, seat) => view.households.find(({ id }) => id === seat)?.silver ?? 0,
    of: (view, seat, measure) => {
      const own = view.households.find(({ id }) => id === seat);
      if (own === undefined) return 0;
      if (measure === 'animals') return own.cows + own.sheep + own.calves + own.lambs;
      return measure === 'people' || measure === 'food' || measure === 'soil' ? own[measure] : own.silver;
    },
  },
  scenario: { read: readScenario, describe: describePosition },
};

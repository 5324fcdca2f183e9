import { openGame } from '../../kernel/game.js';
import { permuteAnswers } from '../../kernel/hidden.js';
import type { GameModule, Position } from '../../kernel/types.js';
import { coverage } from './metrics/coverage.js';
import { greedy } from './ai/greedy.js';
import { plan, planner } from './ai/planner.js';
import { random } from './ai/random.js';
import { ORIGINAL } from './cards/cards.js';
import { ahead, conditions } from './conditions.js';
import { tellHand } from './help/hand-text.js';
import { hintWord, tellMeans } from './help/hint-text.js';
import { findBroken } from './board/invariants.js';
import type { G } from './board/model.js';
import { checkOdds } from './odds/check-odds.js';
import { briefOdds, hintOdds, oddsAbout, tellOdds } from './odds/odds-text.js';
import { packs } from './cards/packs.js';
import { permuteCards } from './hidden/permute-hidden.js';
import { policies } from './policies.js';
import { procedures, states } from './procedures.js';
import { reshuffle } from './hidden/reshuffle.js';
import { RULES } from './help/rules-text.js';
import { describePosition, readScenario } from './scenario/scenario.js';
import { HANDICAPS, NO_HANDICAP } from './setup/handicap.js';
import { setbacks } from './setbacks.js';
import { setup } from './setup/setup.js';
import { german } from './texts/de/index.js';
import { english } from './texts/en/index.js';
import { tellSubject } from './help/subject-text.js';
import { metrics } from './metrics/metrics.js';
import { tutorial } from './help/tutorial.js';
import { VARIANT_IDS, rulesOf } from './variants.js';
import { VERBS, VERB_GROUPS } from './verbs.js';
import { makeView } from './view/view.js';
import type { View } from './view/view-types.js';

/** Letters and shapes tell the tribes apart without colours; colours are the rulebook's. */
const SEATS = [
  { id: 'tunit', letter: 'T', shape: 'circle', colour: 'green' },
  { id: 'norse', letter: 'N', shape: 'square', colour: 'red' },
  { id: 'sami', letter: 'S', shape: 'diamond', colour: 'blue' },
  { id: 'thule', letter: 'H', shape: 'triangle', colour: 'yellow' },
] as const;

/** What somebody who was away wants to know of a phase. */
const HEADLINES = [
  'event.revealed',
  'event.migration',
  'event.cooling',
  'event.warming',
  'event.deep-freeze',
  'event.colony-lost',
  'event.decimated',
  'event.elder-dies',
  'event.mariner-lost',
  'event.no-maritime',
  'event.no-markland',
  'event.no-migration',
  'event.crowd',
  'event.venereal',
  'event.feud',
  'event.depletion',
  'event.sacrificed',
  'event.broke',
  'auction.',
  'parley.accepted',
  'parley.married',
  'parley.hostile',
  'attack.',
  'saga.',
  'hunt.success',
  'hunt.failed',
  'hunt.daughters',
  'hunt.lost',
  'hunt.trophy',
  'hunt.taken',
  'raid.failed',
  'raid.husband-killed',
  'raid.married',
  'raid.plundered',
  'domestic.slaughtered',
  'domestic.pacified',
  'elders.',
  'patrol.',
  'full.',
  'people.extinct',
  'score.',
] as const;

/** What the saga of a game tells, and how much each thing weighs. */
const TALE: Readonly<Record<string, number>> = {
  'people.extinct': 100,
  'patrol.surrender': 90,
  'full.second-part': 90,
  'event.deep-freeze': 15,
  'event.colony-lost': 60,
  'event.revealed': 30,
  'event.decimated': 45,
  'attack.begins': 50,
  'parley.married': 45,
  'parley.hostile': 45,
  'raid.married': 60,
  'raid.plundered': 40,
  'hunt.trophy': 40,
  'hunt.taken': 18,
  'auction.won': 25,
  'domestic.slaughtered': 20,
  'elders.converted': 55,
  'elders.baptized': 55,
  'elders.burned': 35,
  'elders.tool': 22,
  'elders.domesticated': 20,
  'elders.missionary': 18,
  'patrol.stolen': 30,
  'saga.matriarch': 30,
};

/** Greenland, third edition. */
export const greenland: GameModule<G, View> = {
  meta: {
    id: 'greenland',
    rulesVersion: 1,
    seats: SEATS,
    variants: VARIANT_IDS.map((id) => {
      const { minSeats, maxSeats, seats } = rulesOf({ variant: id });
      return { id, minSeats, maxSeats, ...(seats === null ? {} : { seats }) };
    }),
    options: [
      {
        id: 'pogroms',
        values: ['off', 'on'],
        initial: 'off',
        variants: VARIANT_IDS.filter((id) => rulesOf({ variant: id }).attacks),
      },
      { id: 'handicap', values: HANDICAPS, initial: NO_HANDICAP },
    ],
    rules: RULES,
  },
  setup,
  main: 'play',
  procedures,
  states,
  view: (position, viewer) => makeView(position, viewer, waitingSeats(position)),
  moment: ({ g }) => ({ round: g.turn, rounds: g.turns, phase: g.phase }),
  invariants: findBroken,
  permuteHidden: (position, viewer, draw) =>
    permuteAnswers(greenland, permuteCards(position, viewer, draw), viewer, draw),
  reshuffle,
  texts: { en: english(ORIGINAL), de: german(ORIGINAL) },
  packs,
  ai: { greedy, planner, random },
  planners: { planner: plan },
  policies,
  conditions,
  ahead,
  headlines: HEADLINES,
  hand: tellHand,
  hint: hintWord,
  subject: tellSubject,
  means: tellMeans,
  odds: { about: oddsAbout, brief: briefOdds, tell: tellOdds, hint: hintOdds, check: checkOdds },
  metrics,
  coverage,
  tutorial,
  setbacks,
  timeline: {
    measures: ['population', 'points'],
    of: (view, seat, measure) => {
      const tribe = view.tribes.find((one) => one.tribe === seat);
      return (measure === 'points' ? tribe?.points.total : tribe?.population) ?? 0;
    },
  },
  tale: TALE,
  reckoning: ['score.points', 'score.few-matriarchs', 'patrol.verdict', 'full.points'],
  verbs: VERBS,
  verbGroups: VERB_GROUPS,
  migrations: {},
  scenario: { read: readScenario, describe: describePosition },
};

function waitingSeats(position: Position<G>): readonly string[] {
  return openGame(greenland, position).waiting();
}

import { type Ai, type Choice, fillChoice, matchMove, type Move } from '../../../kernel/index.js';
import type { FrameName } from '../frames.js';
import { placeOf } from '../model.js';
import type { Snapshot, View } from '../view-types.js';
import type { Action } from '../vocabulary.js';
import { ANSWERS } from './answers.js';
import { idle } from './council-answers.js';

/** Looks one step ahead, from its own view and choices only. */

/** The state of each verb that has only one. Planning ahead needs it, because the view's state differs. */
const STATE_OF_VERB: Readonly<Record<string, FrameName>> = {
  stand: 'stand',
  farm: 'farm',
  propose: 'propose',
  hear: 'ballot',
  should: 'ballot',
  support: 'vote',
  subsume: 'settle',
  expand: 'settle',
  ride: 'ride',
  roam: 'ride',
  return: 'raid',
  keep: 'keep',
  decline: 'family',
  swear: 'pledge',
  swap: 'pledge',
  give: 'feast',
  murder: 'feast',
  hold: 'feuding',
  bondi: 'sheep',
  home: 'sheep',
};

const DEEDS = 'deeds';

const STATE_OF_ACTION: Readonly<Record<Action, FrameName>> = {
  settle: 'settle',
  ride: 'ride',
  raid: 'raid',
  foster: 'family',
  pledge: 'pledge',
  feast: 'feast',
};

function stateOf(choices: readonly Choice[]): FrameName | undefined {
  for (const { verb } of choices) if (STATE_OF_VERB[verb] !== undefined) return STATE_OF_VERB[verb];
  return undefined;
}

/** The greedy move of `seat`. `askedBy` is the asking state, for verbs of several states. */
export function greedyMove(
  snapshot: Snapshot,
  seat: string,
  choices: readonly Choice[],
  draw: (n: number) => number,
  askedBy?: FrameName,
  never?: Action,
): Move {
  const [only] = choices;
  if (only === undefined) throw new Error('there is nothing to choose from');
  const me = placeOf(snapshot.table, seat);
  const asked = snapshot.asked?.state ?? '';
  // A ballot without `hear` and `should` has the verbs of a vote.
  const found = askedBy ?? stateOf(choices) ?? asked;
  const state = asked === 'ballot' && found === 'vote' ? asked : found;
  // Drop the vars of another state.
  const eyes = state === asked || state === '' ? snapshot : { ...snapshot, asked: { state, vars: {} } };
  const evaluation = { g: snapshot.table, me, snapshot: eyes, choices, never };
  const answer =
    never !== undefined && STATE_OF_ACTION[never] === state ? idle(evaluation) : ANSWERS[state]?.(evaluation);
  if (answer !== undefined && (state === asked || matchMove(choices, answer) !== undefined)) return answer;
  return fillChoice(choices[draw(choices.length)] ?? only, draw);
}

/** Lodged acts (WF67) are decided as if each were asked in its turn. */
export const greedyBut =
  (never?: Action): Ai<View> =>
  ({ view, seat, choices, draw }) =>
    view.stage === null
      ? greedyMove(view, seat, choices, draw, view.asked?.state === DEEDS ? DEEDS : undefined, never)
      : greedyMove(
          { ...view, table: view.stage.table, asked: view.stage },
          seat,
          choices,
          draw,
          view.stage.state,
          never,
        );

export const greedy: Ai<View> = greedyBut();

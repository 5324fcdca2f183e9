import { type Ai, type Choice, fillChoice, matchMove, type Move } from '../../../kernel/index.js';
import type { FrameName } from '../frames.js';
import { placeOf } from '../model.js';
import type { Snapshot, View } from '../view-types.js';
import type { Action } from '../vocabulary.js';
import { ANSWERS } from './answers.js';
import { idle } from './council-answers.js';

/** Looks one step ahead. It sees its own view and choices, and remembers nothing. */

/** Verbs that belong to one state alone: whoever plans ahead looks at a table that waits for something else. */
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

/** What a greedy player does in the place of `seat`. `askedBy`: the state it is asked by, where the verbs don't tell. */
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
  // A ballot without any `hear` or `should` looks like a vote.
  const found = askedBy ?? stateOf(choices) ?? asked;
  const state = asked === 'ballot' && found === 'vote' ? asked : found;
  // Vars of another state would mislead.
  const eyes = state === asked || state === '' ? snapshot : { ...snapshot, asked: { state, vars: {} } };
  const evaluation = { g: snapshot.table, me, snapshot: eyes, choices, never };
  const answer =
    never !== undefined && STATE_OF_ACTION[never] === state ? idle(evaluation) : ANSWERS[state]?.(evaluation);
  if (answer !== undefined && (state === asked || matchMove(choices, answer) !== undefined)) return answer;
  return fillChoice(choices[draw(choices.length)] ?? only, draw);
}

/** Whoever lodges acts (WF67) looks at each as when it would be asked for. */
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

import type { FrameName } from '../frames.js';
import { colorIn, having, move, type Answer } from './evaluation.js';
import { ballot, done, propose, chooseStand, vote } from './council-answers.js';
import { family, feast, keep, limit, pledge, raid, ride, settle, sheep } from './action-answers.js';
import { burn, capture, claim, cross, feuding, foe, raze, slay } from './feud-answers.js';

const farm: Answer = (evaluation) => {
  const [choice] = having(evaluation, 'farm');
  return choice === undefined ? undefined : move('farm', colorIn(evaluation, choice.args[0]));
};

/** Greedy answers by state. They read public information and the own drawn cards. */
export const ANSWERS: Readonly<Partial<Record<FrameName | '', Answer>>> = {
  deeds: done,
  stand: chooseStand,
  farm,
  help: farm,
  propose,
  ballot,
  vote,
  settle,
  ride,
  foe,
  cross,
  raid,
  keep,
  family,
  replace: (evaluation) => {
    const [choice] = having(evaluation, 'leave');
    return choice === undefined ? undefined : move('leave', String(choice.args[0]));
  },
  pledge,
  limit,
  feast,
  slay,
  capture,
  burn,
  feuding,
  raze,
  claim,
  sheep,
};

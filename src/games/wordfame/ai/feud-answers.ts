import { best } from '../../../kernel/index.js';
import { worthOf } from '../cards.js';
import { ownerOf } from '../land.js';
import { gothiOf, placeOf, type PublicState } from '../model.js';
import { cardOf, COLORS, districtAt } from '../pack.js';
import { isConflict, openConflicts, totalOf } from '../phases/feud.js';
import { feudWorth } from './actions.js';
import { captureGain, makeUp } from './killing.js';
import { farmLosses, rivalry } from './worth.js';
import { having, highest, move, varOf, wordsIn, type Answer } from './evaluation.js';
import { done } from './council-answers.js';

/** Greedy answers in and after a Feud, and for razing and killing. */

export const cross: Answer = (evaluation) => {
  const { g, me } = evaluation;
  const goods = gothiOf(g, me).goods.length;
  return goods >= 3 && feudWorth(g, me, varOf(evaluation, 'rider'), 0, varOf(evaluation, 'n')) > 0.4
    ? move('fall')
    : move('pass');
};

export const foe: Answer = (evaluation) => {
  const seats = having(evaluation, 'fight').flatMap(({ args }) => wordsIn(args[0]));
  const seat = best(seats, (one) => -gothiOf(evaluation.g, placeOf(evaluation.g, one)).goods.length);
  return seat === undefined ? undefined : move('fight', seat);
};

/** Commits the cheapest Good that takes a lead hard to answer. */
export const feuding: Answer = (evaluation) => {
  const { g, me } = evaluation;
  const { feud } = g;
  if (feud === null) return undefined;
  const side = feud.sides[0] === me ? 0 : 1;
  const foe = feud.sides[1 - side] ?? 0;
  const theirs = (colour: number): number =>
    gothiOf(g, foe).goods.reduce(
      (sum, card) => sum + (cardOf(card).colour === colour ? cardOf(card).worth : 0),
      0,
    );
  const open = openConflicts(feud);
  const words = having(evaluation, 'commit').flatMap(({ args }) => wordsIn(args[0]));
  const stake = 1.15 + 0.3 * rivalry(g, me, foe);
  const word = best(
    words,
    (good) => {
      const colour = COLORS.findIndex((one) => good.startsWith(`${one}-`));
      if (!open.includes(colour) && isConflict(feud, colour)) return -1;
      const margin = totalOf(feud, side, colour) - totalOf(feud, 1 - side, colour);
      if (margin > 0 || margin + worthOf(good) <= 0) return -1;
      const answered = theirs(colour) >= margin + worthOf(good) ? 0.45 : theirs(colour) > 0 ? 0.85 : 1;
      return stake * answered - 0.35 - 0.16 * worthOf(good);
    },
    0,
  );
  return word === undefined ? move('hold') : move('commit', word);
};

export const claim: Answer = (evaluation) => {
  const words = having(evaluation, 'claim').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, worthOf);
  return word === undefined ? done(evaluation) : move('claim', word);
};

export const slay: Answer = (evaluation) => {
  const choice = best(having(evaluation, 'slay'), ({ args }) =>
    rivalry(evaluation.g, evaluation.me, placeOf(evaluation.g, String(args[1]))),
  );
  const [edge] = wordsIn(choice?.args[0]);
  return choice === undefined || edge === undefined
    ? done(evaluation)
    : move('slay', edge, String(choice.args[1]), highest(choice.args[2]));
};

export const capture: Answer = (evaluation) => {
  if (having(evaluation, 'seize').length > 0) return move('seize');
  const { g, me } = evaluation;
  const district = varOf(evaluation, 'district');
  const lack = gothiOf(g, ownerOf(g, district)).hall - varOf(evaluation, 'worth');
  const armed = having(evaluation, 'arm').length === 0;
  const way = makeUp(g, me, lack, captureGain(g, me, district), armed);
  if (way === undefined) return move('fail');
  const arm = having(evaluation, 'arm')
    .flatMap(({ args }) => wordsIn(args[0]))
    .find((word) => worthOf(word) === way.weapon);
  const [pay] = having(evaluation, 'pay');
  return arm !== undefined
    ? move('arm', arm)
    : pay === undefined
      ? move('fail')
      : move('pay', highest(pay.args[0]));
};

/** The color whose loss hurts the victim most, with a bonus if the player is then ahead. */
function hurting(g: PublicState, victim: number, words: readonly string[]): string | undefined {
  const losses = farmLosses(g, victim);
  return best(words, (word) => losses[COLORS.findIndex((one) => one === word)] ?? 0);
}

export const burn: Answer = (evaluation) => {
  const word = hurting(
    evaluation.g,
    varOf(evaluation, 'victim'),
    having(evaluation, 'burn').flatMap(({ args }) => wordsIn(args[0])),
  );
  return word === undefined ? undefined : move('burn', word);
};

export const raze: Answer = (evaluation) => {
  const [choice] = having(evaluation, 'raze');
  const district = best(
    wordsIn(choice?.args[0]),
    (id) => -(evaluation.g.value[districtAt.get(id) ?? 0] ?? 0),
  );
  const colour = hurting(evaluation.g, varOf(evaluation, 'loser'), wordsIn(choice?.args[1]));
  if (district === undefined) return move('spare');
  return colour === undefined ? move('raze', district) : move('raze', district, colour);
};

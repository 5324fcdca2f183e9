import { best } from '../../../kernel/best.js';
import { worthOf } from '../cards.js';
import { ownerOf } from '../land.js';
import { gothiOf, placeOf, type Table } from '../model.js';
import { cardOf, COLOURS, districtAt } from '../pack.js';
import { isConflict, openConflicts, totalOf } from '../phases/feud.js';
import { feudWorth } from './actions.js';
import { captureGain, makeUp } from './killing.js';
import { farmLosses, rivalry } from './worth.js';
import { having, highest, move, varOf, wordsIn, type Answer } from './mind.js';
import { done } from './council-answers.js';

/** What a greedy player does in a Feud and after it, and where land or lives are taken. */

export const cross: Answer = (mind) => {
  const { g, me } = mind;
  const goods = gothiOf(g, me).goods.length;
  return goods >= 3 && feudWorth(g, me, varOf(mind, 'rider'), 0, varOf(mind, 'n')) > 0.4
    ? move('fall')
    : move('pass');
};

export const foe: Answer = (mind) => {
  const seats = having(mind, 'fight').flatMap(({ args }) => wordsIn(args[0]));
  const seat = best(seats, (one) => -gothiOf(mind.g, placeOf(mind.g, one)).goods.length);
  return seat === undefined ? undefined : move('fight', seat);
};

/** Commits the cheapest Good that takes a lead which the other side can hardly answer. */
export const feuding: Answer = (mind) => {
  const { g, me } = mind;
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
  const words = having(mind, 'commit').flatMap(({ args }) => wordsIn(args[0]));
  const stake = 1.15 + 0.3 * rivalry(g, me, foe);
  const word = best(
    words,
    (good) => {
      const colour = COLOURS.findIndex((one) => good.startsWith(`${one}-`));
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

export const claim: Answer = (mind) => {
  const words = having(mind, 'claim').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, worthOf);
  return word === undefined ? done(mind) : move('claim', word);
};

export const slay: Answer = (mind) => {
  const choice = best(having(mind, 'slay'), ({ args }) =>
    rivalry(mind.g, mind.me, placeOf(mind.g, String(args[1]))),
  );
  const [edge] = wordsIn(choice?.args[0]);
  return choice === undefined || edge === undefined
    ? done(mind)
    : move('slay', edge, String(choice.args[1]), highest(choice.args[2]));
};

export const capture: Answer = (mind) => {
  if (having(mind, 'seize').length > 0) return move('seize');
  const { g, me } = mind;
  const district = varOf(mind, 'district');
  const lack = gothiOf(g, ownerOf(g, district)).hall - varOf(mind, 'worth');
  const armed = having(mind, 'arm').length === 0;
  const way = makeUp(g, me, lack, captureGain(g, me, district), armed);
  if (way === undefined) return move('fail');
  const arm = having(mind, 'arm')
    .flatMap(({ args }) => wordsIn(args[0]))
    .find((word) => worthOf(word) === way.weapon);
  const [pay] = having(mind, 'pay');
  return arm !== undefined
    ? move('arm', arm)
    : pay === undefined
      ? move('fail')
      : move('pay', highest(pay.args[0]));
};

/** The colour whose loss hurts the victim most, a little more where one would then be ahead oneself. */
function hurting(g: Table, victim: number, words: readonly string[]): string | undefined {
  const losses = farmLosses(g, victim);
  return best(words, (word) => losses[COLOURS.findIndex((one) => one === word)] ?? 0);
}

export const burn: Answer = (mind) => {
  const word = hurting(
    mind.g,
    varOf(mind, 'victim'),
    having(mind, 'burn').flatMap(({ args }) => wordsIn(args[0])),
  );
  return word === undefined ? undefined : move('burn', word);
};

export const raze: Answer = (mind) => {
  const [choice] = having(mind, 'raze');
  const district = best(wordsIn(choice?.args[0]), (id) => -(mind.g.value[districtAt.get(id) ?? 0] ?? 0));
  const colour = hurting(mind.g, varOf(mind, 'loser'), wordsIn(choice?.args[1]));
  if (district === undefined) return move('spare');
  return colour === undefined ? move('raze', district) : move('raze', district, colour);
};

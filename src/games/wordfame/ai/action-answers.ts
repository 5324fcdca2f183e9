import { type Bag, best, isBag, makeBag, matchMove, type Move } from '../../../kernel/index.js';
import { bondiStrength } from '../cards.js';
import { countDistricts } from '../land.js';
import { gothiOf, NONE, placeOf } from '../model.js';
import { cardOf, districtAt, DISTRICTS, edgeAt, EDGES, KINDS } from '../pack.js';
import {
  actionWorth,
  bestAttack,
  fosterGains,
  freeThingSides,
  musterMen,
  raidWays,
  gainsOf,
} from './actions.js';
import { bondiWorth } from './bondi.js';
import { bestGift, giftsWorth } from './gifts.js';
import { bestInroad, bestKilling } from './killing.js';
import { goodWorth, isAction, placeWorth, rivalry } from './worth.js';
import {
  colorIn,
  having,
  highest,
  move,
  strengthOf,
  wordsIn,
  type Answer,
  type Evaluation,
} from './evaluation.js';
import { done } from './council-answers.js';

/** Greedy answers for the six actions and the hunt for sheep. */

export const settle: Answer = (evaluation) => {
  const { g, me } = evaluation;
  const farm = Math.max(...gainsOf(evaluation));
  const [subsume] = having(evaluation, 'subsume');
  const [expand] = having(evaluation, 'expand');
  const free = best(wordsIn(subsume?.args[0]), (id) => placeWorth(g, me, districtAt.get(id) ?? 0));
  const grown = best(wordsIn(expand?.args[0]), (id) => -(g.value[districtAt.get(id) ?? 0] ?? 0));
  const left = strengthOf(evaluation, 'left');
  const steps = Math.max(1, Math.floor(left / Math.max(1, g.value[districtAt.get(grown ?? '') ?? 0] ?? 1)));
  const first = countDistricts(g, me) === 0 ? 5 : 0;
  const subsumed = free === undefined ? -1 : farm + first + placeWorth(g, me, districtAt.get(free) ?? 0);
  if (grown !== undefined && farm * Math.min(3, steps) > subsumed)
    return move('expand', grown, colorIn(evaluation, expand?.args[1]));
  return free === undefined ? done(evaluation) : move('subsume', free, colorIn(evaluation, subsume?.args[1]));
};

export const ride: Answer = (evaluation) => {
  const attack = bestAttack(evaluation, strengthOf(evaluation, 'left'));
  if (attack !== undefined) {
    const found = attackMove(evaluation, attack.edge, attack.from, attack.men);
    if (found !== undefined) return found;
  }
  return inroad(evaluation) ?? guard(evaluation) ?? done(evaluation);
};

function attackMove(evaluation: Evaluation, edge: number, from: number, men: number): Move | undefined {
  for (const { verb, args } of evaluation.choices) {
    if (from === NONE && verb === 'ride') {
      const id = wordsIn(args[0]).find((word) => edgeAt.get(word) === edge);
      if (id !== undefined) return move('ride', id, Math.min(men, highest(args[1])));
    }
    if (verb !== 'roam' || edgeAt.get(wordsIn(args[0])[0] ?? '') !== from) continue;
    const id = wordsIn(args[1]).find((word) => edgeAt.get(word) === edge);
    if (id !== undefined) return move('roam', wordsIn(args[0])[0] ?? '', id, Math.min(men, highest(args[2])));
  }
  return undefined;
}

function inroad(evaluation: Evaluation): Move | undefined {
  const [forth] = having(evaluation, 'ride');
  const one = bestInroad(evaluation.g, evaluation.me);
  const edge =
    one === undefined ? undefined : wordsIn(forth?.args[0]).find((id) => edgeAt.get(id) === one.edge);
  return edge === undefined ? undefined : move('ride', edge, 1);
}

/** Sends men to an empty side of Thingvellir, where they can sue. */
function guard(evaluation: Evaluation): Move | undefined {
  const { g, me } = evaluation;
  const wanted = musterMen(g, me, strengthOf(evaluation, 'left'));
  const [forth] = having(evaluation, 'ride');
  const side = freeThingSides(g, me).find((edge) => wordsIn(forth?.args[0]).includes(EDGES[edge]?.id ?? ''));
  return side === undefined || wanted === 0
    ? undefined
    : move('ride', EDGES[side]?.id ?? '', Math.min(wanted, highest(forth?.args[1])));
}

export const raid: Answer = (evaluation) => {
  const { home, out, men } = raidWays(evaluation.g, evaluation.me, strengthOf(evaluation, 'strength'));
  const [sail] = having(evaluation, 'sail');
  // Without men to spare, return even at a loss.
  if (sail !== undefined && men > 0 && out > home) return move('sail', Math.min(men, highest(sail.args[0])));
  return move('return');
};

export const keep: Answer = (evaluation) => {
  const [choice] = having(evaluation, 'keep');
  const bag = choice?.args[0];
  if (typeof bag !== 'object' || !isBag(bag)) return undefined;
  return move('keep', makeBag(bag, dearest(evaluation, bag)));
};

function dearest(evaluation: Evaluation, bag: Bag): Record<string, number> {
  const cards = [...evaluation.snapshot.drawn].sort(
    (a, b) => goodWorth(evaluation.g, evaluation.me, b) - goodWorth(evaluation.g, evaluation.me, a),
  );
  const counts: Record<string, number> = {};
  for (const card of cards.slice(0, bag.max)) {
    const { good } = cardOf(card);
    counts[good] = (counts[good] ?? 0) + 1;
  }
  return counts;
}

export const family: Answer = (evaluation) => {
  const one = best(fosterGains(evaluation), ({ gain }) => gain, 0.1);
  return one === undefined ? move('decline') : move('foster', KINDS[one.kind]?.id ?? '');
};

export const pledge: Answer = (evaluation) => {
  const [swear] = having(evaluation, 'swear');
  const word = best(wordsIn(swear?.args[0]), (one) => bondiWorth(evaluation.g, evaluation.me, one));
  if (word !== undefined) return move('swear', word);
  let found = done(evaluation);
  let most = 0.25;
  for (const { args } of having(evaluation, 'swap')) {
    const [old = ''] = wordsIn(args[0]);
    for (const card of wordsIn(args[1])) {
      const gain =
        bondiWorth(evaluation.g, evaluation.me, card) - bondiWorth(evaluation.g, evaluation.me, old) - 0.2;
      if (gain > most) [found, most] = [move('swap', old, card), gain];
    }
  }
  return found;
};

export const limit: Answer = (evaluation) => {
  const words = having(evaluation, 'release').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, (one) => -bondiWorth(evaluation.g, evaluation.me, one));
  return word === undefined ? undefined : move('release', word);
};

export const feast: Answer = (evaluation) => {
  const { g, me } = evaluation;
  const left = strengthOf(evaluation, 'left');
  const [give] = having(evaluation, 'give');
  const killing = killingMove(evaluation);
  const gifts = give === undefined ? 0 : giftsWorth(g, me, left);
  if (killing !== undefined && killing.worth > gifts) return killing.move;
  const gift = give === undefined ? undefined : bestGift(g, me, gothiOf(g, me).goods, left);
  if (give !== undefined && gift !== undefined && wordsIn(give.args[0]).includes(gift.gift)) {
    const to = best(
      wordsIn(give.args[1]),
      (seat) => -rivalry(g, me, placeOf(g, seat)) - gothiOf(g, placeOf(g, seat)).fame / 30,
    );
    if (to !== undefined) return move('give', gift.gift, to);
  }
  return done(evaluation);
};

/** Murder or a capture whose gain exceeds the Bondi's worth. */
function killingMove(evaluation: Evaluation): { readonly move: Move; readonly worth: number } | undefined {
  if (having(evaluation, 'murder').length === 0 && having(evaluation, 'capture').length === 0)
    return undefined;
  const one = bestKilling(evaluation.g, evaluation.me);
  if (one === undefined) return undefined;
  const { bondi, district, worth } = one;
  const kill =
    district === undefined ? move('murder', bondi) : move('capture', DISTRICTS[district]?.id ?? '', bondi);
  return matchMove(evaluation.choices, kill) === undefined ? undefined : { move: kill, worth };
}

export const sheep: Answer = (evaluation) => {
  const { g, me } = evaluation;
  const strength = bondiStrength(g, me, g.took[me] ?? 0);
  const acts = [
    ...having(evaluation, 'bondi').flatMap(({ args }) =>
      wordsIn(args[0]).map((word) => ({ act: move('bondi', word), action: word.split('-')[1] ?? '' })),
    ),
    ...having(evaluation, 'home').flatMap(({ args }) =>
      wordsIn(args[0]).map((word) => ({ act: move('home', word), action: word })),
    ),
  ];
  const one = best(
    acts,
    ({ action }) => (isAction(action) ? actionWorth(evaluation, action, strength) : 0),
    0.04,
  );
  return one?.act ?? done(evaluation);
};

import { isBag, isPick, isSpan, makeBag } from '../../../kernel/parameters.js';
import type { Bag, Choice, Move, Parameter, Value } from '../../../kernel/types.js';
import { worthOf } from '../cards.js';
import { countDistricts, endsOf, ownerOf } from '../land.js';
import {
  cardOf,
  COLOURS,
  districtAt,
  DISTRICTS,
  edgeAt,
  EDGES,
  KINDS,
  STATUTES,
  statuteAt,
  landOf,
} from '../pack.js';
import { gothiOf, NONE, placeOf, SUPPORT, type Table } from '../model.js';
import { councilStrength, votersBefore } from '../phases/council.js';
import { isConflict, openConflicts, totalOf } from '../phases/feud.js';
import {
  actionWorth,
  bestAttack,
  feudWorth,
  fosterGains,
  freeThingSides,
  gainsOf,
  musterMen,
  raidWays,
  type Eye,
} from './actions.js';
import { bondiWorth } from './bondi.js';
import { bestGift, giftsWorth } from './gifts.js';
import { bestInroad, bestKilling, captureGain, makeUp } from './killing.js';
import {
  bestColour,
  farmLosses,
  goodWorth,
  homeActs,
  huntActs,
  isAction,
  placeWorth,
  rivalry,
} from './worth.js';
import { bondiStrength, ownVotes, personaEffect } from '../cards.js';
import { matchMove } from '../../../kernel/notation.js';
import type { Sight } from '../view-types.js';

/** What a greedy player answers in each state, from what everybody may see and the own drawn cards. */

export interface Mind extends Eye {
  readonly sight: Sight;
  readonly choices: readonly Choice[];
}

type Answer = (mind: Mind) => Move | undefined;

const move = (verb: string, ...args: Value[]): Move => ({ verb, args });
const having = (mind: Mind, verb: string): readonly Choice[] =>
  mind.choices.filter((choice) => choice.verb === verb);
/** The words that a slot allows. */
function wordsIn(slot: Parameter | undefined): readonly string[] {
  if (slot === undefined) return [];
  if (typeof slot !== 'object') return [String(slot)];
  return isPick(slot) ? slot.oneOf : [];
}
const highest = (slot: Parameter | undefined): number =>
  typeof slot === 'number' ? slot : typeof slot === 'object' && isSpan(slot) ? slot.max : 0;
/** The end of an act; of acts that are lodged together, the end of all of them. */
const done = (mind: Mind): Move | undefined => {
  const verb = ['done', 'next'].find((one) => having(mind, one).length > 0);
  if (verb !== undefined) return move(verb);
  return having(mind, 'lodge').length > 0 ? (propose(mind) ?? move('lodge')) : undefined;
};

/** Nothing of what an action offers. */
export const idle: Answer = (mind) => (having(mind, 'decline').length > 0 ? move('decline') : done(mind));

function best<T>(things: readonly T[], score: (thing: T) => number, least = -Infinity): T | undefined {
  let found: T | undefined;
  let most = least;
  for (const thing of things) {
    const n = score(thing);
    if (n > most) [found, most] = [thing, n];
  }
  return found;
}

const colourWord = (mind: Mind): string => COLOURS[bestColour(gainsOf(mind))] ?? 'iron';
const varOf = (mind: Mind, name: string): number => Number(mind.sight.asked?.vars[name]);
/** Strength that is left; ahead of its time, what the own vote has by now. */
function strengthOf(mind: Mind, name: 'left' | 'strength'): number {
  const said = varOf(mind, name);
  if (Number.isFinite(said)) return said;
  const vote = mind.g.votes[mind.me] ?? SUPPORT;
  const statute = vote >= 0 ? vote : mind.g.token;
  return statute >= 0 ? councilStrength(mind.g, statute) : 1;
}

/** The colour that gains most among those offered. */
function colourIn(mind: Mind, slot: Parameter | undefined): string {
  const words = wordsIn(slot);
  const wish = colourWord(mind);
  return words.includes(wish) ? wish : (words[0] ?? wish);
}

/**
 * Who has a neighbour from the start is paid by the first winters, so the sides next to others' come first. Which of
 * them, the personae in the pool decide, so that no seat has the same neighbours in every game.
 */
const stand: Answer = (mind) => {
  const { g, me } = mind;
  const { next } = landOf(g.seats.length);
  const farmOf = (id: string): number => endsOf(edgeAt.get(id) ?? 0)[0] ?? NONE;
  const sides = having(mind, 'stand').flatMap(({ args }) => wordsIn(args[0]));
  const taken = EDGES.flatMap(({ kind, b }, edge) =>
    kind === 'thing' && g.men.some((men, who) => who !== me && (men[edge] ?? 0) > 0) ? [b] : [],
  );
  // Among more the ring fills up by itself, and whoever stands between two has both to exceed.
  const beside =
    g.seats.length > 2
      ? []
      : sides.filter((id) => (next[farmOf(id)] ?? []).some((one) => taken.includes(one)));
  const wanted = beside.length > 0 ? beside : sides;
  const sum = g.pool.reduce((all, card, kind) => all + (card + 1) * (kind + 1), 101 * me);
  // Mixed, so that the next seat doesn't always take the side next to this one.
  const lot = Math.imul(sum, 0x9e3779b1) >>> 12;
  const side = wanted[lot % Math.max(1, wanted.length)];
  return side === undefined ? undefined : move('stand', side);
};

/** What the hunt after an action of a colour brings. */
function huntWorth(mind: Mind, colour: number): number {
  const { g, me } = mind;
  const acts = huntActs(g, me, colour).map(({ action, strength }) => actionWorth(mind, action, strength));
  const strength = bondiStrength(g, me, colour);
  const home = Math.max(0, ...homeActs(g, me).map((action) => actionWorth(mind, action, strength)));
  return 0.8 * (acts.reduce((sum, n) => sum + n, 0) + home);
}

function statuteWorth(mind: Mind, at: number, strength: number): number {
  const one = STATUTES[at];
  if (one === undefined) return 0;
  const { g, me } = mind;
  const full = strength + personaEffect(g, me, one.law, 'council');
  return actionWorth(mind, one.action, Math.round(full)) + huntWorth(mind, one.law);
}

const propose: Answer = (mind) => {
  const { g } = mind;
  // Half of the others will follow.
  const followers = 1 + (g.seats.length - 1) / 2;
  const words = having(mind, 'propose').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, (id) => {
    const at = statuteAt.get(id) ?? 0;
    const votes = STATUTES[at]?.level === 2 && g.options.votes === 'top' ? 0 : (STATUTES[at]?.votes ?? 0);
    return statuteWorth(mind, at, followers + votes);
  });
  return word === undefined ? undefined : move('propose', word);
};

/** The suit that promises most, and what it is worth. */
function bestSuit(mind: Mind): { readonly suit: Move | undefined; readonly worth: number } {
  const { g } = mind;
  let suit: Move | undefined;
  let most = -Infinity;
  for (const { args } of having(mind, 'sue')) {
    const [statutes, men] = args;
    const bag = typeof men === 'object' && isBag(men) ? men : undefined;
    const all = bag === undefined ? highest(men) : Object.values(bag.of).reduce((sum, n) => sum + n, 0);
    for (const id of wordsIn(statutes)) {
      const at = statuteAt.get(id) ?? 0;
      // WF62: men who sue can't claim the land beside them, so the landless win nothing by a Settle that all of them
      // sue for; and with their men away they would propose none either, round after round.
      const settles = STATUTES[at]?.action === 'settle' && countDistricts(g, mind.me) === 0;
      const worth = settles
        ? huntWorth(mind, STATUTES[at]?.law ?? NONE)
        : statuteWorth(mind, at, councilStrength(g, at) + all);
      if (worth <= most) continue;
      most = worth;
      suit = move('sue', id, bag === undefined ? all : makeBag(bag, bag.of));
    }
  }
  return { suit, worth: most };
}

/** What supporting is worth, when so many support already and so many have still to vote. */
const supportWorth = (mind: Mind, supporters: number, waiting: number): number =>
  statuteWorth(mind, mind.g.token, ownVotes(mind.g, mind.g.token) + supporters + 1 + 0.5 * waiting) + 0.02;

const supportersOf = ({ votes }: Table): number => votes.filter((one) => one === SUPPORT).length;

const vote: Answer = (mind) => {
  const { g } = mind;
  const waiting = g.votes.filter((one) => one < SUPPORT).length - 1;
  const { suit, worth } = bestSuit(mind);
  return suit !== undefined && worth > supportWorth(mind, supportersOf(g), waiting) ? suit : move('support');
};

/** W6.2: what `vote` would say for each number of supporters, as a ballot: support from so many on, else the suit. */
const ballot: Answer = (mind) => {
  const { g, me } = mind;
  const { suit, worth } = bestSuit(mind);
  if (suit === undefined) return move('support');
  const before = votersBefore(g, me);
  const after = g.seats.length - 1 - before;
  const enough = Array.from({ length: before }, (_, n) => n + 1).find(
    (supporters) => worth <= supportWorth(mind, supporters, after),
  );
  if (enough === undefined) return suit;
  if (enough === 1) return move('support');
  const line = move('should', `supporters-${enough}`, 'support');
  return matchMove(mind.choices, line) === undefined ? suit : { ...line, then: [suit] };
};

const settle: Answer = (mind) => {
  const { g, me } = mind;
  const farm = Math.max(...gainsOf(mind));
  const [subsume] = having(mind, 'subsume');
  const [expand] = having(mind, 'expand');
  const free = best(wordsIn(subsume?.args[0]), (id) => placeWorth(g, me, districtAt.get(id) ?? 0));
  const grown = best(wordsIn(expand?.args[0]), (id) => -(g.value[districtAt.get(id) ?? 0] ?? 0));
  const left = strengthOf(mind, 'left');
  const steps = Math.max(1, Math.floor(left / Math.max(1, g.value[districtAt.get(grown ?? '') ?? 0] ?? 1)));
  const first = countDistricts(g, me) === 0 ? 5 : 0;
  const subsumed = free === undefined ? -1 : farm + first + placeWorth(g, me, districtAt.get(free) ?? 0);
  if (grown !== undefined && farm * Math.min(3, steps) > subsumed)
    return move('expand', grown, colourIn(mind, expand?.args[1]));
  return free === undefined ? done(mind) : move('subsume', free, colourIn(mind, subsume?.args[1]));
};

const ride: Answer = (mind) => {
  const attack = bestAttack(mind, strengthOf(mind, 'left'));
  if (attack !== undefined) {
    const found = attackMove(mind, attack.edge, attack.from, attack.men);
    if (found !== undefined) return found;
  }
  return inroad(mind) ?? guard(mind) ?? done(mind);
};

function attackMove(mind: Mind, edge: number, from: number, men: number): Move | undefined {
  for (const { verb, args } of mind.choices) {
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

function inroad(mind: Mind): Move | undefined {
  const [forth] = having(mind, 'ride');
  const one = bestInroad(mind.g, mind.me);
  const edge =
    one === undefined ? undefined : wordsIn(forth?.args[0]).find((id) => edgeAt.get(id) === one.edge);
  return edge === undefined ? undefined : move('ride', edge, 1);
}

/** Men at Thingvellir can sue, so they go where nobody stands. */
function guard(mind: Mind): Move | undefined {
  const { g, me } = mind;
  const wanted = musterMen(g, me, strengthOf(mind, 'left'));
  const [forth] = having(mind, 'ride');
  const side = freeThingSides(g, me).find((edge) => wordsIn(forth?.args[0]).includes(EDGES[edge]?.id ?? ''));
  return side === undefined || wanted === 0
    ? undefined
    : move('ride', EDGES[side]?.id ?? '', Math.min(wanted, highest(forth?.args[1])));
}

const raid: Answer = (mind) => {
  const { home, out, men } = raidWays(mind.g, mind.me, strengthOf(mind, 'strength'));
  const [sail] = having(mind, 'sail');
  // Where even to come home would lose, and nobody can be spared, nobody sails.
  if (sail !== undefined && men > 0 && out > home) return move('sail', Math.min(men, highest(sail.args[0])));
  return move('return');
};

const keep: Answer = (mind) => {
  const [choice] = having(mind, 'keep');
  const bag = choice?.args[0];
  if (typeof bag !== 'object' || !isBag(bag)) return undefined;
  return move('keep', makeBag(bag, dearest(mind, bag)));
};

function dearest(mind: Mind, bag: Bag): Record<string, number> {
  const cards = [...mind.sight.drawn].sort(
    (a, b) => goodWorth(mind.g, mind.me, b) - goodWorth(mind.g, mind.me, a),
  );
  const counts: Record<string, number> = {};
  for (const card of cards.slice(0, bag.max)) {
    const { good } = cardOf(card);
    counts[good] = (counts[good] ?? 0) + 1;
  }
  return counts;
}

const family: Answer = (mind) => {
  const one = best(fosterGains(mind), ({ gain }) => gain, 0.1);
  return one === undefined ? move('decline') : move('foster', KINDS[one.kind]?.id ?? '');
};

const pledge: Answer = (mind) => {
  const [swear] = having(mind, 'swear');
  const word = best(wordsIn(swear?.args[0]), (one) => bondiWorth(mind.g, mind.me, one));
  if (word !== undefined) return move('swear', word);
  let found = done(mind);
  let most = 0.25;
  for (const { args } of having(mind, 'swap')) {
    const [old = ''] = wordsIn(args[0]);
    for (const card of wordsIn(args[1])) {
      const gain = bondiWorth(mind.g, mind.me, card) - bondiWorth(mind.g, mind.me, old) - 0.2;
      if (gain > most) [found, most] = [move('swap', old, card), gain];
    }
  }
  return found;
};

const limit: Answer = (mind) => {
  const words = having(mind, 'release').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, (one) => -bondiWorth(mind.g, mind.me, one));
  return word === undefined ? undefined : move('release', word);
};

const feast: Answer = (mind) => {
  const { g, me } = mind;
  const left = strengthOf(mind, 'left');
  const [give] = having(mind, 'give');
  const killing = killingMove(mind);
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
  return done(mind);
};

/** Murder or a capture, where it is worth the Bondi. */
function killingMove(mind: Mind): { readonly move: Move; readonly worth: number } | undefined {
  if (having(mind, 'murder').length === 0 && having(mind, 'capture').length === 0) return undefined;
  const one = bestKilling(mind.g, mind.me);
  if (one === undefined) return undefined;
  const { bondi, district, worth } = one;
  const kill =
    district === undefined ? move('murder', bondi) : move('capture', DISTRICTS[district]?.id ?? '', bondi);
  return matchMove(mind.choices, kill) === undefined ? undefined : { move: kill, worth };
}

const slay: Answer = (mind) => {
  const choice = best(having(mind, 'slay'), ({ args }) =>
    rivalry(mind.g, mind.me, placeOf(mind.g, String(args[1]))),
  );
  const [edge] = wordsIn(choice?.args[0]);
  return choice === undefined || edge === undefined
    ? done(mind)
    : move('slay', edge, String(choice.args[1]), highest(choice.args[2]));
};

const capture: Answer = (mind) => {
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

const burn: Answer = (mind) => {
  const word = hurting(
    mind.g,
    varOf(mind, 'victim'),
    having(mind, 'burn').flatMap(({ args }) => wordsIn(args[0])),
  );
  return word === undefined ? undefined : move('burn', word);
};

const raze: Answer = (mind) => {
  const [choice] = having(mind, 'raze');
  const district = best(wordsIn(choice?.args[0]), (id) => -(mind.g.value[districtAt.get(id) ?? 0] ?? 0));
  const colour = hurting(mind.g, varOf(mind, 'loser'), wordsIn(choice?.args[1]));
  if (district === undefined) return move('spare');
  return colour === undefined ? move('raze', district) : move('raze', district, colour);
};

/** Commits the cheapest Good that takes a lead which the other side can hardly answer. */
const feuding: Answer = (mind) => {
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

const claim: Answer = (mind) => {
  const words = having(mind, 'claim').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, worthOf);
  return word === undefined ? done(mind) : move('claim', word);
};

const sheep: Answer = (mind) => {
  const { g, me } = mind;
  const strength = bondiStrength(g, me, g.took[me] ?? 0);
  const acts = [
    ...having(mind, 'bondi').flatMap(({ args }) =>
      wordsIn(args[0]).map((word) => ({ act: move('bondi', word), action: word.split('-')[1] ?? '' })),
    ),
    ...having(mind, 'home').flatMap(({ args }) =>
      wordsIn(args[0]).map((word) => ({ act: move('home', word), action: word })),
    ),
  ];
  const one = best(acts, ({ action }) => (isAction(action) ? actionWorth(mind, action, strength) : 0), 0.04);
  return one?.act ?? done(mind);
};

const cross: Answer = (mind) => {
  const { g, me } = mind;
  const goods = gothiOf(g, me).goods.length;
  return goods >= 3 && feudWorth(g, me, varOf(mind, 'rider'), 0, varOf(mind, 'n')) > 0.4
    ? move('fall')
    : move('pass');
};

const foe: Answer = (mind) => {
  const seats = having(mind, 'fight').flatMap(({ args }) => wordsIn(args[0]));
  const seat = best(seats, (one) => -gothiOf(mind.g, placeOf(mind.g, one)).goods.length);
  return seat === undefined ? undefined : move('fight', seat);
};

/** By state. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  deeds: done,
  stand,
  farm: (mind) => {
    const [choice] = having(mind, 'farm');
    return choice === undefined ? undefined : move('farm', colourIn(mind, choice.args[0]));
  },
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
  replace: (mind) => {
    const [choice] = having(mind, 'leave');
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

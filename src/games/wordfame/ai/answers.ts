import { isBag, isPick, isSpan, makeBag } from '../../../kernel/parameters.js';
import type { Bag, Choice, Move, Parameter, Value } from '../../../kernel/types.js';
import { worthOf } from '../cards.js';
import { countDistricts, menAt, ownerOf } from '../land.js';
import {
  CARDS,
  cardOf,
  COLOURS,
  districtAt,
  edgeAt,
  KINDS,
  STATUTES,
  statuteAt,
  THING,
  landOf,
} from '../pack.js';
import { gothiOf, NONE, placeOf, SUPPORT, type Table } from '../model.js';
import { councilStrength, votersBefore } from '../phases/council.js';
import { isConflict, openConflicts, totalOf } from '../phases/feud.js';
import { actionWorth, bestAttack, bestGift, feudWorth, fosterGains, gainsOf, type Eye } from './actions.js';
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
 * Which side of Thingvellir is best depends on where the others will settle, which nobody knows yet. The personae in
 * the pool decide it, so that no seat has the same neighbours in every game.
 */
const stand: Answer = (mind) => {
  const { g, me } = mind;
  const sides = having(mind, 'stand').flatMap(({ args }) => wordsIn(args[0]));
  const lot = g.pool.reduce((sum, card, kind) => sum + (card + 1) * (kind + 1), 7 * me);
  const side = sides[lot % Math.max(1, sides.length)];
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
      // A man who sues can't claim the land beside him.
      const landless = countDistricts(g, mind.me) === 0 && STATUTES[at]?.action === 'settle';
      const worth = statuteWorth(mind, at, councilStrength(g, at) + all) - (landless ? 4 : 0);
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
  return guard(mind) ?? done(mind);
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

/** A man at Thingvellir can sue; one beside free land can claim it. */
function guard(mind: Mind): Move | undefined {
  const { g, me } = mind;
  if (gothiOf(g, me).hall < 6) return undefined;
  const [forth] = having(mind, 'ride');
  const edgesAtThing = landOf(g.seats.length).edgesOf[THING] ?? [];
  const standing = edgesAtThing.reduce((sum, edge) => sum + menAt(g, me, edge), 0);
  if (standing >= 3) return undefined;
  const side = wordsIn(forth?.args[0]).find((id) => {
    const edge = edgeAt.get(id) ?? 0;
    return edgesAtThing.includes(edge) && g.men.every((men, who) => who === me || men[edge] === 0);
  });
  return side === undefined ? undefined : move('ride', side, 1);
}

const raid: Answer = (mind) => {
  const { hall, sea } = gothiOf(mind.g, mind.me);
  const strength = strengthOf(mind, 'strength');
  const home = Math.ceil((sea + strength) / 2) * 0.72 - 0.2 * sea;
  const out = Math.min(strength, Math.max(0, hall - 4));
  const [sail] = having(mind, 'sail');
  if (sail !== undefined && 0.34 * out > home) return move('sail', Math.min(out, highest(sail.args[0])));
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

/** Of the cards (W3): what a Bondi is worth whose hidden half nobody may look at. */
const MEAN_WORTH = CARDS.reduce((sum, { worth }) => sum + worth, 0) / CARDS.length;

/** What a Bondi is worth: its action, with the strength it would have. `word`: a drawn card's, or a sworn Bondi's. */
function bondiWorth(mind: Mind, word: string): number {
  const [colour = '', action = ''] = word.split('-');
  const at = COLOURS.findIndex((one) => one === colour);
  if (!isAction(action)) return 0;
  const usual = { settle: 0.9, ride: 0.3, raid: 0.7, foster: 0.5, pledge: 0.5, feast: 0.6 }[action];
  return (
    usual * (0.6 + 0.3 * bondiStrength(mind.g, mind.me, at)) +
    0.1 * (/\d$/u.test(word) ? worthOf(word) : MEAN_WORTH)
  );
}

const pledge: Answer = (mind) => {
  const [swear] = having(mind, 'swear');
  const word = best(wordsIn(swear?.args[0]), (one) => bondiWorth(mind, one));
  if (word !== undefined) return move('swear', word);
  let found = done(mind);
  let most = 0.25;
  for (const { args } of having(mind, 'swap')) {
    const [old = ''] = wordsIn(args[0]);
    for (const card of wordsIn(args[1])) {
      const gain = bondiWorth(mind, card) - bondiWorth(mind, old) - 0.2;
      if (gain > most) [found, most] = [move('swap', old, card), gain];
    }
  }
  return found;
};

const limit: Answer = (mind) => {
  const words = having(mind, 'release').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, (one) => -bondiWorth(mind, one));
  return word === undefined ? undefined : move('release', word);
};

const feast: Answer = (mind) => {
  const { g, me } = mind;
  const left = strengthOf(mind, 'left');
  const [give] = having(mind, 'give');
  const gift = give === undefined ? undefined : bestGift(mind, left);
  if (give !== undefined && gift !== undefined && wordsIn(give.args[0]).includes(gift.gift)) {
    const to = best(
      wordsIn(give.args[1]),
      (seat) => -rivalry(g, me, placeOf(g, seat)) - gothiOf(g, placeOf(g, seat)).fame / 30,
    );
    if (to !== undefined) return move('give', gift.gift, to);
  }
  return capturing(mind) ?? done(mind);
};

/** A District whose owner has hardly anybody at home, and a Bondi that may do. */
function capturing(mind: Mind): Move | undefined {
  const { g, me } = mind;
  const [capture] = having(mind, 'capture');
  const [bondi] = wordsIn(capture?.args[1]);
  const weapon = Math.max(
    0,
    ...gothiOf(g, me)
      .goods.map(cardOf)
      .flatMap((card) => (card.good.startsWith('iron') ? [card.worth] : [])),
  );
  const district = best(
    wordsIn(capture?.args[0]),
    (id) => {
      const { hall } = gothiOf(g, ownerOf(g, districtAt.get(id) ?? 0));
      return 2.2 + weapon - hall + 0.2 * (g.value[districtAt.get(id) ?? 0] ?? 0);
    },
    0.4,
  );
  return district === undefined || bondi === undefined ? undefined : move('capture', district, bondi);
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
  const { g } = mind;
  const lack = gothiOf(g, ownerOf(g, varOf(mind, 'district'))).hall - varOf(mind, 'worth');
  const arms = having(mind, 'arm').flatMap(({ args }) => wordsIn(args[0]));
  const enough = best(
    arms.filter((word) => worthOf(word) >= lack),
    (word) => -worthOf(word),
  );
  if (enough !== undefined) return move('arm', enough);
  const [pay] = having(mind, 'pay');
  return pay !== undefined && lack <= 1 ? move('pay', highest(pay.args[0])) : move('fail');
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

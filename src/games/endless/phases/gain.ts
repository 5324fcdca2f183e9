import type { Ctx, Procedures, State, States, Value } from '../../../kernel/index.js';
import { bagOf, countedIn } from '../bags.js';
import {
  secretOf,
  takeOne,
  TOP,
  tribeOf,
  type Due,
  type Effect,
  type Either,
  type G,
  type Pay,
  type Plain,
  type SeatId,
  type Tribe,
} from '../model.js';
import { nameOf, openCells, openTops, placeNamed, placeOf } from '../megaliths.js';
import { drawCards, gainFood, gainTools, placeCamp, stepUp } from '../tribe.js';
import { forgo, forgoable } from './forgo.js';
import { owe } from './owe.js';
import { whyNot } from './refusals.js';
import { build, bury, learn, hire, settleVillage, tipAnimal } from './deeds.js';
import { offerBurials, offerMoves, openJunctures, moveCamp } from './offers.js';
import type { Offer } from '../texts.js';

/**
 * Gaining benefits. A benefit without a decision is gained at once; the others are asked one by one (`g.due`). In place
 * of a benefit of the hierarchy, any lesser one may be taken (N0.5, EW45).
 */

const me = (c: Ctx<G>): Tribe => tribeOf(c.g, c.g.active);

/** Draws an Animal, or none if the deck is empty (EW32). */
export function drawAnimal(c: Ctx<G>, to: 'tribe' | 'display'): void {
  const animal = c.g.animals.pop();
  if (animal === undefined) return;
  c.reveal();
  if (to === 'tribe') me(c).upright.push(animal);
  else c.g.display.push(animal);
  c.emit(to === 'tribe' ? 'animal.drawn' : 'animal.revealed', { tribe: c.g.active, animal });
}

/** Gains a benefit without a decision. @returns false if the tribe must be asked */
function settle(c: Ctx<G>, { effect, from }: Due): boolean {
  const { g } = c;
  const tribe = me(c);
  switch (effect.icon) {
    case 'food':
    case 'foodMax': {
      const n = gainFood(tribe, effect.icon === 'food' ? effect.n : Infinity);
      if (n > 0) c.emit('gain.food', { tribe: g.active, n, from });
      return true;
    }
    case 'points':
      // N0.7: scored at once; all other points are counted at the end (`score.ts`).
      tribe.points += effect.n;
      c.emit('gain.points', { tribe: g.active, n: effect.n, from });
      return true;
    case 'labor':
      g.now.pool += effect.n;
      c.emit('gain.labor', { tribe: g.active, n: effect.n, from });
      return true;
    case 'when':
      g.now.triggers.push({ column: effect.column, gain: effect.gain, from });
      return true;
    case 'camp':
      settleCamps(c, effect.n, from);
      return true;
    case 'animalDeck':
    case 'reveal':
      for (let i = 0; i < effect.n; i++) drawAnimal(c, effect.icon === 'reveal' ? 'display' : 'tribe');
      return true;
    case 'tool':
    case 'idol':
    case 'draw':
    case 'megalith':
    case 'move':
    case 'village':
    case 'bury':
    case 'extra':
    case 'buryFromSupply':
    case 'gainTribe':
    case 'tribeToDiscard':
    case 'gainCulture':
    case 'animalDisplay':
    case 'tip':
    case 'pay':
    case 'or':
      return !possible(c, effect);
  }
}

/** Camps never hurt, so they are placed without asking; the next Camp decision can decline them (EW76). */
function settleCamps(c: Ctx<G>, n: number, from: string): void {
  const { due, active } = c.g;
  let camps = 0;
  while (camps < n && placeCamp(me(c))) camps++;
  if (camps > 0) c.emit('camp.placed', { tribe: active, n: camps });
  const [next] = due;
  if (next?.effect.icon === 'move' && next.from === from) due[0] = { ...next, camps };
}

/** Whether an effect is possible; others are skipped. */
function possible(c: Ctx<G>, effect: Effect): boolean {
  const { g } = c;
  const tribe = me(c);
  const secret = secretOf(g, g.active);
  switch (effect.icon) {
    case 'pay':
      return tribe.food >= effect.food && tribe.tools >= effect.tools && secret.hand.length >= effect.discard;
    case 'or':
      return effect.of.some(([first]) => first !== undefined && possible(c, first));
    case 'when':
      return true;
    case 'camp':
      return tribe.camps > 0;
    case 'move':
      return effect.n > 0 && tribe.at.some((n) => n > 0);
    case 'village':
      return openJunctures(g, g.active).length > 0;
    case 'bury':
      return secret.hand.length + tribe.discard.length + tribe.labor.length > 0;
    case 'buryFromSupply':
    case 'gainTribe':
    case 'tribeToDiscard':
      return Object.values(g.supply).some((n) => n > 0);
    case 'gainCulture':
      return g.culture.length > 0;
    case 'animalDisplay':
      return g.display.length > 0;
    case 'tip':
      return tribe.upright.length > 0;
    case 'extra':
      return tribe.neutral + tribe.megaliths > 0 && arrowCells(g, effect).length > 0;
    case 'food':
    case 'foodMax':
    case 'tool':
    case 'idol':
    case 'draw':
    case 'megalith':
    case 'points':
    case 'labor':
    case 'animalDeck':
    case 'reveal':
      return effect.n > 0;
  }
}

/** Empty spaces that the arrow points to (N4.3, EW42). */
function arrowCells(g: G, { cells = [] }: Plain): number[] {
  return cells.filter((at) => !g.megaliths.some(({ x, y, level }) => placeOf(x, y, level) === at));
}

export const procedures = {
  benefits: [
    {
      label: 'next',
      run: (c) => {
        const { due } = c.g;
        for (let head = due[0]; head !== undefined; head = due[0]) {
          due.shift();
          if (settle(c, head)) continue;
          due.unshift(head);
          c.enter('gain');
          c.goto('next');
          return;
        }
      },
    },
  ],
} satisfies Partial<Procedures<G>>;

/** From the greatest to the least (N0.5). */
const HIERARCHY = ['megalith', 'draw', 'idol', 'tool', 'food'] as const;

/** Offers a benefit or any lesser one, one at a time or all at once. */
function offerGain(c: Ctx<G>, { icon, n }: Plain, offer: Offer): void {
  const tribe = me(c);
  const words: string[] = [];
  for (let i = HIERARCHY.indexOf(icon as 'draw'); i < HIERARCHY.length; i++) {
    const kind = HIERARCHY[i];
    const own = kind === icon && n > 1;
    if (kind === 'draw') words.push(...(own ? [`${n}draw`] : []), 'draw');
    else if (kind === 'idol') {
      if (tribe.honor < TOP) words.push(...(own && tribe.honor + n <= TOP ? [`${n}honor`] : []), 'honor');
      words.push(...(own ? [`${n}offering`] : []), 'offering');
      if (tribe.honor === TOP) offer.cannot('take', ['honor'], 'N5.3', 'gain.honor-top');
    } else if (kind === 'tool') words.push(...(own ? [`${n}tool`] : []), 'tool');
    else if (kind === 'food') words.push('food');
  }
  offer.can('take', { name: 'benefit', oneOf: words });
}

function offerMegalith(c: Ctx<G>, effect: Plain, offer: Offer): void {
  const { g } = c;
  const tribe = me(c);
  const none = tribe.neutral + tribe.megaliths === 0;
  const tops = openTops(g).map(nameOf);
  const cells = none ? [] : openCells(g).map(nameOf);
  // The two neutral Megaliths come first, on the board itself (N4.1).
  const places = none || tribe.neutral > 0 ? cells : [...cells, ...tops];
  if (places.length > 0) offer.can('build', { name: 'place', oneOf: places });
  if (none)
    offer.cannot(
      'build',
      [{ name: 'place', oneOf: [...openCells(g).map(nameOf), ...tops] }],
      'N4.1',
      'build.none-left',
    );
  else if (tribe.neutral > 0 && tops.length > 0)
    offer.cannot('build', [{ name: 'place', oneOf: tops }], 'N4.1', 'build.neutral-first', {
      n: tribe.neutral,
    });
  offerGain(c, effect, offer);
}

/** A price in notation: `2food+tool`. */
const priceOf = ({ food, tools }: Pay): string => bagOf({ food, tool: tools });

const unique = (cards: readonly string[]): string[] => [...new Set(cards)];

/** Kinds of Tribe cards left in the supply (EW24). */
const stocked = (g: G): string[] => Object.entries(g.supply).flatMap(([type, n]) => (n > 0 ? [type] : []));

function offerEffect(c: Ctx<G>, effect: Effect, offer: Offer): void {
  const { g } = c;
  const tribe = me(c);
  switch (effect.icon) {
    case 'megalith':
      return offerMegalith(c, effect, offer);
    case 'draw':
    case 'idol':
    case 'tool':
      return offerGain(c, effect, offer);
    case 'pay':
      if (effect.discard === 0) return offer.can('pay', priceOf(effect));
      return offer.can('pay', { name: 'price', oneOf: unique(secretOf(g, g.active).hand) });
    case 'or':
      for (const [first] of effect.of)
        if (first !== undefined && possible(c, first)) offerEffect(c, first, offer);
      return;
    case 'camp':
      return offer.can('camp');
    case 'move':
      return offerMoves(c, effect.n, offer);
    case 'village':
      return offer.can('settle', { name: 'juncture', oneOf: openJunctures(g, g.active) });
    case 'bury':
      return offerBurials(c, 1, offer);
    case 'buryFromSupply':
      return offer.can('bury', 'supply', { name: 'card', oneOf: stocked(g) });
    case 'gainTribe':
    case 'tribeToDiscard':
      return offer.can('hire', { name: 'card', oneOf: stocked(g) });
    case 'gainCulture':
      return offer.can('learn', { name: 'card', oneOf: g.culture.map(({ card }) => card) });
    case 'animalDisplay':
      return offer.can('catch', { name: 'animal', oneOf: unique(g.display) });
    case 'tip':
      return offer.can('tip', { name: 'animal', oneOf: unique(tribe.upright) });
    case 'extra':
      return offer.can('build', { name: 'place', oneOf: arrowCells(g, effect).map(nameOf) });
    // Gained at once, never asked.
    case 'food':
    case 'foodMax':
    case 'points':
    case 'labor':
    case 'when':
    case 'animalDeck':
    case 'reveal':
      return;
  }
}

/** Benefits of the hierarchy can't be declined, because the least of them is Food; all others can. */
const mayDecline = ({ icon }: Effect): boolean => !HIERARCHY.some((one) => one === icon);

/** Verbs that answer an effect: for `or`, those of its sides; none for automatic effects. */
const VERBS: Readonly<Record<Effect['icon'], readonly string[]>> = {
  pay: ['pay'],
  or: [],
  megalith: ['build', 'take'],
  draw: ['take'],
  idol: ['take'],
  tool: ['take'],
  village: ['settle'],
  bury: ['bury'],
  buryFromSupply: ['bury'],
  gainTribe: ['hire'],
  tribeToDiscard: ['hire'],
  gainCulture: ['learn'],
  animalDisplay: ['catch'],
  extra: ['build'],
  camp: ['camp'],
  move: ['move'],
  tip: ['tip'],
  food: [],
  foodMax: [],
  points: [],
  labor: [],
  when: [],
  animalDeck: [],
  reveal: [],
};

function isAnswer(effect: Effect, verb: string, word: string): boolean {
  if (effect.icon === 'or') return sideOf(effect, verb, word) !== undefined;
  const isPaid = effect.icon !== 'pay' || effect.discard > 0 || word === priceOf(effect);
  return isPaid && VERBS[effect.icon].includes(verb);
}

/** The side of an `or` that a move belongs to, by the side's first effect. */
export const sideOf = ({ of: sides }: Either, verb: string, word: string): readonly Effect[] | undefined =>
  sides.find(([first]) => first !== undefined && isAnswer(first, verb, word));

/** The effect that a move answers; an `or` is replaced by the chosen side. */
function answered(c: Ctx<G>, verb: string, word: string): { effect: Effect; from: string } {
  const { due } = c.g;
  const head = due.shift();
  if (head === undefined) throw new Error('nothing is being gained');
  if (head.effect.icon !== 'or') return head;
  const [first, ...rest] = sideOf(head.effect, verb, word) ?? [];
  if (first === undefined) throw new Error(`${verb} answers nothing`);
  owe(c, rest, head.from);
  return { effect: first, from: head.from };
}

/** Puts back the rest of a benefit. */
function keep(c: Ctx<G>, { effect, from }: { effect: Effect; from: string }, used: number): void {
  if ('n' in effect && effect.n > used) c.g.due.unshift({ effect: { ...effect, n: effect.n - used }, from });
}

function take(c: Ctx<G>, seat: SeatId, word: string): void {
  const { n, kind } = countedIn(word);
  const tribe = tribeOf(c.g, seat);
  const head = answered(c, 'take', word);
  keep(c, head, n);
  const { from } = head;
  switch (kind) {
    case 'draw':
      drawCards(c, seat, n);
      return;
    case 'tool':
      return c.emit('gain.tool', { tribe: seat, n: gainTools(tribe, n), from });
    case 'food':
      return c.emit('gain.food', { tribe: seat, n: gainFood(tribe, n), from });
    default:
      return climb(c, seat, kind === 'honor' ? 'honor' : 'offering', n, from);
  }
}

/** N5.1: moves up a track. */
function climb(c: Ctx<G>, seat: SeatId, track: 'honor' | 'offering', n: number, from: string): void {
  const points = stepUp(c.g, seat, track, n);
  c.emit('gain.idol', { tribe: seat, n, track, level: tribeOf(c.g, seat)[track], from });
  if (points > 0) c.emit('gain.points', { tribe: seat, n: points, from: track });
}

function pay(c: Ctx<G>, seat: SeatId, word: string): void {
  const { effect, from } = answered(c, 'pay', word);
  if (effect.icon !== 'pay') return;
  const tribe = tribeOf(c.g, seat);
  tribe.food -= effect.food;
  tribe.tools -= effect.tools;
  if (effect.discard > 0) {
    takeOne(secretOf(c.g, seat).hand, word);
    tribe.discard.push(word);
    const { fresh } = secretOf(c.g, seat);
    if (takeOne(fresh.hand, word)) fresh.discard.push(word);
  }
  c.emit('gain.paid', { tribe: seat, price: word, from });
  owe(c, effect.gain, from);
}

const asSeat = (seat: string): SeatId => seat as SeatId;

const gain: State<G, 'gain'> = {
  rule: 'N0.5',
  seats: (c) => [c.g.active],
  // Choices depend on the hand, and an automatic draw would take a decision away.
  hidden: true,
  choices: (c, _seat, offer) => {
    const [head] = c.g.due;
    if (head === undefined) return;
    offerEffect(c, head.effect, offer);
    for (const word of forgoable(c.g, head)) offer.can('forgo', word);
    if (mayDecline(head.effect)) offer.can('skip');
  },
  why: (c, _seat, move) => {
    const [head] = c.g.due;
    return head !== undefined && isAnswer(head.effect, move.verb, String(move.args[0]))
      ? whyNot(c.g, move)
      : undefined;
  },
  verbs: {
    take: (c, seat, [word]) => (c.leave(), take(c, asSeat(seat), String(word))),
    pay: (c, seat, [word]) => (c.leave(), pay(c, asSeat(seat), String(word))),
    forgo: (c, _seat, [word]) => (c.leave(), forgo(c, String(word))),
    skip: (c) => {
      const head = c.g.due.shift();
      c.emit('gain.skipped', { tribe: c.g.active, from: head?.from ?? '' });
      c.leave();
    },
    build: (c, seat, [name]) => {
      c.leave();
      keep(c, answered(c, 'build', ''), 1);
      build(c, asSeat(seat), placeNamed(String(name)));
    },
    camp: (c, seat) => {
      c.leave();
      answered(c, 'camp', '');
      placeCamp(tribeOf(c.g, seat));
      c.emit('camp.placed', { tribe: seat, n: 1 });
    },
    move: (c, seat, [from, to]) => {
      c.leave();
      const head = answered(c, 'move', '');
      keep(c, head, moveCamp(c, asSeat(seat), String(from), String(to)));
    },
    settle: (c, seat, [name]) => {
      c.leave();
      keep(c, answered(c, 'settle', ''), 1);
      settleVillage(c, asSeat(seat), String(name));
    },
    bury: (c, seat, [zone, card]: readonly Value[]) => {
      c.leave();
      keep(c, answered(c, 'bury', ''), 1);
      bury(c, asSeat(seat), String(zone), String(card));
    },
    hire: (c, seat, [card]) => {
      c.leave();
      const head = answered(c, 'hire', '');
      keep(c, head, 1);
      hire(c, asSeat(seat), String(card), head.effect.icon === 'tribeToDiscard' ? 'discard' : 'hand');
    },
    learn: (c, seat, [card]) => {
      c.leave();
      keep(c, answered(c, 'learn', ''), 1);
      learn(c, asSeat(seat), String(card));
    },
    catch: (c, seat, [animal]) => {
      c.leave();
      keep(c, answered(c, 'catch', ''), 1);
      takeOne(c.g.display, animal);
      tribeOf(c.g, seat).upright.push(animal as Tribe['upright'][number]);
      c.emit('animal.taken', { tribe: seat, animals: String(animal) });
    },
    tip: (c, seat, [animal]) => {
      c.leave();
      keep(c, answered(c, 'tip', ''), 1);
      tipAnimal(c, asSeat(seat), String(animal));
    },
  },
};

export const states = { gain } satisfies Partial<States<G>>;

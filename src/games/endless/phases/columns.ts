import type { Block, Ctx, Move, State, States, Value } from '../../../kernel/index.js';
import { cardsIn } from '../bags.js';
import { BOTTOMS, COST, culturePrice, laborOf, ORIGINAL } from '../cards.js';
import {
  secretOf,
  takeOne,
  tally,
  tribeOf,
  TRIBE_TYPES,
  ZONES,
  ANIMALS,
  type Animal,
  type Column,
  type G,
  type Tribe,
  type TribeType,
} from '../model.js';
import { cheapest, foodLabor, mostLabor, placeCamp, STONE_SPACES, workers, type Payment } from '../tribe.js';
import { BASE, TILES, tileOf } from '../map.js';
import { campsPrice, culturesPrice, movePrice, outpostPrice } from '../prices.js';
import { bury, hire, learn, settleVillage, tipAnimal } from './deeds.js';
import { drawAnimal } from './gain.js';
import { moveCamp, offerBurials, offerMoves, openJunctures, reachOf } from './offers.js';
import { owe } from './owe.js';
import { whyElsewhere, whyNot } from './refusals.js';
import type { Offer } from '../texts.js';

/** N3: the sections of a column. All three are offered together; after a lower one, a figure can't go back up (N2.3). */

const TOP = 0;
const MIDDLE = 1;
const BOTTOM = 2;
const DONE = 3;

/** N0.2: Labor that can be spent now, with all cards and all Food. */
export function laborWithin(g: G): number {
  const tribe = tribeOf(g, g.active);
  return mostLabor(g.now.pool, workers(secretOf(g, g.active), g.now.space), tribe.food, g.now.space);
}

/** Plays cards and Food into the pool (N2.4). */
function workCards(c: Ctx<G>, { cards, food }: Payment): void {
  const { g } = c;
  const { now } = g;
  const tribe = tribeOf(g, g.active);
  const { hand } = secretOf(g, g.active);
  const fed = foodLabor(tribe.food, food);
  let labor = 0;
  for (const card of cards) {
    takeOne(hand, card);
    tribe.labor.push(card);
    labor += laborOf(card, now.space);
  }
  tribe.food -= food;
  now.pool += labor + fed;
  now.cards += cards.length;
  now.foodSpent += food;
  if (cards.length > 0) c.emit('labor.cards', { tribe: g.active, cards: [...cards], n: labor });
  if (food > 0) c.emit('labor.food', { tribe: g.active, food, n: fed });
}

/** Pays Labor; if the pool is too small, the cheapest cards and Food are played first (EW16). */
function spend(c: Ctx<G>, cost: number): void {
  const { g } = c;
  const { now } = g;
  if (now.pool < cost) {
    const { food } = tribeOf(g, g.active);
    const payment = cheapest(workers(secretOf(g, g.active), now.space), food, now.space, cost - now.pool);
    if (payment !== undefined) workCards(c, payment);
  }
  now.pool -= cost;
}

/** Kinds of Tribe cards that the Initiate action can still take this turn. */
function hireable(g: G): TribeType[] {
  return (Object.keys(g.supply) as TribeType[]).filter(
    (type) => g.supply[type] > 0 && !g.now.hired.includes(type),
  );
}

/** Offers as many Culture cards as the Labor pays, or more if only cheaper ones with a token are taken (N3.2). */
function offerCulture(g: G, most: number, offer: Offer): void {
  const within = (price: number): void => {
    const cards = g.culture.filter((one) => culturePrice(one) <= price).map(({ card }) => card);
    const max = Math.min(cards.length, Math.floor(most / price));
    if (max > 0) offer.can('learn', { name: 'cards', of: tally(cards), min: 1, max });
  };
  const marked = culturePrice({ token: true });
  if (most >= COST.culture) within(COST.culture);
  if (most < COST.culture || Math.floor(most / marked) > Math.floor(most / COST.culture)) within(marked);
  const dear = g.culture.filter((one) => culturePrice(one) > most).map(({ card }) => card);
  if (dear.length > 0)
    offer.cannot('learn', [{ name: 'cards', oneOf: dear }], 'N3.2', 'act.labor', {
      need: COST.culture,
      most,
    });
}

/** Offers outposts: as many Camps as the Labor pays on any tiles, or more on near ones (N3.3). */
function offerOutposts(camps: number, most: number, offer: Offer): void {
  let before = 0;
  for (const steps of [2, 1]) {
    const max = Math.min(camps, Math.floor(most / outpostPrice(steps)));
    if (max <= before) continue;
    before = max;
    const limits = Object.fromEntries(reachOf(BASE, steps).map((tile) => [tile, max]));
    offer.can('camp', { name: 'to', of: limits, min: 1, max });
  }
}

function offerTop(c: Ctx<G>, most: number, offer: Offer): void {
  const { g } = c;
  switch (g.now.space) {
    case 'initiate': {
      const types = hireable(g);
      const limits = Object.fromEntries(types.map((type) => [type, 1]));
      const max = Math.min(types.length, Math.floor(most / COST.tribe));
      if (max > 0) offer.can('hire', { name: 'cards', of: limits, min: 1, max });
      else if (types.length > 0)
        offer.cannot('hire', [{ name: 'cards', oneOf: types }], 'N3.1', 'act.labor', {
          need: COST.tribe,
          most,
        });
      if (g.now.hired.length > 0)
        offer.cannot('hire', [{ name: 'cards', oneOf: [...g.now.hired] }], 'N3.1', 'hire.same-kind');
      for (const card of TRIBE_TYPES)
        if (g.supply[card] === 0) offer.cannot('hire', [card], 'N3.1', 'hire.pile-empty', { card });
      return;
    }
    case 'develop':
      return offerCulture(g, most, offer);
    case 'migrate': {
      const { camps } = tribeOf(g, g.active);
      const max = Math.min(camps, Math.floor(most / COST.camp));
      if (max > 0) {
        offer.can('camp', { name: 'n', min: 1, max });
        offerOutposts(camps, most, offer);
      } else if (camps === 0) offer.cannot('camp', [{ name: 'n', min: 1, max: 9 }], 'N3.3', 'camp.none-left');
      else
        offer.cannot('camp', [{ name: 'to', oneOf: TILES }], 'N3.3', 'act.labor', {
          need: COST.camp,
          most,
        });
      offerMoves(c, most, offer);
      if (most < COST.move)
        offer.cannot('move', [{ name: 'from', oneOf: TILES }], 'N3.3', 'act.labor', {
          need: COST.move,
          most,
        });
      return;
    }
    case 'hunt': {
      const reveals = Math.min(
        Math.floor(most / COST.reveal),
        Math.ceil(g.animals.length / COST.revealCards),
      );
      if (reveals > 0) offer.can('reveal', { name: 'n', min: 1, max: reveals });
      else if (g.animals.length === 0)
        offer.cannot('reveal', [{ name: 'n', min: 1, max: 9 }], 'N3.4', 'reveal.deck-empty');
      else
        offer.cannot('reveal', [{ name: 'n', min: 1, max: 9 }], 'N3.4', 'act.labor', {
          need: COST.reveal,
          most,
        });
      const max = Math.min(g.display.length, Math.floor(most / COST.take));
      if (max > 0) offer.can('catch', { name: 'animals', of: tally(g.display), min: 1, max });
      else if (g.display.length === 0)
        offer.cannot('catch', [{ name: 'animals', oneOf: ANIMALS }], 'N3.4', 'catch.display-empty');
      else
        offer.cannot(
          'catch',
          [{ name: 'animals', oneOf: [...new Set<string>(g.display)] }],
          'N3.4',
          'act.labor',
          {
            need: COST.take,
            most,
          },
        );
      return;
    }
    default:
  }
}

/** Sacred Stones in the pools of this and earlier rounds (N3.2, EW70). */
export const stonesWithin = (g: Pick<G, 'pools' | 'round'>): string[] => g.pools.slice(0, g.round).flat();

function offerStones(c: Ctx<G>, offer: Offer): void {
  const { g } = c;
  const { stones, food, tools } = tribeOf(g, g.active);
  const within = stonesWithin(g);
  const later = g.pools.slice(g.round).flat();
  const space = ORIGINAL.stoneSpaces[stones.length];
  const pick = { name: 'stone', oneOf: within };
  if (later.length > 0) offer.cannot('stone', [{ name: 'stone', oneOf: later }], 'N3.2', 'stone.later-round');
  if (within.length === 0) return;
  if (space === undefined) offer.cannot('stone', [pick], 'N3.2', 'stone.no-space', { n: STONE_SPACES });
  else if (food < space.food || tools < space.tools)
    offer.cannot('stone', [pick], 'N3.2', 'stone.cost', { food: space.food, tools: space.tools });
  else offer.can('stone', pick);
}

/** Cards that may be buried, from all zones. */
const graveGoods = (g: G): string[] => {
  const { discard, labor } = tribeOf(g, g.active);
  return [...new Set([...secretOf(g, g.active).hand, ...discard, ...labor])];
};

function offerMiddle(c: Ctx<G>, offer: Offer): void {
  const { g } = c;
  const tribe = tribeOf(g, g.active);
  switch (g.now.space) {
    case 'initiate':
      if (tribe.tools > 0) offerBurials(c, tribe.tools, offer);
      else
        offer.cannot(
          'bury',
          [
            { name: 'zone', oneOf: ZONES },
            { name: 'card', oneOf: graveGoods(g) },
          ],
          'N3.1',
          'bury.no-tool',
        );
      return;
    case 'develop':
      return offerStones(c, offer);
    case 'migrate': {
      const junctures = openJunctures(g, g.active);
      if (junctures.length === 0) return;
      const pick = { name: 'juncture', oneOf: junctures };
      if (tribe.food >= COST.villageFood) offer.can('settle', pick);
      else
        offer.cannot('settle', [pick], 'N3.3', 'village.food', { need: COST.villageFood, food: tribe.food });
      return;
    }
    case 'hunt':
      if (tribe.upright.length > 0)
        offer.can('tip', { name: 'animals', of: tally(tribe.upright), min: 1, max: tribe.upright.length });
      return;
    default:
  }
}

/** Offers any Tribe cards or Food for Labor, besides the proposed payment (EW16, EW19). */
function offerWork(c: Ctx<G>, offer: Offer): void {
  const { g } = c;
  const { food } = tribeOf(g, g.active);
  const cards = workers(secretOf(g, g.active), g.now.space);
  if (cards.length > 0) offer.can('work', { name: 'cards', of: tally(cards), min: 1, max: cards.length });
  if (food > 0) offer.can('feed', { name: 'food', min: 1, max: food });
}

const HIGHER = ['hire', 'learn', 'camp', 'move', 'reveal', 'catch', 'work', 'feed'] as const;

/** Number of cards in a bag. */
const asked = (bag: Value = '-'): number => cardsIn(bag).length;

/** Camps for the base (a number), or tiles for them (a bag). */
const campsIn = (what: Value = '-'): number | readonly string[] =>
  typeof what === 'number' ? what : cardsIn(what);

/** N3.3: refuses more Camps than are left on the Food track. */
function whyNoCamps({ camps }: Tribe, what: number | readonly string[]): Block | undefined {
  const n = typeof what === 'number' ? what : what.length;
  if (n <= camps) return undefined;
  return { rule: 'N3.3', key: camps === 0 ? 'camp.none-left' : 'camp.few-left', args: { n: camps } };
}

/** N3.2: refuses a stone that isn't available; choices show the price of its space. */
function whyNoStone(g: G, stone: string): Block | undefined {
  const lies = g.pools.some((pool) => pool.includes(stone));
  return lies ? undefined : { rule: 'N3.2', key: 'stone.not-there' };
}

/** Labor cost of a move in the top section, and its section of the rules. */
function priceOf({ culture }: G, { verb, args }: Move): readonly [rule: string, need: number] | undefined {
  switch (verb) {
    case 'hire':
      return ['N3.1', COST.tribe * asked(args[0])];
    case 'learn':
      return ['N3.2', culturesPrice(culture, cardsIn(args[0] ?? '-'))];
    case 'camp':
      return ['N3.3', campsPrice(campsIn(args[0]))];
    case 'move':
      return ['N3.3', movePrice(String(args[0]), String(args[1]))];
    case 'reveal':
      return ['N3.4', COST.reveal * Number(args[0])];
    case 'catch':
      return ['N3.4', COST.take * asked(args[0])];
    default:
      return undefined;
  }
}

/** Reasons other than the cost. */
function whyMissing(g: G, move: Move): Block | undefined {
  const { verb, args } = move;
  const tribe = tribeOf(g, g.active);
  switch (verb) {
    case 'work':
      return g.now.space === 'initiate' &&
        cardsIn(args[0] ?? '-').some((card) => secretOf(g, g.active).fresh.hand.includes(card))
        ? { rule: 'N3.1', key: 'work.fresh' }
        : undefined;
    case 'camp':
      return whyNoCamps(tribe, campsIn(args[0]));
    case 'stone':
      return whyNoStone(g, String(args[0]));
    case 'reveal':
      return COST.revealCards * (Number(args[0]) - 1) >= g.animals.length
        ? { rule: 'N3.4', key: 'reveal.deck-few', args: { n: g.animals.length } }
        : undefined;
    case 'bury':
      return asked(args[1]) > tribe.tools
        ? { rule: 'N3.1', key: 'bury.tools', args: { n: tribe.tools } }
        : whyNot(g, move);
    case 'move':
      return tribe.at[tileOf(String(args[0]))] === 0 ? whyNot(g, move) : undefined;
    default:
      return whyNot(g, move);
  }
}

/** Reasons shown only when a player tries the move. */
function why(c: Ctx<G>, _seat: string, move: Move): Block | undefined {
  const { g } = c;
  const elsewhere = whyElsewhere(g, move);
  if (elsewhere !== undefined) return elsewhere;
  if (g.now.section > TOP && HIGHER.some((one) => one === move.verb))
    return { rule: 'N2.3', key: 'act.slid-down' };
  const missing = whyMissing(g, move);
  if (missing !== undefined) return missing;
  const most = laborWithin(g);
  const [rule = '', need = 0] = priceOf(g, move) ?? [];
  return need > most ? { rule, key: 'act.labor', args: { need, most } } : undefined;
}

const act: State<G, 'act'> = {
  rule: 'N2.3',
  // Choices depend on the hand, so even a single one is asked: only the player ends the turn.
  hidden: true,
  seats: (c) => [c.g.active],
  choices: (c, _seat, offer) => {
    const { now } = c.g;
    if (now.section === TOP) offerTop(c, laborWithin(c.g), offer);
    if (now.section <= MIDDLE) offerMiddle(c, offer);
    if (now.section <= BOTTOM && now.space !== '' && now.space !== 'eclipse') {
      if (now.first) offer.can('bottom');
      else offer.cannot('bottom', [], 'N2.3', 'bottom.taken');
    }
    // Rare choices come last.
    if (now.section === TOP) offerWork(c, offer);
    offer.can('end');
  },
  why,
  verbs: {
    work: (c, _seat, [bag]) => workCards(c, { cards: cardsIn(bag ?? '-'), food: 0 }),
    feed: (c, _seat, [food]) => workCards(c, { cards: [], food: Number(food) }),
    hire: (c, _seat, [bag]) => {
      const cards = cardsIn(bag ?? '-');
      // One transaction: pay for all cards, then take them (N3.1).
      spend(c, COST.tribe * cards.length);
      for (const card of cards) {
        hire(c, c.g.active, card, 'hand');
        c.g.now.hired.push(card as TribeType);
      }
    },
    learn: (c, _seat, [bag]) => {
      const cards = cardsIn(bag ?? '-');
      spend(c, culturesPrice(c.g.culture, cards));
      for (const card of cards) learn(c, c.g.active, card);
    },
    camp: (c, seat, [what]) => {
      const camps = campsIn(what);
      const to = typeof camps === 'number' ? [] : camps;
      const n = typeof camps === 'number' ? camps : camps.length;
      spend(c, campsPrice(camps));
      for (let i = 0; i < n; i++) placeCamp(tribeOf(c.g, seat));
      c.emit('camp.placed', { tribe: seat, n });
      for (const tile of to) moveCamp(c, c.g.active, TILES[BASE] ?? '', tile);
    },
    move: (c, _seat, [from, to]) => spend(c, COST.move * moveCamp(c, c.g.active, String(from), String(to))),
    reveal: (c, _seat, [n]) => {
      spend(c, COST.reveal * Number(n));
      for (let i = 0; i < COST.revealCards * Number(n); i++) drawAnimal(c, 'display');
    },
    catch: (c, seat, [bag]) => {
      const animals = cardsIn(bag ?? '-') as Animal[];
      spend(c, COST.take * animals.length);
      for (const animal of animals) {
        takeOne(c.g.display, animal);
        tribeOf(c.g, seat).upright.push(animal);
      }
      c.emit('animal.taken', { tribe: seat, animals });
    },
    bury: (c, seat, [zone, bag]) => {
      c.g.now.section = MIDDLE;
      for (const card of cardsIn(bag ?? '-')) {
        tribeOf(c.g, seat).tools--;
        bury(c, c.g.active, String(zone), card);
      }
    },
    stone: (c, _seat, [word]) => {
      c.g.now.section = MIDDLE;
      takeStone(c, String(word));
    },
    settle: (c, seat, [name]) => {
      c.g.now.section = MIDDLE;
      // Food paid as a price gives no Labor (EW18).
      tribeOf(c.g, seat).food -= COST.villageFood;
      settleVillage(c, c.g.active, String(name));
    },
    tip: (c, _seat, [bag]) => {
      c.g.now.section = MIDDLE;
      // `owe` puts a benefit first, so the Animals are tipped in reverse order.
      for (const animal of cardsIn(bag ?? '-').reverse()) tipAnimal(c, c.g.active, animal);
      c.enter('benefits');
    },
    bottom: (c, seat) => {
      const { now } = c.g;
      now.section = DONE;
      c.emit('turn.bottom', { tribe: seat, space: now.space });
      owe(c, BOTTOMS[now.space as Column], now.space);
      c.enter('benefits');
    },
    end: (c) => c.leave(),
  },
};

/** N3.2: on the next space of the own board, whose price is paid and whose reward is gained. */
function takeStone(c: Ctx<G>, stone: string): void {
  const { g } = c;
  const tribe = tribeOf(g, g.active);
  const space = ORIGINAL.stoneSpaces[tribe.stones.length];
  if (space === undefined) return;
  g.pools = g.pools.map((pool) => pool.filter((one) => one !== stone));
  // The price comes before the reward (EW26).
  tribe.food -= space.food;
  tribe.tools -= space.tools;
  tribe.stones.push(stone);
  c.emit('stone.taken', { tribe: g.active, stone, food: space.food, tools: space.tools });
  owe(c, space.gain, stone);
  c.enter('benefits');
}

export const states = { act } satisfies Partial<States<G>>;

import { type Hint, type Teller, tellWord } from '../../kernel/index.js';
import { bagOf, cardsIn, countedIn } from './bags.js';
import {
  BOTTOMS,
  COST,
  cultureOf,
  eclipseLaborOf,
  FOOD_MAX,
  isCulture,
  isPerson,
  laborOf,
  offeringRate,
  ORIGINAL,
  personOf,
  tipOf,
  TOOLS_MAX,
} from './cards.js';
import { tellEffects, tellThing } from './card-texts.js';
import { isColumn, isSeat, tally, tribeOf, type Animal, type Figure, type SeatId } from './model.js';
import { figureLabor } from './phases/eclipse.js';
import { sideOf } from './phases/gain.js';
import { campsPrice, culturesPrice, movePrice } from './prices.js';
import { animalPoints, stonePoints } from './score.js';
import { capacityOf, cheapest, climbOf, foodLabor, mostLabor, poolIn, workers } from './tribe.js';
import type { View } from './view-types.js';

/** Hints beside the words of a move: the cost, its payment, and the gain. */

interface Asking {
  readonly view: View;
  readonly me: SeatId;
  readonly words: readonly string[];
  readonly tell: Teller;
}

type VerbHint = (asking: Asking, next: string) => string;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** An action in a column costs Labor; a benefit is free. */
const isPaid = ({ view }: Asking): boolean => view.state === 'act';

/** The Labor, and the cards and Food that would be played for it (EW16). */
function tellPrice(asking: Asking, labor: number): string {
  const { view, me, tell } = asking;
  if (!isPaid(asking) || view.own === null) return '';
  const { now } = view.table;
  if (labor <= now.pool) return tell.lookup('hint.from-pool', { labor });
  const { food } = tribeOf(view.table, me);
  const payment = cheapest(workers(view.own, now.space), food, now.space, labor - now.pool);
  if (payment === undefined) return '';
  const pays = [
    ...(payment.cards.length > 0 ? [tellWord(bagOf(tally(payment.cards)), tell)] : []),
    ...(payment.food > 0 ? [tell.lookup('effect.food', { n: payment.food })] : []),
  ].join(' + ');
  return tell.lookup('hint.pays', { labor, pays });
}

const only = (bag: string): string => {
  const cards = cardsIn(bag);
  return cards.length === 1 ? (cards[0] ?? '') : '';
};

const hire: VerbHint = (asking, bag) =>
  joined([tellPrice(asking, COST.tribe * cardsIn(bag).length), tellThing(only(bag), asking.tell)]);

const learn: VerbHint = (asking, bag) => {
  const { view, tell } = asking;
  const price = culturesPrice(view.table.culture, cardsIn(bag));
  return joined([tellPrice(asking, price), tellThing(only(bag), tell)]);
};

function tellTile({ view, tell }: Asking, name: string): string {
  const land = view.land.find((one) => one.name === name);
  return land === undefined
    ? ''
    : tell.lookup('hint.tile', { terrain: land.terrain, gain: tellThing(land.terrain, tell) });
}

const camp: VerbHint = (asking, next) => {
  if (/^\d+$/u.test(next)) return '';
  return joined([tellTile(asking, only(next)), tellPrice(asking, campsPrice(cardsIn(next)))]);
};

const move: VerbHint = (asking, next) => {
  const [, from] = asking.words;
  if (from === undefined) return tellTile(asking, next);
  return joined([tellTile(asking, next), tellPrice(asking, movePrice(from, next))]);
};

/** Change of the sets' points if other Animals were upright. */
function tellSets({ view, me, tell }: Asking, then: readonly Animal[]): string {
  const n = animalPoints(then) - animalPoints(tribeOf(view.table, me).upright);
  return n === 0 ? '' : tell.lookup('hint.sets', { n: n > 0 ? `+${n}` : `−${-n}` });
}

const grab: VerbHint = (asking, bag) => {
  const animals = cardsIn(bag) as Animal[];
  const { upright } = tribeOf(asking.view.table, asking.me);
  return joined([
    tellPrice(asking, COST.take * animals.length),
    tellSets(asking, [...upright, ...animals]),
    tellThing(only(bag), asking.tell),
  ]);
};

const tip: VerbHint = (asking, bag) => {
  const left = [...tribeOf(asking.view.table, asking.me).upright];
  const animals = cardsIn(bag) as Animal[];
  for (const animal of animals) left.splice(left.indexOf(animal), 1);
  const gains = animals.flatMap((animal) => tipOf(animal));
  return joined([tellEffects(gains, asking.tell), tellSets(asking, left)]);
};

const bury: VerbHint = (asking, next) => {
  if (asking.words.length < 2) return '';
  const n = cardsIn(next).length;
  return isPaid(asking) ? asking.tell.lookup('effect.tool', { n }) : '';
};

const stone: VerbHint = ({ view, me, tell }, next) => {
  if (!ORIGINAL.stones.has(next)) return '';
  const own = view.own === null ? [] : [...view.own.buried, ...view.own.graves];
  const now = stonePoints(view.table, me, next, own);
  const space = ORIGINAL.stoneSpaces[tribeOf(view.table, me).stones.length];
  const price =
    space === undefined
      ? ''
      : tell.lookup('hint.price', {
          food: space.food,
          tools: space.tools,
          gain: tellEffects(space.gain, tell),
        });
  return joined([tell.lookup('hint.stone', { gain: tellThing(next, tell), now }), price]);
};

const settle: VerbHint = (asking, next) => {
  const { view, tell } = asking;
  const lands = next
    .split('-')
    .map((name) => view.land.find((one) => one.name === name)?.terrain ?? '')
    .filter((terrain) => terrain !== '')
    .map((terrain) => tell.name(terrain));
  return joined([
    isPaid(asking) ? tell.lookup('effect.food', { n: COST.villageFood }) : '',
    lands.join(', '),
  ]);
};

const place: VerbHint = ({ view, me, words, tell }, next) => {
  const tribe = tribeOf(view.table, me);
  const figure: Figure = words[1] === 'chief' ? 'chief' : 'tribe';
  if (next === 'eclipse') return tell.lookup('hint.eclipse-space', { labor: figureLabor(tribe, figure) / 2 });
  if (!isColumn(next)) return '';
  const isFirst = !view.table.placed.some(({ space }) => space === next);
  const cards = view.own === null ? [] : workers(view.own, next);
  const most = mostLabor(poolIn(view.table, tribe, figure, next), cards, tribe.food, next);
  return joined([tell.lookup('hint.labor', { most }), isFirst ? tell.lookup('hint.bottom-free') : '']);
};

/** Result of a benefit: the new level of the marker, and the loss over its limit. */
const take: VerbHint = ({ view, me, tell }, word) => {
  const tribe = tribeOf(view.table, me);
  const { n, kind } = countedIn(word);
  const rise = (key: string, from: number, limit: number): string =>
    tell.lookup(from + n > limit ? 'hint.rise-lost' : key, { from, to: Math.min(limit, from + n), limit });
  switch (kind) {
    case 'draw':
      return tell.lookup('hint.deck', { n: view.tribes.find(({ seat }) => seat === me)?.deck ?? 0 });
    case 'honor': {
      const { level, points } = climbOf(tribe.honor, kind, n);
      return tell.lookup('hint.honor', { from: tribe.honor, to: level, points });
    }
    case 'offering': {
      const from = tribe.offering;
      const { level, points } = climbOf(from, kind, n);
      return joined([
        level > from ? tell.lookup('hint.offering', { from, to: level, rate: offeringRate(level) }) : '',
        points > 0 ? tell.lookup('effect.points', { n: points }) : '',
      ]);
    }
    case 'tool':
      return rise('hint.rise', tribe.tools, TOOLS_MAX);
    case 'food':
      return rise('hint.rise', tribe.food, Math.min(FOOD_MAX, capacityOf(tribe)));
    default:
      return '';
  }
};

const feed: VerbHint = ({ view, me, tell }, next) =>
  tell.lookup('effect.labor', { n: foodLabor(tribeOf(view.table, me).food, Number(next)) });

const hintWork: VerbHint = ({ view, tell }, bag) =>
  tell.lookup('effect.labor', {
    n: cardsIn(bag).reduce((sum, card) => sum + laborOf(card, view.table.now.space), 0),
  });

/** Labor of cards in the Eclipse (N6.1), and their actions. */
const ritual: VerbHint = ({ tell }, bag) => {
  const cards = cardsIn(bag);
  const twice = cards.reduce((sum, card) => sum + eclipseLaborOf(card), 0);
  const actions = cards.filter((card) => isPerson(card) && personOf(card).eclipse.length > 0);
  const gains = [...new Set(actions)].map((card) => tellEffects(personOf(card).eclipse, tell));
  return joined([tell.lookup('hint.ritual', { labor: twice / 2 }), gains.join(', ')]);
};

/** The gain for a price, which may be one side of a choice. */
const pay: VerbHint = ({ view, tell }, next) => {
  const effect = view.table.due[0]?.effect;
  const found = effect?.icon === 'or' ? sideOf(effect, 'pay', next)?.[0] : effect;
  return found?.icon === 'pay' ? tell.lookup('hint.pay', { gain: tellEffects(found.gain, tell) }) : '';
};

/** A verb without arguments. */
const bare: VerbHint = ({ view, tell }, verb) => {
  const { now } = view.table;
  if (verb === 'bottom' && isColumn(now.space)) return tellEffects(BOTTOMS[now.space], tell);
  if (verb === 'end' && now.pool > 0) return tell.lookup('hint.lost', { n: now.pool });
  return '';
};

const build: VerbHint = ({ view, tell }, next) => {
  const space = view.spaces.find(({ name }) => name === next);
  return space === undefined ? tell.lookup('hint.upper') : tellEffects([space.effect], tell);
};

const thing: VerbHint = ({ tell }, next) =>
  isCulture(next) ? tellEffects(cultureOf(next).effect, tell) : tellThing(next, tell);

const HINTS: Readonly<Record<string, VerbHint>> = {
  play: thing,
  place,
  build,
  hire,
  learn,
  camp,
  move,
  claim: tellTile,
  catch: grab,
  tip,
  bury,
  stone,
  settle,
  take,
  feed,
  work: hintWork,
  ritual,
  pay,
};

/** A hint on the next word; '' if its name is enough. */
export const hintWord: Hint<View> = (view, seat, words, next, tell) => {
  if (!isSeat(seat)) return '';
  const asking: Asking = { view, me: seat, words, tell };
  const [verb] = words;
  if (verb === undefined) return bare(asking, next);
  return HINTS[verb]?.(asking, next) ?? tellThing(next, tell);
};

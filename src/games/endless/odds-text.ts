import type { Hint, Seat, Teller } from '../../kernel/index.js';
import { COST, isCulture, isPerson, ORIGINAL, pointsOf } from './cards.js';
import { tellThing } from './card-texts.js';
import { ANIMALS, isSeat, TRIBE_TYPES, type Animal } from './model.js';
import { animalPoints, honorPoints, PARTS, stonePoints } from './score.js';
import type { View } from './view-types.js';

/** Odds of the next Animal, final worth of open cards and stones, and the present score of each source. */

/** Unseen Animals: all of them are in the deck. */
function unseen(view: View): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id, copies } of ORIGINAL.data.animals.types) counts[id] = copies;
  const seen = [
    ...view.table.display,
    ...view.tribes.flatMap(({ upright, tipped }) => [...upright, ...tipped]),
  ];
  for (const animal of seen) counts[animal] = (counts[animal] ?? 0) - 1;
  return counts;
}

/** Chance that the top `n` cards of a deck of `size` hold at least one of `many`. */
function chanceOf(many: number, size: number, n: number): number {
  if (size === 0 || many === 0) return 0;
  let none = 1;
  for (let i = 0; i < Math.min(n, size); i++) none *= Math.max(0, size - many - i) / (size - i);
  return 1 - none;
}

/** Chance that an Animal is among the next cards of the deck. */
export const chanceAmong = (view: View, animal: string, n: number): number =>
  chanceOf(unseen(view)[animal] ?? 0, view.decks.animals, n);

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export function oddsAbout(view: View): readonly string[] {
  const stones = view.table.pools.slice(0, Math.max(1, view.table.round)).flat();
  return [
    ...ANIMALS,
    ...view.tribes.map(({ seat }) => seat),
    ...view.table.culture.map(({ card }) => card),
    ...stones,
    // Own cards in all zones, and cards of the supply.
    ...new Set([
      ...TRIBE_TYPES,
      ...(view.tribes.find((tribe) => tribe.seat === view.you)?.owned ?? []).filter(
        (card) => !view.table.culture.some((one) => one.card === card),
      ),
    ]),
  ];
}

const isAnimal = (id: string): id is Animal => ANIMALS.some((one) => one === id);

/** Points of one more Animal of a kind in the own sets. */
function addition(view: View, seat: Seat, animal: Animal): number {
  const upright = view.tribes.find((tribe) => tribe.seat === seat)?.upright ?? [];
  return animalPoints([...upright, animal]) - animalPoints(upright);
}

export function briefOdds(view: View, seat: Seat, thing: string, tell: Teller): string {
  if (isAnimal(thing)) {
    return tell.lookup('odds.next', { chance: percent(chanceAmong(view, thing, 1)) });
  }
  const tribe = view.tribes.find((one) => one.seat === thing);
  if (tribe !== undefined) return tell.lookup('odds.points', { n: tribe.total });
  if (ORIGINAL.stones.has(thing) && isSeat(seat))
    return tell.lookup('odds.points', { n: stonePoints(view.table, seat, thing, graves(view)) });
  return isCard(thing) ? tell.lookup('odds.points', { n: pointsOf(thing) }) : '';
}

const isCard = (id: string): boolean => isCulture(id) || isPerson(id);

/** Points of burying a card beside its own: the chart of burials, and Sacred Stones that count them. */
function burialGain(view: View, seat: Seat, card: string): number {
  const own = view.tribes.find((tribe) => tribe.seat === seat);
  if (own === undefined || !isSeat(seat)) return 0;
  const before = graves(view);
  const stones = (buried: readonly string[]): number =>
    own.stones.reduce((sum, id) => sum + stonePoints(view.table, seat, id, buried), 0);
  const chart = honorPoints(view.table, seat, own.buried + 1) - honorPoints(view.table, seat, own.buried);
  return chart + stones([...before, card]) - stones(before);
}

const graves = (view: View): readonly string[] => [...(view.own?.buried ?? []), ...(view.own?.graves ?? [])];

export function tellOdds(view: View, seat: Seat, thing: string, tell: Teller): string {
  if (!oddsAbout(view).includes(thing)) return '';
  if (isAnimal(thing)) {
    return tell.lookup('odds.animal', {
      animal: thing,
      many: unseen(view)[thing] ?? 0,
      size: view.decks.animals,
      next: percent(chanceAmong(view, thing, 1)),
      two: percent(chanceAmong(view, thing, 2)),
      four: percent(chanceAmong(view, thing, 4)),
      points: addition(view, seat, thing),
    });
  }
  const tribe = view.tribes.find((one) => one.seat === thing);
  if (tribe !== undefined) {
    const parts = PARTS.map((part) => `${tell.lookup(`part.${part}`)} ${tribe.score[part]}`).join(', ');
    return tell.lookup('odds.tribe', { tribe: thing, parts, total: tribe.total });
  }
  const worth = briefOdds(view, seat, thing, tell);
  const worthText = tell.lookup('odds.worth', { card: thing, gain: tellThing(thing, tell), worth });
  if (!isCard(thing)) return worthText;
  return `${worthText} ${tell.lookup('odds.buried', { n: burialGain(view, seat, thing) })}`;
}

/** The Animal of which most are left, and its chance among the cards that the Labor reveals. */
export function likeliest(view: View, labor: number): { readonly animal: string; readonly chance: number } {
  const counts = Object.entries(unseen(view)).sort(([, a], [, b]) => b - a);
  const [animal] = counts[0] ?? [''];
  return { animal, chance: chanceAmong(view, animal, COST.revealCards * labor) };
}

/** Beside `reveal`: the likeliest Animal. */
export const hintOdds: Hint<View> = (view, _seat, words, next, tell) => {
  if (words[0] !== 'reveal' || words.length !== 1 || !/^\d+$/u.test(next)) return '';
  const { animal, chance } = likeliest(view, Number(next));
  return tell.lookup('odds.likely', { animal, chance: percent(chance) });
};

import {
  type Ai,
  type Choice,
  fillChoice,
  isBag,
  isPick,
  isSpan,
  makeBag,
  type Move,
} from '../../../kernel/index.js';
import { countedIn } from '../bags.js';
import { COST, isCulture, isPerson, laborOf, ORIGINAL, personOf, pointsOf } from '../cards.js';
import { BASE, junctureOf, tileOf } from '../map.js';
import { placeNamed } from '../megaliths.js';
import {
  isSeat,
  noFresh,
  ROUNDS,
  tally,
  TURNS,
  type Animal,
  type Due,
  type Effect,
  type SeatId,
  type PublicState,
} from '../model.js';
import { sideOf } from '../phases/gain.js';
import { campsPrice, culturesPrice, stepsBetween } from '../prices.js';
import type { Workforce } from '../tribe.js';
import type { View } from '../view-types.js';
import { placing, playGain, type Valued } from './placing.js';
import {
  animalValue,
  buildValue,
  cardLoss,
  cultureValue,
  drawValue,
  effectsValue,
  foodValue,
  graveValue,
  honorValue,
  laborPrice,
  evaluationOf,
  offeringValue,
  shiftValue,
  stoneValue,
  tipValue,
  toolValue,
  tribeCardValue,
  villageValue,
  type Evaluation,
  campValue,
} from './value.js';
import { WEIGHTS as W } from './weights.js';

/** Looks one step ahead: chooses the offered move whose gain exceeds its cost most. */

/** The part of a view that a greedy player reads. */
export interface Snapshot extends Workforce {
  readonly table: PublicState;
  readonly state: View['state'];
  readonly graves: readonly string[];
}

/** Price of the Labor that the pool doesn't hold. */
const cost = (evaluation: Evaluation, labor: number): number =>
  laborPrice(evaluation) * Math.max(0, labor - 0.85 * evaluation.g.now.pool);

type Valuer = (evaluation: Evaluation, choice: Choice, effect: Effect | undefined) => Valued[];

const words = (choice: Choice, at = 0): readonly string[] => {
  const parameter = choice.args[at];
  if (parameter === undefined) return [];
  if (typeof parameter !== 'object') return [String(parameter)];
  if (isPick(parameter)) return parameter.oneOf;
  return isBag(parameter) ? Object.keys(parameter.of) : [];
};

const each = (choice: Choice, value: (word: string) => number): Valued[] =>
  words(choice).map((word) => ({ move: { verb: choice.verb, args: [word] }, value: value(word) }));

/** The most valuable items of a bag, each worth its cost. */
function bagOf(choice: Choice, value: (word: string, before: readonly string[]) => number, at = 0): Valued[] {
  const parameter = choice.args[at];
  if (parameter === undefined || typeof parameter !== 'object') return [];
  if (isPick(parameter))
    return parameter.oneOf.map((word) => ({
      move: { verb: choice.verb, args: choice.args.map((one, i) => (i === at ? word : String(one))) },
      value: value(word, []),
    }));
  if (!isBag(parameter)) return [];
  const taken: string[] = [];
  let sum = 0;
  while (taken.length < parameter.max) {
    let best = '';
    let most = 0.05;
    const counts = tally(taken);
    for (const [word, n] of Object.entries(parameter.of)) {
      if ((counts[word] ?? 0) >= n) continue;
      const gain = value(word, taken);
      if (gain > most) [best, most] = [word, gain];
    }
    if (best === '') break;
    taken.push(best);
    sum += most;
  }
  if (taken.length < Math.max(1, parameter.min)) return [];
  const word = makeBag(parameter, tally(taken));
  return [
    {
      move: { verb: choice.verb, args: choice.args.map((one, i) => (i === at ? word : String(one))) },
      value: sum,
    },
  ];
}

/** Worth of `n` of a benefit. */
function benefitValue(evaluation: Evaluation, n: number, kind: string): number {
  // Taking several at once saves presses, so it wins a tie.
  const bonus = n > 1 ? 0.01 * n : 0;
  switch (kind) {
    case 'draw':
      return n * drawValue(evaluation) + bonus;
    case 'honor':
      return honorValue(evaluation) * (n > 1 ? 1 + 0.9 * (n - 1) : 1) + bonus;
    case 'offering':
      return offeringValue(evaluation) * (n > 1 ? 1 + 0.8 * (n - 1) : 1) + bonus;
    case 'tool':
      return toolValue(evaluation, n) + bonus;
    default:
      return foodValue(evaluation, n);
  }
}

const buryValue = (evaluation: Evaluation, card: string, zone: string): number =>
  graveValue(evaluation) -
  cardLoss(evaluation, card) -
  (zone === 'hand' && isPerson(card) ? 0.4 * personOf(card).labor : 0) +
  graveStone(evaluation, card);

/** Points that Sacred Stones about graves add for a card. */
function graveStone({ tribe, graves }: Evaluation, card: string): number {
  let sum = 0;
  for (const id of tribe.stones) {
    const kind = ORIGINAL.stones.get(id)?.kind;
    if (kind === 'different' && !graves.includes(card)) sum += 1.6;
    if (kind === 'identical') {
      const counts = tally(graves);
      const most = Math.max(0, ...Object.values(counts));
      if ((counts[card] ?? 0) >= most) sum += 2.4;
    }
  }
  return sum;
}

/** Outposts on tiles, each of them leading a tile that no Camp before it leads. */
function outposts(evaluation: Evaluation, choice: Choice): Valued[] {
  return bagOf(choice, (to, before) => {
    if (before.includes(to)) return 0;
    const paid = campsPrice(before);
    return (
      campValue(evaluation) +
      shiftValue(evaluation, BASE, tileOf(to)) -
      (cost(evaluation, paid + campsPrice([to])) - cost(evaluation, paid))
    );
  });
}

const VALUERS: Readonly<Record<string, Valuer>> = {
  take: (evaluation, choice) =>
    each(choice, (word) => {
      // `2honor` and `honor` are compared by the worth of one.
      const { n, kind } = countedIn(word);
      return benefitValue(evaluation, n, kind) / (n > 1 ? n * 0.97 : 1);
    }),
  build: (evaluation, choice) => each(choice, (name) => 0.5 + buildValue(evaluation, placeNamed(name))),
  pay: (evaluation, choice, effect) =>
    each(choice, (word) => {
      if (effect?.icon !== 'pay') return 0.4;
      const paid = effect.discard > 0 ? 0.3 + cardLoss(evaluation, word) + (isCulture(word) ? 0.8 : 0.3) : 0;
      return effectsValue(evaluation, effect.gain) - W.food * effect.food - W.spendTool * effect.tools - paid;
    }),
  camp: (evaluation, choice) => {
    if (choice.args.length === 0) return [{ move: { verb: 'camp', args: [] }, value: 0.8 }];
    const [parameter] = choice.args;
    if (parameter === undefined || typeof parameter !== 'object') return [];
    const { g, tribe } = evaluation;
    if (!isSpan(parameter)) return outposts(evaluation, choice);
    const n = Math.min(parameter.max, tribe.camps > 3 ? 2 : 1);
    const waiting = tribe.at[BASE] ?? 0;
    const value =
      campValue(evaluation) * n - cost(evaluation, n) - (waiting > 1 || g.turn === TURNS ? 0.4 : 0);
    return [{ move: { verb: 'camp', args: [n] }, value }];
  },
  move: (evaluation, choice) => {
    const from = tileOf(words(choice)[0] ?? '');
    return words(choice, 1).map((to) => {
      const tile = tileOf(to);
      const steps = stepsBetween(from, tile);
      const paid = evaluation.g.due.length > 0 ? 0.08 * steps : cost(evaluation, steps);
      return {
        move: { verb: 'move', args: [String(choice.args[0]), to] },
        value: shiftValue(evaluation, from, tile) - paid,
      };
    });
  },
  settle: (evaluation, choice) =>
    each(
      choice,
      (name) =>
        villageValue(evaluation, junctureOf(name)) -
        (evaluation.g.due.length > 0 ? 0 : 0.3 * COST.villageFood),
    ),
  bury: (evaluation, choice) => {
    const zone = String(choice.args[0]);
    const paid =
      evaluation.g.due.length > 0
        ? 0
        : Math.max(
            0.4,
            toolValue(
              { ...evaluation, tribe: { ...evaluation.tribe, tools: evaluation.tribe.tools - 1 } },
              1,
            ),
          );
    if (zone === 'supply') return bagOf(choice, (card) => 1 + graveValue(evaluation) + pointsOf(card), 1);
    return bagOf(
      choice,
      (card, before) =>
        buryValue({ ...evaluation, graves: [...evaluation.graves, ...before] }, card, zone) - paid,
      1,
    );
  },
  hire: (evaluation, choice) => {
    const paying = evaluation.g.due.length === 0;
    return bagOf(
      choice,
      (type, before) =>
        tribeCardValue(evaluation, type) -
        (paying
          ? cost(evaluation, COST.tribe * (before.length + 1)) - cost(evaluation, COST.tribe * before.length)
          : 0),
    );
  },
  learn: (evaluation, choice) => {
    const price = (cards: readonly string[]): number => culturesPrice(evaluation.g.culture, cards);
    const free = evaluation.g.due.length > 0;
    return bagOf(
      choice,
      (card, before) =>
        cultureValue(evaluation, card) +
        (evaluation.fancy?.(card) ?? 0) -
        (free ? 0 : cost(evaluation, price(before) + price([card])) - cost(evaluation, price(before))),
    );
  },
  catch: (evaluation, choice) => {
    const free = evaluation.g.due.length > 0;
    return bagOf(choice, (animal, before) => {
      const upright = [...evaluation.tribe.upright, ...(before as Animal[])];
      const then = { ...evaluation, tribe: { ...evaluation.tribe, upright } };
      const k = before.length;
      return (
        animalValue(then, animal as Animal) -
        (free ? 0 : cost(evaluation, COST.take * (k + 1)) - cost(evaluation, COST.take * k))
      );
    });
  },
  tip: (evaluation, choice) => {
    const values = bagOf(choice, (animal, before) => {
      const upright = [...evaluation.tribe.upright];
      for (const one of before) upright.splice(upright.indexOf(one as Animal), 1);
      return tipValue({ ...evaluation, tribe: { ...evaluation.tribe, upright } }, animal as Animal);
    });
    return values;
  },
  reveal: (evaluation) => {
    const best = Math.max(0, ...evaluation.g.display.map((animal) => animalValue(evaluation, animal)));
    return [
      { move: { verb: 'reveal', args: [1] }, value: (best < 1.6 ? 0.9 : 0.1) - cost(evaluation, 1) - 0.2 },
    ];
  },
  stone: (evaluation, choice) => {
    const space = ORIGINAL.stoneSpaces[evaluation.tribe.stones.length];
    if (space === undefined) return [];
    const paid = W.food * space.food + W.spendTool * space.tools;
    return each(choice, (id) => stoneValue(evaluation, id) + effectsValue(evaluation, space.gain) - paid);
  },
  skip: () => [{ move: { verb: 'skip', args: [] }, value: 0 }],
  end: () => [{ move: { verb: 'end', args: [] }, value: 0 }],
  bottom: () => [{ move: { verb: 'bottom', args: [] }, value: 0.5 }],
  all: () => [{ move: { verb: 'all', args: [] }, value: 1 }],
  play: (evaluation, choice) => each(choice, (card) => playValue(evaluation, card)),
  place: (evaluation, choice) => placing(evaluation, choice),
  choose: (evaluation, choice) => each(choice, (card) => evaluation.fancy?.(card) ?? 0),
};

/** Worth of playing a Culture card now instead of keeping it for a better moment or the Ritual. */
function playValue(evaluation: Evaluation, card: string): number {
  const effect = ORIGINAL.culture.get(card)?.effect ?? [];
  const labor = effect.filter(({ icon }) => icon === 'when' || icon === 'labor');
  const rest = effect.filter((one) => !labor.includes(one));
  return effectsValue(evaluation, rest) + (labor.length === 0 ? 0 : playGain(evaluation, labor)) - W.keep;
}

/** N2.7: cards that do something in the Eclipse go, others stay in hand for the next round. */
function ritual(evaluation: Evaluation, choice: Choice): Move {
  const [parameter] = choice.args;
  if (parameter === undefined || !isBag(parameter)) return { verb: 'ritual', args: ['-'] };
  const last = evaluation.g.round === ROUNDS;
  const chosen: Record<string, number> = {};
  for (const [card, n] of Object.entries(parameter.of)) {
    const effects = isPerson(card) ? personOf(card).eclipse : [];
    const worth = effects.length === 0 ? 0 : effectsValue(evaluation, effects);
    const keep = isPerson(card) ? W.ritualKeep * laborOf(card, '') : 0.9;
    // Labor alone moves the tribe forward in turn order, a small gain.
    if (last || worth + W.ritual > keep) chosen[card] = n;
  }
  return { verb: 'ritual', args: [makeBag(parameter, chosen)] };
}

function values(evaluation: Evaluation, choices: readonly Choice[], due: Due | undefined): Valued[] {
  const found: Valued[] = [];
  for (const choice of choices) {
    const valuer = VALUERS[choice.verb];
    if (valuer === undefined) continue;
    const effect =
      due?.effect.icon === 'or' ? sideOf(due.effect, choice.verb, String(choice.args[0]))?.[0] : due?.effect;
    for (const one of valuer(evaluation, choice, effect)) found.push(one);
  }
  return found;
}

/** Moves worth trying, the best first. */
export function ranked(snapshot: Snapshot, me: SeatId, choices: readonly Choice[]): Valued[] {
  const evaluation = evaluationOf(snapshot.table, me, snapshot, snapshot.graves);
  const due = snapshot.state === 'gain' ? snapshot.table.due[0] : undefined;
  return values(evaluation, choices, due).sort((a, b) => b.value - a.value);
}

export function greedyMove(
  snapshot: Snapshot,
  me: SeatId,
  choices: readonly Choice[],
  draw: (n: number) => number,
): Move {
  const [only] = choices;
  if (only === undefined) throw new Error('there is nothing to choose from');
  const fancies = new Map<string, number>();
  const evaluation: Evaluation = {
    ...evaluationOf(snapshot.table, me, snapshot, snapshot.graves),
    fancy: (card) => {
      const fancy = fancies.get(card) ?? W.taste * (draw(64) / 63 - 0.5) - W.clutter;
      fancies.set(card, fancy);
      return fancy;
    },
  };
  if (only.verb === 'ritual') return ritual(evaluation, only);
  const due = snapshot.state === 'gain' ? snapshot.table.due[0] : undefined;
  const all = values(evaluation, choices, due);
  const section = (move: Move): number => SECTION[move.verb] ?? 0;
  let best: Valued | undefined;
  for (const one of all) {
    if (best === undefined) best = one;
    // In a column, a paying move of a higher section comes first: a figure can't go back up.
    else if (snapshot.state === 'act' && section(one.move) !== section(best.move)) {
      const [upper, lower] = section(one.move) < section(best.move) ? [one, best] : [best, one];
      best =
        upper.value > 0.05
          ? upper
          : lower.value > 0.05 || section(lower.move) > 2
            ? lower
            : pick(upper, lower);
    } else if (one.value > best.value) best = one;
  }
  return best?.move ?? fillChoice(only, draw);
}

const pick = (a: Valued, b: Valued): Valued => (a.value >= b.value ? a : b);

const SECTION: Readonly<Record<string, number>> = { bury: 1, stone: 1, settle: 1, tip: 1, bottom: 2, end: 3 };

export function snapshotOf(view: View): Snapshot {
  const { table, state, own } = view;
  return {
    table,
    state,
    hand: own?.hand ?? [],
    fresh: own?.fresh ?? noFresh(),
    graves: [...(own?.buried ?? []), ...(own?.graves ?? [])],
  };
}

export const greedy: Ai<View> = ({ view, seat, choices, draw }) => {
  if (!isSeat(seat)) throw new Error(`${seat} is no tribe`);
  return greedyMove(snapshotOf(view), seat, choices, draw);
};

import { isPick, isSpan } from '../../../kernel/slots.js';
import type { Choice, Move, Value } from '../../../kernel/types.js';
import { packOf } from '../cards.js';
import { NO_CARD, tribeNo, type Card, type Table, type Tribe } from '../model.js';
import { population } from '../people.js';
import type { View } from '../view-types.js';
import { patrolWorth } from './patrol/worth.js';
import { sagaWorth } from './saga-worth.js';
import type { Mind, Worth } from './wants.js';

export type { Mind, Worth } from './wants.js';

/** Answers one kind of decision; undefined when it has no opinion. */
export type Answer = (mind: Mind) => Move | undefined;

/** Energy beyond this is rarely used up before it rots. */
const ENOUGH_ENERGY = 6;

export function makeMind(
  view: View,
  seat: string,
  choices: readonly Choice[],
  draw: (n: number) => number,
  known = new Map<number, number>(),
): Mind {
  const { table } = view;
  const t = tribeNo(seat);
  const { mono } = table.tribes[t].placard;
  const turnsLeft = view.eventsLeft;
  const mind = { view, table, t, mono, choices, draw, turnsLeft, known };
  return { ...mind, worth: sagaWorth(mind, patrolWorth(mind, worthOf(table, t, mono, turnsLeft))) };
}

function worthOf(table: Table, t: Tribe, mono: boolean, turnsLeft: number): Worth {
  const { energy, iron, valhalla } = table.tribes[t];
  const few = population(table, t) < FEW_PEOPLE;
  // Whoever can't grow any more loses little by a death: the next children come for certain.
  const many = valhalla === 0 && turnsLeft > 0;
  return {
    // A person is a point (J), and hunts until then; the last few must not die out (J1).
    person: many ? 0.7 : 1 + 0.06 * turnsLeft + (few ? 0.5 : 0),
    energy: turnsLeft === 0 ? 0.02 : energy >= ENOUGH_ENERGY ? 0.2 : energy <= 1 ? 0.7 : 0.45,
    ivory: mono ? 1 : turnsLeft === 0 ? 0.02 : 0.35,
    // The first iron makes a tool (I4).
    iron: mono ? 2 : turnsLeft === 0 ? 0.05 : iron <= 1 ? 1.1 : 0.6,
  };
}

const FEW_PEOPLE = 7;

/** Moves that take up the closed choices of a verb, or the one choice with given first words. */
export function offered(mind: Mind, verb: string, ...words: readonly Value[]): Choice | undefined {
  return mind.choices.find(
    (choice) => choice.verb === verb && words.every((word, i) => String(choice.args[i]) === String(word)),
  );
}

export function allOffered(mind: Mind, verb: string): readonly Choice[] {
  return mind.choices.filter((choice) => choice.verb === verb);
}

/** The move of a choice; open slots are filled with their least. */
export function plain(choice: Choice): Move {
  const args = choice.args.map((slot): Value => {
    if (typeof slot !== 'object') return slot;
    if (isPick(slot)) return slot.oneOf[0] ?? '';
    return isSpan(slot) ? slot.min : '-';
  });
  return { verb: choice.verb, args };
}

/** `verb words…` if it is offered as it stands. */
export function say(mind: Mind, verb: string, ...words: readonly Value[]): Move | undefined {
  const choice = mind.choices.find(
    ({ verb: known, args }) =>
      known === verb &&
      args.length === words.length &&
      words.every((word, i) => String(args[i]) === String(word)),
  );
  return choice === undefined ? undefined : plain(choice);
}

/** The first word of a choice as a card, or NO_CARD. */
export function cardIn(mind: Mind, word: unknown): Card {
  return packOf(mind.table).byId.get(String(word)) ?? NO_CARD;
}

/** The thing with the highest score; undefined for none, or when the best isn't above `least`. */
export function best<T>(
  things: readonly T[],
  score: (thing: T) => number,
  least = Number.NEGATIVE_INFINITY,
): T | undefined {
  let found: T | undefined;
  let most = least;
  for (const thing of things) {
    const value = score(thing);
    if (value <= most) continue;
    found = thing;
    most = value;
  }
  return found;
}

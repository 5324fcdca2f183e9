import { copyJson, type Draw, fastDice, type Frame, type Position, shuffle } from '../../kernel/index.js';
import { ORIGINAL } from './cards.js';
import { takeOne, type Animal, type Fresh, type G, type Secret, type PublicState } from './model.js';
import { noSecret } from './setup.js';
import type { TribeView, View } from './view-types.js';

/** States of a tribe's own turn, and the step after each. */
const AFTER: Readonly<Partial<Record<View['state'], string>>> = {
  place: 'placed',
  act: 'discard',
  ritual: 'end',
};

/** A list without the items of another. */
function without<T extends string>(all: readonly T[], gone: readonly string[]): T[] {
  const left = [...all];
  for (const one of gone) takeOne<string>(left, one);
  return left;
}

/** Another tribe's hidden cards, dealt at random to its zones. */
function dealt(tribe: TribeView, draw: Draw): Secret {
  const open = [...tribe.discard, ...tribe.labor, ...tribe.revealed];
  const pool = shuffle(without(tribe.owned, open), draw);
  const hand = pool.splice(0, tribe.hand);
  const ritual = pool.splice(0, tribe.ritual);
  const buried = pool.splice(0, tribe.buried);
  return { ...noSecret(), deck: pool, hand, ritual, buried };
}

/** A position that fits a view, hidden cards dealt at random. Undefined outside the tribe's own turn and between benefits. */
export function imagine(view: View, draw: Draw): Position<G> | undefined {
  const step = AFTER[view.state];
  const { you, own } = view;
  if (step === undefined || you === null || own === null || view.table.active !== you) return undefined;
  const table = copyJson(view.table) as PublicState;
  const secrets: G['secrets'] = {};
  for (const tribe of view.tribes)
    secrets[tribe.seat] =
      tribe.seat === you
        ? {
            deck: shuffle([...own.deck], draw),
            hand: [...own.hand],
            ritual: [...own.ritual],
            buried: [...own.buried],
            graves: [...own.graves],
            fresh: copyJson(own.fresh) as Fresh,
          }
        : dealt(tribe, draw);
  const seen = [...table.culture.map(({ card }) => card), ...view.tribes.flatMap(({ owned }) => owned)];
  const era = (number: number): string[] =>
    shuffle(
      without(
        ORIGINAL.data.culture.cards.filter((card) => card.era === number).map(({ id }) => id),
        seen,
      ),
      draw,
    );
  const animals = ORIGINAL.data.animals.types.flatMap(({ id, copies }) =>
    Array.from({ length: copies }, (): Animal => id),
  );
  const met = [...table.display, ...view.tribes.flatMap(({ upright, tipped }) => [...upright, ...tipped])];
  const stones = [...table.pools.flat(), ...view.tribes.flatMap((tribe) => tribe.stones)];
  const g: G = {
    ...table,
    secrets,
    animals: shuffle(without(animals, met), draw),
    era1: era(1),
    era2: era(2),
    box: without([...ORIGINAL.stones.keys()], stones),
  };
  const frames: Frame[] = [
    { at: 'play', step: 'next', vars: {} },
    { at: 'turn', step, vars: {} },
    { at: view.state, vars: {} },
  ];
  return {
    game: 'endless',
    rulesVersion: 2,
    variant: 'standard',
    seats: [...table.order],
    g,
    frames,
    dice: fastDice(`imagined ${draw(1_000_000_000)}`),
  };
}

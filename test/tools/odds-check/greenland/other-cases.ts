import type { Game } from '../../../../src/kernel/game.js';
import type { Frame, Happening, Json, Move, Position, Seat } from '../../../../src/kernel/types.js';
import {
  tribeNo,
  type G,
  type Rank,
  type TribeId,
} from '../../../../src/games/greenland/vocabulary/model.js';
import { chanceOfFace, faithDice } from '../../../../src/games/greenland/rolls/one-face.js';
import { rulesOf } from '../../../../src/games/greenland/variants.js';
import {
  propagandaDice,
  resolve,
  yieldChance,
} from '../../../../src/games/greenland/variants/patrol/propaganda.js';
import type { View } from '../../../../src/games/greenland/view/view-types.js';
import { positionOf } from './roll-cases.js';

/** Rolls without a party: of shamans and bishops (I3, I6), for the elders (D5), and against propaganda (L8). */

export interface OtherCase {
  readonly what: string;
  readonly position: Position<G>;
  /** The frame to run. */
  readonly frame: Frame;
  readonly exact: number;
  readonly answer: (game: Game<G, View>, seat: Seat) => Move;
  /** The happening whose chance is computed. */
  readonly came: (happening: Happening) => boolean;
}

type Tribes = Readonly<Partial<Record<TribeId, Json>>>;

/** Further tribes that the variant requires do nothing. */
function posed(variant: string, phase: string, told: Tribes): Position<G> {
  const seats = rulesOf({ variant }).seats ?? Object.keys(told);
  const tribes = Object.fromEntries(seats.map((id) => [id, told[id as TribeId] ?? { unassigned: 2 }]));
  return positionOf(variant, seats, { phase, turn: 5, tribes });
}

/** Repeats a verb while it is offered. */
const always =
  (verb: string): OtherCase['answer'] =>
  (game, seat) => {
    const choice = game.choices(seat).find((one) => one.verb === verb);
    return { verb: choice?.verb ?? 'done', args: (choice?.args ?? []) as Move['args'] };
  };

/** One elder acts once, because there is no energy for more. */
function faith(verb: 'banish' | 'proselytize', variant: string, artisans: number): OtherCase {
  const [mono, poly] = [
    { religion: 'monotheist', unassigned: 2 },
    { religion: 'polytheist', unassigned: 2 },
  ];
  const elders = { 2: 1, 3: artisans };
  const position = posed(
    variant,
    'elders',
    verb === 'banish'
      ? { norse: mono, thule: { ...poly, energy: 1, elders, emissaries: { norse: 1 } } }
      : { norse: { ...mono, energy: 1, elders }, thule: { ...poly, emissaries: { norse: 1 } } },
  );
  const tribe = tribeNo(verb === 'banish' ? 'thule' : 'norse');
  const key = verb === 'banish' ? 'elders.emissary-killed' : 'elders.converted';
  const dice = faithDice(position.g, tribe);
  return {
    what: `${variant}: ${verb} with ${dice}`,
    position,
    frame: { at: 'elders', step: 'next', vars: { queue: [tribe], converts: [] } },
    exact: chanceOfFace(dice),
    answer: always(verb),
    came: (happening) => happening.key === key,
  };
}

/** D5: does the only elder on a rank die? */
function dieOff(variant: string, seats: readonly TribeId[], rank: Rank, dice: number): OtherCase {
  const tribes = Object.fromEntries(seats.map((id) => [id, { unassigned: 3, elders: { [rank]: 1 } }]));
  const position = posed(variant, 'event', tribes);
  const at = rulesOf(position.g).elderDieOff;
  return {
    what: `${variant}: an elder dies, ${dice} ${dice === 1 ? 'die' : 'dice'}`,
    position,
    frame: { at, step: at === 'elder-die-off' ? 'roll' : 'choose', vars: { dice } },
    exact: chanceOfFace(dice),
    answer: always('lose'),
    came: ({ key, args }) => key === 'event.elder-dies' && args['tribe'] === seats[0],
  };
}

/** L8: does a tribe surrender? */
function propaganda(variant: string, tribe: TribeId, of: Json): OtherCase {
  const position = posed(variant, 'event', { [tribe]: of, thule: { unassigned: 2 } });
  const { g } = position;
  const [dice, holds] = [propagandaDice(g, tribeNo(tribe)), resolve(g, tribeNo(tribe))];
  return {
    what: `${variant}: ${tribe} yields to propaganda, ${dice} against ${holds}`,
    position,
    frame: { at: 'patrol-propaganda', step: 'hear', vars: { tribes: [tribe] } },
    exact: yieldChance(dice, holds),
    answer: always(''),
    came: ({ key, args }) => key === 'patrol.surrender' && args['tribe'] === tribe,
  };
}

export function otherCases(): OtherCase[] {
  return [
    faith('banish', 'standard', 1),
    faith('banish', 'story', 3),
    faith('proselytize', 'standard', 1),
    faith('proselytize', 'standard', 2),
    faith('proselytize', 'story', 3),
    dieOff('standard', ['norse', 'thule'], 4, 1),
    dieOff('beginner', ['norse', 'thule', 'tunit'], 2, 2),
    dieOff('patrol', ['norse', 'thule'], 6, 2),
    dieOff('saga', ['norse'], 3, 2),
    propaganda('patrol', 'norse', { unassigned: 2, elders: { 6: 2 } }),
    propaganda('patrol', 'tunit', { unassigned: 2, elders: { 3: 1 }, tableau: ['meeka', 'saila'] }),
    propaganda('patrol', 'tunit', { unassigned: 2, elders: { 3: 2, 6: 3 } }),
  ];
}

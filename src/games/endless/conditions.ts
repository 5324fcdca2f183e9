import type { Condition, Frame, Position } from '../../kernel/index.js';
import { COLUMNS, isSeat, isTribeType, tribeOf, TURNS, type G } from './model.js';
import type { View } from './view-types.js';

/** Conditions of planned turns: a thing that another tribe may take first is still there (N2.0). */
export const CONDITIONS: readonly Condition<View>[] = [
  {
    id: 'bottom',
    about: () => COLUMNS,
    holds: ({ table }, _seat, column) => !table.placed.some(({ space }) => space === column),
  },
  {
    id: 'animal',
    about: ({ table }) => [...new Set(table.display)],
    holds: ({ table }, _seat, animal) => table.display.some((one) => one === animal),
  },
  {
    id: 'culture',
    about: ({ table }) => table.culture.map(({ card }) => card),
    holds: ({ table }, _seat, card) => table.culture.some((one) => one.card === card),
  },
  {
    id: 'stone',
    about: ({ table }) => table.pools.slice(0, table.round).flat(),
    holds: ({ table }, _seat, stone) => table.pools.some((pool) => pool.includes(stone)),
  },
  {
    id: 'pile',
    about: ({ table }) => Object.keys(table.supply),
    holds: ({ table }, _seat, type) => isTribeType(type) && table.supply[type] > 0,
  },
  {
    id: 'space',
    about: ({ spaces, table }) =>
      spaces
        .filter(
          ({ x, y }) => !table.megaliths.some((one) => one.level === 1 && one.x === 2 * x && one.y === 2 * y),
        )
        .map(({ name }) => name),
    holds: ({ spaces, table }, _seat, name) => {
      const space = spaces.find((one) => one.name === name);
      return (
        space !== undefined &&
        !table.megaliths.some((one) => one.level === 1 && one.x === 2 * space.x && one.y === 2 * space.y)
      );
    },
  },
  {
    id: 'honor',
    about: ({ honor, you }) => honor.filter((seat) => seat !== you),
    holds: ({ honor }, seat, other) => {
      const at = (who: string): number => honor.findIndex((one) => one === who);
      return at(seat) < at(other);
    },
  },
  {
    id: 'lead',
    about: ({ land }) => land.map(({ name }) => name),
    holds: ({ land, leads }, seat, name) =>
      leads[land.findIndex((one) => one.name === name)]?.some((one) => one === seat) === true,
  },
];

/** The benefit or order that the Eclipse asks about; each planned answer belongs to one (N6.3). */
export function questionOf({ table, state, part }: View): string {
  if (table.phase !== 'eclipse') return '';
  const [due] = table.due;
  return state === 'gain' && due !== undefined ? `${due.from} ${due.effect.icon}` : `${state} ${part}`;
}

/** Eclipse turns may be planned in any order once the Ritual piles lie open (N6.1). */
function eclipseAhead({ g }: Position<G>, seat: string): readonly Frame[] | undefined {
  if (!isSeat(seat) || g.phase !== 'eclipse' || g.order.indexOf(seat) <= g.order.indexOf(g.active))
    return undefined;
  return [{ at: 'eclipse-turn', step: 'order', vars: { ahead: seat } }];
}

/** Frames that ask a tribe for its next turn while others take theirs. */
export const AHEAD = {
  place: ({ g }: Position<G>, seat: string): readonly Frame[] | undefined => {
    if (!isSeat(seat) || g.phase !== 'action' || g.active === seat) return undefined;
    const later = g.order.indexOf(seat) > g.order.indexOf(g.active);
    const { chiefHome, figures } = tribeOf(g, seat);
    if ((!later && g.turn >= TURNS) || (!chiefHome && figures === 0)) return undefined;
    return [
      { at: 'turn', step: 'placed', vars: {} },
      { at: 'place', vars: { ahead: seat } },
    ];
  },
  gain: eclipseAhead,
  eclipse: eclipseAhead,
} as const;

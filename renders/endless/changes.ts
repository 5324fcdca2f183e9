import type { Column, SeatId, View } from '../../src/games/endless/view-types.js';
import { changedShape, tag } from '../kit/marks.js';
import type { Item } from '../scene.js';
import { hexagon, middleOf } from './terrain.js';
import { nameOf, tribeName, type WordLookup } from './words.js';

/** What changed since the last picture: two things at most. */

/** A hex or a Village; its ring lies under the Camps, its tag over them. */
export interface MapChange {
  readonly ring: (top: number) => Item[];
  readonly tag: (top: number) => Item[];
  readonly tell: (word: WordLookup) => string;
}

export interface Changes {
  /** The last placed figure. */
  readonly figure: { readonly column: Column; readonly seat: SeatId } | undefined;
  readonly map: readonly MapChange[];
  /** The tribe that gained the most points, and how many. */
  readonly gain: { readonly seat: SeatId; readonly by: number } | undefined;
}

const MOST = 2;

function figureOf({ table }: View, before: View): Changes['figure'] {
  const last = table.placed.at(-1);
  if (last === undefined || last.space === 'eclipse') return undefined;
  const isKnown = before.table.round === table.round && before.table.placed.length >= table.placed.length;
  return isKnown ? undefined : { column: last.space, seat: last.seat };
}

function villagesOf(view: View, before: View): MapChange[] {
  const known = new Set(before.villages.map(({ name, seat }) => `${name} ${seat}`));
  return view.villages
    .filter(({ name, seat }) => !known.has(`${name} ${seat}`))
    .map((one) => ({
      ring: (top) => {
        const [x, y] = middleOf(one, top);
        return changedShape((out) => {
          const r = 40 + out;
          return `M${x} ${y - 4 - r}A${r} ${r} 0 1 1 ${x - 0.1} ${y - 4 - r}Z`;
        });
      },
      tag: () => [],
      tell: (word) => word('alt.village', { name: one.name, tribe: tribeName(word, one.seat) }),
    }));
}

const campsAt = (view: View, at: number): number =>
  view.tribes.reduce((sum, tribe) => sum + (tribe.at[at] ?? 0), 0);

/** Hexes with more Camps than before, the largest increase first. */
const tilesOf = (view: View, before: View): MapChange[] =>
  view.land
    .map((land, at) => ({ land, by: campsAt(view, at) - campsAt(before, at) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .map(({ land, by }) => ({
      ring: (top) => {
        const [x, y] = middleOf(land, top);
        return changedShape((out) => hexagon(x, y, out - 4));
      },
      tag: (top) => {
        const [x, y] = middleOf(land, top);
        return tag(x + 54, y - 66, `+${by}`);
      },
      tell: (word) => word('glance.camps', { name: land.name, terrain: nameOf(word, land.terrain), n: by }),
    }));

function gainOf(view: View, before: View): Changes['gain'] {
  const [most] = view.tribes
    .map(({ seat, total }) => ({
      seat,
      by: total - (before.tribes.find((one) => one.seat === seat)?.total ?? total),
    }))
    .sort((a, b) => b.by - a.by);
  return most === undefined || most.by <= 0 ? undefined : most;
}

/** @param before the view of the last picture; undefined rings nothing */
export function changesOf(view: View, before: View | undefined): Changes {
  if (before === undefined || view.final !== null) return { figure: undefined, map: [], gain: undefined };
  const figure = figureOf(view, before);
  const free = figure === undefined ? MOST : MOST - 1;
  const map = [...villagesOf(view, before), ...tilesOf(view, before)].slice(0, free);
  return { figure, map, gain: map.length < free ? gainOf(view, before) : undefined };
}

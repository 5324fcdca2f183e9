import type { LandView, TribeView, View } from '../../src/games/endless/view-types.js';
import { INKS } from '../kit/palette.js';
import { seatToken } from '../kit/tokens.js';
import { group, path, rect, shadow, text, type Item } from '../scene.js';
import type { MapChange } from './changes.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';
import { hexagon, middleOf, slab } from './terrain.js';

/** The map with Camps, Villages and leaders. */

/** Width of a token, and of the number beside it, pixels. */
export const TOKEN = 56;
const COUNT = 26;

export interface Party {
  readonly seat: TribeView['seat'];
  readonly n: number;
}

const partiesAt = (view: View, at: number): readonly Party[] =>
  view.tribes.flatMap(({ seat, at: camps }) => {
    const n = camps[at] ?? 0;
    return n === 0 ? [] : [{ seat, n }];
  });

/** The soft shadow of a token, painted once per size. */
const under = (x: number, y: number, size: number): Item =>
  group(x - 8, y - 4, [shadow(20, 20, size - 24, size - 24, { alpha: 0.5, spread: 16 })], {
    size: { w: size + 16, h: size + 20 },
  });

const widthOf = ({ n }: Party): number => TOKEN + (n > 1 ? COUNT : 0);

/** A tribe's token; a pill counts more than one. */
interface Spot extends Party {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Places of tokens in a line centered at (x, y). */
function inLine(parties: readonly Party[], x: number, y: number): readonly Spot[] {
  const gap = 4;
  let left = x - (parties.reduce((sum, party) => sum + widthOf(party) + gap, -gap) >> 1);
  return parties.map((party) => {
    const spot = { ...party, x: Math.round(left), y: Math.round(y - TOKEN / 2), w: widthOf(party) };
    left += spot.w + gap;
    return spot;
  });
}

/** Tokens of up to two tribes in one line, of more in two lines. */
export const spotsOf = (parties: readonly Party[], x: number, y: number, apart: number): readonly Spot[] =>
  parties.length <= 2
    ? inLine(parties, x, y)
    : [0, 2].flatMap((from) => inLine(parties.slice(from, from + 2), x, y + (from - 1) * (apart / 2)));

export const spotItems = ({ seat, n, x, y, w }: Spot): Item[] => [
  ...(n === 1
    ? [under(x, y, TOKEN)]
    : [rect(x + 6, y + 4, w - 2, TOKEN - 8, { fill: INKS.pill, stroke: '#ffffff26', line: 2, r: 24 })]),
  ...seatToken(LOOK[seat], x, y, TOKEN),
  ...(n === 1
    ? []
    : [
        text(x + TOKEN, y, COUNT, TOKEN, String(n), {
          size: 40,
          least: 34,
          fill: INKS.bone,
          weight: 'bold',
          align: 'center',
        }),
      ]),
];

const camps = (parties: readonly Party[], x: number, y: number): Item[] =>
  spotsOf(parties, x, parties.length <= 2 ? y + 14 : y - 4, 52).flatMap(spotItems);

/** A Village between three hexes. */
const village = (seat: TribeView['seat'], x: number, y: number): Item[] => {
  const look = LOOK[seat];
  return [
    shadow(x - 28, y - 14, 56, 46, { alpha: 0.5, spread: 12 }),
    path(`M${x - 36} ${y - 4}L${x} ${y - 38}L${x + 36} ${y - 4}H${x + 27}V${y + 30}H${x - 27}V${y - 4}Z`, {
      fill: look.fill,
      stroke: look.edge,
      line: 4,
    }),
    text(x - 26, y - 10, 52, 40, look.letter, { size: 34, fill: look.text, weight: 'bold', align: 'center' }),
  ];
};

/** A thin rim for the only leader of a tile. */
function rim(view: View, at: number, x: number, y: number): Item[] {
  const [leader, second] = view.leads[at] ?? [];
  if (leader === undefined || second !== undefined) return [];
  return [
    path(hexagon(x, y, -5), { stroke: LOOK[leader].edge, line: 9 }),
    path(hexagon(x, y, -5), { stroke: LOOK[leader].fill, line: 6 }),
  ];
}

/** The map, the middle of its first row at `top`; rings are below the tokens. */
export function mapItems(
  view: View,
  top: number,
  changes: readonly MapChange[],
  names: readonly Item[] = [],
): Item[] {
  const at = (land: LandView): readonly [number, number] => middleOf(land, top);
  return [
    ...view.land.map((land) => slab(land.terrain, ...at(land))),
    ...view.land.flatMap((land, i) => rim(view, i, ...at(land))),
    ...changes.flatMap(({ ring }) => ring(top)),
    ...view.land.flatMap((land, i) => camps(partiesAt(view, i), ...at(land))),
    ...names,
    ...view.villages.flatMap((one) => village(one.seat, ...middleOf(one, top))),
    ...changes.flatMap(({ tag }) => tag(top)),
  ];
}

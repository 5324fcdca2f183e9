import type { HouseholdId, HouseholdView, View } from '../../src/games/settlers/view-types.js';
import { crown, done, out, sealed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { line, name, SIZE } from '../kit/type.js';
import type { Look } from '../token.js';
import { mixed } from '../kit/backdrop.js';
import { icon, type Item } from '../scene.js';
import { GROUND_PLATE } from './scenery.js';
import { SETTLERS_LOOK as LOOK } from '../kit/looks.js';
import { storeBar, verdictLine } from './store-bar.js';
import { foodNeed, longest } from './winter-need.js';
import { houseName, type WordLookup } from './words.js';

/** The households of the glance picture, one plate each; lit for those that have to act. */

/** Questions to all households at once; a `seals` answer stays hidden until all have answered. */
const AT_ONCE: readonly string[] = ['deal', 'seals', 'hay', 'slaughter', 'house', 'bill'];

/** Living households with the most silver: they would win now. */
export function leadersOf({ households, final }: View): readonly HouseholdId[] {
  if (final !== null) return final.winners;
  const alive = households.filter(({ out: dead, people }) => dead === 0 && people > 0);
  const most = Math.max(0, ...alive.map(({ silver }) => silver));
  return most === 0 ? [] : alive.filter(({ silver }) => silver === most).map(({ id }) => id);
}

/** Whether a household has answered the current question. */
function hasDecided(view: View, at: number): boolean {
  const { waiting, asked, households } = view;
  if (asked === null || waiting.length === 0) return false;
  if (AT_ONCE.includes(asked.state)) return true;
  const first = households.findIndex(({ id }) => waiting.includes(id));
  return asked.state !== 'timber' && at < first;
}

function markOf(view: View, household: HouseholdView, at: number, x: number, y: number): Item[] {
  if (household.out > 0) return out(x, y);
  if (view.waiting.includes(household.id) || !hasDecided(view, at)) return [];
  return view.asked?.state === 'seals' ? sealed(x, y) : done(x, y);
}

/** Left edges of a household's numbers. */
const COLUMNS = { silver: 330, person: 474, cow: 584, sheep: 692 } as const;

/** A number's box, for its ring. */
export const cellOf = ({ x, y, w, h }: Box, column: keyof typeof COLUMNS | 'all'): Box =>
  column === 'all'
    ? { x: x + 3, y: y + 3, w: w - 6, h: h - 6 }
    : { x: COLUMNS[column] - 6, y: y + 8, w: column === 'silver' ? 134 : 106, h: 54 };

function numbers(household: HouseholdView, baseline: number, isLit: boolean): Item[] {
  const ink = isLit ? INKS.ink : INKS.bone;
  const { silver, people, cows, calves, sheep, lambs } = household;
  const cell = (drawing: keyof typeof COLUMNS, n: number, w: number, color: string = ink): Item[] => [
    icon(drawing, COLUMNS[drawing], baseline - 39, 44, {
      ink: color,
      paper: isLit ? INKS.lit : GROUND_PLATE,
    }),
    line(COLUMNS[drawing] + 50, baseline, w, String(n), 44, { fill: ink, least: SIZE.least }),
  ];
  return [
    ...cell('silver', silver, 88, isLit ? INKS.starOnPaper : INKS.ember),
    ...cell('person', people, 56),
    ...cell('cow', cows + calves, 56),
    ...cell('sheep', sheep + lambs, 48),
  ];
}

export interface GridRow {
  readonly view: View;
  readonly at: number;
  readonly box: Box;
  readonly word: WordLookup;
  /** Value of a full bar. */
  readonly scale: number;
}

export const scaleOf = (view: View): number =>
  Math.max(1, ...view.households.map((household) => longest(foodNeed(view, household)) * 1.25));

/** Below the numbers: food in store against the winter, or the result. */
function below({ view, box, word, scale }: GridRow, household: HouseholdView, isLit: boolean): Item[] {
  const { x, y, h } = box;
  const bar = { x: x + 166, y: y + h - Math.round(h * 0.46), w: 400, h: Math.round(h * 0.34) };
  const baseline = bar.y + bar.h / 2 + 13;
  if (view.final !== null)
    return view.final.winners.includes(household.id)
      ? [line(x + 112, baseline, 400, word('glance.won'), SIZE.text, { fill: INKS.softInk })]
      : [];
  const need = foodNeed(view, household);
  return [
    icon('meat', x + 112, bar.y + (bar.h - 44) / 2, 44, { ink: isLit ? INKS.ink : INKS.bone }),
    ...storeBar(need, scale, bar, isLit),
    verdictLine(need, word, [x + 582, baseline, 182], isLit),
  ];
}

/** A household's token, faded when it has died out. */
export function lookOf({ id, out: dead }: HouseholdView): Look {
  const look = LOOK[id];
  if (dead === 0) return look;
  return {
    ...look,
    fill: mixed(look.fill, GROUND_PLATE, 0.82),
    edge: mixed(look.edge, GROUND_PLATE, 0.5),
    text: INKS.mist,
  };
}

export function rowItems(row: GridRow): Item[] {
  const { view, at, box, word } = row;
  const household = view.households[at];
  if (household === undefined) return [];
  const { x, y, h } = box;
  const isLit = view.waiting.includes(household.id) || view.final?.winners.includes(household.id) === true;
  const size = Math.min(84, h - 22);
  const [left, top] = [x + 10 + (84 - size) / 2, y + (h - size) / 2];
  const ink = isLit ? INKS.ink : INKS.bone;
  const baseline = y + Math.round(h * 0.42);
  return [
    ...plate(box, isLit ? 'lit' : 'dark', GROUND_PLATE),
    ...seatToken(lookOf(household), left, top, size),
    name(x + 112, household.out > 0 ? y + h / 2 - 4 : baseline, 190, houseName(word, household.id), {
      fill: ink,
    }),
    ...(household.out > 0
      ? [
          line(x + 112, y + h / 2 + 36, 600, word('glance.out', { n: household.out }), SIZE.text, {
            fill: INKS.mist,
          }),
        ]
      : [...numbers(household, baseline, isLit), ...below(row, household, isLit)]),
    ...(leadersOf(view).includes(household.id) ? crown(left + size / 2, top + 4) : []),
    ...markOf(view, household, at, left + size - 8, y + h - 26),
  ];
}

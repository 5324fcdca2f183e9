import type { TribeView, View } from '../../src/games/greenland/view/view-types.js';
import type { Digest, PictureRequest } from '../contract.js';
import { digestTable } from '../kit/digest.js';
import { sceneOf } from '../kit/picture.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { backdrop, sky } from '../kit/backdrop.js';
import { INKS, SKIES } from '../kit/palette.js';
import { lastLine, line, SIZE, TALLEST, title, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { rect, type Item, type Scene } from '../scene.js';
import { HOUSE_LINE, householdItems, linesOf } from './household.js';
import { headWords } from './glance-words.js';
import { viewWords } from './patrol.js';
import { STRIP_TOP, stripItems } from './strip.js';
import type { WordLookup } from './words.js';

/** All tribes on one sheet in player order: points, goods, high seats and household of each. */

const HEAD = 88;
const GAP = 6;
const FOOT = 58;
const EXTINCT = 66;

/** Tribes in player order; eliminated ones come last. */
function inOrder({ order, tribes }: View): readonly TribeView[] {
  const place = ({ tribe, extinct }: TribeView): number =>
    extinct || !order.includes(tribe) ? order.length : order.indexOf(tribe);
  return tribes.toSorted((a, b) => place(a) - place(b));
}

/** Household lines per tribe: as many as needed, as long as the picture has room. */
function sharedLines(
  tribes: readonly TribeView[],
  needs: (tribe: TribeView) => number,
  room: number,
): ReadonlyMap<TribeView, number> {
  const lines = new Map(tribes.map((tribe) => [tribe, 1]));
  for (let free = Math.floor(room / HOUSE_LINE); free > 0; free--) {
    const missing = (tribe: TribeView): number =>
      tribe.extinct ? 0 : needs(tribe) - (lines.get(tribe) ?? 0);
    const [next] = tribes.toSorted((a, b) => missing(b) - missing(a));
    if (next === undefined || missing(next) <= 0) break;
    lines.set(next, (lines.get(next) ?? 0) + 1);
  }
  return lines;
}

const heightOf = (tribe: TribeView, lines: number): number =>
  tribe.extinct ? EXTINCT : STRIP_TOP + lines * HOUSE_LINE;

function headItems(view: View, word: WordLookup): Item[] {
  const turn = word('glance.turn', { turn: view.turn });
  const end = 28 + Math.ceil(widthOf(turn, SIZE.title, 'title')) + 24;
  return [
    title(turn, 380),
    line(end, 74, WIDTH - end - 28, headWords(view, word), SIZE.subtitle, {
      fill: INKS.ember,
      cast: true,
      least: SIZE.least,
      align: 'right',
    }),
  ];
}

/** Each tribe's gains of a finished turn, in the order of the strips. */
function inRows(digest: Digest | undefined, tribes: readonly TribeView[]): Digest | undefined {
  const place = (seat: string): number => tribes.findIndex(({ tribe }) => tribe === seat);
  return digest && { ...digest, rows: digest.rows.toSorted((a, b) => place(a.seat) - place(b.seat)) };
}

/** Every tribe at the table, in player order. */
export function sheetScene({ view, before, digest, locale }: PictureRequest<View>): Scene {
  const word = viewWords(view, locale);
  const tribes = inOrder(view);
  const usual = tribes.reduce((sum, tribe) => sum + heightOf(tribe, 1) + GAP, HEAD + FOOT);
  const named = tribes.filter(({ extinct }) => !extinct).length <= 2;
  const brought = inRows(digest, tribes);
  const free = TALLEST - usual;
  const room = free - digestTable(brought, TRIBE_LOOK, 0, free).height;
  const lines = sharedLines(tribes, (tribe) => linesOf(tribe, named, word), room);
  const items: Item[] = [...headItems(view, word)];
  let y = HEAD;
  for (const tribe of tribes) {
    const own = lines.get(tribe) ?? 1;
    const h = heightOf(tribe, own);
    const { items: strip, inks } = stripItems(view, tribe, before, { y, h }, word);
    const earlier = before?.tribes.find((one) => one.tribe === tribe.tribe);
    items.push(
      ...strip,
      ...(tribe.extinct
        ? []
        : householdItems(tribe, earlier, { y: y + STRIP_TOP, lines: own, named }, inks, word)),
    );
    y += h + GAP;
  }
  const foot = digestTable(brought, TRIBE_LOOK, y, free);
  const height = y + foot.height + FOOT;
  const { event } = view;
  return sceneOf(height, [
    backdrop(`greenland sheet ${height}`, WIDTH, height, [
      rect(0, 0, WIDTH, height, { fill: INKS.night }),
      ...sky(WIDTH, 160, [...SKIES.greenland.slice(0, 2), INKS.night]),
    ]),
    ...items,
    ...foot.items,
    ...(event === null ? [] : [lastLine(height, word.nameOf(event.id))]),
  ]);
}

import type { TribeId } from '../../src/games/greenland/board/model.js';
import type { EventIcon } from '../../src/games/greenland/cards/pack-schema.js';
import type { CardSide, TribeView, View, WomenView } from '../../src/games/greenland/view/view-types.js';
import { widthOf } from '../lettering.js';
import { icon, rect, type Item } from '../scene.js';
import { COLOUR, TRIBE_LOOK } from './palette.js';
import { isTogether } from './patrol.js';
import { bold, counted, dot, gap, panel, put, run, token, type Run } from './pieces.js';
import type { SignName } from './signs.js';
import { cardName, tribeName, type Say } from './words.js';

/** The head of a picture: turn, turn track, phase; the event; the order of play. */

const TEXT = 32;

/** Name of the game, turn track and phase on a dark bar. */
export function headBar(view: View, say: Say, width: number, title?: string): Item[] {
  const step = Math.min(34, 380 / Math.max(1, view.turns));
  const track = 456;
  return [
    rect(0, 0, width, 84, { fill: COLOUR.night }),
    bold(24, 0, 400, 84, title ?? say('turn', { turn: view.turn, turns: view.turns }), 50, '#ffffff', {
      least: 36,
    }),
    ...Array.from({ length: view.turns }, (_, i) =>
      dot(track + i * step, 42, i + 1 === view.turn ? 14 : 9, i + 1 <= view.turn, i + 1 === view.turn),
    ),
    bold(width - 344, 0, 320, 84, say(`phase.${view.phase}`), 46, COLOUR.gold, { align: 'right', least: 32 }),
  ];
}

/** The drawing for an event's mark. */
export function eventIconName(mark: EventIcon, warming: boolean): SignName {
  switch (mark.type) {
    // On patrol, the same marks mean other things (L3, L8).
    case 'solar':
      return warming ? 'warming' : mark.type;
    case 'venereal':
      return warming ? 'propaganda' : mark.type;
    case 'migration':
      return mark.row === 'north' ? 'migrationNorth' : 'migrationSouth';
    case 'crowd':
    case 'feud':
    case 'depletion':
    case 'elderDieOff':
    case 'breakage':
    case 'storm':
    case 'noMaritime':
    case 'noMarkland':
    case 'falconer':
      return mark.type;
  }
}

/** The tribes that a mark strikes, where it says so itself. */
export const struckBy = (mark: EventIcon): readonly TribeId[] =>
  mark.type === 'venereal' ? mark.tribes : [];

/** What a mark does, in a few words; the tribes that a disease strikes are drawn behind them. */
export function eventWords(mark: EventIcon, say: Say): string {
  switch (mark.type) {
    case 'migration':
      return say(mark.row === 'north' ? 'icon.migration.north' : 'icon.migration.south');
    case 'depletion':
      return say(mark.per === 'elder' ? 'icon.depletion.elder' : 'icon.depletion.domestic');
    case 'crowd':
      return say('icon.crowd', { threshold: mark.threshold });
    case 'elderDieOff':
      return say('icon.elderDieOff', { dice: `${mark.dice}d6` });
    case 'venereal':
    case 'feud':
    case 'solar':
    case 'breakage':
    case 'storm':
    case 'noMaritime':
    case 'noMarkland':
    case 'falconer':
      return say(`icon.${mark.type}`);
  }
}

/** One mark of the event: its drawing and what it does. */
function eventLine(mark: EventIcon, warming: boolean, say: Say, x: number, y: number, w: number): Item[] {
  const struck = struckBy(mark);
  const room = w - 54 - struck.length * 46;
  const words = eventWords(mark, say);
  const items: Item[] = [
    icon(eventIconName(mark, warming), x, y, 42, { ink: COLOUR.ink, paper: '#ffffff' }),
    bold(x + 52, y, room, 42, words, 34, COLOUR.ink, { least: TEXT }),
  ];
  const at = x + 52 + Math.min(room, Math.ceil(widthOf(words, 34, 'bold')) + 12);
  return [...items, ...struck.flatMap((tribe, i) => token(tribe, at + i * 46, y + 1, 40, TEXT))];
}

/** What became of the ship's goods: still for sale, in somebody's tableau, or sailed on (D10). */
export function goodsFate(view: View): TribeId | 'forSale' | 'gone' {
  const goods = view.event?.import ?? null;
  const buyer = view.tribes.find((t) => t.tableau.some((spot) => spot.face.id === goods?.id));
  return buyer?.tribe ?? (view.phase === 'event' ? 'forSale' : 'gone');
}

/** The least that the goods cost (D10), or their price where it is fixed (K2, L3). */
export function priceOf({ women, patrol }: View): string {
  const fixed = women?.importPrice ?? patrol?.price;
  return fixed === undefined ? '1+' : String(fixed);
}

/** What the ship brings and what became of it. */
function goodsPanel(
  goods: CardSide,
  fate: TribeId | 'forSale' | 'gone',
  price: string,
  say: Say,
  x: number,
  y: number,
  h: number,
): Item[] {
  const open = fate === 'forSale';
  const items: Item[] = [
    rect(x, y, 254, h, { fill: open ? '#e6dcc3' : '#dfe0dc', r: 12 }),
    icon('ship', x + 12, y + 6, 92, { ink: open ? '#5d4420' : '#8a8f92', paper: '#fff8e6' }),
    bold(x + 10, y + h - 52, 234, 46, cardName(say, goods), 36, open ? '#5d4420' : COLOUR.faint, {
      align: 'center',
      least: TEXT,
    }),
  ];
  if (open)
    items.push(icon('ivory', x + 120, y + 14, 46), bold(x + 170, y + 14, 76, 46, price, 38, '#5d4420'));
  else if (fate !== 'gone') items.push(...token(fate, x + 150, y + 10, 52, 38));
  const words = open ? say('forSale') : fate === 'gone' ? say('gone') : say('soldTo');
  items.push(bold(x + 112, y + 62, 136, 36, words, TEXT, COLOUR.faint));
  return items;
}

/** The event of the turn with its marks in order, and what its ship brings. */
export function eventPanel(view: View, say: Say, x: number, y: number, w: number, h: number): Item[] {
  const { event } = view;
  const fate = goodsFate(view);
  const items: Item[] = [panel(x, y, w, h, COLOUR.paper, 14)];
  if (event === null) {
    items.push(bold(x + 20, y, w - 40, h, say('noEvent'), 40, COLOUR.faint));
    return items;
  }
  const goods = event.import;
  const left = goods === null ? w : w - 268;
  items.push(bold(x + 16, y + 1, left - 32, 44, say.nameOf(event.id), 40, '#7a4f10', { least: TEXT }));
  const columns = event.icons.length > 3 ? 2 : 1;
  const column = (left - 24) / columns;
  event.icons.forEach((mark, i) => {
    items.push(
      ...eventLine(
        mark,
        view.patrol !== undefined,
        say,
        x + 16 + Math.floor(i / 3) * column,
        y + 44 + (i % 3) * 43,
        column - 8,
      ),
    );
  });
  if (goods !== null) {
    items.push(...goodsPanel(goods, fate, priceOf(view), say, x + w - 262, y + 8, h - 16));
  }
  return items;
}

/** Points now; on patrol, where all win together, what the tribe holds against propaganda (L8). */
function scoreRun({ patrol }: View, tribe: TribeView): Run {
  const culture = isTogether(patrol) ? patrol.cultures.find((one) => one.tribe === tribe.tribe) : undefined;
  return culture !== undefined
    ? counted('holds', culture.holds, 34, 34, TRIBE_LOOK[tribe.tribe].edge)
    : counted('star', tribe.points.total, 34, 34, '#9a6b00');
}

/** One tribe in the order of play: place, token, gods, people at hand, points; an hourglass when it is waited for. */
function orderChip(
  view: View,
  tribe: TribeView,
  place: number,
  say: Say,
  x: number,
  y: number,
  w: number,
  h: number,
): Item[] {
  const look = TRIBE_LOOK[tribe.tribe];
  const waits = view.waiting.includes(tribe.tribe);
  const items: Item[] = [
    rect(x, y, w, h, {
      fill: look.tint,
      stroke: waits ? COLOUR.gold : look.edge,
      line: waits ? 7 : 3,
      r: 14,
    }),
    bold(x + 6, y, 28, waits ? h - 34 : h, String(place), 40, COLOUR.faint, { align: 'center' }),
    ...token(tribe.tribe, x + 38, y + 16, 58, 40),
    bold(x + 106, y + 4, w - 150, 42, tribeName(say, tribe.tribe), 36, COLOUR.ink, { least: TEXT }),
    icon(tribe.mono ? 'cross' : 'spirits', x + w - 37, y + 8, 31, {
      ink: tribe.mono ? '#5b3b8c' : '#7a4f10',
    }),
  ];
  if (waits) items.push(icon('hourglass', x + 7, y + 52, 28, { ink: COLOUR.ink, paper: look.tint }));
  if (tribe.extinct) items.push(bold(x + 100, y + 46, w - 102, 38, say('extinct'), TEXT, COLOUR.blood));
  else
    items.push(
      put(
        run(counted('person', tribe.unassigned, 34, 34, look.edge), gap(12), scoreRun(view, tribe)),
        x + 106,
        y + 48,
      ),
    );
  return items;
}

/** Daughters who went with hunters (K4). */
function daughtersOut(view: View, women: WomenView): number {
  let out = 0;
  for (const row of view.rows) {
    for (const { parties } of [...row.warm, ...row.cold]) {
      for (const { tribe, n } of parties) if (tribe === women.colour) out += n;
    }
  }
  return out;
}

/** K3, K4: where hunters may go; once they are out, how many daughters went along. */
export function groundText(view: View, women: WomenView, say: Say): string {
  const { ground } = women;
  if (ground === null) {
    const ahead = view.phase === 'event' || view.phase === 'assign';
    return ahead ? say('undecided') : say('daughtersOut', { n: daughtersOut(view, women) });
  }
  const lies = view.rows.some((row) =>
    [...row.warm, ...row.cold].some(({ face }) => face.id === ground.card),
  );
  return `${say('ground')} ${ground.card !== null && lies ? say.nameOf(ground.card) : say(ground.row === 'north' ? 'northName' : 'southName')}`;
}

/** K: daughters, matriarchs of those it takes, and the hunting ground. */
function womenPanel(
  view: View,
  women: WomenView,
  say: Say,
  x: number,
  y: number,
  w: number,
  h: number,
): Item[] {
  const look = TRIBE_LOOK[women.colour];
  const enough = women.matriarchs >= women.needed;
  const matriarchs = say('ofNeeded', { n: women.matriarchs, needed: women.needed });
  return [
    rect(x, y, w, h, { fill: look.tint, stroke: look.edge, line: 3, r: 14 }),
    ...token(women.colour, x + 12, y + 16, 58, 40),
    icon('woman', x + 82, y + 4, 42, { ink: look.edge, paper: look.tint }),
    bold(x + 130, y + 3, 42, 42, String(women.daughters), 38, COLOUR.ink, { least: TEXT }),
    bold(x + 174, y + 3, 176, 42, say('daughters'), 34, COLOUR.faint, { least: TEXT }),
    icon('crown', x + 356, y + 4, 42, { ink: enough ? '#9a6b00' : look.edge, paper: look.tint }),
    bold(x + 404, y + 3, 106, 42, matriarchs, 38, enough ? '#9a6b00' : COLOUR.ink, { least: TEXT }),
    bold(x + 514, y + 3, w - 524, 42, say('matriarchs'), 34, COLOUR.faint, { least: TEXT }),
    bold(x + 82, y + 46, w - 96, 40, groundText(view, women, say), 34, COLOUR.ink, { least: TEXT }),
  ];
}

const CHIP_BESIDE_WOMEN = 380;

export function orderBar(view: View, say: Say, x: number, y: number, w: number, h: number): Item[] {
  const { women } = view;
  const only = view.tribes.find((t) => t.tribe === women?.of);
  if (women !== undefined && only !== undefined) {
    const left = CHIP_BESIDE_WOMEN + 10;
    return [
      ...orderChip(view, only, 1, say, x, y, CHIP_BESIDE_WOMEN, h),
      ...womenPanel(view, women, say, x + left, y, w - left, h),
    ];
  }
  const step = (w + 10) / Math.max(1, view.order.length);
  return view.order.flatMap((id, i) => {
    const tribe = view.tribes.find((t) => t.tribe === id);
    return tribe === undefined ? [] : orderChip(view, tribe, i + 1, say, x + i * step, y, step - 10, h);
  });
}

import { hayIn, ivoryFor, type View } from '../../src/games/settlers/view-types.js';
import { changed } from '../kit/marks.js';
import { card, type Box } from '../kit/plates.js';
import { INKS } from '../kit/palette.js';
import { line, SIZE, WIDTH } from '../kit/type.js';
import { icon, type Item } from '../scene.js';
import { seasonOf } from './scenery.js';
import type { WordLookup } from './words.js';

/** Boards between land and households: this season's cards of nature, and the next event. */

interface Notice {
  readonly icon: string;
  readonly label: string;
  readonly value: string;
  /** The change; empty when the value is new. */
  readonly tag?: string;
}

type Kind = 'year' | 'ship' | 'seals' | 'trees' | 'walrus' | 'winter' | 'nextShip' | 'end';

/** The data of a notice: equal data means no change. */
function stateOf(view: View, kind: Kind): string {
  switch (kind) {
    case 'year':
      return `${view.year} ${view.card}`;
    case 'ship':
      return `${view.year} ${view.price} ${view.shipless}`;
    case 'seals':
      return `${view.year} ${view.seals}`;
    case 'walrus':
      return `${view.year} ${view.walrus}`;
    case 'winter':
      return `${view.year} ${view.winter.join(' ')}`;
    case 'trees':
      return String(view.trees);
    case 'nextShip':
    case 'end':
      return '';
  }
}

function kindsOf(view: View): readonly Kind[] {
  if (view.phase === 'over') return ['year', 'trees'];
  switch (seasonOf(view)) {
    case 'sprout':
      return ['year', 'ship', view.seals === '' ? 'trees' : 'seals'];
    case 'sun':
      return ['year', 'ship', 'trees'];
    case 'leaf':
      return ['trees', 'walrus', 'nextShip'];
    case 'snowflake':
      return ['winter', 'trees', 'end'];
  }
}

/** Whether no ship comes this summer. */
export const shipStays = ({ shipless, year, numbers }: View): boolean => shipless || year < numbers.shipFirst;

const DRAWINGS: Readonly<Record<Exclude<Kind, 'year'>, string>> = {
  ship: 'ship',
  seals: 'seal',
  trees: 'tree',
  walrus: 'walrus',
  winter: 'snowflake',
  nextShip: 'ship',
  end: 'crown',
};
/** Icon of a year's weather. */
export const SKY = { warm: 'sun', temperate: 'cloud', cold: 'snowflake' } as const;

function valueOf(view: View, kind: Kind, lookUp: WordLookup): string {
  const { numbers, winter } = view;
  switch (kind) {
    case 'year':
      return view.card === 'succession' ? lookUp('succession') : lookUp('count.hay', { n: hayIn(view) });
    case 'ship':
      return shipStays(view) ? lookUp('glance.no-ship') : lookUp('count.silver', { n: view.price });
    case 'nextShip':
      return lookUp(view.shipless ? 'glance.no-ship' : 'glance.ship-comes');
    case 'seals':
      return view.seals === 'seals'
        ? lookUp('count.food', { n: numbers.sealFood })
        : lookUp('glance.no-seals', { card: view.seals });
    case 'walrus':
      return view.walrus === '' || view.walrus === 'storm'
        ? lookUp('glance.no-walrus', { card: view.walrus })
        : lookUp('count.ivory', { n: ivoryFor(view, view.walrus) });
    case 'trees':
      return String(view.trees);
    case 'winter':
      return winter.length === 0
        ? lookUp('glance.winter-ahead', { n: view.decks.winter.still })
        : lookUp('glance.winter', { card: winter.at(-1) ?? '', n: winter.length, all: numbers.winterStill });
    case 'end':
      return view.year >= view.soonest - 1
        ? lookUp('glance.end-soon')
        : lookUp('glance.end-years', { from: view.soonest - 1, to: view.years });
  }
}

function labelOf(view: View, kind: Kind, lookUp: WordLookup): string {
  const word =
    kind === 'ship' && shipStays(view)
      ? 'noShip'
      : kind === 'winter' && view.winter.at(-1) === 'still'
        ? 'still'
        : kind;
  return lookUp('glance.notice', { kind: word, warmth: view.card === 'succession' ? 'none' : view.warmth });
}

function noticesOf(view: View, before: View | undefined, lookUp: WordLookup): readonly Notice[] {
  return kindsOf(view).map((kind) => {
    const isNew = before !== undefined && stateOf(view, kind) !== stateOf(before, kind);
    const felled = kind === 'trees' && before !== undefined ? view.trees - before.trees : 0;
    return {
      icon: kind === 'year' ? (view.card === 'succession' ? 'crown' : SKY[view.warmth]) : DRAWINGS[kind],
      label: labelOf(view, kind, lookUp),
      value: valueOf(view, kind, lookUp),
      ...(isNew ? { tag: felled === 0 ? '' : `−${-felled}` } : {}),
    };
  });
}

const PAPER = { fill: INKS.lit, fade: INKS.litEnd, texture: 'fiber', r: 14, edge: '#fff8e6' } as const;

function noticeItems({ icon: drawing, label, value }: Notice, { x, y, w, h }: Box): Item[] {
  return [
    ...card({ x, y, w, h }, PAPER),
    icon(drawing, x + 12, y + (h - 54) / 2, 54, { ink: INKS.ink, paper: INKS.lit }),
    line(x + 76, y + 38, w - 80, label, SIZE.least, { fill: INKS.softInk }),
    line(x + 76, y + 74, w - 80, value, SIZE.text, { fill: INKS.ink, least: SIZE.least }),
  ];
}

/** Changed notices in words. */
export const newsOf = (view: View, before: View | undefined, lookUp: WordLookup): readonly string[] =>
  noticesOf(view, before, lookUp)
    .filter(({ tag }) => tag !== undefined)
    .map(({ label, value }) => `${label} ${value}`);

/** The boards side by side; up to `most` changed ones are ringed. */
export function noticeRow(
  view: View,
  before: View | undefined,
  lookUp: WordLookup,
  y: number,
  most: number,
): Item[] {
  const notices = noticesOf(view, before, lookUp);
  const w = Math.floor((WIDTH - 48 - (notices.length - 1) * 12) / notices.length);
  const boxes = notices.map((notice, i) => ({ notice, box: { x: 24 + i * (w + 12), y, w, h: 86 } }));
  const fresh = boxes.filter(({ notice }) => notice.tag !== undefined).slice(0, most);
  return [
    ...boxes.flatMap(({ notice, box }) => noticeItems(notice, box)),
    ...fresh.flatMap(({ notice: { tag = '' }, box }) => changed(box, tag === '' ? undefined : tag, 14)),
  ];
}

import type { HuntView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { INKS } from '../kit/palette.js';
import { seatToken } from '../kit/tokens.js';
import { LAST_LINE_X, lastLine, line, SIZE, subtitle, title } from '../kit/type.js';
import { sceneOf } from '../kit/picture.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';
import { widthOf } from '../lettering.js';
import { icon, type Item, type Scene } from '../scene.js';
import { cardRow } from './glance-cards.js';
import { clanRows, clansEnd, fang } from './glance-clans.js';
import { ground, iceWall } from './ground.js';
import { clanName, clansText, phaseText, wordsFor, type WordLookup } from './words.js';

/** The glacier at a glance: time until winter, prey, the active clan, the leaders, the next event. */

const RIGHT = 788;

/** Share of the year's cards revealed so far, including those in caves. */
function shareDrawn({ deck, open, discards, clans, table, phase }: View): number {
  if (table.winter || phase !== 'turn') return 1;
  const inCaves = clans.reduce((sum, { larder, weapons }) => sum + larder.length + weapons.length, 0);
  const drawn = open.length + discards.length + inCaves;
  return drawn / Math.max(1, drawn + deck.before);
}

/** Short text of the present decision. */
export function nowText(view: View, word: WordLookup): string {
  const { final, waiting, asked, clans, active } = view;
  if (final !== null)
    return word('glance.wins', { who: clansText(word, final.winners), n: final.winners.length });
  const [one] = waiting;
  if (one === undefined || asked === null) return phaseText(word, view);
  const ready = clans.find(({ clan }) => clan === active)?.ready ?? [];
  return word('glance.now', {
    state: asked.state,
    n: waiting.length,
    who: clanName(word, one),
    active: clanName(word, active),
    left: ready.reduce((sum, n) => sum + n, 0),
  });
}

/** The clock: cards until winter. */
function clock({ deck, table, phase }: View, word: WordLookup): Item[] {
  if (phase !== 'turn') return [icon('snowflake', RIGHT - 76, 24, 76, { ink: '#ffffff' })];
  const n = table.winter ? '' : String(deck.before);
  const w = Math.ceil(widthOf(n, 66, 'bold'));
  return [
    icon('snowflake', RIGHT - w - 70, 22, 56, { ink: '#ffffff' }),
    line(RIGHT - w - 2, 74, w + 4, n, 66, { fill: '#ffffff', cast: true }),
    line(
      RIGHT - 280,
      124,
      280,
      table.winter ? word('winterNow') : word('glance.toWinter', { n: deck.before }),
      36,
      {
        fill: '#ffffff',
        cast: true,
        align: 'right',
        least: SIZE.least,
      },
    ),
  ];
}

/** The approaching ice, the year, the present decision, and the clock. */
export function headItems(view: View, word: WordLookup): Item[] {
  const year = word('year', { n: view.year });
  const after = 28 + Math.ceil(widthOf(year, SIZE.title, 'title')) + 16;
  return [
    ...iceWall(shareDrawn(view)),
    title(year, 420),
    line(after, 74, 160, word('glance.of', { years: view.years }), 40, { fill: '#ffffff', cast: true }),
    subtitle(nowText(view, word), view.phase === 'turn' ? 524 : 660),
    ...clock(view, word),
  ];
}

const huntOf = ({ asked }: View): HuntView | null => asked?.hunt ?? null;

/** Places words and tokens on the last line. */
function footer(height: number): {
  words: (text: string) => void;
  token: (item: (x: number) => Item[], w: number) => void;
  items: Item[];
} {
  const items: Item[] = [];
  let x: number = LAST_LINE_X;
  return {
    items,
    words: (text) => {
      items.push(lastLine(height, text, x));
      x += Math.ceil(widthOf(text, SIZE.text, 'bold')) + 10;
    },
    token: (item, w) => {
      items.push(...item(x));
      x += w + 10;
    },
  };
}

export function foot(view: View, height: number, word: WordLookup): Item[] {
  const { items, words, token } = footer(height);
  const seat = (clan: keyof typeof LOOK): void => token((x) => seatToken(LOOK[clan], x, height - 58, 56), 56);
  if (view.final !== null) {
    words(word('glance.over'));
    return items;
  }
  const hunts = huntOf(view) !== null && !view.waiting.includes(view.active);
  words(word('glance.then'));
  if (view.phase !== 'turn') words(word('year', { n: view.year + 1 }));
  else if (hunts) {
    seat(view.active);
    words(word('glance.hunts'));
  } else if (view.table.winter) words(word('phase.gathering'));
  else for (const clan of view.order.slice(1)) seat(clan);
  words(`· ${view.goal}`);
  token((x) => [fang(x - 4, height - 54, 46, INKS.ember, true)], 40);
  words(word('glance.goal'));
  return items;
}

export function glanceScene({ view, before, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const height = clansEnd(view.clans.length) + 70;
  const rings = huntOf(view) === null ? 2 : 1;
  return sceneOf(height, [
    ground(height),
    ...headItems(view, word),
    ...cardRow(view, word),
    ...clanRows(view, before, rings, word),
    ...foot(view, height, word),
  ]);
}

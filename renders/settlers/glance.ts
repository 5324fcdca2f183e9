import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, MARGIN, SIZE, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import type { Item, Scene } from '../scene.js';
import { rings } from './changes.js';
import { SETTLERS_LOOK as LOOK } from '../kit/looks.js';
import { sceneOf } from '../kit/picture.js';
import { noticeRow } from './notices.js';
import { rowItems, scaleOf } from './rows.js';
import { head } from './head.js';
import { hasShip, scenery } from './scenery.js';
import { houseName, phaseText, wordsFor, type WordLookup } from './words.js';

/** The settlement at a glance: season, notices, every household's supplies, and the next step. */

const NOTICES = 462;
const ROWS = 566;
const FOOT = 72;
/** Six households share the room of five. */
const ROOM = 1282 - FOOT - ROWS;

export function nowWords(view: View, word: WordLookup): string {
  const { final, asked, waiting } = view;
  if (final !== null)
    return word('glance.wins', {
      n: final.winners.length,
      who: final.winners.map((id) => houseName(word, id)).join(', '),
    });
  const [one] = waiting;
  return word('glance.now', {
    state: asked?.state ?? '',
    to: asked?.to ?? '',
    who: one === undefined ? '' : houseName(word, one),
  });
}

/** The current point of the year, as the texts name it: a dealing point, a voyage or a question. */
function placeOf({ asked, winter }: View): string {
  if (asked === null) return '';
  const { state, point, to } = asked;
  if (to !== '') return to;
  if (point === 'S7.1') return winter.at(-1) ?? 'bill';
  return state === 'deal' ? point.replace('.', '') : state;
}

const RIPE: Readonly<Record<string, (household: HouseholdView, view: View) => boolean>> = {
  boats: ({ boats, home }, { numbers }) => boats > 0 && home >= numbers.crewLeast,
  ship: ({ ivory }) => ivory > 0,
};

/** The households that act after the current one, in turn order from the dealer. */
function nextOf(view: View): readonly HouseholdView[] {
  const isNext = RIPE[view.asked?.state ?? ''];
  const last = view.households.findLastIndex(({ id }) => view.waiting.includes(id));
  return isNext === undefined
    ? []
    : view.households.slice(last + 1).filter((one) => one.out === 0 && isNext(one, view));
}

export function foot(view: View, word: WordLookup, height: number): Item[] {
  if (view.final !== null) return [lastLine(height, word('glance.over'))];
  const then = word('glance.then');
  const after = word('glance.after', {
    at: placeOf(view),
    ship: hasShip({ ...view, phase: 'summer' }) ? 'yes' : 'no',
  });
  const next = nextOf(view);
  if (next.length === 0) return after === '' ? [] : [lastLine(height, `${then} ${after}`)];
  const x = 108 + Math.ceil(widthOf(`${then} `, SIZE.text, 'bold'));
  const right = x + next.length * 66;
  const words = `· ${after}`;
  // After five tokens there may be no room for words, even in small letters.
  const isRoom = widthOf(words, SIZE.least, 'bold') <= WIDTH - right - MARGIN;
  return [
    lastLine(height, then),
    ...next.flatMap(({ id }, i) => seatToken(LOOK[id], x + i * 66, height - 60, 56)),
    ...(isRoom ? [lastLine(height, words, right)] : []),
  ];
}

export function glanceScene({ view, before, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const step = Math.min(view.final === null ? 130 : 112, Math.floor(ROOM / view.households.length));
  const boxes = view.households.map((_, i) => ({ x: 24, y: ROWS + i * step, w: WIDTH - 48, h: step - 8 }));
  const height = ROWS + view.households.length * step + FOOT;
  const scale = scaleOf(view);
  const ringed = rings(view, before, boxes, 1);
  const items: Item[] = [
    ...scenery(view),
    ...head(view, word, phaseText(word, view), nowWords(view, word)),
    ...noticeRow(view, before, word, NOTICES, 2 - ringed.length),
    ...boxes.flatMap((box, at) => rowItems({ view, at, box, word, scale })),
    ...ringed.flat(),
    ...foot(view, word, height),
  ];
  return sceneOf(height, items);
}

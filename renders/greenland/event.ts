import type { CardSide, EventIcon, View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { INKS } from '../kit/palette.js';
import { card } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { lastLine, line, name, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { effectsRun } from './effects.js';
import { eventIconName, eventWords, goodsFate, groundText, priceOf, struckBy } from './event-words.js';
import { PAPER } from './glance-rows.js';
import { occupiersItems, seatBoxes, seatItems } from './glance-seats.js';
import { headWords } from './glance-words.js';
import { ground } from './ground.js';
import { goalsItems, viewWords } from './patrol.js';
import { counted, diskRun, gap, put, run } from './pieces.js';
import { cardName, type WordLookup } from './words.js';

/** The turn's event: its marks in order, the ship's goods, and the player order. */

const X = 24;
const W = WIDTH - 2 * X;
const TOP = 172;
const MARK = 86;
const GOODS = 124;
const SEATS = 112;

/** One mark: icon, effect, and tokens of the tribes whose daughters a disease requires. */
function markItems(mark: EventIcon, isWarming: boolean, y: number, word: WordLookup): Item[] {
  const struck = struckBy(mark);
  const room = W - 112 - struck.length * 62;
  return [
    icon(eventIconName(mark, isWarming), X + 20, y + 10, 66, { ink: INKS.ink, paper: '#fdf6e4' }),
    text(X + 102, y, room, MARK, eventWords(mark, word), {
      size: 38,
      least: SIZE.least,
      lines: 2,
      fill: INKS.ink,
      weight: 'bold',
    }),
    ...struck.flatMap((tribe, i) =>
      seatToken(TRIBE_LOOK[tribe], X + W - 16 - (struck.length - i) * 62, y + 15, 56),
    ),
  ];
}

function marksItems(view: View, y: number, h: number, word: WordLookup): Item[] {
  const marks = view.event?.icons ?? [];
  return [
    ...card({ x: X, y, w: W, h }, PAPER),
    ...marks.flatMap((mark, i) => markItems(mark, view.patrol !== undefined, y + 10 + i * MARK, word)),
  ];
}

/** Whether the goods are for sale and at what price, were bought by a tribe, or are gone. */
function fateItems(view: View, y: number, word: WordLookup): Item[] {
  const fate = goodsFate(view);
  const words = word(fate === 'forSale' ? 'forSale' : fate === 'gone' ? 'gone' : 'soldTo');
  const end = X + 130 + Math.ceil(widthOf(words, 36, 'bold')) + 16;
  return [
    text(X + 130, y, 240, 48, words, { size: 36, fill: INKS.softInk, weight: 'bold' }),
    ...(fate === 'forSale'
      ? [put(counted('ivory', priceOf(view), 44, 40), end, y + 2)]
      : fate === 'gone'
        ? []
        : seatToken(TRIBE_LOOK[fate], end, y - 5, 56)),
  ];
}

/** The ship's goods with their effects and value. */
function goodsItems(view: View, goods: CardSide, y: number, word: WordLookup): Item[] {
  const { effects, livestock, sled, exchange } = goods;
  return [
    ...card({ x: X, y, w: W, h: GOODS }, PAPER),
    icon('ship', X + 18, y + 14, 96, { ink: '#5d4420', paper: '#fff8e6' }),
    name(X + 130, y + 54, W - 150, cardName(word, goods), { fill: INKS.ink }),
    ...fateItems(view, y + 64, word),
    put(
      run(
        effectsRun(effects, 44),
        gap(12),
        livestock === null || livestock.babies === 0 ? null : counted('baby', livestock.babies, 46, 40),
        sled ? run(gap(10), counted('sled', 1, 46, 40)) : null,
        gap(12),
        exchange === null ? null : diskRun(exchange, 44, 40),
      ),
      X + W - 20,
      y + 66,
      'right',
    ),
  ];
}

/** The event; before the first one, the tribe that begins. */
export function eventScene({ view, locale }: PictureRequest<View>): Scene {
  const word = viewWords(view, locale);
  const { event, women, patrol } = view;
  const marks = event?.icons.length ?? 0;
  const goods = event?.import ?? null;
  const top = patrol === undefined ? TOP : TOP + 72;
  const goodsY = top + (marks === 0 ? 0 : marks * MARK + 20 + 18);
  const seatsY = goodsY + (goods === null ? 0 : GOODS + 20);
  const below = seatsY + SEATS + 14;
  const goals = patrol === undefined ? undefined : goalsItems(patrol, below, word);
  const height = below + (goals?.height ?? (women === undefined ? 0 : 44)) + 62;
  const boxes = seatBoxes(view, seatsY, SEATS);
  return sceneOf(height, [
    ground(height, [], INKS.night),
    title(event === null ? word('noEvent') : word.nameOf(event.id), 760),
    subtitle(word('turn', { turn: view.turn, turns: view.turns }), 380),
    line(408, 124, WIDTH - 436, headWords(view, word), SIZE.subtitle, {
      cast: true,
      least: SIZE.least,
      align: 'right',
    }),
    ...occupiersItems(view),
    ...(marks === 0 ? [] : marksItems(view, top, marks * MARK + 20, word)),
    ...(goods === null ? [] : goodsItems(view, goods, goodsY, word)),
    ...view.tribes.flatMap((tribe) => {
      const box = boxes.get(tribe.tribe);
      return box === undefined ? [] : seatItems(view, tribe, box, word);
    }),
    ...(women === undefined
      ? []
      : [line(28, below + 38, W, groundText(view, women, word), SIZE.text, { least: SIZE.least })]),
    ...(goals?.items ?? []),
    ...(event === null ? [] : [lastLine(height, word('eventsLeft', { n: view.eventsLeft }))]),
  ]);
}

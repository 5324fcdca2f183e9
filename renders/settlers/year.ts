import { hayIn, type HouseholdView, type View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { crown, out } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card, plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { line, name, SIZE, WIDTH } from '../kit/type.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { foot } from './glance.js';
import { head, night } from './head.js';
import { GROUND_PLATE } from './scenery.js';
import { sceneOf } from '../kit/picture.js';
import { shipStays, SKY } from './notices.js';
import { leadersOf, lookOf } from './rows.js';
import { wordsFor, houseName, phaseText, type WordLookup } from './words.js';

/** The new year card: its effects on hay, ivory and every field, and the remaining cards of the deck. */

const CARD: Box = { x: 24, y: 158, w: WIDTH - 48, h: 218 };
const DECK = 394;
const ROWS = 486;
const FOOT = 72;
/** Room for six households. */
const ROOM = 1282 - FOOT - ROWS;

/** Whether a year has just started: its card is new, and no household has acted yet. */
export const isNewYear = ({ phase, asked, card: turned }: View): boolean =>
  phase === 'spring' && asked?.point === 'S1.4' && turned !== '';

/** The large card: weather, hay and the ship's prices. */
function cardItems(view: View, word: WordLookup): Item[] {
  const { x, y } = CARD;
  const drawing = SKY[view.warmth];
  const number = (left: number, n: string, words: string): Item[] => [
    text(left, y + 22, 250, 96, n, { size: 96, least: 60, fill: INKS.ink, weight: 'bold', align: 'center' }),
    text(left, y + 122, 250, 80, words, {
      size: SIZE.text,
      least: SIZE.least,
      lines: 2,
      fill: INKS.softInk,
      weight: 'bold',
      align: 'center',
    }),
  ];
  return [
    ...card(CARD, { fill: INKS.lit, fade: INKS.litEnd, texture: 'fiber', edge: '#fff8e6' }),
    icon(drawing, x + 40, y + 30, 158, {
      ink: TONES[view.warmth],
      relief: true,
    }),
    ...number(x + 238, String(hayIn(view)), word('year.hay')),
    ...(shipStays(view)
      ? number(x + 500, '–', word('noShip'))
      : number(x + 500, String(view.price), word('year.ivory'))),
  ];
}

const TONES = { warm: INKS.starOnPaper, temperate: '#5d7186', cold: '#1f6f96' } as const;

/** The remaining year cards by weather. */
function deckItems({ decks }: View, word: WordLookup): Item[] {
  const left = (warmth: keyof typeof SKY): number =>
    Object.entries(decks.years).reduce((sum, [kind, n]) => sum + (kind.startsWith(warmth) ? n : 0), 0);
  return [
    ...plate({ x: 24, y: DECK, w: WIDTH - 48, h: 74 }, 'dark', GROUND_PLATE),
    line(44, DECK + 49, 280, word('year.left'), SIZE.text, { least: SIZE.least }),
    ...(['warm', 'temperate', 'cold'] as const).flatMap((warmth, i) => [
      icon(SKY[warmth], 344 + i * 150, DECK + 13, 48, { ink: INKS.bone }),
      line(402 + i * 150, DECK + 52, 80, String(left(warmth)), 44),
    ]),
  ];
}

function row(view: View, household: HouseholdView, word: WordLookup, box: Box): Item[] {
  const { x, y, h } = box;
  const isLit = view.waiting.includes(household.id);
  const [ink, size, middle] = [isLit ? INKS.ink : INKS.bone, Math.min(80, h - 20), y + h / 2];
  const cell = (drawing: string, left: number, n: number): Item[] => [
    icon(drawing, left, middle - 24, 48, { ink, paper: isLit ? INKS.lit : GROUND_PLATE }),
    line(left + 56, middle + 17, 90, String(n), 46, { fill: ink, least: SIZE.least }),
  ];
  return [
    ...plate(box, isLit ? 'lit' : 'dark', GROUND_PLATE),
    ...seatToken(lookOf(household), x + 14, middle - size / 2, size),
    ...(leadersOf(view).includes(household.id) ? crown(x + 14 + size / 2, middle - size / 2 + 4) : []),
    name(x + 116, middle + 14, 200, houseName(word, household.id), { fill: ink }),
    ...(household.out > 0
      ? [
          ...out(x + 90, y + h - 26),
          line(x + 320, middle + 13, 430, word('glance.out', { n: household.out }), SIZE.text, {
            fill: INKS.mist,
          }),
        ]
      : [
          ...cell('person', x + 320, household.home),
          ...cell('soil', x + 450, household.level),
          ...cell('hay', x + 590, household.mostHay),
        ]),
  ];
}

export function yearScene({ view, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const step = Math.min(112, Math.floor(ROOM / view.households.length));
  const height = ROWS + view.households.length * step + FOOT;
  return sceneOf(height, [
    night(view),
    ...head(
      view,
      word,
      phaseText(word, view),
      word('year.about', { warmth: view.warmth, price: view.dearness }),
    ),
    ...cardItems(view, word),
    ...deckItems(view, word),
    ...view.households.flatMap((household, i) =>
      row(view, household, word, { x: 24, y: ROWS + i * step, w: WIDTH - 48, h: step - 8 }),
    ),
    ...foot(view, word, height),
  ]);
}

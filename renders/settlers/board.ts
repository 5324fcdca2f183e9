import { hayIn, type View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { INKS } from '../kit/palette.js';
import { card } from '../kit/plates.js';
import { line, SIZE } from '../kit/type.js';
import { icon, type Item, type Scene } from '../scene.js';
import { head, night } from './head.js';
import { shipStays } from './notices.js';
import { foot, HOUSEHOLD_H, householdItems, LOW_HOUSEHOLD_H } from './sheet.js';
import { phaseText, wordsFor, type WordLookup } from './words.js';

/** The table: this year's cards, the woods and the ship, and every household's numbers. */

const CARDS = 150;
const CARD = { w: 378, h: 132 } as const;
const WOODS = 442;
const ROWS = 506;

/** A card of this year in words. */
interface CardWords {
  readonly title: string;
  readonly drawing: string;
  readonly lines: readonly string[];
}

export function cardsOf(view: View, word: WordLookup): readonly CardWords[] {
  const warmth = view.warmth;
  const turned = view.card !== '';
  const stills = view.winter.filter((card) => card === 'still').length;
  const winter =
    view.winter.length === 0
      ? [word('noCard')]
      : [
          ...(stills > 0 ? [word('still', { n: stills })] : []),
          ...(view.winter.at(-1) === 'spring' ? [word('name.spring')] : []),
        ];
  return [
    {
      title: word('yearCard'),
      drawing: !turned ? 'deck' : warmth === 'warm' ? 'sun' : warmth === 'cold' ? 'snowflake' : 'cloud',
      lines: !turned
        ? [word('noCard')]
        : view.card === 'succession'
          ? [word('succession')]
          : [word(warmth, { n: hayIn(view) }), word(`price.${view.dearness}`, { n: view.price })],
    },
    {
      title: word('sealCard'),
      drawing: 'seal',
      lines: [view.seals === '' ? word('noCard') : word(view.seals === 'none' ? 'name.none' : view.seals)],
    },
    {
      title: word('walrusCard'),
      drawing: 'walrus',
      lines: [
        view.walrus === '' ? word('noCard') : word(view.walrus),
        word('storms', { n: view.decks.walrus.storm }),
      ],
    },
    {
      title: word('winterCard'),
      drawing: 'snowflake',
      lines: winter,
    },
  ];
}

function drawCard({ title, drawing, lines }: CardWords, at: number): Item[] {
  const x = 24 + (at % 2) * (CARD.w + 12);
  const y = CARDS + Math.floor(at / 2) * (CARD.h + 12);
  return [
    ...card(
      { x, y, ...CARD },
      { fill: INKS.lit, fade: INKS.litEnd, texture: 'fiber', r: 14, edge: '#fff8e6' },
    ),
    icon(drawing, x + 16, y + 36, 60, { ink: INKS.ink, paper: INKS.lit }),
    line(x + 94, y + 42, CARD.w - 104, title, SIZE.text, { fill: INKS.softInk, weight: 'title' }),
    ...lines.map((words, i) =>
      line(x + 94, y + 82 + i * 38, CARD.w - 104, words, SIZE.text, { fill: INKS.ink, least: SIZE.place }),
    ),
  ];
}

/** Remaining trees, and the ship's prices. */
const woods = (view: View, word: WordLookup): Item[] => [
  icon('tree', 28, WOODS, 48, { ink: '#9fd8b0' }),
  line(88, WOODS + 38, 380, word('trees', { n: view.trees, rate: view.erosion }), SIZE.text, { least: 30 }),
  icon('ship', 500, WOODS, 48, { ink: INKS.mist }),
  line(560, WOODS + 38, 232, word(shipStays(view) ? 'noShip' : 'ship', { n: view.price }), SIZE.text, {
    least: 30,
  }),
];

function endWords(view: View, word: WordLookup): string {
  if (view.final !== null) return phaseText(word, view);
  const soonest = view.soonest - 1;
  return view.year >= soonest ? word('endsNow') : word('soonest', { from: soonest, to: view.years });
}

export function boardScene({ view, before, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  // More households leave no room for bars; the sheet has them.
  const h = view.households.length > 4 ? LOW_HOUSEHOLD_H : HOUSEHOLD_H;
  const height = ROWS + view.households.length * (h + 7) + 66;
  return sceneOf(height, [
    night(view),
    ...head(view, word, phaseText(word, view), endWords(view, word)),
    ...cardsOf(view, word).flatMap(drawCard),
    ...woods(view, word),
    ...householdItems(view, before, word, ROWS, h),
    ...foot(view, word, height),
  ]);
}

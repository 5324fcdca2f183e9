import type { View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { inUse, sceneOf } from '../kit.js';
import { legend, legendHeight } from '../kit/legend.js';
import { INKS } from '../kit/palette.js';
import { line, MARGIN, SIZE, WIDTH } from '../kit/type.js';
import { icon, type Item, type Scene } from '../scene.js';
import { cardRow } from './glance-cards.js';
import { headItems } from './glance.js';
import { ground } from './ground.js';
import { ICONS } from './icons.js';
import { allCaves } from './sheet.js';
import { wordsFor, type Say, type Word } from './words.js';

/** The table: the cards turned over, both decks, every cave with all its cards, and what drawings mean. */

const DECKS = 696;
const CAVES = 764;

/** Cards after winter, and fate cards left. */
const decks = ({ deck, fateDeck }: View, say: Say): Item[] =>
  (
    [
      ['deck', say('afterWinter', { n: deck.after })],
      ['fate', say('fateDeck', { n: fateDeck })],
    ] as const
  ).flatMap(([drawing, words], i) => {
    const x = MARGIN + 8 + i * 376;
    return [
      icon(drawing, x, DECKS + 6, 44, { ink: INKS.mist, paper: INKS.night }),
      line(x + 56, DECKS + 44, 312, words, SIZE.text, { least: SIZE.least }),
    ];
  });

/** Drawings whose words may be needed. */
const MEANINGS: readonly (readonly [drawing: string, word: Word])[] = [
  ['meat', 'food'],
  ['person', 'people'],
  ['die', 'hunt'],
  ['spear', 'arms'],
  ['net', 'net'],
  ['lore', 'lore'],
  ['fate', 'fates'],
  ['fang', 'trophies'],
  ['tired', 'tired'],
  ['hurt', 'hurt'],
  ['trek', 'trek'],
  ['wrath', 'wrath'],
  ['sworn', 'sworn'],
];

export function boardScene(request: PictureRequest<View>): Scene {
  const { view, locale } = request;
  const say = wordsFor(locale);
  const caves = allCaves(request, CAVES, 2, say);
  const items = [...headItems(view, say), ...cardRow(view, say), ...decks(view, say), ...caves.items];
  const entries = inUse(
    MEANINGS.map(([drawing, word]) => [drawing, say(word)] as const),
    items,
  );
  const height = caves.bottom + legendHeight(entries);
  return sceneOf(
    { width: WIDTH, height, background: INKS.night },
    [ground(height), ...items, ...legend(entries, caves.bottom)],
    ICONS,
  );
}

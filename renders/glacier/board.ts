import type { View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { INKS } from '../kit/palette.js';
import { line, MARGIN, SIZE, TALLEST } from '../kit/type.js';
import { group, icon, type Item, type Scene } from '../scene.js';
import { cardRow } from './glance-cards.js';
import { foot, headItems } from './glance.js';
import { ground } from './ground.js';
import { allCaves } from './sheet.js';
import { wordsFor, type WordLookup } from './words.js';

/** The table: open cards, both decks, and every cave with all its cards. */

/** Higher than on the glance picture: there is no sky here. */
const CARDS = -112;
const DECKS = 580;
const CAVES = 642;
const FOOT = 56;

/** Cards after winter, and fate cards left. */
const decks = ({ deck, fateDeck }: View, word: WordLookup): Item[] =>
  (
    [
      ['deck', word('afterWinter', { n: deck.after })],
      ['fate', word('fateDeck', { n: fateDeck })],
    ] as const
  ).flatMap(([drawing, words], i) => {
    const x = MARGIN + 8 + i * 376;
    return [
      icon(drawing, x, DECKS + 6, 44, { ink: INKS.mist, paper: INKS.night }),
      line(x + 56, DECKS + 44, 312, words, SIZE.text, { least: SIZE.least }),
    ];
  });

export function boardScene(request: PictureRequest<View>): Scene {
  const { view, locale } = request;
  const word = wordsFor(locale);
  const two = allCaves(request, CAVES, 2, word);
  // If two lines of cards per cave don't fit, each cave gets one.
  const caves = two.bottom + FOOT <= TALLEST ? two : allCaves(request, CAVES, 1, word);
  const height = caves.bottom + FOOT;
  return sceneOf(height, [
    ground(height),
    ...headItems(view, word),
    group(0, CARDS, cardRow(view, word)),
    ...decks(view, word),
    ...caves.items,
    ...foot(view, height, word),
  ]);
}

import type { View } from '../../src/games/greenland/view/view-types.js';
import type { CardDrawing } from '../contract.js';
import { glyphsOf } from '../kit/picture.js';
import { ROW_CARD_H, rowCard, rowCardPeople } from './row-card.js';
import { wordsFor } from './words.js';

const W = 183;
/** Around the card: its shadow, and people below its edge. */
const AROUND = 12;
const BELOW = 34;

/** A card at its place in the row, with the people on it. */
export function cardDrawing(view: View, thing: string, locale: string): CardDrawing | undefined {
  const word = wordsFor(view, locale);
  for (const { warm, cold } of view.rows)
    for (const spot of [...warm, ...cold]) {
      if (spot.face.id !== thing) continue;
      const box = { x: AROUND, y: AROUND, w: W, h: ROW_CARD_H };
      const tile = { spot, box, cold: cold.includes(spot) };
      const items = [...rowCard(tile, { replaced: false, mine: false }, word), ...rowCardPeople(tile)];
      const [width, height] = [W + 2 * AROUND, ROW_CARD_H + AROUND + BELOW];
      return { width, height, items, glyphs: glyphsOf(items) };
    }
  return undefined;
}

import type { View } from '../../src/games/greenland/view/view-types.js';
import type { CardDrawing } from '../contract.js';
import { glyphsOf } from '../kit.js';
import { biomeCard, CARD_H, CARD_W } from './biome-card.js';
import { ICONS } from './icons.js';
import { wordsFor } from './words.js';

/** A card as it lies in its row, with those who are on it. */
export function cardDrawing(view: View, thing: string, locale: string): CardDrawing | undefined {
  const name = wordsFor(view, locale).nameOf(thing);
  for (const { warm, cold } of view.rows)
    for (const spot of [...warm, ...cold]) {
      if (spot.face.id !== thing) continue;
      const items = [biomeCard(spot, 0, 0, { name, cold: cold.includes(spot), ringed: false })];
      return { width: CARD_W, height: CARD_H + 4, items, glyphs: glyphsOf(items, ICONS) };
    }
  return undefined;
}

import { emojiSet } from '../emoji.js';
import { ICONS } from './icons.js';
import { INKS } from '../kit/palette.js';
import { LOOK } from './kit.js';

/** What stands beside the names of households and goods. */
export const emojis = emojiSet({
  paper: INKS.lit,
  ink: INKS.ink,
  looks: LOOK,
  glyphs: ICONS,
  signs: {
    silver: 'silver',
    ivory: 'ivory',
    food: 'meat',
    hay: 'hay',
    timber: 'timber',
    cows: 'cow',
    calves: 'cow',
    sheep: 'sheep',
    lambs: 'sheep',
    boats: 'boat',
    boat: 'boat',
    barn: 'barn',
    people: 'person',
    guests: 'person',
    seals: 'seal',
    walrus: 'walrus',
  },
});

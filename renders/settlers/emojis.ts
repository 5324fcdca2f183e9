import { emojiSet } from '../emoji.js';
import { ICONS } from './icons.js';
import { COLOUR, LOOK } from './kit.js';

/** What stands beside the names of households and goods. */
export const emojis = emojiSet({
  paper: COLOUR.paper,
  ink: COLOUR.ink,
  looks: LOOK,
  glyphs: ICONS,
  signs: {
    silver: 'silver',
    ivory: 'ivory',
    food: 'food',
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

import { emojiSet } from '../emoji.js';
import { SETTLERS_LOOK as LOOK } from '../kit/looks.js';

export const emojis = emojiSet({
  looks: LOOK,
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

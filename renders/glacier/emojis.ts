import { ORIGINAL } from '../../src/games/glacier/pictures.js';
import { emojiSet } from '../emoji.js';
import { drawingOf } from './prey.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';

const cards = Object.fromEntries(ORIGINAL.cards.map((card) => [card.id, drawingOf(card)]));

const FATES = ['broken', 'dispute', 'offering', 'success', 'spoiled', 'predator', 'scavenger', 'raid'];

/** Emojis of clans, hunt cards and fate cards. */
export const emojis = emojiSet({
  looks: LOOK,
  signs: {
    ...cards,
    ...Object.fromEntries(FATES.map((fate) => [fate, 'fate'])),
    trek: 'trek',
    wrath: 'wrath',
  },
});

import { ORIGINAL } from '../../src/games/glacier/cards.js';
import { emojiSet } from '../emoji.js';
import { ICONS } from './icons.js';
import { drawingOf, LOOK, PAPER } from './kit.js';

const cards = Object.fromEntries(ORIGINAL.cards.map((card) => [card.id, drawingOf(card)]));

const FATES = ['broken', 'dispute', 'offering', 'success', 'spoiled', 'predator', 'scavenger', 'raid'];

/** What stands beside the names of clans, hunt cards and fate cards. */
export const emojis = emojiSet({
  paper: PAPER,
  ink: '#22323d',
  looks: LOOK,
  glyphs: ICONS,
  signs: {
    ...cards,
    ...Object.fromEntries(FATES.map((fate) => [fate, 'fate'])),
    trek: 'trek',
    wrath: 'wrath',
  },
});

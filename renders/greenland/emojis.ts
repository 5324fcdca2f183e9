import { ORIGINAL } from '../../src/games/greenland/pictures.js';
import { emojiSet } from '../emoji.js';
import { BEAST_OF } from './beasts.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';

const womenOf = Object.fromEntries(ORIGINAL.data.daughters.map(({ id }) => [id, 'woman']));

/** Emojis beside the names of tribes, goods, types and cards. */
export const emojis = emojiSet({
  looks: TRIBE_LOOK,
  signs: {
    ...BEAST_OF,
    ...womenOf,
    energy: 'energy',
    ivory: 'ivory',
    iron: 'iron',
    harpoon: 'harpoon',
    fishhook: 'fishhook',
    spear: 'spear',
    hammer: 'hammer',
    medallion: 'medallion',
    alpha: 'alpha',
    cold: 'snowflake',
    warm: 'sun',
  },
});

import { ORIGINAL } from '../../src/games/endless/pictures.js';
import { emojiSet } from '../emoji.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';

const { tribe, starting, culture, animals, stones, chiefs, setup } = ORIGINAL.data;

const all = (list: readonly { readonly id: string }[], drawing: string): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ id }) => [id, drawing]));

/** Emojis of tribes, goods and kinds of cards. */
export const emojis = emojiSet({
  looks: LOOK,
  signs: {
    ...all([...tribe.cards, ...starting], 'person'),
    ...all(culture.cards, 'culture'),
    ...all(animals.types, 'paw'),
    ...all(stones, 'stone'),
    ...all(chiefs, 'chief'),
    ...all(setup, 'flag'),
    food: 'meat',
    tool: 'tool',
    draw: 'card',
    honor: 'honor',
    offering: 'offering',
    eclipse: 'eclipse',
  },
});

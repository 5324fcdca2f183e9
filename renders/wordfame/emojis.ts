import type { Color } from '../../src/games/wordfame/view-types.js';
import { CARDS, COLORS, KINDS, NTH } from '../../src/games/wordfame/pictures.js';
import { emojiSet } from '../emoji.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { mark } from './mark.js';

const colorAt = (at: number): Color => COLORS[at] ?? 'iron';
/** Ids with a color: each card's (as a Good, a Bondi, and lying open), personae, and colors themselves. */
const things = [
  ...CARDS.flatMap(({ good, bondi, word, colour }) =>
    [good, ...NTH.map((ending) => `${bondi}${ending}`), word].map((id) => [id, colorAt(colour)]),
  ),
  ...KINDS.map(({ id, colour }) => [id, colorAt(colour)]),
  ...COLORS.map((colour) => [colour, colour]),
] as const;

/** Emojis of gothar and of things with a color. */
export const emojis = emojiSet({
  looks: LOOK,
  signs: Object.fromEntries(things),
  drawn: Object.fromEntries(
    COLORS.map((colour, at) => [colour, (x: number, y: number, side: number) => [mark(at, x, y, side)]]),
  ),
});

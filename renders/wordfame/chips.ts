import type { Gothi, View } from '../../src/games/wordfame/view-types.js';
import { cardOf, COLORS, KINDS } from '../../src/games/wordfame/pictures.js';
import type { Teller } from '../../src/kernel/index.js';
import { INKS } from '../kit/palette.js';
import { widthOf } from '../lettering.js';
import { icon, rect, text, type Item } from '../scene.js';
import { mark } from './mark.js';

/** Cards as chips: a color's mark with a few words or a sign. */

export interface Chip {
  readonly colour: number;
  readonly words: string;
  /** Replaces the words if they don't fit. */
  readonly sign?: string;
}

/** Cards with the same look share a chip with a number. */
function counted(all: readonly Chip[]): Chip[] {
  const counts = new Map<string, { chip: Chip; n: number }>();
  for (const chip of all) {
    const key = `${chip.colour} ${chip.words}`;
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { chip, n: 1 });
    else known.n++;
  }
  return [...counts.values()].map(({ chip, n }) =>
    n === 1 ? chip : { ...chip, words: `${n}× ${chip.words}` },
  );
}

/** More cards of equal worth are shown as a number. */
const ONE_BY_ONE = 2;

/** Worths, the highest first: `3 3 2 1`, or `3 7×2 1` for many. */
const worthsIn = (worths: readonly number[]): string =>
  [3, 2, 1]
    .flatMap((worth) => {
      const alike = worths.filter((one) => one === worth);
      return alike.length > ONE_BY_ONE ? [`${alike.length}×${worth}`] : alike.map(String);
    })
    .join(' ');

/** A chip for each color with the worths of its cards. */
const byColor = (cards: readonly { readonly colour: number; readonly worth: number }[]): Chip[] =>
  COLORS.flatMap((_, colour) => {
    const worths = cards.filter((card) => card.colour === colour).map(({ worth }) => worth);
    return worths.length === 0 ? [] : [{ colour, words: worthsIn(worths) }];
  });

const personae = (cards: readonly number[]): { id: string; colour: number; worth: number }[] =>
  cards.flatMap((card) => KINDS[cardOf(card).kind] ?? []);

export const wealthOf = ({ goods }: Gothi): Chip[] => byColor(goods.map(cardOf));
export const oathsOf = ({ oaths }: Gothi, tell: Teller): Chip[] =>
  counted(
    oaths.map((card) => {
      const { colour, action } = cardOf(card);
      return { colour, words: tell.name(action), sign: action };
    }),
  );
/** The Hird by color and worth, which identify a persona, and by name. */
export const hirdOf = ({ hird }: Gothi): Chip[] => byColor(personae(hird));
export const namedHird = ({ hird }: Gothi, tell: Teller): Chip[] =>
  counted(personae(hird).map(({ id, colour, worth }) => ({ colour, words: `${tell.name(id)} ${worth}` })));
export const poolOf = ({ table }: View): Chip[] =>
  byColor(table.pool.flatMap((card, kind) => (card < 0 ? [] : (KINDS[kind] ?? []))));

export interface ChipLook {
  readonly size: number;
  /** Height of a chip. */
  readonly h: number;
  readonly lit?: boolean;
  /** Signs in place of words. */
  readonly brief?: boolean;
}

const markOf = ({ size }: ChipLook): number => Math.round(size * 0.86);
const signed = (chip: Chip, { brief }: ChipLook): string | undefined =>
  brief === true ? chip.sign : undefined;
const countOf = ({ words }: Chip): string => /^\d+×/u.exec(words)?.[0] ?? '';

function chipWidth(chip: Chip, look: ChipLook): number {
  const own =
    signed(chip, look) === undefined
      ? widthOf(chip.words, look.size, 'bold')
      : look.size + 6 + widthOf(countOf(chip), look.size, 'bold');
  return Math.ceil(markOf(look) + own + 28);
}

export const widthOfAll = (chips: readonly Chip[], look: ChipLook): number =>
  chips.reduce((sum, chip) => sum + chipWidth(chip, look) + 8, -8);

/** Chips from left to right; those that don't fit are counted. */
export function chipItems(all: readonly Chip[], x: number, y: number, room: number, look: ChipLook): Item[] {
  const { size, h } = look;
  const items: Item[] = [];
  let left = x;
  for (const [i, chip] of all.entries()) {
    const w = chipWidth(chip, look);
    if (left + w > x + room - (i < all.length - 1 ? size * 1.6 : 0)) {
      items.push(
        text(left, y, size * 1.6, h, `+${all.length - i}`, {
          size,
          fill: look.lit === true ? INKS.ink : INKS.bone,
          weight: 'bold',
        }),
      );
      return items;
    }
    const inner = left + markOf(look) + 16;
    const sign = signed(chip, look);
    items.push(
      rect(left, y, w, h, { fill: '#fbf4e2', stroke: '#c9b98f', line: 2, r: 10 }),
      mark(chip.colour, left + 8, y + (h - markOf(look)) / 2, markOf(look)),
      ...(sign === undefined
        ? [text(inner, y, w - markOf(look) - 20, h, chip.words, { size, fill: INKS.ink, weight: 'bold' })]
        : [
            ...(countOf(chip) === ''
              ? []
              : [text(inner, y, size * 1.4, h, countOf(chip), { size, fill: INKS.ink, weight: 'bold' })]),
            icon(sign, left + w - size - 12, y + (h - size - 4) / 2, size + 4, {
              ink: INKS.ink,
              paper: '#fbf4e2',
            }),
          ]),
    );
    left += w + 8;
  }
  return items;
}

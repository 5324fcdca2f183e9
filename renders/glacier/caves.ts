import type { ClanView, View } from '../../src/games/glacier/view-types.js';
import { backdrop } from '../kit/backdrop.js';
import { INKS } from '../kit/palette.js';
import type { Box } from '../kit/plates.js';
import { WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, rect, text, type GroupItem, type Item } from '../scene.js';
import { drawingOf } from './prey.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';

/** A cave: clan cards, and other cards as chips with a drawing and a number. */

/** The rock of a picture with this height. */
export const rock = (height: number): GroupItem =>
  backdrop(`glacier cave ${height}`, WIDTH, height, [
    rect(0, 0, WIDTH, height, {
      fill: '#3a2c22',
      fade: { to: '#17110d', top: 0, bottom: Math.min(height, 700) },
      texture: 'stone',
    }),
  ]);

/** Clan cards by state (ready, spent, hurt), each with its number of members. */
export function people(
  { clan, ready, spent, sick }: ClanView,
  x: number,
  y: number,
  w: number,
  side: number,
  ink: string,
): Item[] {
  const look = LOOK[clan];
  const groups = [
    { mark: undefined, folk: ready, fill: look.fill, edge: look.edge, ink: look.text },
    { mark: 'tired', folk: spent, fill: '#57493c', edge: '#2a211b', ink: '#ffffff' },
    { mark: 'hurt', folk: sick, fill: INKS.bad, edge: '#4c110a', ink: '#ffffff' },
  ].flatMap(({ folk, ...group }) => {
    const cards = folk.flatMap((n, i) => Array.from({ length: n }, () => i + 1));
    return cards.length === 0 ? [] : [{ ...group, cards }];
  });
  const cards = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const marks = groups.filter(({ mark }) => mark !== undefined).length;
  const step = Math.min(side + 6, (w - marks * (side + 8)) / Math.max(1, cards));
  let at = x;
  return groups.flatMap(({ mark, cards: own, fill, edge, ink: letters }) => {
    const items: Item[] = mark === undefined ? [] : [icon(mark, at + 4, y + (side - 42) / 2, 42, { ink })];
    if (mark !== undefined) at += 52;
    for (const n of own) {
      items.push(
        rect(at, y, step - 5, side, { fill, stroke: edge, line: 3, r: 9 }),
        text(at, y, step - 5, side, String(n), {
          size: 38,
          least: 33,
          fill: letters,
          weight: 'bold',
          align: 'center',
        }),
      );
      at += step;
    }
    at += 6;
    return items;
  });
}

interface Chip {
  /** The card's id, for rings around new cards. */
  readonly id: string;
  readonly drawing: string;
  readonly words: string;
  readonly fill: string;
}

const PAPER = '#e6d9bf';
const FLINT = '#c3c8cb';

/** Larder, weapons and the shaman's artifact, in that order. */
export function chipsOf({ larder, weapons, artifact, wrath }: ClanView): readonly Chip[] {
  return [
    ...larder.map(({ card, net, food }) => ({
      id: card.id,
      drawing: net === null ? drawingOf(card) : 'net',
      words: String(food),
      fill: PAPER,
    })),
    ...weapons.map((card) => ({
      id: card.id,
      drawing: card.kind === 'prey' ? 'spear' : drawingOf(card),
      words: card.weapon > 0 ? `+${card.weapon}` : '',
      fill: FLINT,
    })),
    ...(artifact === null
      ? []
      : [
          {
            id: artifact.id,
            drawing: wrath ? 'wrath' : 'drum',
            words: wrath ? '' : `+${artifact.weapon}`,
            fill: wrath ? '#8f8375' : '#dcc9dc',
          },
        ]),
  ];
}

const CHIP_H = 54;
const CHIP_GAP = 8;
/** Distance between two lines of chips, pixels. */
export const CHIP_STEP = CHIP_H + 6;

const widthOfChip = ({ words }: Chip): number =>
  62 + (words === '' ? 0 : Math.ceil(widthOf(words, 40, 'bold')) + 10);

export interface PlacedChip {
  readonly chip: Chip;
  readonly box: Box;
}

/** Chips in a limited number of lines; the last one counts those left out. */
export function placeChips(chips: readonly Chip[], { x, y, w }: Box, lines: number): readonly PlacedChip[] {
  const placed: PlacedChip[] = [];
  let [left, line] = [x, 0];
  for (const [i, chip] of chips.entries()) {
    const wide = widthOfChip(chip);
    const room = x + w - (line === lines - 1 && i < chips.length - 1 ? 110 : 0);
    if (left + wide > room) {
      if (line === lines - 1) {
        const rest: Chip = { id: '', drawing: 'deck', words: `…${chips.length - i}`, fill: '#968a7c' };
        placed.push({
          chip: rest,
          box: { x: left, y: y + line * CHIP_STEP, w: widthOfChip(rest), h: CHIP_H },
        });
        break;
      }
      line++;
      left = x;
    }
    placed.push({ chip, box: { x: left, y: y + line * CHIP_STEP, w: wide, h: CHIP_H } });
    left += wide + CHIP_GAP;
  }
  return placed;
}

export const drawChip = ({ chip, box: { x, y, w, h } }: PlacedChip): Item[] => [
  rect(x, y, w, h, { fill: chip.fill, stroke: '#2a211b', line: 2, r: 10 }),
  icon(chip.drawing, x + 6, y + 4, 46, { ink: INKS.ink, paper: chip.fill }),
  ...(chip.words === ''
    ? []
    : [text(x + 58, y, w - 58, h, chip.words, { size: 40, fill: INKS.ink, weight: 'bold' })]),
];

/** Cards that a clan's cave didn't hold in an earlier view. */
export function freshIn(clan: ClanView, before: View | undefined): ReadonlySet<string> {
  const earlier = before?.clans.find((one) => one.clan === clan.clan);
  if (earlier === undefined) return new Set();
  const known = new Set(chipsOf(earlier).map(({ id }) => id));
  return new Set(chipsOf(clan).flatMap(({ id }) => (known.has(id) ? [] : [id])));
}

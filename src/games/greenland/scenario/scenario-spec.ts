import { z } from 'zod';
import { PHASES, RANKS, ROWS, TRIBES } from '../vocabulary/model.js';

/** The schema of a scripted position (`docs/dev/scenarios.md`). Omitted parts are empty, or shuffled. */

const n = z.int().min(0);
const card = z.string();
const tribe = z.enum(TRIBES);
const rank = z.literal([...RANKS]);
const perTribe = z.partialRecord(tribe, n);

const cardSpec = z.union(
  [
    card,
    z.strictObject({
      card,
      people: perTribe.optional(),
      landed: perTribe.optional(),
      husband: tribe.optional(),
      guards: tribe.optional(),
      raided: tribe.optional(),
      hostile: z.boolean().optional(),
    }),
  ],
  { error: 'a card is its id, or {card, people, landed, husband, guards, raided, hostile}' },
);

const row = z.strictObject({ warm: z.array(cardSpec).optional(), cold: z.array(cardSpec).optional() });
const piles = z.strictObject({ north: z.array(card).optional(), south: z.array(card).optional() });

const ranks = z.strictObject({ 1: n, 2: n, 3: n, 4: n, 5: n, 6: n }).partial();

/** L: the occupiers. A record of points marks the second part of a long game (M2). */
const occupiers = z.strictObject({
  fuel: n.optional(),
  mined: z.boolean().optional(),
  surrendered: z.array(tribe).optional(),
  record: perTribe.optional(),
});

const tribeSpec = z.strictObject({
  religion: z.enum(['polytheist', 'monotheist']).optional(),
  unassigned: n.optional(),
  alpha: z
    .union([card, z.strictObject({ rank, placard: tribe.optional() }), z.strictObject({ husband: card })], {
      error: 'the alpha is unassigned, valhalla, a card, {rank, placard} or {husband}',
    })
    .optional(),
  elders: z.strictObject({ 1: n, 2: n, 3: n, 4: n, 5: n, 6: n }).partial().optional(),
  emissaries: perTribe.optional(),
  // L7: elders of other tribes, by rank.
  guests: z.partialRecord(tribe, ranks).optional(),
  arrived: perTribe.optional(),
  energy: n.max(8, 'nobody holds more than 8 energy (B4)').optional(),
  ivory: n.optional(),
  iron: n.optional(),
  tableau: z.array(cardSpec).optional(),
  trophies: z.array(card).optional(),
  hand: z.array(card).optional(),
  freePromotions: n.optional(),
  sailed: n.optional(),
  abandoned: z.boolean().optional(),
  // Only in descriptions; a reader derives it from the rest.
  valhalla: n.optional(),
  extinct: z.boolean().optional(),
});

/** K: the women of a solo tribe; those with hunters are listed with the people of their card. */
const women = z.strictObject({
  heroine: card.optional(),
  daughters: n.optional(),
  matriarchs: z.strictObject({ 1: n, 2: n, 3: n, 4: n, 5: n, 6: n }).partial().optional(),
  ground: z.strictObject({ row: z.enum(ROWS), card: card.optional(), extras: card.optional() }).optional(),
  // Only in descriptions.
  colour: tribe.optional(),
});

export const positionSpec = z.strictObject({
  turn: n.default(1),
  turns: n.default(10),
  phase: z.enum(PHASES),
  pogroms: z.boolean().optional(),
  order: z.array(tribe).optional(),
  event: card.optional(),
  rows: z.strictObject({ north: row.optional(), south: row.optional() }).optional(),
  tribes: z.partialRecord(tribe, tribeSpec).optional(),
  women: women.optional(),
  occupiers: occupiers.optional(),
  decks: piles.optional(),
  events: z.array(card).optional(),
  discards: z.array(card).optional(),
});

export type CardSpec = z.infer<typeof cardSpec>;
export type TribeSpec = z.infer<typeof tribeSpec>;
export type PositionSpec = z.infer<typeof positionSpec>;

import { z } from 'zod';
import { BIOME_TYPES, ELDER_ACTIONS, ROWS, TRIBES } from '../vocabulary/model.js';

/** The schema of a card pack (`docs/greenland/pack.md`). Unknown keys are refused. */

const count = z.int().min(0).max(99);
const some = z.int().min(1).max(99);
const face = z.int().min(1).max(6);
const faces = z
  .array(face)
  .refine(
    (list) => list.every((f, i) => i === 0 || f > (list[i - 1] ?? 0)),
    'faces must be ascending and differ',
  );
const id = z
  .string()
  .max(32, 'ids have 32 letters at most')
  .regex(/^[a-z][a-z0-9-]*$/, 'ids are lower-case words joined by hyphens');
/** Names appear verbatim in messages and pictures, so Discord markup is refused. */
const name = z
  .string()
  .max(60, 'names have 60 letters at most')
  .regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .,'’()/&–-]*[\p{L}\p{M}\p{N}.)])?$/u,
    'names are words, without marks of other kinds',
  );
const translated = z.record(
  z.string().regex(/^[a-z][a-z-]*[a-z]$/, 'languages are tags such as de'),
  z.record(z.string(), name),
);
/** Prefix of an elder role's translation key: `role.War Chief`. */
export const ROLE = 'role.';
const tribe = z.enum(TRIBES);
const row = z.enum(ROWS);
const biomeType = z.enum(BIOME_TYPES);
const sameDice = z.literal([0, 2, 3, 4]);
const disks = z.strictObject({ energy: count, ivory: count, iron: count });

const effect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('reroll'), biomeType, face }),
  z.strictObject({ type: z.literal('turnsToOne'), biomeType, face }),
  z.strictObject({ type: z.literal('huntFirst'), biomeType }),
  z.strictObject({ type: z.literal('coldAsWarm'), biomeType }),
  z.strictObject({ type: z.literal('handSize'), n: some }),
  z.strictObject({ type: z.literal('reassign'), n: some, movesLast: z.boolean() }),
  z.strictObject({ type: z.literal('mariner'), n: some }),
  z.strictObject({ type: z.literal('depletionReduction'), n: some }),
  z.strictObject({ type: z.literal('hayDiscount'), n: some }),
  z.strictObject({ type: z.literal('freePromotion'), n: some }),
  z.strictObject({ type: z.literal('soloImportDiscount'), n: some }),
  z.strictObject({ type: z.literal('toolCostOption'), disk: z.enum(['energy', 'ivory']) }),
  z.strictObject({ type: z.literal('auctionTieWin') }),
  z.strictObject({ type: z.literal('coopSled') }),
  z.strictObject({ type: z.literal('feudImmunity') }),
  z.strictObject({ type: z.literal('councilOfWar') }),
  z.strictObject({ type: z.literal('raidLeader') }),
  z.strictObject({ type: z.literal('warParty') }),
]);

const action = z.enum(ELDER_ACTIONS);

const rank = z.strictObject({
  rank: z.int().min(1).max(6),
  role: name,
  multi: z.boolean(),
  reroll: z.strictObject({ biomeType, face }).nullable(),
  perks: z.array(effect),
  actions: z.array(action),
});
const side = z.array(rank).length(6);

const placard = z.strictObject({
  id,
  tribe,
  colour: name,
  homeRow: row,
  sides: z.strictObject({ poly: side, mono: side }),
});

const raid = z.strictObject({ successFaces: faces, bloodyFaces: faces });
const livestock = {
  babiesPerTurn: count,
  hay: count,
  exchange: disks,
  raid: raid.nullable(),
  raidImmune: z.boolean(),
  sled: z.boolean(),
  choice: z.strictObject({ or: z.strictObject({ babies: count, ivory: count }) }).nullable(),
  effects: z.array(effect),
};
const immuneOrNot = (d: { raid: unknown; raidImmune: boolean }): boolean =>
  d.raidImmune === (d.raid === null);
const IMMUNE = 'raidImmune is true just where raid is null';
const domestic = z.strictObject(livestock).refine(immuneOrNot, IMMUNE);

const invention = z.strictObject({ name, vp: count, effects: z.array(effect), exchange: disks });

const hunt = {
  type: biomeType,
  hits: z.int().min(1).max(6),
  bloody: faces,
  babies: count,
  energy: count,
  ivory: count,
  iron: count,
  depletionOnSuccess: count,
};

const biome = z
  .strictObject({
    number: count,
    id,
    name,
    deck: row,
    climax: count,
    ...hunt,
    trophy: z.strictObject({ dice: sameDice, vp: count }).nullable(),
    take: z.strictObject({ kind: z.enum(['domestic', 'invention']), dice: sameDice }).nullable(),
    tableau: z.union([domestic, invention]).nullable(),
  })
  .refine((b) => (b.take === null) === (b.tableau === null), 'a card that can be taken has a tableau side')
  .refine((b) => b.take === null || b.trophy === null, 'D and I cards are never trophies (G5)')
  .refine(
    (b) => b.take === null || b.tableau === null || (b.take.kind === 'invention') === 'vp' in b.tableau,
    'the tableau side fits the kind of card',
  );

const newWorld = z.strictObject({
  number: count,
  id,
  name,
  row,
  climax: count,
  inexhaustible: z.literal(true),
  hostileAbove: count,
  sides: z.strictObject({ peaceful: z.strictObject(hunt), hostile: z.strictObject(hunt) }),
});

const daughter = z.strictObject({
  number: count,
  id,
  name,
  tribe,
  handSize: count,
  effects: z.array(effect),
  raid,
  sled: z.boolean(),
});

const farm = z.strictObject({
  number: count,
  id,
  tribe,
  sides: z.array(z.strictObject({ id, name, ...livestock }).refine(immuneOrNot, IMMUNE)).length(2),
});

const icon = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('migration'), row }),
  z.strictObject({ type: z.literal('crowd'), threshold: count }),
  z.strictObject({
    type: z.literal('venereal'),
    tribes: z
      .array(tribe)
      .length(2)
      .refine(([one, other]) => one !== other, 'the disease needs two tribes'),
  }),
  z.strictObject({ type: z.literal('feud') }),
  z.strictObject({ type: z.literal('depletion'), per: z.enum(['elder', 'domestic']) }),
  z.strictObject({ type: z.literal('solar') }),
  z.strictObject({ type: z.literal('elderDieOff'), dice: z.int().min(1).max(6) }),
  z.strictObject({ type: z.literal('breakage') }),
  z.strictObject({ type: z.literal('storm') }),
  z.strictObject({ type: z.literal('noMaritime') }),
  z.strictObject({ type: z.literal('noMarkland') }),
  z.strictObject({ type: z.literal('falconer') }),
]);

const imported = z
  .strictObject({
    id,
    name,
    kind: z.enum(['tool', 'domestic']),
    effects: z.array(effect),
    exchange: disks,
    vp: count,
    ironX: z.boolean(),
    domestic: domestic.nullable(),
  })
  .refine((i) => (i.kind === 'domestic') === (i.domestic !== null), 'a domestic import has a D side')
  .refine(
    (i) => i.domestic === null || i.effects.length === 0,
    'the effects of an animal stand on its D side',
  )
  .refine(
    ({ domestic: d, exchange: e }) =>
      d === null ||
      (d.exchange.energy === e.energy && d.exchange.ivory === e.ivory && d.exchange.iron === e.iron),
    'an animal is exchanged for what its D side says: the same must stand here',
  );

const event = z.strictObject({
  number: count,
  id,
  name,
  playerOrder: z.array(tribe).length(4),
  icons: z.array(icon),
  import: imported.nullable(),
});

const perTribe = <T extends z.ZodType>(entry: T) =>
  z.strictObject({ tunit: entry, norse: entry, sami: entry, thule: entry });
const climaxRow = z.array(count);

const patrolRow = z.strictObject({
  tribesmen: count,
  ivory: count,
  iron: count,
  rowBiomes: some,
  // In addition to those that no patrol has.
  removedEvents: z.array(count).optional(),
});

const setup = z.strictObject({
  unassigned: perTribe(z.strictObject({ alpha: z.literal(1), tribesmen: count })),
  eldersPerRank: count,
  colonists: z.partialRecord(tribe, z.strictObject({ card: id, n: count })),
  disks,
  tribesmenPerTribe: some,
  energyLimit: some,
  rowBiomes: z.strictObject({ '1': some, '2': some, '3': some, '4': some }),
  eventsInGame: z.literal(10),
  components: z.strictObject({ orange: count, white: count, black: count, dice: count }),
  alphaWorksOn: z.array(biomeType),
  warmHitFaces: faces.min(1),
  coldHitFaces: faces.min(1),
  scenarioRows: z.strictObject({
    M1: z.strictObject({ north: climaxRow, south: climaxRow, northTop: climaxRow, southTop: climaxRow }),
    M2: z.strictObject({ north: climaxRow, south: climaxRow }),
  }),
  m3RemovedEvents: z.array(count),
  // L2: the patrol's own figures where the pack has them, by number of tribes.
  patrol: z
    .strictObject({
      removedEvents: z.array(count),
      seats: z.strictObject({ '1': patrolRow, '2': patrolRow, '3': patrolRow, '4': patrolRow }),
    })
    .optional(),
});

export const packSchema = z.strictObject({
  meta: z.strictObject({ id, version: name, note: z.string() }),
  setup,
  placards: z.array(placard).length(4),
  biomes: z.strictObject({ north: z.array(biome), south: z.array(biome) }),
  newWorld: z.array(newWorld).length(2),
  daughters: z.array(daughter),
  farm: z.array(farm),
  events: z.array(event),
  /**
   * Names in other languages by card id; `<id>.made` is an invention's name in a tableau, `role.<role>` the name of
   * elders with that role on the placards.
   */
  translations: translated.optional(),
});

/** A card pack as written in its file; `compilePack` builds the tables for the rules. */
export type PackData = z.infer<typeof packSchema>;
export type EffectData = z.infer<typeof effect>;
/** Every effect type of a card, elder or placard side. */
export type EffectType = EffectData['type'];
export type EffectOf<T extends EffectType> = Extract<EffectData, { readonly type: T }>;
export type DomesticData = z.infer<typeof domestic>;
export type EventIcon = z.infer<typeof icon>;

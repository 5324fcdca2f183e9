import { z } from 'zod';
import { FATES } from '../../../src/games/glacier/model.js';

/** The schema of the Glacier's pack. */

const id = z.string().regex(/^[a-z][a-z-]*$/);
const called = z.string().min(1);
/** Names by language, at least in English. */
const name = z
  .object({ en: called })
  .catchall(called)
  .refine(
    (names) => Object.keys(names).every((tag) => /^[a-z]{2,3}(-[A-Za-z]+)?$/u.test(tag)),
    'languages are tags such as de',
  );
const lore = z.int().min(0).max(9);
/** The number of seats from which a card is in play: 2 has no diamond, 3 a blue one, 4 a yellow one. */
const from = z.literal([2, 3, 4]).optional();
const sizes = z.enum(['small', 'large', 'both', 'fish']);

const prey = z.strictObject({
  id,
  name,
  from,
  food: z.int().min(1).max(9),
  hunters: z.int().min(1).max(9),
  hunt: z.int().min(2).max(9),
  lore,
  fish: z.boolean().optional(),
  /** Weapon value, if a weapon can be made of it. */
  weapon: z.int().min(1).max(3).optional(),
});
const herb = z.strictObject({
  id,
  name,
  from,
  food: z.int().min(1).max(3),
  hunters: z.int().min(1).max(9),
  lore,
});
const weapon = z.strictObject({ id, name, from, weapon: z.int().min(1).max(3), use: sizes, lore });
const artifact = z.strictObject({ id, name, from, weapon: z.int().min(1).max(3), lore });
const event = z.strictObject({ id, name, from, kind: z.enum(['golden-age', 'earthquake']) });

export const packSchema = z
  .strictObject({
    id: z.string(),
    version: z.string(),
    prey: z.array(prey).length(32),
    herbs: z.array(herb).length(8),
    weapons: z.array(weapon).length(10),
    artifacts: z.array(artifact).length(4),
    events: z.array(event).length(5),
    winter: z.strictObject({ id, name }),
    /** Number of fate cards of each kind. */
    fates: z.record(z.enum(FATES), z.int().min(1)),
    /** Number of clan cards with one, two and three members. */
    clan: z.tuple([z.literal(7), z.literal(7), z.literal(6)]),
  })
  .superRefine((pack, context) => {
    const wrong = (message: string): void => context.addIssue({ code: 'custom', message });
    const cards = [...pack.prey, ...pack.herbs, ...pack.weapons, ...pack.artifacts, ...pack.events];
    const ids = new Set([...cards.map((card) => card.id), pack.winter.id]);
    if (ids.size !== 60) wrong(`60 hunt cards have ${ids.size} ids`);
    const blue = cards.filter((card) => card.from === 3).length;
    const yellow = cards.filter((card) => card.from === 4).length;
    if (blue !== 12 || yellow !== 6) wrong(`${blue} blue and ${yellow} yellow diamonds are 12 and 6`);
    const fates = Object.values(pack.fates).reduce((sum, n) => sum + n, 0);
    if (fates !== 24) wrong(`there are ${fates} fate cards, not 24`);
  });

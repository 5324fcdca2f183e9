import { z } from 'zod';
import type { Riddle } from './riddle.js';
import { type Solo, SOLO_KINDS } from './solo.js';

/** Schemas of riddle and solo files. */

const chance = z.object({ share: z.number(), error: z.number() });

const answers = z.array(z.object({ move: z.string(), wins: chance, behind: chance })).min(2);

const run = { worlds: z.int(), luck: z.int().exactOptional(), answers };

/** Fields of `Beginning`, common to riddles and solo games. */
const setting = {
  game: z.string(),
  rulesVersion: z.int(),
  variant: z.string(),
  seats: z.array(z.string()),
  options: z.record(z.string(), z.string()),
  seed: z.string(),
  moves: z.array(z.tuple([z.string(), z.string()])),
  seat: z.string(),
  turn: z.int(),
  phase: z.string(),
};

const solo: z.ZodType<Solo> = z.object({
  ...setting,
  kind: z.enum(SOLO_KINDS),
  until: z.object({ turn: z.int(), phase: z.string() }).exactOptional(),
  par: z.object({ mean: z.number(), error: z.number(), worlds: z.int(), won: z.number() }),
});

const riddle: z.ZodType<Riddle> = z.object({
  ...setting,
  ...run,
  best: z.string(),
  usual: z.string(),
  first: z.string(),
  earlier: z.array(z.object(run)).exactOptional(),
  why: z.object({ measure: z.string(), by: z.number(), error: z.number() }).exactOptional(),
});

/** @throws z.ZodError */
export const readRiddles = (data: unknown): readonly Riddle[] => z.array(riddle).parse(data);

/** @throws z.ZodError */
export const readSolos = (data: unknown): readonly Solo[] => z.array(solo).parse(data);

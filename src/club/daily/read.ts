import { z } from 'zod';
import type { Riddle } from './riddle.js';

/** Riddles as files have them. */

const chance = z.object({ share: z.number(), error: z.number() });

const answers = z.array(z.object({ move: z.string(), wins: chance, behind: chance })).min(2);

const run = { worlds: z.int(), luck: z.int().exactOptional(), answers };

const riddle: z.ZodType<Riddle> = z.object({
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
  ...run,
  best: z.string(),
  usual: z.string(),
  first: z.string(),
  earlier: z.array(z.object(run)).exactOptional(),
  why: z.object({ measure: z.string(), by: z.number(), error: z.number() }).exactOptional(),
});

/** @throws z.ZodError naming what is wrong */
export const readRiddles = (data: unknown): readonly Riddle[] => z.array(riddle).parse(data);

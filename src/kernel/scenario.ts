import type { z } from 'zod';
import { fastDice, withLuck } from './dice.js';
import { blankGame, copyPosition } from './game.js';
import type { GameModule, Json, Luck, Position, SetupInput } from './types.js';

/** Scripted positions, in rulebook terms (`docs/dev/scenarios.md`). */

type Path = readonly PropertyKey[];

/** Thrown by a module that can't read a position. Paths are relative to the position. */
export class SpecError extends Error {
  override readonly name = 'SpecError';
  readonly issues: readonly { readonly path: Path; readonly message: string }[];

  constructor(issues: readonly { readonly path: Path; readonly message: string }[]) {
    super(issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`).join('; '));
    this.issues = issues;
  }
}

/** A spec, checked by a schema. @throws SpecError with the path of every fault */
export function parseSpec<T>(schema: z.ZodType<T>, spec: unknown): T {
  const result = schema.safeParse(spec);
  if (!result.success) throw new SpecError(result.error.issues.map(issueOf));
  return result.data;
}

function issueOf(issue: z.core.$ZodIssue): { path: Path; message: string } {
  // Reports an unknown key at its own path, not at the object around it.
  const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  return { path: key === undefined ? issue.path : [...issue.path, key], message: issue.message };
}

/** Reads a position described in rulebook terms, before its first decision. @throws SpecError */
export function readPosition(
  module: GameModule<unknown, unknown>,
  input: SetupInput,
  spec: Json,
  seed: string,
): Position {
  const { blank, context } = blankGame(module, input, fastDice(seed));
  const { g, frames } = module.scenario.read(spec, input, context);
  return copyPosition({ ...blank, g, frames: [...frames], dice: context.savedDice() } as Position);
}

/** The position with more scripted luck for its next dice, draws and shuffles. */
export function scriptLuck(position: Position, luck: Luck): Position {
  position.dice = withLuck(position.dice, luck);
  return position;
}

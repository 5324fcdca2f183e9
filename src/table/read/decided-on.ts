import type { GameCard, Turn } from '../contract/index.js';

/**
 * The game and turn that a refusal is about, so that the answer shows that moment without loading it again.
 * Stored outside the error, since the kernel knows no cards.
 */
export interface RefusalContext {
  readonly card: GameCard;
  /** Absent if the person has no seat, or the game can't be opened. */
  readonly turn?: Turn;
}

const KEPT = new WeakMap<Error, RefusalContext>();

export function decidedOn(error: unknown): RefusalContext | undefined {
  return error instanceof Error ? KEPT.get(error) : undefined;
}

/** Attaches the game and turn to an error, unless it has them already. */
export function carrying<E>(error: E, on: RefusalContext): E {
  if (error instanceof Error && !KEPT.has(error)) KEPT.set(error, on);
  return error;
}

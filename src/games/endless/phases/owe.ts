import type { Ctx } from '../../../kernel/index.js';
import type { Effect, G } from '../model.js';

/** Puts effects before the benefits that are already due. */
export function owe(c: Ctx<G>, effects: readonly Effect[], from: string): void {
  const { due } = c.g;
  for (let i = effects.length - 1; i >= 0; i--) {
    const effect = effects[i];
    if (effect !== undefined) due.unshift({ effect, from });
  }
}

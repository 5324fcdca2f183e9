import type { Ctx } from '../../../kernel/index.js';
import type { Effect, G } from '../model.js';

/** What a tribe is about to gain, before anything that it was gaining already. */
export function owe(c: Ctx<G>, effects: readonly Effect[], from: string): void {
  const { due } = c.g;
  for (let i = effects.length - 1; i >= 0; i--) {
    const effect = effects[i];
    if (effect !== undefined) due.unshift({ effect, from });
  }
}

import type { Ctx } from '../../../kernel/index.js';
import { householdOf, type G } from '../model.js';
import type { Offer } from '../texts.js';

/** A resting household may end its rest at any of its own decisions (GS59). */
export function offerSpeak(c: Ctx<G>, seat: string, offer: Offer): void {
  if (householdOf(c.g, seat).rest !== '') offer.can('speak');
}

export const speakVerb = {
  speak: (c: Ctx<G>, seat: string): void => {
    householdOf(c.g, seat).rest = '';
    c.emit('talk.speaks', { household: seat });
  },
} as const;

import type { Ctx } from '../../../kernel/index.js';
import { BASE } from '../map.js';
import { tribeOf, type Due, type Effect, type G } from '../model.js';
import { returnCamp } from '../tribe.js';

/**
 * Benefits that are done at once and may still be left (EW76): what a price brings beside other things, before it is
 * paid, and a Camp that has just been placed. Leaving one is a choice of the decision that comes anyway.
 */

const CAMP = 'camp';

/** Icons of what is done at once, by the words that leave them. */
const AT_ONCE: Readonly<Record<string, Effect['icon']>> = { animal: 'animalDeck', reveal: 'reveal' };

/** What of a benefit may be left, the rest being gained. */
export function forgoable(g: G, { effect, camps = 0 }: Due): string[] {
  if (camps > 0) return [CAMP];
  if (effect.icon !== 'pay' || effect.gain.length < 2 || g.animals.length === 0) return [];
  return Object.keys(AT_ONCE).filter((word) => effect.gain.some(({ icon }) => icon === AT_ONCE[word]));
}

/** Leaves a part of what is being gained. */
export function forgo(c: Ctx<G>, word: string): void {
  const { due, active } = c.g;
  const head = due.shift();
  if (head === undefined) return;
  const { effect, from, camps = 0 } = head;
  c.say('gain.forgone', { tribe: active, what: word, from });
  if (word === CAMP) {
    for (let i = 0; i < camps; i++) returnCamp(tribeOf(c.g, active), BASE);
    due.unshift({ effect, from });
  } else if (effect.icon === 'pay') {
    const gain = effect.gain.filter(({ icon }) => icon !== AT_ONCE[word]);
    due.unshift({ effect: { ...effect, gain }, from });
  }
}

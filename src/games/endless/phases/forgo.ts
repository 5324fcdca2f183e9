import type { Ctx } from '../../../kernel/index.js';
import { BASE } from '../map.js';
import { tribeOf, type Due, type Effect, type G } from '../model.js';
import { returnCamp } from '../tribe.js';

/**
 * Automatic benefits that can still be declined (EW76): one of several behind a price, before it is paid, and a Camp
 * just placed. Declining is offered in the next decision, so it needs no decision of its own.
 */

const CAMP = 'camp';

/** Icons of automatic benefits, by the word that declines them. */
const AT_ONCE: Readonly<Record<string, Effect['icon']>> = { animal: 'animalDeck', reveal: 'reveal' };

/** Parts of a benefit that can be declined. */
export function forgoable(g: G, { effect, camps = 0 }: Due): string[] {
  if (camps > 0) return [CAMP];
  if (effect.icon !== 'pay' || effect.gain.length < 2 || g.animals.length === 0) return [];
  return Object.keys(AT_ONCE).filter((word) => effect.gain.some(({ icon }) => icon === AT_ONCE[word]));
}

/** Declines a part of the benefit being gained. */
export function forgo(c: Ctx<G>, word: string): void {
  const { due, active } = c.g;
  const head = due.shift();
  if (head === undefined) return;
  const { effect, from, camps = 0 } = head;
  c.emit('gain.forgone', { tribe: active, what: word, from });
  if (word === CAMP) {
    for (let i = 0; i < camps; i++) returnCamp(tribeOf(c.g, active), BASE);
    due.unshift({ effect, from });
  } else if (effect.icon === 'pay') {
    const gain = effect.gain.filter(({ icon }) => icon !== AT_ONCE[word]);
    due.unshift({ effect: { ...effect, gain }, from });
  }
}

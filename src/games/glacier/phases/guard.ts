import type { Ctx, State, States } from '../../../kernel/index.js';
import { holds, mayPlayFate, spendFate } from '../cave.js';
import { clanOf, type ClanId, type Fate, type G } from '../model.js';
import { holdsVow } from './vows.js';

/**
 * The Offering to the Spirits against another clan's card (G2). Every clan with fate cards is asked, even without an
 * Offering (GL3). Sets `countered` of the caller.
 */
export function enterGuard(c: Ctx<G, 'hunt' | 'curse'>, clan: ClanId, by: ClanId, fate: Fate): void {
  c.vars.countered = false;
  if (!mayPlayFate(c.g, clan)) return;
  if (!clanOf(c.g, clan).sworn) return c.enter('guard', { clan, by, fate });
  if (!holds(c.g, clan, 'offering') || !holdsVow(c.g, clan, 'offering', by)) return;
  counter(c, clan, fate);
  c.vars.countered = true;
}

export function counter(c: Ctx<G>, clan: ClanId, fate: string): void {
  spendFate(c.g, clan, 'offering');
  c.reveal();
  c.emit('fate.countered', { clan, fate });
}

const guard: State<G, 'guard'> = {
  rule: 'G2',
  onTimeout: { verb: 'suffer', args: [] },
  hidden: true,
  seats: (c) => [c.vars.clan],
  choices: (c, seat, offer) => {
    offer.can('suffer');
    if (holds(c.g, seat, 'offering')) offer.can('counter');
    else offer.cannot('counter', [], 'G2', 'fate.no-offering');
  },
  verbs: {
    suffer: (c) => c.leave(),
    counter: (c, seat) => {
      counter(c, seat as ClanId, c.vars.fate);
      c.up.countered = true;
      c.leave();
    },
  },
};

export const states = { guard } satisfies Partial<States<G>>;

import type { Ctx, State } from '../../../kernel/index.js';
import { cardOf, isLarge } from '../cards.js';
import { clanOf, isClan, VOWED, WHENS, type G, type Vowed, type Vows, type When } from '../model.js';
import type { Offer } from '../texts.js';

/**
 * Vows: a clan decides in advance how to use its fate cards in others' turns (GL3). Vows are secret. That a clan has
 * sworn is public, and the game never waits for it in another clan's turn.
 */

export function vowsOf(g: G, clan: string): Vows {
  const vows = isClan(clan) ? g.vows[clan] : undefined;
  if (vows === undefined) throw new Error(`no clan is called ${clan}`);
  return vows;
}

export function offerVows(c: Ctx<G>, seat: string, offer: Offer): void {
  const vows = vowsOf(c.g, seat);
  for (const fate of VOWED) {
    const others = WHENS.filter((when) => when !== vows[fate]);
    offer.can('vow', { name: 'fate', oneOf: [fate] }, { name: 'when', oneOf: others });
  }
  if (clanOf(c.g, seat).sworn) offer.can('forswear');
  else offer.can('swear');
}

export const vowVerbs: State<G>['verbs'] = {
  vow: (c, seat, [fate, when]) => {
    vowsOf(c.g, seat)[fate as Vowed] = when as When;
    c.emit('vow.made', { fate: String(fate), when: String(when) }, [seat]);
  },
  swear: (c, seat) => {
    clanOf(c.g, seat).sworn = true;
    c.emit('vow.sworn', { clan: seat });
  },
  forswear: (c, seat) => {
    clanOf(c.g, seat).sworn = false;
    c.emit('vow.forsworn', { clan: seat });
  },
};

/** Whether a vow applies against this hunter and, if named, over this animal. */
export function holdsVow(g: G, clan: string, fate: Vowed, against: string, prey?: string): boolean {
  switch (vowsOf(g, clan)[fate]) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'large':
      return prey === undefined || isLarge(cardOf(prey));
    case 'leader': {
      const most = Math.max(...Object.values(g.clans).map((each) => each.trophies));
      return clanOf(g, against).trophies === most;
    }
  }
}

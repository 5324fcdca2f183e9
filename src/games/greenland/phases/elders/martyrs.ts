import type { Ctx, State, Value } from '../../../../kernel/index.js';
import { cardNo } from '../../cards/cards.js';
import { settle } from '../../board/holdings.js';
import { TRIBES, tribeNo, type G, type Tribe } from '../../vocabulary/model.js';
import { alphaElderAt, husbandDies, killElder, spotOf } from '../../board/people.js';
import { banishable, type Victim } from './actions.js';

/** A victim's word: a husband by his wife, an emissary by his tribe. */
export const victimArgs = (victim: Victim): Value[] => [victim.wife === '' ? TRIBES[victim.of] : victim.wife];

/** I3: the named emissary or husband dies; an emissary tribesman before his Alpha. */
export function killVictim(c: Ctx<G>, t: Tribe, args: readonly Value[]): void {
  const { g } = c;
  const word = String(args[0]);
  const emissary = TRIBES.find((id) => id === word);
  if (emissary === undefined) {
    const wife = spotOf(g, cardNo(g, word));
    const husband = TRIBES[wife.husband as Tribe];
    husbandDies(g, wife);
    c.emit('elders.husband-killed', { tribe: TRIBES[t], of: husband, card: word });
    return;
  }
  const owner = tribeNo(emissary);
  const alpha = args[1] === 'alpha' || g.tribes[t].placard.elders[1][owner] === 0;
  killElder(g, owner, alpha ? 'alpha' : TRIBES[t]);
  c.emit('elders.emissary-killed', { tribe: TRIBES[t], of: emissary });
}

/** I3: fewer 1s than possible victims: the banishing tribe picks who dies. */
export const martyrs: State<G, 'martyrs'> = {
  rule: 'I3',
  seats: (c) => {
    const { tribe, left } = c.vars;
    return left > 0 ? [TRIBES[tribe]] : [];
  },
  choices: (c, _seat, offer) => {
    const { tribe } = c.vars;
    let last = '';
    for (const victim of banishable(c.g, tribe)) {
      const word = String(victimArgs(victim)[0]);
      if (word !== last) offer.can('martyr', word);
      last = word;
    }
    for (const other of [0, 1, 2, 3] as const) {
      if (other === tribe || !alphaElderAt(c.g, other, tribe, 1)) continue;
      if (c.g.tribes[tribe].placard.elders[1][other] > 0) offer.can('martyr', TRIBES[other], 'alpha');
    }
  },
  verbs: {
    martyr: (c, _seat, args) => {
      const vars = c.vars;
      vars.left--;
      killVictim(c, vars.tribe, args);
      settle(c);
    },
  },
};

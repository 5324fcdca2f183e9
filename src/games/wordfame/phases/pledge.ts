import type { State, States } from '../../../kernel/index.js';
import { bondiWords, discard, takeBondi, takeCard, wordsOf } from '../cards.js';
import { countDistricts } from '../land.js';
import { offerWords } from '../offer.js';
import { gothiOf, placeOf, seatOf, type G } from '../model.js';
import { cardOf } from '../pack.js';

/** W9.5: Pledge. Swear in one drawn card, swap any Bondi for others, discard the rest. */
const pledge: State<G, 'pledge'> = {
  rule: 'W9.5',
  hidden: true,
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, seat, offer) => {
    const who = placeOf(c.g, seat);
    const { oaths } = gothiOf(c.g, who);
    const words = wordsOf(c.g.drawn, 'word');
    const room = oaths.length < countDistricts(c.g, who);
    const { sworn } = c.vars;
    if (!sworn && room) offerWords(offer, 'swear', 'card', words);
    if (words.length > 0)
      for (const bondi of bondiWords(c.g, who)) offer.can('swap', bondi, { name: 'card', oneOf: words });
    offer.can('done');
    if (!offer.explain || (room && !sworn)) return;
    for (const word of words)
      offer.cannot('swear', [word], sworn ? 'W9.5' : 'WF31', sworn ? 'pledge.once' : 'pledge.limit', {
        n: countDistricts(c.g, who),
      });
  },
  verbs: {
    swear: (c, seat, [word]) => {
      const card = takeCard(c.g.drawn, String(word), 'word');
      gothiOf(c.g, placeOf(c.g, seat)).oaths.push(card);
      c.vars.sworn = true;
      c.emit('pledge.sworn', { gothi: seat, bondi: cardOf(card).bondi });
      if (c.g.drawn.length === 0) c.leave();
    },
    swap: (c, seat, [old, word]) => {
      const who = placeOf(c.g, seat);
      const card = takeCard(c.g.drawn, String(word), 'word');
      const gone = takeBondi(c.g, who, String(old));
      gothiOf(c.g, who).oaths.push(card);
      // First add, then swap (W9.5).
      c.vars.sworn = true;
      discard(c.g, [gone]);
      c.emit('pledge.swapped', { gothi: seat, old: cardOf(gone).bondi, bondi: cardOf(card).bondi });
      if (c.g.drawn.length === 0) c.leave();
    },
    done: (c) => {
      discard(c.g, c.g.drawn);
      c.g.drawn = [];
      c.leave();
    },
  },
};

/** WF31: a gothi with more Bondi than Districts discards some, unseen. */
const limit: State<G, 'limit'> = {
  rule: 'WF31',
  seats: (c) => {
    const who = c.vars.who;
    return gothiOf(c.g, who).oaths.length > countDistricts(c.g, who) ? [seatOf(c.g, who)] : [];
  },
  choices: (c, _seat, offer) => {
    for (const word of bondiWords(c.g, c.vars.who)) offer.can('release', word);
  },
  verbs: {
    release: (c, seat, [word]) => {
      const card = takeBondi(c.g, placeOf(c.g, seat), String(word));
      discard(c.g, [card]);
      c.emit('oaths.released', { gothi: seat, bondi: cardOf(card).bondi });
    },
  },
};

export const states = { pledge, limit } satisfies Partial<States<G>>;

import { parseBag, type State, type States } from '../../../kernel/index.js';
import { bagOf, discard, draw, remember, takeCard } from '../cards.js';
import { upTo } from '../offer.js';
import { cardOf } from '../pack.js';
import { gothiOf, placeOf, seatOf, type G } from '../model.js';

/** W9.3: Raid. Out to sea, or home with Goods. */

const raid: State<G, 'raid'> = {
  rule: 'W9.3',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, seat, offer) => {
    const { hall } = gothiOf(c.g, placeOf(c.g, seat));
    const { strength } = c.vars;
    if (hall > 0 && strength > 0) offer.can('sail', upTo('men', Math.min(hall, strength)));
    else offer.cannot('sail', [{ name: 'men', min: 1, max: 12 }], 'W9.3', 'raid.empty-hall');
    offer.can('return');
    offer.can('done');
  },
  verbs: {
    sail: (c, seat, [men]) => {
      const gothi = gothiOf(c.g, placeOf(c.g, seat));
      gothi.hall -= Number(men);
      gothi.sea += Number(men);
      c.emit('raid.sailed', { gothi: seat, n: Number(men) });
      c.leave();
    },
    // W9.3b: one card for each returning man and each point of strength.
    return: (c, seat) => {
      const who = placeOf(c.g, seat);
      const gothi = gothiOf(c.g, who);
      const back = gothi.sea;
      gothi.hall += back;
      gothi.sea = 0;
      const cards = draw(c, back + c.vars.strength);
      c.g.drawn = cards;
      remember(c.g, who, cards);
      c.emit('raid.returned', { gothi: seat, n: back, cards: cards.length });
      c.emit('raid.saw', { cards: cards.map((card) => cardOf(card).word) }, [seat]);
      c.leave();
      if (cards.length > 0) c.enter('keep', { who });
    },
    done: (c) => c.leave(),
  },
};

/** The owner keeps half of the drawn cards as Goods, rounded up (WF29). */
const keep: State<G, 'keep'> = {
  rule: 'W9.3',
  hidden: true,
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    const { drawn } = c.g;
    offer.can('keep', {
      name: 'goods',
      of: bagOf(drawn, 'good'),
      min: 0,
      max: Math.ceil(drawn.length / 2),
    });
  },
  verbs: {
    keep: (c, seat, [goods]) => {
      const { g } = c;
      const gothi = gothiOf(g, placeOf(g, seat));
      for (const [word, n] of Object.entries(parseBag(String(goods)) ?? {}))
        for (let i = 0; i < n; i++) gothi.goods.push(takeCard(g.drawn, word, 'good'));
      c.emit('raid.kept', { gothi: seat, goods: String(goods) });
      discard(g, g.drawn);
      g.drawn = [];
      c.leave();
    },
  },
};

export const states = { raid, keep } satisfies Partial<States<G>>;

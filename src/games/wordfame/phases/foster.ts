import type { Ctx, Procedure, Procedures, State, States } from '../../../kernel/index.js';
import { discard, draw, goodsIn } from '../cards.js';
import { cardOf, KINDS, kindAt } from '../pack.js';
import { gothiOf, NONE, placeOf, seatOf, type G, type PublicState } from '../model.js';

/** W9.4: Foster. Each gothi who chose it takes in a persona; then the pool is filled. */

/** Goods of its color that a persona needs. */
export const goodsWanted = (kind: number): number => (KINDS[kind]?.worth ?? 1) - 1;

/** Kinds in the pool for which a gothi has enough Goods. */
export function fosterable(g: PublicState, who: number): number[] {
  const gothi = gothiOf(g, who);
  const found: number[] = [];
  KINDS.forEach(({ colour, worth }, kind) => {
    if (g.pool[kind] !== NONE && (worth === 1 || goodsIn(gothi, colour) >= goodsWanted(kind)))
      found.push(kind);
  });
  return found;
}

const kindId = (kind: number): string => KINDS[kind]?.id ?? '';
function hirdKinds(g: G, who: number): string[] {
  const found: string[] = [];
  for (const card of gothiOf(g, who).hird) {
    const id = kindId(cardOf(card).kind);
    if (!found.includes(id)) found.push(id);
  }
  return found;
}

const family: State<G, 'family'> = {
  rule: 'W9.4',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    const who = c.vars.who;
    const open = fosterable(c.g, who);
    for (const kind of open) offer.can('foster', kindId(kind));
    for (const id of hirdKinds(c.g, who)) offer.can('send', id);
    // WF30: optional.
    offer.can('decline');
    if (!offer.explain) return;
    KINDS.forEach(({ id, colour }, kind) => {
      if (open.includes(kind)) return;
      if (c.g.pool[kind] === NONE) offer.cannot('foster', [id], 'W9.4', 'foster.not-there');
      else
        offer.cannot('foster', [id], 'W9.4', 'foster.too-few', {
          wanted: goodsWanted(kind),
          has: goodsIn(gothiOf(c.g, who), colour),
        });
    });
  },
  verbs: {
    foster: (c, seat, [id]) => {
      const kind = kindAt.get(String(id)) ?? 0;
      gothiOf(c.g, placeOf(c.g, seat)).hird.push(c.g.pool[kind] ?? 0);
      c.g.pool[kind] = NONE;
      c.emit('foster.fostered', { gothi: seat, persona: String(id) });
      c.leave();
    },
    send: (c, seat, [id]) => {
      const gothi = gothiOf(c.g, placeOf(c.g, seat));
      const place = gothi.hird.findIndex((card) => kindId(cardOf(card).kind) === String(id));
      const [card] = gothi.hird.splice(place, 1);
      if (card === undefined) return;
      gothi.goods.push(card);
      c.emit('foster.sent', { gothi: seat, persona: String(id), good: cardOf(card).good });
      c.leave();
    },
    decline: (c, seat) => {
      c.emit('foster.declined', { gothi: seat });
      c.leave();
    },
  },
};

/** W9.4c: the initiator draws; empty spaces are filled, and a persona in the pool may be replaced. */
function fill(c: Ctx<G, 'foster'>): void {
  const { g } = c;
  const [who = 0] = c.vars.who;
  const cards = draw(c, c.vars.strength);
  c.emit('foster.drew', { gothi: seatOf(g, who), cards: cards.map((card) => cardOf(card).word) });
  for (const card of cards) {
    const { kind } = cardOf(card);
    if (kind === NONE) discard(g, [card]);
    else if (g.pool[kind] === NONE) {
      g.pool[kind] = card;
      c.emit('foster.came', { persona: kindId(kind) });
    } else g.drawn.push(card);
  }
  if (g.drawn.length > 0) c.enter('replace', { who });
}

/** A space takes one kind, so only the action on the new card differs. */
const replace: State<G, 'replace'> = {
  rule: 'W9.4',
  seats: (c) => (c.g.drawn.length > 0 ? [seatOf(c.g, c.vars.who)] : []),
  choices: (c, _seat, offer) => {
    const [card] = c.g.drawn;
    if (card === undefined) return;
    offer.can('leave', kindId(cardOf(card).kind));
    offer.can('replace', kindId(cardOf(card).kind));
  },
  verbs: {
    leave: (c) => discard(c.g, c.g.drawn.splice(0, 1)),
    replace: (c, seat, [id]) => {
      const kind = kindAt.get(String(id)) ?? 0;
      const [card = 0] = c.g.drawn.splice(0, 1);
      discard(c.g, [c.g.pool[kind] ?? 0]);
      c.g.pool[kind] = card;
      c.emit('foster.replaced', { gothi: seat, persona: String(id) });
    },
  },
};

const foster: Procedure<G, 'foster'> = [
  {
    label: 'families',
    run: (c) => {
      for (const who of c.vars.who) c.enter('family', { who });
    },
  },
  { label: 'fill', run: fill },
];

export const procedures = { foster } satisfies Partial<Procedures<G>>;
export const states = { family, replace } satisfies Partial<States<G>>;

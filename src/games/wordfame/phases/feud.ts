import type { Ctx, Procedure, Procedures, State, States } from '../../../kernel/index.js';
import { discard, draw, forget, remember, takeCard, wordsOf, worthOf } from '../cards.js';
import { gainFame } from '../fame.js';
import { endsOf, enforceLimit, moveMarker, ownerOf, shrinkStead, slay, farmed, valueOf } from '../land.js';
import { offerWords, oneOf } from '../offer.js';
import { cardOf, COLORS, districtAt, edgeOf, idOf } from '../pack.js';
import type { Settled } from '../frames.js';
import { gothiOf, NONE, seatOf, type Feud, type G, type PublicState } from '../model.js';

/** W10: the Feud between two gothi. */

function feudOf(g: PublicState): Feud {
  if (g.feud === null) throw new Error('there is no Feud');
  return g.feud;
}

export const cardsOf = (feud: Feud, side: number): number[] => feud.cards[side] ?? [];

/** A side's total worth in a conflict. */
export function totalOf(feud: Feud, side: number, colour: number): number {
  let n = 0;
  for (const card of cardsOf(feud, side)) if (cardOf(card).colour === colour) n += cardOf(card).worth;
  return n;
}

/** A color with any card is a conflict. */
export const isConflict = (feud: Feud, colour: number): boolean =>
  totalOf(feud, 0, colour) + totalOf(feud, 1, colour) > 0;

export const openConflicts = (feud: Feud): number[] =>
  [0, 1, 2, 3].filter((colour) => feud.settled[colour] === 0 && isConflict(feud, colour));

/** W10.2: each side draws a card for each of its men (WF57); an owner who attacks a crossing band has no men in it. */
function begin(c: Ctx<G, 'feud'>): void {
  const { g } = c;
  const { attacker, defender, edge, crossed, men } = c.vars;
  const sides = [attacker, defender];
  const [rides, waits] = men;
  const cards = [draw(c, rides), draw(c, waits)];
  g.feud = {
    sides,
    edge,
    crossed,
    men: [...men],
    slain: [0, 0],
    cards,
    settled: [0, 0, 0, 0],
    step: 1,
    holds: 0,
    turn: 0,
  };
  const words = (side: number): string[] => cardsOf(feudOf(g), side).map((card) => cardOf(card).good);
  const [one = 0, other = 0] = sides;
  c.emit('feud.began', {
    attacker: seatOf(g, one),
    defender: seatOf(g, other),
    edge: edgeOf(edge).id,
    n: rides,
    m: waits,
  });
  c.emit('feud.lots', { gothi: seatOf(g, one), goods: words(0) });
  c.emit('feud.lots', { gothi: seatOf(g, other), goods: words(1) });
  if (openConflicts(feudOf(g)).length > 0) c.enter('feuding');
}

/** W10.3: commit a Good, accept (only if not ahead, WF37), or hold; two holds in a row settle all conflicts. */
const feud: State<G, 'feuding'> = {
  rule: 'W10.3',
  seats: (c) => {
    const one = feudOf(c.g);
    if (openConflicts(one).length === 0) return [];
    return [seatOf(c.g, one.sides[one.turn] ?? 0)];
  },
  choices: (c, _seat, offer) => {
    const one = feudOf(c.g);
    const side = one.turn;
    const { goods } = gothiOf(c.g, one.sides[side] ?? 0);
    const usable = goods.filter((card) => one.settled[cardOf(card).colour] === 0);
    offerWords(offer, 'commit', 'good', wordsOf(usable, 'good'));
    for (const colour of openConflicts(one)) {
      const id = COLORS[colour] ?? '';
      if (totalOf(one, side, colour) <= totalOf(one, 1 - side, colour)) offer.can('accept', id);
      else offer.cannot('accept', [id], 'WF37', 'feud.ahead');
    }
    offer.can('hold');
    if (!offer.explain) return;
    for (const word of wordsOf(goods, 'good'))
      if (!usable.some((card) => cardOf(card).good === word))
        offer.cannot('commit', [word], 'W10.3', 'feud.settled');
  },
  verbs: {
    commit: (c, seat, [word]) => {
      const one = feudOf(c.g);
      const card = takeCard(gothiOf(c.g, one.sides[one.turn] ?? 0).goods, String(word), 'good');
      forget(c.g, one.sides[one.turn] ?? 0, card);
      const opens = !isConflict(one, cardOf(card).colour);
      cardsOf(one, one.turn).push(card);
      c.emit(opens ? 'feud.opened' : 'feud.committed', { gothi: seat, good: String(word) });
      pass(one, 0);
    },
    accept: (c, seat, [id]) => {
      const one = feudOf(c.g);
      one.settled[COLORS.findIndex((colour) => colour === id)] = one.step;
      c.emit('feud.accepted', { gothi: seat, colour: String(id) });
      pass(one, 0);
    },
    hold: (c, seat) => {
      const one = feudOf(c.g);
      c.emit('feud.held', { gothi: seat });
      pass(one, one.holds + 1);
      if (one.holds < 2) return;
      for (const colour of openConflicts(one)) one.settled[colour] = one.step;
    },
  },
};

function pass(feud: Feud, holds: number): void {
  feud.holds = holds;
  feud.step++;
  feud.turn = 1 - feud.turn;
}

/** Conflicts in the order of settlement; on a tie, the attacker's first (WF50). */
function settledOrder(feud: Feud): Settled[] {
  return [0, 1, 2, 3]
    .filter((colour) => isConflict(feud, colour))
    .map((colour) => {
      const margin = totalOf(feud, 0, colour) - totalOf(feud, 1, colour);
      return { colour, winner: margin > 0 ? 0 : margin < 0 ? 1 : NONE };
    })
    .sort((a, b) => (feud.settled[a.colour] ?? 0) - (feud.settled[b.colour] ?? 0) || a.winner - b.winner);
}

/** Districts that a winner may raze: those of the edge, or the crossed one (WF36, WF38). */
function razable(g: G, feud: Feud, loser: number): number[] {
  const places = feud.crossed === NONE ? endsOf(feud.edge) : [feud.crossed];
  return places.filter((place) => ownerOf(g, place) === loser);
}

/** W10.4: Wordfame and a slain Thingman for each conflict won; a razed farm if no man is left. */
function score(c: Ctx<G, 'feud'>): void {
  const { g } = c;
  const one = feudOf(g);
  const next = (c.vars.order ??= settledOrder(one)).shift();
  if (next === undefined) return;
  c.goto('score');
  const { colour, winner } = next;
  if (winner === NONE) {
    c.emit('feud.tied', { colour: COLORS[colour] ?? '' });
    return;
  }
  const who = one.sides[winner] ?? 0;
  const loser = one.sides[1 - winner] ?? 0;
  c.emit('feud.won', { gothi: seatOf(g, who), colour: COLORS[colour] ?? '' });
  if (gainFame(c, who, 1)) return;
  if ((one.men[1 - winner] ?? 0) > 0) {
    slay(g, loser, one.edge, 1);
    one.men[1 - winner] = (one.men[1 - winner] ?? 0) - 1;
    one.slain[1 - winner] = (one.slain[1 - winner] ?? 0) + 1;
    c.emit('feud.slew', { gothi: seatOf(g, who), foe: seatOf(g, loser) });
  } else if (razable(g, one, loser).length > 0) c.enter('raze', { who, loser });
}

const raze: State<G, 'raze'> = {
  rule: 'W10.4',
  seats: (c) => [seatOf(c.g, c.vars.who)],
  choices: (c, _seat, offer) => {
    const { loser } = c.vars;
    const places = razable(c.g, feudOf(c.g), loser).map(idOf);
    const colours = farmed(c.g, loser).map((colour) => COLORS[colour] ?? '');
    if (colours.length === 0) offer.can('raze', oneOf('district', places));
    else offer.can('raze', oneOf('district', places), oneOf('colour', colours));
    offer.can('spare');
  },
  verbs: {
    raze: (c, seat, [id, colour]) => {
      const { loser } = c.vars;
      const district = districtAt.get(String(id)) ?? 0;
      const value = valueOf(c.g, district) - 1;
      shrinkStead(c.g, district);
      if (colour !== undefined)
        moveMarker(
          c.g,
          loser,
          COLORS.findIndex((one) => one === colour),
          -1,
        );
      c.emit('feud.razed', { gothi: seat, owner: seatOf(c.g, loser), district: String(id), value });
      if (colour !== undefined)
        c.emit('feud.razed-farm', { owner: seatOf(c.g, loser), colour: String(colour) });
      c.leave();
      enforceLimit(c, loser);
    },
    spare: (c) => c.leave(),
  },
};

/** W10.5, WF40: takes Goods that the other side committed, worth up to the number of own slain men. */
const claim: State<G, 'claim'> = {
  rule: 'W10.5',
  seats: (c) => {
    const { side, left } = c.vars;
    const theirs = cardsOf(feudOf(c.g), 1 - side);
    return theirs.some((card) => cardOf(card).worth <= left)
      ? [seatOf(c.g, feudOf(c.g).sides[side] ?? 0)]
      : [];
  },
  choices: (c, _seat, offer) => {
    const { left } = c.vars;
    const theirs = cardsOf(feudOf(c.g), 1 - c.vars.side);
    for (const word of wordsOf(theirs, 'good')) {
      if (worthOf(word) <= left) offer.can('claim', word);
      else offer.cannot('claim', [word], 'W10.5', 'claim.too-much', { left });
    }
    offer.can('done');
  },
  verbs: {
    claim: (c, seat, [word]) => {
      const one = feudOf(c.g);
      const { side } = c.vars;
      const who = one.sides[side] ?? 0;
      const card = takeCard(cardsOf(one, 1 - side), String(word), 'good');
      gothiOf(c.g, who).goods.push(card);
      remember(c.g, who, [card]);
      c.vars.left -= cardOf(card).worth;
      c.emit('feud.claimed', { gothi: seat, good: String(word) });
    },
    done: (c) => c.leave(),
  },
};

const feudProcedure: Procedure<G, 'feud'> = [
  { label: 'begin', run: begin },
  { label: 'score', run: score },
  {
    label: 'claim',
    run: (c) => {
      for (const side of [0, 1]) {
        const left = feudOf(c.g).slain[side] ?? 0;
        if (left > 0) c.enter('claim', { side, left });
      }
    },
  },
  {
    // WF39: survivors stay, at peace. A crossing band needs the number of its survivors.
    label: 'end',
    run: (c) => {
      const one = feudOf(c.g);
      discard(c.g, one.cards.flat());
      c.up.left = one.men[1] ?? 0;
      c.g.feud = null;
    },
  },
];

export const procedures = { feud: feudProcedure } satisfies Partial<Procedures<G>>;
export const states = { feuding: feud, raze, claim } satisfies Partial<States<G>>;

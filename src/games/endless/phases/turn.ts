import type { Ctx, Procedure, Procedures, State, States } from '../../../kernel/index.js';
import { cardsIn } from '../bags.js';
import { cultureOf, isCulture } from '../cards.js';
import {
  beginTurn,
  noTurn,
  secretOf,
  SPACES,
  takeOne,
  tally,
  tribeOf,
  TURNS,
  type Column,
  type Figure,
  type G,
  type Space,
} from '../model.js';
import { chiefLabor } from '../tribe.js';
import { owe } from './owe.js';
import type { Offer } from '../texts.js';

/** N2: a turn: Culture cards and the placement; the sections of a column are in `columns.ts`. */

/** Culture cards in one turn (N2.1). */
const MOST_CULTURE = 2;

function offerCulture(c: Ctx<G, 'place'>, seat: string, offer: Offer): void {
  const cards = secretOf(c.g, seat).hand.filter(isCulture);
  if (cards.length === 0) return;
  const pick = { name: 'card', oneOf: cards };
  if (c.g.now.culture < MOST_CULTURE || isAhead(c, seat)) offer.can('play', pick);
  else offer.cannot('play', [pick], 'N2.1', 'place.two-cultures');
}

/** A turn planned on a copy, during another tribe's turn. */
const isAhead = (c: Ctx<G, 'place'>, seat: string): boolean => c.vars.ahead === seat && c.g.active !== seat;

/** On the copy, the turn begins with the plan's first move. */
function begin(c: Ctx<G, 'place'>, seat: string): void {
  if (!isAhead(c, seat)) return;
  c.g.active = seat as G['active'];
  beginTurn(c.g);
  c.g.due = [];
}

/** N2.2: offers to place the Chief or a Tribe figure in a column or on the own Eclipse space. */
function offerFigures(c: Ctx<G>, seat: string, offer: Offer): void {
  const { chiefHome, figures } = tribeOf(c.g, seat);
  const pick = { name: 'space', oneOf: SPACES };
  if (chiefHome) offer.can('place', 'chief', pick);
  else offer.cannot('place', ['chief', pick], 'N2.2', 'place.chief-away');
  if (figures > 0) offer.can('place', 'tribe', pick);
  else offer.cannot('place', ['tribe', pick], 'N2.2', 'place.figures-away');
}

/** N2.8: the Chief's benefit in his column. */
function oweChief(c: Ctx<G>, space: Column): void {
  const { g } = c;
  const tribe = tribeOf(g, g.active);
  const { labor, tools, more } = chiefLabor(tribe, space);
  if (labor === 0) return;
  // Thunderpaw may pay his Tool once, when he is placed (EW35).
  const paid =
    tools === 0
      ? []
      : [{ icon: 'pay', food: 0, tools, discard: 0, gain: [{ icon: 'labor', n: more }] } as const];
  owe(c, [{ icon: 'labor', n: labor }, ...paid], tribe.chief);
}

function place(c: Ctx<G>, seat: string, figure: Figure, space: Space): void {
  const { g } = c;
  const { now } = g;
  const tribe = tribeOf(g, seat);
  // N2.1: no Culture card can be played after the placement.
  tribe.discard.push(...tribe.labor.splice(0));
  if (figure === 'chief') tribe.chiefHome = false;
  else tribe.figures--;
  now.space = space;
  now.figure = figure;
  // The bottom section belongs to the column's first figure, even if it isn't used (EW20).
  now.first = space !== 'eclipse' && !g.placed.some((one) => one.space === space);
  g.placed.push({ seat: g.active, figure, space, first: now.first });
  c.emit('turn.placed', { tribe: seat, figure, space });
  if (space === 'eclipse') {
    now.section = 3;
    // N2.5: draw a card, or take a lesser benefit.
    owe(c, [{ icon: 'draw', n: 1 }], 'eclipse');
    return;
  }
  // EW15: triggers fire when the figure is placed.
  for (const { column, gain, from } of now.triggers) if (column === space) owe(c, gain, from);
  if (figure === 'chief') oweChief(c, space);
}

/** N2.1: a played Culture card lies above the board until the figure is placed (EW13, EW66). */
const culture: Procedure<G, 'culture'> = [
  {
    label: 'effect',
    run: (c) => {
      owe(c, cultureOf(c.g.now.playing).effect, c.g.now.playing);
      c.enter('benefits');
    },
  },
  {
    label: 'done',
    run: (c) => {
      const { g } = c;
      tribeOf(g, g.active).labor.push(g.now.playing);
      g.now.playing = '';
    },
  },
];

/** N2.6: discards all cards above the board; no card is drawn. */
function discard(c: Ctx<G>): void {
  const tribe = tribeOf(c.g, c.g.active);
  c.emit('turn.ended', { tribe: c.g.active, n: tribe.labor.length });
  tribe.discard.push(...tribe.labor.splice(0));
}

const turn: Procedure<G, 'turn'> = [
  {
    label: 'begin',
    run: (c) => {
      beginTurn(c.g);
      c.emit('turn.began', { tribe: c.g.active, turn: c.g.turn });
      c.enter('place');
    },
  },
  { label: 'placed', run: (c) => c.enter('benefits') },
  { label: 'act', run: (c) => c.enter('act') },
  { label: 'discard', run: discard },
  {
    label: 'ritual',
    run: (c) => {
      if (c.g.turn === TURNS && secretOf(c.g, c.g.active).hand.length > 0) c.enter('ritual');
    },
  },
  { label: 'end', run: (c) => (c.g.now = noTurn()) },
];

export const procedures = { turn, culture } satisfies Partial<Procedures<G>>;

const placeState: State<G, 'place'> = {
  rule: 'N2.2',
  hidden: true,
  // A turn planned ahead is asked of its own tribe.
  seats: (c) => [typeof c.vars.ahead === 'string' ? c.vars.ahead : c.g.active],
  choices: (c, seat, offer) => {
    offerCulture(c, seat, offer);
    offerFigures(c, seat, offer);
  },
  why: (_c, _seat, { verb }) => (verb === 'play' ? { rule: 'N2.1', key: 'place.not-in-hand' } : undefined),
  verbs: {
    play: (c, seat, [word]) => {
      begin(c, seat);
      const card = String(word);
      takeOne(secretOf(c.g, seat).hand, card);
      c.g.now.culture++;
      c.g.now.playing = card;
      c.emit('turn.played', { tribe: seat, card });
      c.enter('culture');
    },
    place: (c, seat, [figure, space]) => {
      begin(c, seat);
      c.leave();
      place(c, seat, figure as Figure, space as Space);
    },
  },
};

/** N2.7: after the third turn, any cards of the hand go face down; their number is public (EW47). */
const ritual: State<G, 'ritual'> = {
  rule: 'N2.7',
  hidden: true,
  seats: (c) => [c.g.active],
  choices: (c, seat, offer) => {
    const { hand } = secretOf(c.g, seat);
    offer.can('ritual', { name: 'cards', of: tally(hand), min: 0, max: hand.length });
  },
  verbs: {
    ritual: (c, seat, [bag]) => {
      c.leave();
      const secret = secretOf(c.g, seat);
      const cards = cardsIn(bag ?? '-');
      for (const card of cards) {
        takeOne(secret.hand, card);
        secret.ritual.push(card);
      }
      c.emit('ritual.laid', { tribe: seat, n: cards.length });
    },
  },
};

export const states = { place: placeState, ritual } satisfies Partial<States<G>>;

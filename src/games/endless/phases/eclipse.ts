import type { Ctx, Procedure, Procedures, State, States } from '../../../kernel/index.js';
import { eclipseLaborOf, isPerson, landOf, personOf, placeBenefit } from '../cards.js';
import { TILES, tileOf } from '../map.js';
import {
  isSeat,
  noTurn,
  secretOf,
  takeOne,
  tribeOf,
  type Effect,
  type Figure,
  type G,
  type SeatId,
  type Tribe,
} from '../model.js';
import { emptied, leaders, VILLAGES } from '../tribe.js';
import { owe } from './owe.js';

/** N6: the Eclipse. */

/** Twice the Labor of a figure on the Eclipse space (N6.1). Only the A side of a Chief adds one there (N2.8, EW35). */
export const figureLabor = ({ side }: Pick<Tribe, 'side'>, figure: Figure): number =>
  figure === 'chief' && side === 'a' ? 6 : 4;

/** Twice a tribe's Labor: figures, Tribe cards, half for each Culture card (N6.1, EW53, EW68). */
function eclipseLabor(g: G, seat: SeatId): number {
  const tribe = tribeOf(g, seat);
  let twice = 0;
  for (const { seat: whose, figure, space } of g.placed) {
    if (whose !== seat || space !== 'eclipse') continue;
    twice += figureLabor(tribe, figure);
  }
  for (const card of tribe.revealed) twice += eclipseLaborOf(card);
  return twice;
}

function reveal(c: Ctx<G>): void {
  const { g } = c;
  g.phase = 'eclipse';
  c.emit('eclipse.began', { round: g.round });
  c.reveal();
  for (const seat of g.order) {
    const tribe = tribeOf(g, seat);
    tribe.revealed = secretOf(g, seat).ritual.splice(0);
    tribe.eclipse = eclipseLabor(g, seat);
    c.emit('eclipse.revealed', {
      tribe: seat,
      cards: [...tribe.revealed],
      count: tribe.revealed.length,
      labor: tribe.eclipse / 2,
    });
  }
  // N6.2: most Labor first; on a tie, the tribe that was later in turn order.
  const before = g.order;
  g.order = [...before].sort(
    (a, b) => tribeOf(g, b).eclipse - tribeOf(g, a).eclipse || before.indexOf(b) - before.indexOf(a),
  );
  g.active = g.order[0] ?? g.active;
  c.emit('eclipse.order', { tribes: [...g.order] });
}

/** N6.3 b: default order of cards: those that gain before those that pay. */
const USUAL = ['tribeswoman', 'hunter', 'crafter', 'scout', 'elder', 'shaman'];
const USUAL_LANDS = ['grassland', 'hills', 'tundra', 'lake', 'forest', 'mountain'];

const actions = (card: string): readonly Effect[] => (isPerson(card) ? personOf(card).eclipse : []);

/** Ritual cards with an Eclipse action. */
const useful = (cards: readonly string[]): string[] => cards.filter((card) => actions(card).length > 0);

/** N6.3 b: discards the card whose action is done. */
function dropUsed(c: Ctx<G, 'eclipse-turn'>): void {
  const { using } = c.vars;
  const tribe = tribeOf(c.g, c.g.active);
  if (using !== undefined && takeOne(tribe.revealed, using)) tribe.discard.push(using);
  delete c.vars.using;
  c.goto('cards');
}

/** Discards cards without an Eclipse action, Culture cards included, after the last action (EW69). */
function dropIdle(c: Ctx<G>): void {
  const tribe = tribeOf(c.g, c.g.active);
  tribe.discard.push(...tribe.revealed.splice(0));
}

const byUse = (a: string, b: string): number => USUAL.indexOf(a) - USUAL.indexOf(b);
const byLand =
  (g: G) =>
  (a: string, b: string): number =>
    USUAL_LANDS.indexOf(g.map[tileOf(a)] ?? '') - USUAL_LANDS.indexOf(g.map[tileOf(b)] ?? '');

/** Starts a card's action; the card stays in the Ritual pile until it is done (N6.3 b). */
function use(c: Ctx<G>, turn: EclipseTurn, card: string): void {
  const { g } = c;
  turn.using = card;
  c.emit('eclipse.used', { tribe: g.active, card });
  owe(c, actions(card), card);
  c.enter('benefits');
}

type EclipseTurn = Ctx<G, 'eclipse-turn'>['vars'];

const tilesLeft = (c: Ctx<G, 'eclipse-turn'>): string[] => c.vars.tiles ?? [];

function claim(c: Ctx<G>, tiles: string[], tile: string): void {
  const { g } = c;
  takeOne(tiles, tile);
  const terrain = g.map[tileOf(tile)] ?? 'base';
  c.emit('eclipse.claimed', { tribe: g.active, tile, terrain });
  owe(c, landOf(terrain), terrain);
  c.enter('benefits');
}

const seatTurn: Procedure<G, 'eclipse-turn'> = [
  {
    label: 'order',
    run: (c) => {
      const { g } = c;
      const { ahead } = c.vars;
      // An Eclipse turn planned on a copy, during another tribe's turn.
      if (isSeat(ahead)) [g.active, g.now, g.due] = [ahead, noTurn(), []];
      // N6.3 a (EW54)
      owe(c, placeBenefit(g.order.length, g.order.indexOf(g.active)), 'order');
      c.enter('benefits');
    },
  },
  {
    label: 'cards',
    run: (c) => {
      const cards = useful(tribeOf(c.g, c.g.active).revealed);
      if (cards.length === 0) return c.goto('idle');
      if (new Set(cards).size > 1 && c.vars.all !== 'cards') return c.enter('eclipse', { part: 'cards' });
      use(c, c.vars, cards.sort(byUse)[0] ?? '');
    },
  },
  { label: 'used', run: dropUsed },
  { label: 'idle', run: dropIdle },
  {
    label: 'count',
    run: (c) => {
      const { g } = c;
      // N6.3 c: Influence counts at the moment of this step (EW49, EW51).
      c.vars.tiles = TILES.filter(
        (_, tile) => landOf(g.map[tile] ?? 'base').length > 0 && leaders(g, tile).includes(g.active),
      );
    },
  },
  {
    label: 'tiles',
    run: (c) => {
      const tiles = tilesLeft(c);
      if (tiles.length === 0) return;
      c.goto('tiles');
      const kinds = new Set(tiles.map((tile) => c.g.map[tileOf(tile)]));
      if (kinds.size > 1 && c.vars.all !== 'tiles') return c.enter('eclipse', { part: 'tiles' });
      claim(c, tiles, [...tiles].sort(byLand(c.g))[0] ?? '');
    },
  },
  {
    label: 'board',
    run: (c) => {
      // N6.3 d: a card for each placed Village, an Idol for each own empty pile (EW44).
      const tribe = tribeOf(c.g, c.g.active);
      const villages = VILLAGES - tribe.villages;
      const idols = emptied(tribe);
      owe(
        c,
        [
          ...(villages > 0 ? [{ icon: 'draw', n: villages } as const] : []),
          ...(idols > 0 ? [{ icon: 'idol', n: idols } as const] : []),
        ],
        'own-board',
      );
      c.enter('benefits');
    },
  },
];

/** Chooses the next card or tile if there are several kinds; each benefit is optional (N6.3). */
const eclipse: State<G, 'eclipse'> = {
  rule: 'N6.3',
  seats: (c) => [c.g.active],
  choices: (c, seat, offer) => {
    if (c.vars.part === 'cards')
      offer.can('use', {
        name: 'card',
        oneOf: [...new Set(useful(tribeOf(c.g, seat).revealed))].sort(byUse),
      });
    else offer.can('claim', { name: 'tile', oneOf: c.up.tiles ?? [] });
    offer.can('all');
    offer.can('skip');
  },
  verbs: {
    use: (c, _seat, [card]) => (c.leave(), use(c, c.up, String(card))),
    claim: (c, _seat, [tile]) => {
      c.leave();
      claim(c, c.up.tiles ?? [], String(tile));
    },
    all: (c) => {
      c.leave();
      c.up.all = c.vars.part;
    },
    skip: (c, seat) => {
      c.leave();
      if (c.vars.part === 'tiles') c.up.tiles = [];
      else {
        const tribe = tribeOf(c.g, seat);
        tribe.discard.push(...tribe.revealed.splice(0));
      }
    },
  },
};

function next(c: Ctx<G>): void {
  const { g } = c;
  const seat = g.order[g.order.indexOf(g.active) + 1];
  if (seat === undefined) return;
  g.active = seat;
  c.goto('seat');
}

export const procedures = {
  'eclipse-phase': [
    { label: 'reveal', run: reveal },
    {
      label: 'seat',
      run: (c) => {
        c.emit('eclipse.turn', { tribe: c.g.active });
        c.enter('eclipse-turn');
      },
    },
    { label: 'next', run: next },
  ],
  'eclipse-turn': seatTurn,
} satisfies Partial<Procedures<G>>;

export const states = { eclipse } satisfies Partial<States<G>>;

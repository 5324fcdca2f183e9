import type { Position, Viewer } from '../../kernel/index.js';
import { JUNCTURES, JUNCTURE_NAMES, PLACES, TILES } from './map.js';
import { boardOf } from './megaliths.js';
import { isSeat, secretOf, tribeOf, type G, type SeatId, type PublicState, type Tribe } from './model.js';
import { laborWithin } from './phases/columns.js';
import { cardsOf, fullScore, scoreOf, totalOf } from './score.js';
import { capacityOf, honorOrder, leaders } from './tribe.js';
import { lastVars, topOf } from './frames.js';
import type { FinalView, OwnView, TribeView, View, VillageView } from './view-types.js';

export function makeView(position: Position<G>, viewer: Viewer, waiting: readonly string[]): View {
  const { g, seats, frames, over } = position;
  const you = isSeat(viewer) && seats.includes(viewer) ? viewer : null;
  const top = over === undefined ? topOf(frames) : undefined;
  const tiles = lastVars(frames, 'eclipse-turn')?.tiles;
  return {
    game: 'endless',
    you,
    waiting: waiting.filter(isSeat),
    state: top?.at ?? '',
    part: top?.vars.part ?? '',
    table: publicStateOf(g),
    decks: { animals: g.animals.length, era1: g.era1.length, era2: g.era2.length },
    tribes: g.order.map((seat) => tribeView(g, seat, you, over !== undefined)),
    own: you === null ? null : ownView(g, you),
    leads: TILES.map((_, tile) => leaders(g, tile)),
    honor: honorOrder(g),
    tiles: [...(tiles ?? [])],
    land: TILES.map((name, tile) => ({
      name,
      terrain: g.map[tile] ?? 'base',
      x: PLACES[tile]?.x ?? 0,
      y: PLACES[tile]?.y ?? 0,
    })),
    villages: villagesOf(g),
    spaces: boardOf(g).cells.map(({ name, x, y, benefit, start, tile }) => ({
      name,
      x,
      y,
      effect: benefit,
      start,
      tile,
    })),
    final: finalView(position),
  };
}

function villagesOf(g: G): VillageView[] {
  return g.villages.flatMap((seat, at) => {
    const tiles = JUNCTURES[at] ?? [];
    if (seat === '') return [];
    const mean = (axis: 'x' | 'y'): number =>
      tiles.reduce((sum, tile) => sum + (PLACES[tile]?.[axis] ?? 0), 0) / 3;
    return [{ name: JUNCTURE_NAMES[at] ?? '', seat, x: mean('x'), y: mean('y') }];
  });
}

const copyTribe = (tribe: Tribe): Tribe => ({
  ...tribe,
  at: [...tribe.at],
  stones: [...tribe.stones],
  upright: [...tribe.upright],
  tipped: [...tribe.tipped],
  discard: [...tribe.discard],
  labor: [...tribe.labor],
  revealed: [...tribe.revealed],
});

/** Copies each public field by name, so that nothing hidden can slip in. */
function publicStateOf(g: G): PublicState {
  const tribes: PublicState['tribes'] = {};
  for (const seat of g.order) tribes[seat] = copyTribe(tribeOf(g, seat));
  return {
    pack: g.pack,
    options: { ...g.options },
    round: g.round,
    turn: g.turn,
    phase: g.phase,
    order: [...g.order],
    active: g.active,
    tribes,
    supply: { ...g.supply },
    culture: g.culture.map((one) => ({ ...one })),
    display: [...g.display],
    pools: g.pools.map((pool) => [...pool]),
    map: [...g.map],
    villages: [...g.villages],
    layout: g.layout,
    tiles: [...g.tiles],
    megaliths: g.megaliths.map((one) => ({ ...one })),
    arrivals: [...g.arrivals],
    placed: g.placed.map((one) => ({ ...one })),
    now: {
      ...g.now,
      hired: [...g.now.hired],
      triggers: g.now.triggers.map((one) => ({ ...one })),
    },
    due: g.due.map((one) => ({ ...one })),
    offer: [...g.offer],
  };
}

function tribeView(g: G, seat: SeatId, you: SeatId | null, over: boolean): TribeView {
  const tribe = tribeOf(g, seat);
  const secret = secretOf(g, seat);
  const owned = cardsOf(g, seat).sort();
  const mine = you === seat || over;
  const seen = mine ? [...secret.buried, ...secret.graves] : secret.graves;
  const buried = secret.buried.length + secret.graves.length;
  const score = scoreOf(g, seat, owned, buried, seen);
  return {
    ...copyTribe(tribe),
    seat,
    deck: secret.deck.length,
    hand: secret.hand.length,
    ritual: secret.ritual.length,
    buried,
    capacity: capacityOf(tribe),
    owned,
    score,
    total: totalOf(score),
  };
}

function ownView(g: G, you: SeatId): OwnView {
  const { hand, ritual, buried, graves, deck, fresh } = secretOf(g, you);
  return {
    hand: [...hand],
    ritual: [...ritual],
    buried: [...buried],
    graves: [...graves],
    deck: [...deck].sort(),
    fresh: { hand: [...fresh.hand], discard: [...fresh.discard], deck: [...fresh.deck] },
    labor: g.active === you && g.now.space !== '' && g.now.section === 0 ? laborWithin(g) : 0,
  };
}

function finalView({ g, over }: Position<G>): FinalView | null {
  if (over === undefined) return null;
  return {
    winners: over.winners.filter(isSeat),
    scores: g.order.map((seat) => {
      const score = fullScore(g, seat);
      return { seat, score, total: totalOf(score) };
    }),
  };
}

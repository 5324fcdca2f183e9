import { copyJson, type Frame, type Position, type Seat, type Viewer } from '../../../kernel/index.js';
import { handSize, mariners, sleds } from '../board/abilities.js';
import { cardInfo, packOf } from '../cards/cards.js';
import { printedSide, iconViews, rankEffects, refOf } from './card-sides.js';
import {
  ALL_TRIBES,
  isTribeId,
  NO_CARD,
  NOBODY,
  RANKS,
  ROWS,
  TRIBES,
  tribeIds,
  tribeNo,
  type Card,
  type G,
  type Row,
  type RowNo,
  type Spot,
  type PublicState,
  type Tribe,
  type Women,
} from '../vocabulary/model.js';
import {
  alphaElderAt,
  alphaOn,
  colonists,
  eldersAt,
  husbandIsAlpha,
  piecesOn,
  population,
  unassigned,
} from '../board/people.js';
import { topOf } from '../vocabulary/frames.js';
import { pointsOf } from '../board/score.js';
import type {
  AskedView,
  EventView,
  FinalView,
  PartyView,
  PatrolView,
  RankView,
  RowView,
  SpotView,
  TribeView,
  View,
  WomenView,
} from './view-types.js';
import { rulesOf } from '../variants.js';
import { importPrice } from '../variants/saga/ship.js';
import { patrolView } from './patrol.js';
import { daughtersHome, matriarchs } from '../board/women.js';

/**
 * Builds the view of one viewer from scratch (architecture, law 7): only the public table is
 * copied whole from the position.
 */
export function makeView(position: Position<G>, viewer: Viewer, waiting: readonly Seat[]): View {
  const { g } = position;
  const you = position.seats.includes(viewer) && isTribeId(viewer) ? viewer : null;
  return {
    game: 'greenland',
    variant: g.variant,
    pack: g.pack,
    you,
    turn: g.turn,
    turns: g.turns,
    phase: g.phase,
    order: tribeIds(g.order),
    waiting: waiting.filter(isTribeId),
    asked: askedView(position),
    event: eventView(g),
    eventsLeft: g.events.length,
    rows: [rowView(g, 0), rowView(g, 1)],
    tribes: ALL_TRIBES.filter((t) => g.tribes[t].present).map((t) => tribeView(g, t)),
    ...(g.women === undefined ? {} : { women: womenView(g, g.women) }),
    ...patrolPart(position),
    discards: g.discards.map((card) => refOf(g, card)),
    hand: you === null ? [] : g.hands[tribeNo(you)].map((card) => printedSide(g, card, 'tableau')),
    final: finalView(position),
    table: publicStateOf(g),
    frames: openFrames(position.frames),
  };
}

function patrolPart({ g, over }: Position<G>): { patrol?: PatrolView } {
  const patrol = patrolView(g, over);
  return patrol === null ? {} : { patrol };
}

/** The stack without sealed answers: everything else on it is public. */
export function openFrames(frames: readonly Frame[]): Frame[] {
  const open = frames.map(({ at, step, vars }) => (step === undefined ? { at, vars } : { at, step, vars }));
  return copyJson(open) as Frame[];
}

/** The public part of a position, as a copy. */
function publicStateOf(g: G): PublicState {
  const { pack, variant, pogroms, turn, turns, phase, order, event, rows, tribes, discards } = g;
  const table: PublicState = {
    pack,
    variant,
    pogroms,
    turn,
    turns,
    phase,
    order,
    event,
    rows,
    tribes,
    discards,
  };
  if (g.women !== undefined) table.women = g.women;
  if (g.occupiers !== undefined) table.occupiers = g.occupiers;
  return copyJson(table) as PublicState;
}

/** The public vars of the waiting state; all other vars stay hidden. */
export function askedView(position: Position<G>): AskedView | null {
  const top = topOf(position.frames);
  if (position.over !== undefined || top === undefined) return null;
  const { vars } = top;
  const tribe = vars.leader ?? vars.tribe ?? vars.attacker;
  const left = vars.hits ?? (typeof vars.due === 'number' ? vars.due : vars.left);
  return {
    state: top.at,
    card: vars.card === undefined ? null : cardInfo(position.g, vars.card).id,
    tribe: tribe === undefined ? null : TRIBES[tribe],
    faces: [...(vars.faces ?? [])],
    alphaDie: vars.alphaDie === true,
    laid: vars.laid ?? 0,
    iron: vars.iron === true,
    left: typeof left === 'number' ? left : 0,
    deals: (vars.deals ?? []).map((deal) => ({ ...deal, by: TRIBES[deal.by], to: TRIBES[deal.to] })),
    made: Object.fromEntries((vars.made ?? []).map((n, t) => [TRIBES[t as Tribe], n])),
  };
}

function womenView(g: G, women: Women): WomenView {
  const { of, colour, heroine, ground } = women;
  const idOf = (card: Card): string | null => (card === NO_CARD ? null : cardInfo(g, card).id);
  return {
    of: TRIBES[of],
    colour: TRIBES[colour],
    heroine: refOf(g, heroine),
    daughters: daughtersHome(g, of),
    matriarchs: matriarchs(g, of),
    needed: rulesOf(g).matriarchsToWin,
    importPrice: importPrice(g, of),
    valhalla: g.tribes[colour].valhalla,
    ground:
      ground === null
        ? null
        : {
            row: ROWS[ground.row],
            card: idOf(ground.card),
            extras: ground.extras === null ? null : idOf(ground.extras),
          },
  };
}

export function eventView(g: G): EventView | null {
  if (g.event === NO_CARD) return null;
  const info = cardInfo(g, g.event);
  const goods = info.event?.importCard ?? null;
  return {
    ...refOf(g, g.event),
    number: info.number,
    icons: iconViews(g, g.event),
    import: goods === null ? null : printedSide(g, goods, 'tableau'),
  };
}

export function rowView(g: G, no: RowNo): RowView {
  const row: Row = g.rows[no];
  return {
    row: ROWS[no],
    deck: g.decks[no].length,
    warm: row.warm.map((spot) => spotView(g, spot, 'row')),
    cold: [...row.cold].reverse().map((spot) => spotView(g, spot, 'row')),
  };
}

function spotView(g: G, spot: Spot, side: 'row' | 'tableau'): SpotView {
  const { husband, raidedBy } = spot;
  // K1: the heroine's card holds the daughters at home.
  const { women } = g;
  const home = women?.heroine === spot.card ? daughtersHome(g, women.of) : 0;
  return {
    face: printedSide(g, spot.card, spot.hostile ? 'hostile' : side),
    parties: parties(
      (t) => piecesOn(g, spot, t) + (t === women?.colour ? home : 0),
      (t) => alphaOn(g, t, spot.card),
    ),
    hostile: spot.hostile,
    husband: husband === NOBODY ? null : { tribe: TRIBES[husband], alpha: husbandIsAlpha(g, spot) },
    raidedBy: raidedBy === NOBODY ? null : TRIBES[raidedBy],
  };
}

function parties(count: (t: Tribe) => number, alpha: (t: Tribe) => boolean): PartyView[] {
  const list: PartyView[] = [];
  for (const t of ALL_TRIBES) {
    const n = count(t);
    if (n > 0) list.push({ tribe: TRIBES[t], n, alpha: alpha(t) });
  }
  return list;
}

export function tribeView(g: G, t: Tribe): TribeView {
  const tribe = g.tribes[t];
  return {
    tribe: TRIBES[t],
    mono: tribe.placard.mono,
    extinct: tribe.extinct,
    unassigned: unassigned(g, t),
    alpha: tribe.alpha.at,
    valhalla: tribe.valhalla,
    disks: { energy: tribe.energy, ivory: tribe.ivory, iron: tribe.iron },
    ranks: rankViews(g, t),
    tableau: tribe.tableau.map((spot) => spotView(g, spot, 'tableau')),
    trophies: tribe.trophies.map((card: Card) => printedSide(g, card, 'trophy')),
    handCount: g.hands[t].length,
    handSize: handSize(g, t),
    mariners: mariners(g, t),
    sleds: sleds(g, t),
    population: population(g, t),
    colonists: colonists(g, t),
    points: pointsOf(g, t),
  };
}

function rankViews(g: G, placard: Tribe): RankView[] {
  const { mono } = g.tribes[placard].placard;
  const pack = packOf(g);
  const side = pack.placards[placard].sides[mono ? 1 : 0];
  const effects = rankEffects(pack, placard, mono);
  return RANKS.map((rank) => ({
    rank,
    role: side[rank]?.role ?? '',
    multi: side[rank]?.multi ?? false,
    effects: effects[rank - 1] ?? [],
    elders: parties(
      (t) => eldersAt(g, t, placard, rank),
      (t) => alphaElderAt(g, t, placard, rank),
    ),
  }));
}

export function finalView(position: Position<G>): FinalView | null {
  const { g, over } = position;
  if (over === undefined) return null;
  return {
    winners: over.winners.filter(isTribeId),
    scores: ALL_TRIBES.filter((t) => g.tribes[t].present).map((t) => ({
      tribe: TRIBES[t],
      points: pointsOf(g, t),
      extinct: g.tribes[t].extinct,
    })),
    how: over.how,
  };
}

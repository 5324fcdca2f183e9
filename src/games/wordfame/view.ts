import {
  composedBy,
  copyJson,
  type Frame,
  makeMove,
  type Position,
  type Seat,
  type Vars,
  type Viewer,
} from '../../kernel/index.js';
import { homeActions, ownVotes, winterFarms } from './cards.js';
import { countDistricts, neighborsOf } from './land.js';
import { CARDS, cardOf, COLORS, STATUTES } from './pack.js';
import { cardsOf, isConflict, totalOf } from './phases/feud.js';
import { winterColors } from './phases/winter.js';
import { isFaction, NONE, type Feud, type G, type Gothi, type PublicState } from './model.js';
import { lastVars, topOf, varsOf, type FrameName, type KnownFrame } from './frames.js';
import { compose } from './phases/deeds.js';
import type { AskedView, ConflictView, FinalView, Snapshot, View } from './view-types.js';

/** Goods and Bondi are stand-ins, even for their owner (W3.1, W3.2). */

const standIns = (as: 'good' | 'bondi'): readonly number[] =>
  CARDS.map((card) => CARDS.findIndex((one) => one[as] === card[as]));
const asGood = standIns('good');
const asBondi = standIns('bondi');
const masked = (cards: readonly number[], by: readonly number[]): number[] =>
  cards.map((card) => by[card] ?? 0);

/** States with drawn cards, and whether only the drawer sees them (WF43). */
const DRAWN: Readonly<Partial<Record<FrameName, 'own' | 'all'>>> = {
  keep: 'own',
  pledge: 'own',
  replace: 'all',
};

export function makeView(position: Position<G>, viewer: Viewer, waiting: readonly Seat[]): View {
  const { g, seats, over } = position;
  const you = isFaction(viewer) && seats.includes(viewer) ? viewer : null;
  const who = you === null ? -1 : g.seats.indexOf(you);
  const frames = position.frames.map((frame) => frameView(g, frame));
  const top = over === undefined ? topOf(frames) : undefined;
  const own = g.gothar[who];
  return {
    game: 'wordfame',
    you,
    table: publicStateOf(g),
    waiting: waiting.filter(isFaction),
    asked: top === undefined ? null : askedView(frames, top),
    frames,
    ballot: you === null ? [] : ballotOf(position, you),
    deeds: you === null ? [] : deedsOf(position, you, who),
    stage: you === null ? null : compositionView(position, you, who),
    drawn: seesDrawn(top, who) ? [...g.drawn] : [],
    known:
      own === undefined
        ? []
        : (g.seen[who] ?? []).filter((card) => own.goods.includes(card) || own.oaths.includes(card)),
    sworn: swornOf(g, who),
    hofs: g.seats.map((_, one) => ({
      districts: countDistricts(g, one),
      neighbours: neighborsOf(g, one),
      winter: COLORS.map((_colour, at) => winterFarms(g, one, at)),
      exceeds: winterColors(g, one),
      homeActions: homeActions(g, one),
    })),
    ownVotes: STATUTES.map((_, statute) => ownVotes(g, statute)),
    conflicts: g.feud === null ? null : conflictsOf(g.feud),
    orlog: g.orlog.length,
    doom: g.doom.length,
    final: finalView(position),
  };
}

/** A frame without sealed answers and unopened ballots (W6.2). */
function frameView(g: G, { at, step, vars }: Frame): Frame {
  const shown = { at, ...(step === undefined ? {} : { step }), vars: copyJson(vars) as Vars };
  delete varsOf(shown, 'council')?.ballots;
  const sheep = varsOf(shown, 'sheep');
  if (sheep?.ready !== undefined) {
    // A released Bondi can't act any more.
    const { oaths = [] } = g.gothar[sheep.who] ?? {};
    const ready = sheep.ready.filter((card) => oaths.includes(card));
    sheep.ready = masked(ready, asBondi);
  }
  return shown;
}

/** The own ballot, while composed or unopened. */
function ballotOf(position: Position<G>, seat: Seat): readonly string[] {
  const lodged = lastVars(position.frames, 'council')?.ballots;
  return [...(lodged?.[seat] ?? composedBy(position, seat).map(makeMove))];
}

/** The own acts, composed or pending (WF67). */
const deedsOf = (position: Position<G>, seat: Seat, who: number): readonly string[] =>
  topOf(position.frames)?.at === 'deeds'
    ? composedBy(position, seat).map(makeMove)
    : [...(position.g.lodged[who] ?? [])];

function compositionView(position: Position<G>, seat: Seat, who: number): View['stage'] {
  const { g, frames } = position;
  if (topOf(frames)?.at !== 'deeds' || who < 0) return null;
  const composition = compose(g, who, composedBy(position, seat));
  const next = composition.top();
  const shown = next === undefined ? undefined : topOf([frameView(composition.g, next)]);
  return shown === undefined
    ? null
    : {
        state: shown.at,
        vars: shown.vars,
        table: publicStateOf(composition.g),
        sworn: swornOf(composition.g, who),
      };
}

/** WF42: own Bondi that the viewer may look up. */
const swornOf = ({ options, gothar, seen }: G, who: number): number[] =>
  options.notes === 'closed'
    ? []
    : (gothar[who]?.oaths ?? []).map((card) => (seen[who]?.includes(card) === true ? card : NONE));

const conflictsOf = (feud: Feud): ConflictView[] =>
  COLORS.map((_, colour) => ({
    begun: isConflict(feud, colour),
    totals: [0, 1].map((side) => totalOf(feud, side, colour)),
    worths: [0, 1].map((side) =>
      cardsOf(feud, side)
        .map(cardOf)
        .flatMap((card) => (card.colour === colour ? [card.worth] : []))
        .sort((a, b) => b - a),
    ),
  }));

export function seesDrawn(top: KnownFrame | undefined, who: number): boolean {
  const whose = top === undefined ? undefined : DRAWN[top.at];
  return whose === 'all' || (whose === 'own' && top?.vars.who === who);
}

function publicStateOf(g: G): PublicState {
  return {
    pack: g.pack,
    options: { ...g.options },
    round: g.round,
    phase: g.phase,
    seats: [...g.seats],
    speaker: g.speaker,
    token: g.token,
    votes: [...g.votes],
    took: [...g.took],
    gothar: g.gothar.map(gothiView),
    owner: [...g.owner],
    value: [...g.value],
    large: [...g.large],
    men: g.men.map((men) => [...men]),
    away: g.away.map((edges) => [...edges]),
    pool: [...g.pool],
    feud: g.feud === null ? null : feudView(g.feud),
    gifts: g.gifts.map(({ to, card }) => ({ to, card: asGood[card] ?? 0 })),
  };
}

function gothiView(gothi: Gothi): Gothi {
  return {
    ...gothi,
    farms: [...gothi.farms],
    goods: masked(gothi.goods, asGood),
    oaths: masked(gothi.oaths, asBondi),
    hird: [...gothi.hird],
  };
}

function feudView(feud: Feud): Feud {
  return {
    ...feud,
    sides: [...feud.sides],
    men: [...feud.men],
    slain: [...feud.slain],
    cards: feud.cards.map((cards) => masked(cards, asGood)),
    settled: [...feud.settled],
  };
}

function askedView(frames: readonly Frame[], { at, vars }: KnownFrame): AskedView {
  return { state: at, vars, acting: lastVars(frames, 'action') ?? null };
}

/** A player's view within a playout. Nothing is copied, so it is valid until the position changes. */
export function snapshotOf(position: Position<G>): Snapshot {
  const top = topOf(position.frames);
  return {
    table: position.g,
    drawn: position.g.drawn,
    asked: top === undefined ? null : { state: top.at, vars: top.vars },
  };
}

function finalView({ over }: Position<G>): FinalView | null {
  return over === undefined ? null : { winners: over.winners.filter(isFaction), how: over.how };
}

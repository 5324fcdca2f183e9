import type { Ctx, Frame, Json, Position, ReadScenario, SetupInput } from '../../../kernel/index.js';
import { parseSpec, SpecError } from '../../../kernel/scenario.js';
import { packOf } from '../cards/cards.js';
import {
  ALL_TRIBES,
  NO_CARD,
  NOBODY,
  RANKS,
  ROWS,
  TRIBES,
  tribeIds,
  tribeNo,
  type AlphaPlace,
  type ByTribe,
  type Card,
  type G,
  type Row,
  type RowNo,
  type Spot,
  type TribeState,
  type Occupiers,
  type Tribe,
  type Women,
} from '../vocabulary/model.js';
import { newSpot, population } from '../board/people.js';
import { positionSpec, type CardSpec, type PositionSpec, type TribeSpec } from './scenario-spec.js';
import { findNonsense } from './scenario-sense.js';
import { absentTribe, setup } from '../setup/setup.js';
import { rulesOf } from '../variants.js';
import { matriarchsAt, womenAlive } from '../board/women.js';

/** Scripted positions (`docs/dev/scenarios.md`), read and described in rulebook terms. */

type Path = readonly (string | number)[];

/** Builds a position and collects its errors. */
class Reader {
  readonly issues: { path: Path; message: string }[] = [];
  readonly used = new Map<Card, Path>();
  readonly pack;

  constructor(readonly g: G) {
    this.pack = packOf(g);
  }

  wrong(path: Path, message: string): void {
    this.issues.push({ path, message });
  }

  /** The card of an id; it may be used only once. */
  take(id: string, path: Path): Card {
    const card = this.pack.byId.get(id);
    if (card === undefined) {
      this.wrong(path, `there is no card called ${id}`);
      return NO_CARD;
    }
    if (this.used.has(card)) this.wrong(path, `${id} is already at ${(this.used.get(card) ?? []).join('.')}`);
    this.used.set(card, path);
    return card;
  }

  takeAll(ids: readonly string[] | undefined, path: Path): Card[] {
    return (ids ?? []).map((id, at) => this.take(id, [...path, at]));
  }

  spot(spec: CardSpec, path: Path): Spot {
    const given = typeof spec === 'string' ? { card: spec } : spec;
    const spot = newSpot(this.take(given.card, typeof spec === 'string' ? path : [...path, 'card']));
    for (const [tribe, n] of Object.entries(given.people ?? {})) spot.men[tribeNo(tribe)] = n;
    for (const [tribe, n] of Object.entries(given.landed ?? {})) spot.landed[tribeNo(tribe)] = n;
    if (given.husband !== undefined) spot.husband = tribeNo(given.husband);
    if (given.guards !== undefined) spot.guards = tribeNo(given.guards);
    if (given.raided !== undefined) spot.raidedBy = tribeNo(given.raided);
    spot.hostile = given.hostile ?? false;
    return spot;
  }

  spots(specs: readonly CardSpec[] | undefined, path: Path): Spot[] {
    return (specs ?? []).map((spec, at) => this.spot(spec, [...path, at]));
  }
}

/** @throws SpecError with the path of every error */
export const readScenario: ReadScenario<G> = (spec, input, c) => {
  const given: PositionSpec = parseSpec(positionSpec, spec);
  const g = setup(c, partOf(given, input));
  const reader = new Reader(g);
  g.turn = given.turn;
  g.turns = given.turns;
  g.phase = given.phase;
  g.pogroms = given.pogroms ?? g.pogroms;
  g.rows = [readRow(reader, given, 'north'), readRow(reader, given, 'south')];
  readTribes(reader, given, input);
  readWomen(reader, given);
  readOccupiers(reader, given);
  g.event = given.event === undefined ? NO_CARD : reader.take(given.event, ['event']);
  const printed = g.event === NO_CARD ? undefined : reader.pack.cards[g.event]?.event?.order;
  g.order = (given.order?.map(tribeNo) ?? printed ?? [...ALL_TRIBES]).filter((t) => g.tribes[t].present);
  readPiles(reader, given, c);
  countTheDead(reader, given);
  findNonsense(given, input, reader.pack, (path, message) => {
    reader.wrong(path, message);
  });
  if (reader.issues.length > 0) throw new SpecError(reader.issues);
  return { g, frames: framesOf(given) };
};

/** M2: a position with recorded points is in the second part of its game. */
function partOf(given: PositionSpec, input: SetupInput): SetupInput {
  const { sequel } = rulesOf(input);
  return sequel === null || given.occupiers?.record === undefined ? input : { ...input, variant: sequel };
}

/** L: omitted figures of the occupiers are those at the start. */
function readOccupiers(reader: Reader, given: PositionSpec): void {
  const { occupiers } = reader.g;
  const spec = given.occupiers;
  if (occupiers === undefined) {
    if (spec !== undefined) reader.wrong(['occupiers'], 'nobody has occupied the island in this variant');
    return;
  }
  occupiers.fuel = spec?.fuel ?? occupiers.fuel;
  occupiers.mined = spec?.mined ?? false;
  occupiers.surrendered = (spec?.surrendered ?? []).map(tribeNo);
  if (spec?.record !== undefined)
    occupiers.record = ALL_TRIBES.map((t) => spec.record?.[TRIBES[t]] ?? 0) as ByTribe<number>;
}

function framesOf(given: PositionSpec): Frame[] {
  const play: Frame = { at: 'play', step: 'again', vars: {} };
  if (given.phase === 'over') return [{ ...play, step: 'sequel' }];
  if (given.phase === 'setup') return [{ ...play, step: 'farm' }];
  const turn: Frame = { at: 'turn', step: given.phase, vars: {} };
  if (given.phase !== 'event') return [play, turn];
  // The turn is already counted; its event is revealed next, or strikes if given.
  const step = given.event === undefined ? 'reveal' : 'council';
  return [play, { ...turn, step: 'assign' }, { at: 'event', step, vars: {} }];
}

function readRow(reader: Reader, given: PositionSpec, row: (typeof ROWS)[number]): Row {
  const spec = given.rows?.[row];
  return {
    warm: reader.spots(spec?.warm, ['rows', row, 'warm']),
    cold: reader.spots(spec?.cold, ['rows', row, 'cold']),
  };
}

function readTribes(reader: Reader, given: PositionSpec, input: SetupInput): void {
  const { g } = reader;
  g.hands = [[], [], [], []];
  g.tribes = ALL_TRIBES.map(() => absentTribe()) as ByTribe<TribeState>;
  for (const seat of input.seats) g.tribes[tribeNo(seat)].present = true;
  for (const [id, spec] of Object.entries(given.tribes ?? {})) {
    if (input.seats.includes(id)) readTribe(reader, id, spec);
    else reader.wrong(['tribes', id], `${id} has no seat`);
  }
}

function readTribe(reader: Reader, id: string, spec: TribeSpec): void {
  const path: Path = ['tribes', id];
  const t = tribeNo(id);
  const tribe = reader.g.tribes[t];
  tribe.pool = spec.unassigned ?? 0;
  tribe.energy = spec.energy ?? 0;
  tribe.ivory = spec.ivory ?? 0;
  tribe.iron = spec.iron ?? 0;
  tribe.placard.mono =
    spec.religion === undefined ? rulesOf(reader.g).monotheists : spec.religion === 'monotheist';
  for (const rank of RANKS) tribe.placard.elders[rank][t] = spec.elders?.[rank] ?? 0;
  for (const [other, n] of Object.entries(spec.emissaries ?? {})) tribe.placard.elders[1][tribeNo(other)] = n;
  for (const [other, ranks] of Object.entries(spec.guests ?? {}))
    for (const rank of RANKS) if (rank !== 1) tribe.placard.elders[rank][tribeNo(other)] = ranks?.[rank] ?? 0;
  for (const [other, n] of Object.entries(spec.arrived ?? {})) tribe.placard.arrived[tribeNo(other)] = n;
  tribe.freePromotions = spec.freePromotions ?? 0;
  tribe.sailed = spec.sailed ?? 0;
  tribe.abandoned = spec.abandoned ?? false;
  tribe.tableau = reader.spots(spec.tableau, [...path, 'tableau']);
  tribe.trophies = reader.takeAll(spec.trophies, [...path, 'trophies']);
  reader.g.hands[t] = reader.takeAll(spec.hand, [...path, 'hand']);
  tribe.alpha = readAlpha(reader, id, spec.alpha ?? 'unassigned', [...path, 'alpha']);
}

/** K: the women, if the variant has them; omitted ones are none. */
function readWomen(reader: Reader, given: PositionSpec): void {
  const { women, tribes } = reader.g;
  if (women === undefined) {
    if (given.women !== undefined) reader.wrong(['women'], 'there are no daughters in this variant');
    return;
  }
  const spec = given.women ?? {};
  tribes[women.colour].pool = spec.daughters ?? 0;
  for (const rank of RANKS)
    tribes[women.of].placard.elders[rank][women.colour] = spec.matriarchs?.[rank] ?? 0;
  const named = (id: string | undefined, path: Path): Card | undefined => {
    const card = id === undefined ? undefined : reader.pack.byId.get(id);
    if (id !== undefined && card === undefined) reader.wrong(path, `there is no card called ${id}`);
    return card;
  };
  const { ground } = spec;
  reader.g.women = {
    ...women,
    heroine: named(spec.heroine, ['women', 'heroine']) ?? women.heroine,
    ground:
      ground === undefined
        ? null
        : {
            row: ROWS.indexOf(ground.row) as RowNo,
            card: named(ground.card, ['women', 'ground', 'card']) ?? NO_CARD,
            extras: named(ground.extras, ['women', 'ground', 'extras']) ?? null,
          },
  };
}

function readAlpha(
  reader: Reader,
  id: string,
  spec: NonNullable<TribeSpec['alpha']>,
  path: Path,
): AlphaPlace {
  if (typeof spec !== 'string') {
    return 'rank' in spec
      ? { at: 'elder', placard: tribeNo(spec.placard ?? id), rank: spec.rank }
      : { at: 'husband', card: reader.pack.byId.get(spec.husband) ?? NO_CARD };
  }
  if (spec === 'unassigned') return { at: 'pool' };
  if (spec === 'valhalla') return { at: 'valhalla' };
  const card = reader.pack.byId.get(spec);
  if (card === undefined) reader.wrong(path, `there is no card called ${spec}`);
  return { at: 'card', card: card ?? NO_CARD };
}

/** Given decks, first card on top; other piles get the remaining cards, shuffled. */
function readPiles(reader: Reader, given: PositionSpec, c: Ctx<undefined>): void {
  const { g, pack } = reader;
  g.discards = reader.takeAll(given.discards, ['discards']);
  const decks = ROWS.map(
    (row) => given.decks?.[row] && reader.takeAll(given.decks[row], ['decks', row]).reverse(),
  );
  const events = given.events && reader.takeAll(given.events, ['events']).reverse();
  const left = (cards: readonly Card[]): Card[] => cards.filter((card) => !reader.used.has(card));
  const deal = (cards: readonly Card[]): Card[] => {
    const pile = c.shuffle(left(cards));
    for (const card of pile) reader.used.set(card, []);
    return pile;
  };
  g.decks = [decks[0] ?? deal(pack.biomes[0]), decks[1] ?? deal(pack.biomes[1])];
  g.events = events ?? deal(pack.events).slice(0, Math.max(0, given.turns - given.turn));
  for (const card of g.events) reader.used.set(card, []);
  const dealt = new Set([...g.events, ...g.decks[0], ...g.decks[1]]);
  g.unused = pack.cards
    .filter(
      ({ card, kind }) => kind !== 'import' && !dealt.has(card) && (reader.used.get(card)?.length ?? 0) === 0,
    )
    .map(({ card }) => card);
}

/** People without a place are dead. A tribe without people is extinct, unless that is still to happen (J1). */
function countTheDead(reader: Reader, given: PositionSpec): void {
  const { g, pack } = reader;
  for (const t of ALL_TRIBES) {
    const tribe = g.tribes[t];
    const women = g.women?.colour === t;
    if (!tribe.present && !women) continue;
    let living = tribe.pool;
    for (const p of ALL_TRIBES) for (const rank of RANKS) living += g.tribes[p].placard.elders[rank][t];
    const spots = [
      ...g.rows.flatMap((row) => [...row.warm, ...row.cold]),
      ...g.tribes.flatMap((x) => x.tableau),
    ];
    const { alpha } = tribe;
    for (const spot of spots) {
      living += spot.men[t];
      if (spot.husband === t && !(alpha.at === 'husband' && alpha.card === spot.card)) living++;
    }
    const path = ['tribes', TRIBES[t]];
    if (living > pack.men) reader.wrong(path, `${living} people, and there are only ${pack.men} (B4)`);
    if (alpha.at === 'card' && !spots.some((spot) => spot.card === alpha.card)) {
      reader.wrong([...path, 'alpha'], 'that card does not lie on the table');
    }
    if (alpha.at === 'husband' && !spots.some((spot) => spot.card === alpha.card && spot.husband === t)) {
      reader.wrong([...path, 'alpha'], 'he is not her husband');
    }
    tribe.valhalla = pack.men - living;
    const mayBeExtinct = given.tribes?.[TRIBES[t]]?.extinct !== false;
    tribe.extinct = mayBeExtinct && !women && living === 0 && alpha.at === 'valhalla';
  }
  if (g.women !== undefined && womenAlive(g, g.women.of) > 0) g.tribes[g.women.of].extinct = false;
}

/** The position in the terms of `readScenario`, without empty parts. */
export function describePosition(position: Position<G>): Json {
  const { g } = position;
  const id = (card: Card): string => packOf(g).cards[card]?.id ?? '?';
  const ids = (cards: readonly Card[]): string[] => cards.map(id);
  const spot = (s: Spot): Json => describeSpot(s, id(s.card));
  const row = (r: Row): Json => ({ warm: r.warm.map(spot), cold: r.cold.map(spot) });
  const tribes: Record<string, Json> = {};
  for (const t of ALL_TRIBES) {
    if (g.tribes[t].present) tribes[TRIBES[t]] = describeTribe(g, t, id);
  }
  return {
    turn: g.turn,
    turns: g.turns,
    phase: g.phase,
    ...(g.pogroms ? { pogroms: true } : {}),
    order: tribeIds(g.order),
    ...(g.event === NO_CARD ? {} : { event: id(g.event) }),
    rows: { north: row(g.rows[0]), south: row(g.rows[1]) },
    tribes,
    ...(g.occupiers === undefined ? {} : { occupiers: describeOccupiers(g.occupiers) }),
    ...(g.women === undefined ? {} : { women: describeWomen(g, g.women, id) }),
    decks: { north: ids(g.decks[0]).reverse(), south: ids(g.decks[1]).reverse() },
    events: ids(g.events).reverse(),
    discards: ids(g.discards),
  };
}

function describeOccupiers({ fuel, mined, surrendered, record }: Occupiers): Json {
  return lean({
    fuel,
    mined: mined || undefined,
    surrendered: surrendered.length === 0 ? undefined : tribeIds(surrendered),
    record: record === null ? undefined : Object.fromEntries(record.map((n, t) => [TRIBES[t as Tribe], n])),
  });
}

/** L7: elders of other tribes on a placard, off rank 1. */
function describeGuests(g: G, t: Tribe): Json | undefined {
  if (g.occupiers === undefined) return undefined;
  const guests: Record<string, Json> = {};
  for (const other of ALL_TRIBES) {
    if (other === t) continue;
    const ranks = RANKS.filter((rank) => rank !== 1 && g.tribes[t].placard.elders[rank][other] > 0);
    if (ranks.length === 0) continue;
    guests[TRIBES[other]] = Object.fromEntries(
      ranks.map((rank) => [String(rank), g.tribes[t].placard.elders[rank][other]]),
    );
  }
  return Object.keys(guests).length === 0 ? undefined : guests;
}

function describeWomen(g: G, women: Women, id: (card: Card) => string): Json {
  const { of, colour, heroine, ground } = women;
  const ranks = RANKS.filter((rank) => matriarchsAt(g, of, rank) > 0);
  return lean({
    colour: TRIBES[colour],
    heroine: id(heroine),
    daughters: g.tribes[colour].pool,
    matriarchs: Object.fromEntries(ranks.map((rank) => [String(rank), matriarchsAt(g, of, rank)])),
    ground:
      ground === null
        ? undefined
        : lean({
            row: ROWS[ground.row],
            card: ground.card === NO_CARD ? undefined : id(ground.card),
            extras: ground.extras === null || ground.extras === NO_CARD ? undefined : id(ground.extras),
          }),
  });
}

function counts(n: ByTribe<number>, ...except: (number | undefined)[]): Record<string, number> | undefined {
  const list = ALL_TRIBES.filter((t) => !except.includes(t) && n[t] > 0).map(
    (t) => [TRIBES[t], n[t]] as const,
  );
  return list.length === 0 ? undefined : Object.fromEntries(list);
}

/** Drops undefined parts, so that the description is plain JSON. */
function lean(parts: Readonly<Record<string, Json | undefined>>): Json {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Json;
}

function describeSpot(spot: Spot, card: string): Json {
  return lean({
    card,
    people: counts(spot.men),
    landed: counts(spot.landed),
    husband: spot.husband === NOBODY ? undefined : TRIBES[spot.husband],
    guards: spot.guards === undefined ? undefined : TRIBES[spot.guards],
    raided: spot.raidedBy === NOBODY ? undefined : TRIBES[spot.raidedBy],
    hostile: spot.hostile || undefined,
  });
}

function describeTribe(g: G, t: (typeof ALL_TRIBES)[number], id: (card: Card) => string): Json {
  const tribe = g.tribes[t];
  const elders = RANKS.filter((rank) => tribe.placard.elders[rank][t] > 0);
  return lean({
    religion: tribe.placard.mono ? 'monotheist' : 'polytheist',
    unassigned: tribe.pool,
    alpha: describeAlpha(tribe.alpha, t, id),
    elders: Object.fromEntries(elders.map((rank) => [String(rank), tribe.placard.elders[rank][t]])),
    emissaries: counts(tribe.placard.elders[1], t, g.women?.colour),
    guests: describeGuests(g, t),
    arrived: counts(tribe.placard.arrived),
    valhalla: tribe.valhalla,
    extinct: tribe.extinct ? true : population(g, t) === 0 ? false : undefined,
    energy: tribe.energy,
    ivory: tribe.ivory,
    iron: tribe.iron,
    tableau: tribe.tableau.map((spot) => describeSpot(spot, id(spot.card))),
    trophies: tribe.trophies.map(id),
    hand: g.hands[t].map(id),
    freePromotions: tribe.freePromotions || undefined,
    sailed: tribe.sailed || undefined,
    abandoned: tribe.abandoned || undefined,
  });
}

function describeAlpha(alpha: AlphaPlace, t: number, id: (card: Card) => string): Json {
  switch (alpha.at) {
    case 'pool':
      return 'unassigned';
    case 'valhalla':
      return 'valhalla';
    case 'card':
      return id(alpha.card);
    case 'husband':
      return { husband: id(alpha.card) };
    case 'elder':
      return alpha.placard === t
        ? { rank: alpha.rank }
        : { rank: alpha.rank, placard: TRIBES[alpha.placard] };
  }
}

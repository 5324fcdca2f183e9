import {
  type Ctx,
  type OptionMeta,
  type Pile,
  settingOf,
  type SetupInput,
  type State,
  type States,
} from '../../../kernel/index.js';
import {
  bloodierId,
  cardId,
  cardInfo,
  cardNo,
  ORIGINAL,
  isRemovedEvent,
  packOf,
  patrolRow,
  rowKey,
} from '../cards/cards.js';
import { giveHandicap, NO_HANDICAP } from './handicap.js';
import {
  ALL_TRIBES,
  NORSE,
  NORTH,
  NO_CARD,
  ROWS,
  SAMI,
  SOUTH,
  THULE,
  TRIBES,
  TUNIT,
  tribeNo,
  type ByRank,
  type ByTribe,
  type Card,
  type G,
  type Occupiers,
  type Placard,
  type Row,
  type RowNo,
  type Tribe,
  type TribeState,
} from '../vocabulary/model.js';
import type { Pack } from '../cards/pack.js';
import { newSpot } from '../board/people.js';
import { fuelAtFirst, rulesOf, type Rules } from '../variants.js';

/** C. Setup. All randomness comes from the context; the choice of farm animals is a state of its own. */

/** The part of the context that set-up uses. */
type Shuffler = Pick<Ctx<unknown>, 'shuffle' | 'draw'>;

const emptyElders = (): ByRank<ByTribe<number>> =>
  Array.from({ length: 7 }, () => [0, 0, 0, 0]) as unknown as ByRank<ByTribe<number>>;

/** A tribe that isn't in the game. */
export function absentTribe(): TribeState {
  const placard: Placard = { mono: false, elders: emptyElders(), arrived: [0, 0, 0, 0] };
  return {
    present: false,
    extinct: false,
    pool: 0,
    valhalla: 0,
    alpha: { at: 'valhalla' },
    energy: 0,
    ivory: 0,
    iron: 0,
    placard,
    tableau: [],
    trophies: [],
    freePromotions: 0,
    sailed: 0,
    abandoned: false,
  };
}

/** C steps 5 to 8: a tribe's people, elders, disks and daughters. */
function startingTribe(pack: Pack, variant: string, t: Tribe, seats: number): TribeState {
  const rules = rulesOf({ variant });
  const { setup } = pack.data;
  const tribe = absentTribe();
  tribe.present = true;
  tribe.alpha = { at: 'pool' };
  const patrol = patrolRow({ pack: pack.id, variant }, seats);
  const usual = rules.startingPeople[TRIBES[t]] ?? setup.unassigned[TRIBES[t]].tribesmen;
  // Colonists come out of the tribe's own people (B4).
  const most = pack.men - 6 * setup.eldersPerRank - (setup.colonists[TRIBES[t]]?.n ?? 0);
  tribe.pool = patrol === undefined ? usual : Math.min(patrol.tribesmen, most);
  for (let rank = 1; rank <= 6; rank++) {
    const places = tribe.placard.elders[rank as 1];
    places[t] = setup.eldersPerRank;
  }
  tribe.placard.mono = rules.monotheists;
  tribe.valhalla = pack.men - tribe.pool - 6 * setup.eldersPerRank;
  tribe.energy = rules.startingEnergy ?? setup.disks.energy;
  tribe.ivory = patrol?.ivory ?? setup.disks.ivory;
  tribe.iron = patrol?.iron ?? setup.disks.iron;
  if (rules.daughters) {
    for (const card of pack.daughters) if (pack.cards[card]?.tribe === t) tribe.tableau.push(newSpot(card));
  }
  return tribe;
}

/** Moves `n` cards from the top of a deck to a row; the first drawn lies nearest to the deck (C step 3). */
function deal(row: Row, deck: Card[], n: number): void {
  for (let i = 0; i < n; i++) {
    const card = deck.pop();
    if (card !== undefined) row.warm.push(newSpot(card));
  }
}

/** Takes the cards with these climax numbers out of a deck, in the given order. */
function takeByClimax(pack: Pack, deck: Card[], climaxes: readonly number[]): Card[] {
  return climaxes.flatMap((climax) => {
    const at = deck.findIndex((card) => pack.cards[card]?.climax === climax);
    return at < 0 ? [] : deck.splice(at, 1);
  });
}

/** A pile that keeps `size` cards; the last one is on top. */
const pileOf = (pack: Pack, size: number): Pile<Card> => ({
  idOf: (card) => pack.cards[card]?.id ?? '',
  topAt: size,
});

/** M1, M2: lays the row by climax; M1 also stacks the next cards. The deck's top is its last card. */
function layScenario(
  c: Shuffler,
  pack: Pack,
  scenario: 'M1' | 'M2',
  row: Row,
  no: RowNo,
  deck: Card[],
): void {
  const rows = pack.data.setup.scenarioRows;
  const id = ROWS[no];
  for (const card of takeByClimax(pack, deck, rows[scenario][id])) row.warm.push(newSpot(card));
  if (scenario !== 'M1') return;
  const next = takeByClimax(pack, deck, rows.M1[`${id}Top`]);
  deck.push(...c.shuffle(next, pileOf(pack, next.length)));
}

/** L2: the mine is the first card after the New World; takes it out of the deck. */
function layMine(pack: Pack, rules: Rules, row: Row, deck: Card[]): void {
  const at = deck.findIndex((card) => pack.cards[card]?.number === rules.occupied?.mine);
  if (at >= 0) row.warm.push(...deck.splice(at, 1).map(newSpot));
}

/** L2: the occupiers' depot at the start. */
function occupiersOf(rules: Rules, seats: readonly string[]): Occupiers | undefined {
  if (rules.occupied === null) return undefined;
  return { fuel: fuelAtFirst(rules, seats.length), mined: false, surrendered: [], record: null };
}

/** Some variants are for certain tribes. @throws Error if another tribe is seated */
function checkSeats(variant: string, rules: Rules, seats: readonly string[]): void {
  const wanted = rules.seats;
  if (wanted !== null && (seats.length !== wanted.length || !wanted.every((seat) => seats.includes(seat)))) {
    throw new Error(`${variant} is played by ${wanted.join(', ')}, not by ${seats.join(', ')}`);
  }
  if (seats.length > rules.maxSeats) {
    throw new Error(`${variant} has ${rules.maxSeats} seats at most, not ${seats.length}`);
  }
}

/** C step 7: colonists at the start. */
function settleColonists(g: G, pack: Pack): void {
  for (const t of ALL_TRIBES) {
    const colony = pack.data.setup.colonists[TRIBES[t]];
    if (colony === undefined || !g.tribes[t].present) continue;
    const land = pack.byId.get(colony.card);
    for (const row of g.rows) {
      const spot = [...row.warm, ...row.cold].find((s) => s.card === land);
      if (spot === undefined) continue;
      spot.men[t] += colony.n;
      g.tribes[t].valhalla -= colony.n;
    }
  }
}

/** Daughters at home at the start (K1). */
const FIRST_DAUGHTERS = 2;

/** K1: draws one of the tribe's daughters (R102). Women are Sámi blue; for the Sámi, Thule yellow. */
function settleWomen(c: Shuffler, g: G, pack: Pack): void {
  const tribe = g.order[0];
  if (tribe === undefined) return;
  const heroines = pack.daughters.filter((card) => pack.cards[card]?.tribe === tribe);
  const heroine = heroines[c.draw(heroines.length)] ?? NO_CARD;
  const colour = tribe === SAMI ? THULE : SAMI;
  g.women = { of: tribe, colour, heroine, ground: null };
  g.tribes[colour].pool = FIRST_DAUGHTERS;
  g.tribes[colour].valhalla = pack.men - FIRST_DAUGHTERS;
}

/** R137: the source of a patrol's people, disks, rows and events. */
export const PATROL_SETUP: OptionMeta = {
  id: 'setup',
  values: ['balanced', 'printed'],
  initial: 'balanced',
  rule: 'R137',
  variants: ['patrol'],
};

/** A new game's position before its first event. */
export function setup(c: Shuffler, input: SetupInput): G {
  checkSeats(input.variant, rulesOf(input), input.seats);
  const printed = rulesOf(input).patrolRows && settingOf(PATROL_SETUP, input.options) === 'printed';
  return layOut(c, printed ? { ...input, variant: 'printed-patrol' } : input);
}

/** Cards that tribes keep from an earlier part of the game (M2). */
export type Kept = Readonly<ByTribe<readonly Card[]>>;

const NOTHING_KEPT: Kept = [[], [], [], []];

/** The table before the first event of a game, or of a later part of one. */
export function layOut(c: Shuffler, input: SetupInput, keep: Kept = NOTHING_KEPT): G {
  const rules = rulesOf(input);
  const plain = input.options['pack'] ?? ORIGINAL.id;
  const pack = packOf({
    pack: rules.occupied === null ? plain : bloodierId(plain, rules.occupied.bloody),
  });
  const carried = keep.flat();
  const isIn = (t: Tribe): boolean => input.seats.includes(TRIBES[t]);
  const tribe = (t: Tribe): TribeState =>
    isIn(t) ? startingTribe(pack, input.variant, t, input.seats.length) : absentTribe();
  const tribes: ByTribe<TribeState> = [tribe(TUNIT), tribe(NORSE), tribe(SAMI), tribe(THULE)];

  // C1, C2: cards of absent tribes and of unused rules never enter the game.
  const unused: Card[] = [];
  const plays = (card: Card): boolean => {
    if (carried.includes(card)) return false;
    const info = pack.cards[card];
    const absent =
      info !== undefined && info.hunt !== null && (rules.absentTypes & (1 << info.hunt.type)) !== 0;
    const stays = info?.kind !== 'biome' || (!absent && (info.take === null || rules.takes));
    if (!stays) unused.push(card);
    return stays;
  };
  for (const card of pack.daughters) {
    const t = pack.cards[card]?.tribe ?? -1;
    if (!rules.daughters || t === -1 || !isIn(t)) unused.push(card);
  }
  unused.push(...pack.farm.filter((card) => !carried.includes(card)));
  for (const t of ALL_TRIBES) tribes[t].tableau.push(...keep[t].map(newSpot));

  // C step 1: the events of this game.
  const isRemoved = (card: Card): boolean =>
    isRemovedEvent({ pack: pack.id, variant: input.variant, order: input.seats }, card);
  unused.push(...pack.events.filter(isRemoved));
  const events = c.shuffle(
    pack.events.filter((card) => !isRemoved(card)),
    pileOf(pack, rules.events),
  );
  unused.push(...events.splice(rules.events));

  // C steps 2 to 4: decks and rows, with the New World beside the deck.
  const shuffled = (cards: Card[]): Card[] => c.shuffle(cards, pileOf(pack, cards.length));
  const decks: [Card[], Card[]] = [
    shuffled(pack.biomes[NORTH].filter(plays)),
    shuffled(pack.biomes[SOUTH].filter(plays)),
  ];
  const rows: [Row, Row] = [
    { warm: [], cold: [] },
    { warm: [], cold: [] },
  ];
  const wide =
    patrolRow({ pack: pack.id, variant: input.variant }, input.seats.length)?.rowBiomes ??
    pack.data.setup.rowBiomes[rowKey(input.seats.length)];
  for (const row of [NORTH, SOUTH] as const) {
    if (rules.newWorld) rows[row].warm.push(newSpot(pack.newWorld[row]));
    else unused.push(pack.newWorld[row]);
    const laid = rows[row].warm.length;
    layMine(pack, rules, rows[row], decks[row]);
    if (rules.rows === null) deal(rows[row], decks[row], wide - (rows[row].warm.length - laid));
    else layScenario(c, pack, rules.rows, rows[row], row, decks[row]);
    // L2: the row starts on its cold side, in the same order: the card nearest to the deck warms first.
    if (rules.warming) rows[row] = { warm: [], cold: rows[row].warm };
  }

  const g: G = {
    pack: pack.id,
    variant: input.variant,
    pogroms: input.options['pogroms'] === 'on',
    turn: 0,
    turns: events.length,
    phase: 'setup',
    order: ALL_TRIBES.filter(isIn),
    event: NO_CARD,
    rows,
    tribes,
    discards: [],
    decks,
    events,
    unused,
    hands: [[], [], [], []],
  };
  const occupiers = occupiersOf(rules, input.seats);
  if (occupiers !== undefined) g.occupiers = occupiers;
  settleColonists(g, pack);
  if (rules.women) settleWomen(c, g, pack);
  giveHandicap(g, input.options['handicap'] ?? NO_HANDICAP);
  return g;
}

/** Farm sides a tribe may still choose from; none once it has one (C step 5). */
function farmChoices(g: G, t: Tribe): Card[] {
  const { tableau } = g.tribes[t];
  if (!g.tribes[t].present || !rulesOf(g).farm) return [];
  if (tableau.some((spot) => cardInfo(g, spot.card).kind === 'farm')) return [];
  return packOf(g).farm.filter((card) => cardInfo(g, card).tribe === t);
}

/** C step 5: Norse and Sámi choose one side of one farm card after the rows are laid. */
const farmState: State<G, 'farm'> = {
  rule: 'C',
  seats: (c) => c.seats.filter((seat) => farmChoices(c.g, tribeNo(seat)).length > 0),
  choices: (c, seat, offer) => {
    for (const card of farmChoices(c.g, tribeNo(seat))) offer.can('farm', cardId(c.g, card));
  },
  verbs: {
    farm: (c, seat, args) => {
      const card = cardNo(c.g, args[0] ?? '');
      c.g.tribes[tribeNo(seat)].tableau.push(newSpot(card));
      const { unused } = c.g;
      unused.splice(unused.indexOf(card), 1);
      c.emit('setup.farm', { tribe: seat, card: cardId(c.g, card) });
    },
  },
};

export const states = { farm: farmState } satisfies Partial<States<G>>;

import type { Ctx, SetupInput } from '../../kernel/index.js';
import { COST, ORIGINAL } from './cards.js';
import { BASE, JUNCTURES, TILES } from './map.js';
import {
  DRAFTS,
  isSeat,
  LANDS,
  LAYOUTS,
  noFresh,
  noTurn,
  ROUNDS,
  TRIBE_TYPES,
  type Animal,
  type G,
  type SeatId,
  type Secret,
  type PublicState,
  type Terrain,
  type Tribe,
} from './model.js';
import { FIGURES_EACH } from './phases/preparation.js';
import { CAMPS, MEGALITHS, NEUTRALS, shuffledDeck, VILLAGES } from './tribe.js';

export const OPTIONS = [
  { id: 'draft', values: DRAFTS, initial: 'none' },
  { id: 'layout', values: ['random', ...LAYOUTS], initial: 'random' },
] as const;

export function newTribe(): Tribe {
  const at = TILES.map(() => 0);
  // Five of six Camps cover Food spaces, one is on the base (EW1).
  at[BASE] = 1;
  return {
    chief: '',
    side: 'a',
    setup: '',
    food: 0,
    tools: 0,
    chiefHome: true,
    figures: FIGURES_EACH,
    camps: CAMPS - 1,
    at,
    villages: VILLAGES,
    neutral: NEUTRALS,
    megaliths: MEGALITHS,
    stones: [],
    upright: [],
    tipped: [],
    discard: [],
    labor: [],
    revealed: [],
    honor: 0,
    offering: 0,
    points: 0,
    eclipse: 0,
  };
}

export const noSecret = (): Secret => ({
  deck: [],
  hand: [],
  ritual: [],
  buried: [],
  graves: [],
  fresh: noFresh(),
});

export const seatsOf = (seats: readonly string[]): SeatId[] => seats.filter(isSeat);

const copies = <T>(n: number, thing: T): T[] => Array.from({ length: n }, () => thing);

/** N1.6: one tile of each land, Glaciers by the number of players, the rest random; the base in the middle. */
function layMap(c: Ctx<undefined>, players: number): Terrain[] {
  const { terrain } = ORIGINAL.data;
  const { glacier = 0, added = 0 } = terrain.setup.find((one) => one.players === players) ?? {};
  const spare = c.shuffle(LANDS.flatMap((land) => copies(terrain.perLand - 1, land)));
  const tiles: Terrain[] = c.shuffle([
    ...LANDS,
    ...copies<Terrain>(glacier, 'glacier'),
    ...spare.slice(0, added),
  ]);
  tiles.splice(BASE, 0, 'base');
  return tiles;
}

/** N1.2: two stones for each round's pool, three with four players (EW6). */
function layStones(c: Ctx<undefined>, players: number): { pools: string[][]; box: string[] } {
  const stones = c.shuffle([...ORIGINAL.stones.keys()]);
  const each = players === 4 ? 3 : 2;
  const pools = Array.from({ length: ROUNDS }, () => stones.splice(0, each));
  return { pools, box: stones };
}

/** The shuffled Culture cards of an era (N1.3). */
const eraDeck = (c: Ctx<undefined>, era: number): string[] =>
  shuffledDeck(
    c,
    ORIGINAL.data.culture.cards.filter((card) => card.era === era).map(({ id }) => id),
  );

/** N1.1 to N1.6: boards, decks and turn order; Chiefs and Setup cards follow in the opening. */
export function setup(c: Ctx<undefined>, input: SetupInput): G {
  const seats = seatsOf(input.seats);
  const { pools, box } = layStones(c, seats.length);
  const order = c.shuffle([...seats]);
  // The lobby chooses the layout of the Megalith board (N1.5, EW9).
  const layout =
    LAYOUTS.find((one) => one === input.options['layout']) ?? LAYOUTS[c.draw(LAYOUTS.length)] ?? 'square';
  const era1 = eraDeck(c, 1);
  const tribes: PublicState['tribes'] = {};
  const secrets: G['secrets'] = {};
  for (const seat of seats) {
    tribes[seat] = newTribe();
    secrets[seat] = noSecret();
  }
  const g: G = {
    pack: ORIGINAL.data.id,
    options: { draft: DRAFTS.find((one) => one === input.options['draft']) ?? 'none' },
    round: 0,
    turn: 1,
    phase: 'setup',
    order,
    active: order[0] ?? 'cyan',
    tribes,
    supply: Object.fromEntries(
      TRIBE_TYPES.map((type) => [type, ORIGINAL.people.get(type)?.copies ?? 0]),
    ) as G['supply'],
    culture: era1
      .splice(-COST.faceUp)
      .reverse()
      .map((card) => ({ card, token: false })),
    display: [],
    pools,
    map: layMap(c, seats.length),
    villages: JUNCTURES.map(() => ''),
    layout,
    tiles: c.shuffle(ORIGINAL.data.megaliths.tiles.map(({ id }) => id)),
    megaliths: [],
    // At the start, the first player is ahead (EW5).
    arrivals: [...order],
    placed: [],
    now: noTurn(),
    due: [],
    offer: [],
    secrets,
    animals: shuffledDeck(
      c,
      ORIGINAL.data.animals.types.flatMap(({ id, copies: n }) => copies<Animal>(n, id)),
    ),
    era1,
    era2: eraDeck(c, 2),
    box,
  };
  dealChiefs(c, g);
  return g;
}

/** N1.4, N1.7: without drafts, Setup cards are dealt, and Chiefs on their equal A sides. */
function dealChiefs(c: Ctx<undefined>, g: G): void {
  const chiefs = c.shuffle([...ORIGINAL.chiefs.keys()]);
  const cards = c.shuffle([...ORIGINAL.setup.keys()]);
  g.order.forEach((seat, i) => {
    const tribe = g.tribes[seat];
    if (tribe === undefined) return;
    if (g.options.draft !== 'both') tribe.chief = chiefs[i] ?? '';
    if (g.options.draft === 'none') tribe.setup = cards[i] ?? '';
  });
}

import { z } from 'zod';
import { parseSpec, SpecError } from '../../kernel/scenario.js';
import type { Ctx, Json, Position, ReadScenario } from '../../kernel/index.js';
import { isCulture, isPerson, ORIGINAL, STARTING } from './cards.js';
import { BASE, JUNCTURE_NAMES, JUNCTURES, TILES } from './map.js';
import { boardOf, levelOf, nameOf, placeNamed, placeOf, xOf, yOf } from './megaliths.js';
import {
  ANIMALS,
  FIGURES,
  isTribeType,
  LAYOUTS,
  SEATS,
  secretOf,
  SPACES,
  takeOne,
  TERRAINS,
  tribeOf,
  type G,
  type SeatId,
  type Tribe,
} from './model.js';
import { newTribe, noSecret, seatsOf, setup } from './setup.js';
import { FIGURES_EACH } from './phases/preparation.js';
import { CAMPS, capacityOf, MEGALITHS, NEUTRALS } from './tribe.js';

/** Scripted positions (docs/endless/scenarios.md), read and described in rulebook terms. */

const n = z.int().min(0).max(100);
const cards = z.array(z.string()).optional();
const animals = z.array(z.enum(ANIMALS)).optional();
const seat = z.enum(SEATS);
const tribeSpec = z.strictObject({
  chief: z.string().optional(),
  side: z.enum(['a', 'b']).optional(),
  setup: z.string().optional(),
  food: n.optional(),
  tools: n.optional(),
  hand: cards,
  deck: cards,
  discard: cards,
  ritual: cards,
  buried: cards,
  graves: cards,
  upright: animals,
  tipped: animals,
  camps: z.partialRecord(z.enum(TILES as [string, ...string[]]), n).optional(),
  villages: z.array(z.enum(JUNCTURE_NAMES as [string, ...string[]])).optional(),
  stones: cards,
  honor: n.optional(),
  offering: n.optional(),
  points: z.int().min(0).max(999).optional(),
  // In descriptions only.
  labor: cards,
  revealed: cards,
  capacity: n.optional(),
  eclipse: z.number().optional(),
  megaliths: n.optional(),
  neutral: n.optional(),
});
const STEPS = ['opening', 'turn', 'eclipse', 'prepare', 'end'] as const;
const positionSpec = z.strictObject({
  step: z.enum(STEPS).default('turn'),
  round: z.int().min(1).max(4).default(1),
  turn: z.int().min(1).max(3).default(1),
  order: z.array(seat).optional(),
  active: seat.optional(),
  layout: z.enum(LAYOUTS).default('square'),
  tiles: z.array(z.string()).optional(),
  map: z.partialRecord(z.enum(TILES as [string, ...string[]]), z.enum(TERRAINS)).optional(),
  culture: z
    .array(z.union([z.string(), z.strictObject({ card: z.string(), token: z.boolean() })]))
    .optional(),
  display: animals,
  animals: animals,
  pools: z.array(z.array(z.string())).max(4).optional(),
  arrivals: z.array(seat).optional(),
  built: z.record(z.string(), z.enum([...SEATS, 'neutral'])).optional(),
  placed: z
    .array(z.strictObject({ seat, figure: z.enum(FIGURES).default('tribe'), space: z.enum(SPACES) }))
    .optional(),
  era1: cards,
  era2: cards,
  tribes: z.partialRecord(seat, tribeSpec).default({}),
  // In descriptions only.
  phase: z.string().optional(),
  pool: n.optional(),
  due: z.array(z.string()).optional(),
  supply: z.record(z.string(), n).optional(),
});
type PositionSpec = z.infer<typeof positionSpec>;
type TribeSpec = z.infer<typeof tribeSpec>;
type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

/** Cards and pieces left for a scenario; taking a missing one adds an issue. */
class Box {
  readonly issues: Issue[] = [];
  readonly animals: string[] = ORIGINAL.data.animals.types.flatMap(({ id, copies }) =>
    Array.from({ length: copies }, () => id),
  );
  readonly culture: string[] = [...ORIGINAL.culture.keys()];
  readonly stones: string[] = [...ORIGINAL.stones.keys()];

  constructor(readonly g: G) {}

  take<T extends string>(list: string[], id: T, path: Issue['path']): T {
    if (!takeOne(list, id)) this.issues.push({ path, message: `${id} is elsewhere, or there is none` });
    return id;
  }

  all<T extends string>(list: string[], ids: readonly T[] | undefined, path: Issue['path']): T[] {
    return (ids ?? []).map((id, at) => this.take(list, id, [...path, at]));
  }

  /** Cards of a player: own starting cards, Tribe cards of the supply, Culture cards. */
  cards(own: string[], ids: readonly string[] | undefined, path: Issue['path']): string[] {
    return (ids ?? []).map((id, at) => {
      const where = [...path, at];
      if (isCulture(id)) return this.take(this.culture, id, where);
      if (!isPerson(id)) this.issues.push({ path: where, message: `there is no card called ${id}` });
      else if (isTribeType(id)) this.g.supply[id]--;
      else this.take(own, id, where);
      return id;
    });
  }
}

function readTribe(c: Ctx<undefined>, g: G, id: SeatId, spec: TribeSpec, box: Box): void {
  const path = ['tribes', id];
  const tribe = newTribe();
  const secret = noSecret();
  const own = [...STARTING];
  const list = (key: 'hand' | 'deck' | 'discard' | 'ritual' | 'buried' | 'graves'): string[] =>
    box.cards(own, spec[key], [...path, key]);
  secret.hand = list('hand');
  tribe.discard = list('discard');
  secret.ritual = list('ritual');
  secret.buried = list('buried');
  secret.graves = list('graves');
  const top = list('deck');
  // Unnamed starting cards go under the named cards of the deck, which begin with the top card.
  secret.deck = [...c.shuffle(own), ...top.reverse()];
  tribe.chief = spec.chief ?? g.tribes[id]?.chief ?? '';
  tribe.side = spec.side ?? 'a';
  tribe.setup = spec.setup ?? '';
  tribe.upright = box.all(box.animals, spec.upright, [...path, 'upright']);
  tribe.tipped = box.all(box.animals, spec.tipped, [...path, 'tipped']);
  tribe.stones = box.all(box.stones, spec.stones, [...path, 'stones']);
  readMap(g, id, tribe, spec);
  const capacity = capacityOf(tribe);
  tribe.food = Math.min(spec.food ?? 0, capacity);
  if ((spec.food ?? 0) > capacity)
    box.issues.push({ path: [...path, 'food'], message: `the capacity is ${capacity}` });
  tribe.tools = spec.tools ?? 0;
  tribe.honor = spec.honor ?? 0;
  tribe.offering = spec.offering ?? 0;
  tribe.points = spec.points ?? 0;
  g.tribes[id] = tribe;
  g.secrets[id] = secret;
}

function readMap(g: G, id: SeatId, tribe: Tribe, spec: TribeSpec): void {
  if (spec.camps !== undefined) {
    tribe.at = TILES.map((name) => spec.camps?.[name] ?? 0);
    tribe.camps = CAMPS - tribe.at.reduce((sum, many) => sum + many, 0);
  }
  for (const name of spec.villages ?? []) {
    g.villages[JUNCTURE_NAMES.indexOf(name)] = id;
    tribe.villages--;
  }
}

/** Megaliths by place. A tribe with own Megaliths on the board has placed its neutral ones first. */
function readBuilt(g: G, spec: PositionSpec, box: Box): void {
  const entries = Object.entries(spec.built ?? {});
  for (const [name, seatName] of entries) {
    const place = placeNamed(name);
    if (Number.isNaN(place) || (levelOf(place) === 1 && !boardOf(g).byPlace.has(place)))
      box.issues.push({ path: ['built', name], message: 'is no place on the board' });
    g.megaliths.push({ x: xOf(place), y: yOf(place), level: levelOf(place), seat: seatName });
    if (seatName !== 'neutral' && g.tribes[seatName] !== undefined) tribeOf(g, seatName).megaliths--;
  }
  let neutral = entries.filter(([, one]) => one === 'neutral').length;
  const builders = g.order.filter((one) => tribeOf(g, one).megaliths < MEGALITHS);
  for (const one of [...builders, ...g.order.filter((other) => !builders.includes(other))]) {
    const used = Math.min(NEUTRALS, neutral);
    tribeOf(g, one).neutral -= used;
    neutral -= used;
  }
  if (neutral > 0) box.issues.push({ path: ['built'], message: 'there are too many neutral Megaliths' });
}

function readBoards(c: Ctx<undefined>, g: G, spec: PositionSpec, box: Box): void {
  for (const [name, terrain] of Object.entries(spec.map ?? {})) {
    const at = TILES.indexOf(name);
    if ((at === BASE) !== (terrain === 'base'))
      box.issues.push({ path: ['map', name], message: 'the base is c3' });
    else if (terrain !== undefined) g.map[at] = terrain;
  }
  if (spec.culture !== undefined)
    g.culture = spec.culture.map((one, at) => {
      const faceUp = typeof one === 'string' ? { card: one, token: false } : one;
      box.take(box.culture, faceUp.card, ['culture', at]);
      return { ...faceUp };
    });
  else
    for (const { card } of g.culture.splice(0))
      if (takeOne(box.culture, card)) g.culture.push({ card, token: false });
  const era = (number: number, listed: readonly string[] | undefined, key: string): string[] => {
    const first = box.all(box.culture, listed, [key]).reverse();
    const rest = box.culture.filter((card) => ORIGINAL.culture.get(card)?.era === number);
    for (const card of rest) takeOne(box.culture, card);
    return [...c.shuffle(rest), ...first];
  };
  g.era1 = era(1, spec.era1, 'era1');
  g.era2 = era(2, spec.era2, 'era2');
  g.display = box.all(box.animals, spec.display, ['display']);
  const top = box.all(box.animals, spec.animals, ['animals']).reverse();
  g.animals = [...c.shuffle(box.animals), ...top] as G['animals'];
  if (spec.pools !== undefined) {
    g.pools = g.pools.map((_, round) => box.all(box.stones, spec.pools?.[round], ['pools', round]));
  } else {
    g.pools = g.pools.map((pool) => pool.filter((id) => takeOne(box.stones, id)));
  }
  g.box = box.stones;
}

/** @throws SpecError with the path of everything that is wrong */
export const readScenario: ReadScenario<G> = (raw, input, c) => {
  const spec = parseSpec(positionSpec, raw) as PositionSpec;
  const g = setup(c, input);
  if (spec.step === 'opening') return { g, frames: [{ at: 'play', step: 'opening', vars: {} }] };
  const seats = seatsOf(input.seats);
  const box = new Box(g);
  g.order = [...(spec.order ?? seats)];
  if ([...g.order].sort().join() !== [...seats].sort().join())
    throw new SpecError([{ path: ['order'], message: `is not the order of ${seats.join(', ')}` }]);
  g.arrivals = [...(spec.arrivals ?? g.order)];
  g.active = spec.active ?? g.order[0] ?? 'cyan';
  g.layout = spec.layout;
  g.tiles = spec.tiles ?? ORIGINAL.data.megaliths.tiles.map(({ id }) => id);
  g.villages = JUNCTURES.map(() => '');
  for (const id of seats) readTribe(c, g, id, spec.tribes[id] ?? {}, box);
  for (const id of Object.keys(spec.tribes))
    if (!seats.some((one) => one === id))
      box.issues.push({ path: ['tribes', id], message: `${id} doesn't play` });
  readBoards(c, g, spec, box);
  readBuilt(g, spec, box);
  g.round = spec.round;
  g.turn = spec.turn;
  g.phase = spec.step === 'turn' ? 'action' : 'eclipse';
  for (const { seat: whose, figure, space } of spec.placed ?? []) {
    const first = space !== 'eclipse' && !g.placed.some((one) => one.space === space);
    g.placed.push({ seat: whose, figure, space, first });
    const tribe = tribeOf(g, whose);
    if (figure === 'chief') tribe.chiefHome = false;
    else tribe.figures--;
    if (tribe.figures < 0 || tribe.figures > FIGURES_EACH)
      box.issues.push({ path: ['placed'], message: `${whose} has only two Tribe figures` });
  }
  if (box.issues.length > 0) throw new SpecError(box.issues);
  return { g, frames: [{ at: 'play', step: spec.step === 'end' ? 'prepare' : spec.step, vars: {} }] };
};

const byName = (tribe: Tribe): Record<string, number> =>
  Object.fromEntries(tribe.at.flatMap((many, tile) => (many > 0 ? [[TILES[tile] ?? '', many]] : [])));

export function describePosition(position: Position<G>): Json {
  const { g } = position;
  const tribes = Object.fromEntries(
    g.order.map((id) => {
      const tribe = tribeOf(g, id);
      const { deck, hand, ritual, buried, graves } = secretOf(g, id);
      const { chief, side, food, tools, discard, upright, tipped, stones, honor, offering, points } = tribe;
      const { labor, revealed, megaliths, neutral } = tribe;
      const villages = JUNCTURE_NAMES.filter((_, at) => g.villages[at] === id);
      return [
        id,
        {
          chief,
          side,
          setup: tribe.setup,
          food,
          tools,
          hand: [...hand].sort(),
          deck: [...deck].reverse(),
          discard,
          ritual,
          buried,
          graves,
          upright,
          tipped,
          camps: byName(tribe),
          villages,
          stones,
          honor,
          offering,
          points,
          labor,
          revealed,
          capacity: capacityOf(tribe),
          eclipse: tribe.eclipse / 2,
          megaliths,
          neutral,
        },
      ];
    }),
  );
  const built = Object.fromEntries(
    g.megaliths.map(({ x, y, level, seat: whose }) => [nameOf(placeOf(x, y, level)), whose]),
  );
  return JSON.parse(
    JSON.stringify({
      phase: g.phase,
      round: g.round,
      turn: g.turn,
      order: g.order,
      active: g.active,
      layout: g.layout,
      tiles: g.tiles,
      map: Object.fromEntries(g.map.map((terrain, tile) => [TILES[tile] ?? '', terrain])),
      culture: g.culture.map(({ card, token }) => (token ? { card, token } : card)),
      display: g.display,
      animals: [...g.animals].reverse(),
      pools: g.pools,
      supply: g.supply,
      arrivals: g.arrivals,
      built,
      placed: g.placed.map(({ seat: whose, figure, space }) => ({ seat: whose, figure, space })),
      era1: [...g.era1].reverse(),
      era2: [...g.era2].reverse(),
      pool: g.now.pool,
      due: g.due.map(({ effect }) => effect.icon),
      tribes,
    }),
  ) as Json;
}

import { z } from 'zod';
import { parseSpec, SpecError } from '../../kernel/scenario.js';
import type { Frame, Json, Position, ReadScenario } from '../../kernel/index.js';
import {
  CARDS,
  cardOf,
  COLORS,
  DISTRICTS,
  districtAt,
  EDGES,
  edgeAt,
  KINDS,
  statuteAt,
  STATUTES,
} from './pack.js';
import { ACTIONS, type Faction } from './vocabulary.js';
import { FACTIONS, gothiOf, NONE, placeOf, SUPPORT, UNDECIDED, type G, type Gothi } from './model.js';
import { addMen, land } from './land.js';
import { newGothi, setup } from './setup.js';
import { suable } from './phases/council.js';

/** Scripted positions (docs/wordfame/scenarios.md), read and described in rulebook terms. */

const n = z.int().min(0);
const faction = z.enum(FACTIONS);
const colour = z.enum(COLORS);
const word = z.string();
const gothiSpec = z.strictObject({
  hall: n.optional(),
  slain: n.optional(),
  sea: n.optional(),
  fame: n.optional(),
  farms: z.partialRecord(colour, n).optional(),
  goods: z.array(word).optional(),
  oaths: z.array(word).optional(),
  hird: z.array(word).optional(),
  lost: z.boolean().optional(),
  took: colour.optional(),
  // In descriptions only.
  small: n.optional(),
  large: n.optional(),
});
const STEPS = ['council', 'votes', 'hunt', 'winter'] as const;
const actSpec = z.strictObject({
  gothi: faction,
  action: z.enum(ACTIONS),
  strength: n,
  with: z.array(faction).optional(),
});
const positionSpec = z.strictObject({
  round: n.default(2),
  step: z.enum(STEPS).default('council'),
  /** An action that begins now, in place of a step. */
  act: actSpec.optional(),
  speaker: faction.optional(),
  token: word.optional(),
  votes: z.partialRecord(faction, word).optional(),
  gothar: z.partialRecord(faction, gothiSpec).default({}),
  steads: z
    .record(
      word,
      z.strictObject({ gothi: faction, value: z.int().min(1).max(4), large: z.boolean().optional() }),
    )
    .default({}),
  men: z.record(word, z.partialRecord(faction, n)).default({}),
  away: z.partialRecord(faction, z.array(word)).default({}),
  pool: z.array(word).optional(),
  orlog: z.array(word).optional(),
  doom: z.array(word).optional(),
  onlyOrlog: z.boolean().optional(),
  phase: z.string().optional(),
});
type PositionSpec = z.infer<typeof positionSpec>;
type GothiSpec = z.infer<typeof gothiSpec>;
type Path = readonly (string | number)[];
type As = 'good' | 'bondi' | 'persona' | 'word';

/** Cards left for a scenario; taking a missing one adds an issue. */
class Box {
  readonly issues: { readonly path: Path; readonly message: string }[] = [];
  constructor(readonly cards: number[]) {}

  wrong(path: Path, message: string): void {
    this.issues.push({ path, message });
  }

  /** Takes a card by its visible half; `iron-ride-2` and a persona's name always work. */
  card(name: string, as: As, path: Path): number {
    const fits = (card: number): boolean => {
      const { good, bondi, word: whole, kind } = cardOf(card);
      return (
        name === whole ||
        KINDS[kind]?.id === name ||
        (as !== 'persona' && name === (as === 'bondi' ? bondi : good))
      );
    };
    // Prefer cards without a persona.
    const plain = this.cards.findIndex((card) => fits(card) && cardOf(card).kind === NONE);
    const at = plain >= 0 ? plain : this.cards.findIndex(fits);
    if (at < 0)
      this.wrong(
        path,
        CARDS.some((_, card) => fits(card)) ? `there is no ${name} left` : `there is no card called ${name}`,
      );
    return at < 0 ? NONE : (this.cards.splice(at, 1)[0] ?? NONE);
  }

  list(names: readonly string[] | undefined, as: As, path: Path): number[] {
    return (names ?? [])
      .map((name, at) => this.card(name, as, [...path, at]))
      .filter((card) => card !== NONE);
  }
}

function readGothi(g: G, who: number, spec: GothiSpec, box: Box): void {
  const id = g.seats[who] ?? '';
  const path = ['gothar', id];
  const gothi: Gothi = { ...newGothi(id as Faction) };
  if (spec.farms !== undefined) gothi.farms = COLORS.map((one) => spec.farms?.[one] ?? 0);
  gothi.slain = spec.slain ?? 0;
  gothi.sea = spec.sea ?? 0;
  gothi.fame = spec.fame ?? 0;
  gothi.lost = spec.lost ?? false;
  gothi.goods = box.list(spec.goods, 'good', [...path, 'goods']);
  gothi.oaths = box.list(spec.oaths, 'bondi', [...path, 'oaths']);
  gothi.hird = box.list(spec.hird, 'persona', [...path, 'hird']);
  g.gothar[who] = gothi;
  g.took[who] = spec.took === undefined ? NONE : COLORS.indexOf(spec.took);
}

function readMap(g: G, spec: PositionSpec, box: Box): void {
  for (const [id, { gothi, value, large = value > 2 }] of Object.entries(spec.steads)) {
    const district = districtAt.get(id) ?? NONE;
    const who = placeOf(g, gothi);
    if (district === NONE || land(g).open[district] !== true)
      box.wrong(['steads', id], `${id} is no open District`);
    else if (who < 0) box.wrong(['steads', id, 'gothi'], `${gothi} doesn't play`);
    else {
      g.owner[district] = who;
      g.value[district] = value;
      g.large[district] = large;
      if (large) gothiOf(g, who).large--;
      else gothiOf(g, who).small--;
    }
  }
  for (const [id, men] of Object.entries(spec.men))
    for (const [seat, many] of Object.entries(men)) {
      const edge = edgeAt.get(id) ?? NONE;
      const who = placeOf(g, seat);
      if (edge === NONE || !land(g).edges.includes(edge)) box.wrong(['men', id], `${id} is no open edge`);
      else if (who < 0) box.wrong(['men', id, seat], `${seat} doesn't play`);
      else addMen(g, who, edge, many);
    }
  for (const [seat, edges] of Object.entries(spec.away)) {
    const who = placeOf(g, seat);
    edges.forEach((id, at) => {
      const edge = edgeAt.get(id);
      if (edge === undefined || who < 0) box.wrong(['away', seat, at], `${id} is no side`);
      else g.away[who]?.push(edge);
    });
  }
}

/** Men not named elsewhere are in the Longhall. */
function sendHome(g: G, spec: PositionSpec, box: Box): void {
  g.seats.forEach((seat, who) => {
    const gothi = gothiOf(g, who);
    const men = (g.men[who] ?? []).reduce((sum, many) => sum + many, 0) + (g.away[who]?.length ?? 0);
    gothi.hall = 12 - gothi.slain - gothi.sea - men;
    const said = spec.gothar[seat]?.hall;
    if (gothi.hall < 0) box.wrong(['gothar', seat], `${seat} has more than 12 Thingmen`);
    if (said === undefined || said === gothi.hall) return;
    // With a given number in the hall, men not mentioned are slain.
    if (said > gothi.hall) box.wrong(['gothar', seat, 'hall'], `only ${gothi.hall} are left for the hall`);
    gothi.slain += gothi.hall - said;
    gothi.hall = said;
  });
}

const voteOf = (vote: string): number => (vote === 'support' ? SUPPORT : (statuteAt.get(vote) ?? UNDECIDED));

/** @throws SpecError with the path of everything that is wrong */
export const readScenario: ReadScenario<G> = (raw, input, c) => {
  const spec = parseSpec(positionSpec, raw) as PositionSpec;
  const g = setup(c, input);
  const box = new Box([...CARDS.keys()]);
  for (const id of Object.keys(spec.gothar))
    if (placeOf(g, id) < 0) box.wrong(['gothar', id], `${id} doesn't play`);
  g.seats.forEach((seat, who) => readGothi(g, who, spec.gothar[seat] ?? {}, box));
  g.pool = KINDS.map(() => NONE);
  for (const card of box.list(spec.pool, 'persona', ['pool'])) g.pool[cardOf(card).kind] = card;
  readMap(g, spec, box);
  sendHome(g, spec, box);
  g.round = spec.round;
  g.speaker = Math.max(0, spec.speaker === undefined ? 0 : placeOf(g, spec.speaker));
  g.token = spec.token === undefined ? NONE : (statuteAt.get(spec.token) ?? NONE);
  if (spec.token !== undefined && g.token === NONE)
    box.wrong(['token'], `there is no statute called ${spec.token}`);
  if (spec.step === 'votes' && g.token === NONE) box.wrong(['token'], 'somebody has proposed');
  g.votes = g.seats.map((seat, who) => (who === g.speaker ? SUPPORT : voteOf(spec.votes?.[seat] ?? '')));
  g.seats.forEach((seat, who) => {
    const vote = g.votes[who] ?? 0;
    if (vote >= 0 && !suable(g).includes(vote)) box.wrong(['votes', seat], 'nobody can sue so');
  });
  const top = box.list(spec.orlog, 'word', ['orlog']);
  g.doom = box.list(spec.doom, 'word', ['doom']);
  const rest = c.shuffle([...box.cards]);
  g.orlog = [...(spec.onlyOrlog === true ? [] : rest), ...top.reverse()];
  if (spec.onlyOrlog === true) g.doom.push(...rest);
  if (box.issues.length > 0) throw new SpecError([...box.issues]);
  g.phase = spec.act !== undefined ? 'acts' : spec.step === 'votes' ? 'council' : spec.step;
  return { g, frames: framesOf(g, spec) };
};

function framesOf(g: G, spec: PositionSpec): Frame[] {
  if (spec.act !== undefined) {
    const { gothi, action, strength, with: others = [] } = spec.act;
    const who = placeOf(g, gothi);
    const all = [who, ...others.map((one) => placeOf(g, one))];
    return [
      { at: 'play', step: 'hunt', vars: {} },
      { at: 'council', step: 'return', vars: {} },
      { at: 'action', step: 'act', vars: { who, all, action, strength, by: 'council' } },
    ];
  }
  switch (spec.step) {
    case 'votes':
      return [
        { at: 'play', step: 'hunt', vars: {} },
        { at: 'council', step: 'order', vars: {} },
        { at: 'vote', vars: {} },
      ];
    case 'council':
      return [
        { at: 'play', step: 'hunt', vars: {} },
        { at: 'council', step: 'propose', vars: {} },
      ];
    case 'hunt':
      return [{ at: 'play', step: 'hunt', vars: {} }];
    case 'winter':
      return [{ at: 'play', step: 'winter', vars: {} }];
  }
}

const farmsOf = (farms: readonly number[]): Json =>
  Object.fromEntries(COLORS.flatMap((id, at) => ((farms[at] ?? 0) > 0 ? [[id, farms[at] ?? 0]] : [])));

export function describePosition({ g }: Position<G>): Json {
  const gothar = g.seats.map((seat, who) => {
    const gothi = gothiOf(g, who);
    const took = g.took[who] ?? NONE;
    return [
      seat,
      {
        hall: gothi.hall,
        slain: gothi.slain,
        sea: gothi.sea,
        fame: gothi.fame,
        farms: farmsOf(gothi.farms),
        goods: gothi.goods.map((card) => cardOf(card).good),
        oaths: gothi.oaths.map((card) => cardOf(card).bondi),
        hird: gothi.hird.map((card) => KINDS[cardOf(card).kind]?.id ?? ''),
        lost: gothi.lost,
        small: gothi.small,
        large: gothi.large,
        ...(took === NONE ? {} : { took: COLORS[took] ?? '' }),
      },
    ] as const;
  });
  const steads = DISTRICTS.flatMap(({ id }, at) => {
    const owner = g.owner[at] ?? NONE;
    return owner === NONE
      ? []
      : [
          [
            id,
            { gothi: g.seats[owner] ?? '', value: g.value[at] ?? 0, large: g.large[at] === true },
          ] as const,
        ];
  });
  const men = EDGES.flatMap(({ id }, edge) => {
    const here = g.seats.flatMap((seat, who) => {
      const many = g.men[who]?.[edge] ?? 0;
      return many > 0 ? [[seat, many] as const] : [];
    });
    return here.length === 0 ? [] : [[id, Object.fromEntries(here)] as const];
  });
  const vote = (n: number): string => (n === SUPPORT ? 'support' : (STATUTES[n]?.id ?? ''));
  return {
    round: g.round,
    phase: g.phase,
    speaker: g.seats[g.speaker] ?? '',
    token: STATUTES[g.token]?.id ?? '',
    votes: Object.fromEntries(g.seats.map((seat, who) => [seat, vote(g.votes[who] ?? UNDECIDED)])),
    gothar: Object.fromEntries(gothar),
    steads: Object.fromEntries(steads),
    men: Object.fromEntries(men),
    away: Object.fromEntries(
      g.seats.map((seat, who) => [seat, (g.away[who] ?? []).map((edge) => EDGES[edge]?.id ?? '')]),
    ),
    pool: g.pool.flatMap((card, kind) => (card === NONE ? [] : [KINDS[kind]?.id ?? ''])),
    orlog: g.orlog.length,
    doom: g.doom.length,
  };
}

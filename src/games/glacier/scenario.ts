import { z } from 'zod';
import { parseSpec, SpecError } from '../../kernel/scenario.js';
import type { Frame, Json, Position, ReadScenario } from '../../kernel/index.js';
import { cardOf, cardsFor, isCard, ORIGINAL } from './cards.js';
import { makeParty, parseParty } from './cave.js';
import {
  CLANS,
  clanOf,
  clansOf,
  FATES,
  handOf,
  NO_CARD,
  VOWED,
  WHENS,
  type ClanId,
  type Fate,
  type Folk,
  type G,
} from './model.js';
import { firstVows, newClan, setup, TROPHIES, TROPHIES_LONG } from './setup.js';

/** Scripted positions (docs/dev/scenarios.md, docs/glacier/pack.md), read and described in rulebook terms. */

const n = z.int().min(0);
const card = z.string();
const fate = z.enum(FATES);
const party = z.string();
const stored = z.union([card, z.strictObject({ card, net: card })]);
const clanSpec = z.strictObject({
  ready: party.optional(),
  spent: party.optional(),
  sick: party.optional(),
  larder: z.array(stored).optional(),
  weapons: z.array(card).optional(),
  artifact: card.optional(),
  trophies: n.optional(),
  fates: z.array(fate).optional(),
  vows: z.partialRecord(z.enum(VOWED), z.enum(WHENS)).optional(),
  called: z.boolean().optional(),
  wrath: z.boolean().optional(),
  trek: z.boolean().optional(),
  sworn: z.boolean().optional(),
  // In descriptions only.
  members: n.optional(),
});
const STEPS = ['reveal', 'act', 'spite', 'shed', 'winter'] as const;
const positionSpec = z.strictObject({
  year: n.default(1),
  step: z.enum(STEPS).default('act'),
  first: z.enum(CLANS).optional(),
  active: z.enum(CLANS).optional(),
  open: z.array(card).optional(),
  deck: z.array(card).optional(),
  discards: z.array(card).optional(),
  fateDeck: z.array(fate).optional(),
  fateDiscards: z.array(fate).optional(),
  pile: z.array(z.int().min(1).max(3)).optional(),
  struck: z.array(z.enum(CLANS)).optional(),
  winter: z.boolean().optional(),
  chits: n.optional(),
  phase: z.string().optional(),
  clans: z.partialRecord(z.enum(CLANS), clanSpec).default({}),
});
type PositionSpec = z.infer<typeof positionSpec>;
type ClanSpec = z.infer<typeof clanSpec>;
type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

/** Cards left for a scenario; taking a missing one adds an issue. */
class Box {
  readonly issues: Issue[] = [];
  constructor(
    readonly cards: string[],
    readonly fates: Fate[],
    readonly folk: Folk,
  ) {}

  card(id: string, path: Issue['path'], kinds?: readonly string[]): string {
    const at = this.cards.indexOf(id);
    if (!isCard(id)) this.issues.push({ path, message: `there is no card called ${id}` });
    else if (at < 0) this.issues.push({ path, message: `${id} is elsewhere, or not in a game for so few` });
    else if (kinds !== undefined && !kinds.includes(cardOf(id).kind))
      this.issues.push({ path, message: `${id} is ${cardOf(id).kind}` });
    if (at >= 0) this.cards.splice(at, 1);
    return id;
  }

  list(ids: readonly string[] | undefined, path: Issue['path']): string[] {
    return (ids ?? []).map((id, at) => this.card(id, [...path, at]));
  }

  fateCards(list: readonly Fate[] | undefined, path: Issue['path']): Fate[] {
    return (list ?? []).map((kind, i) => {
      const at = this.fates.indexOf(kind);
      if (at < 0) this.issues.push({ path: [...path, i], message: `there aren't so many ${kind}` });
      else this.fates.splice(at, 1);
      return kind;
    });
  }

  party(text: string | undefined, path: Issue['path']): Folk {
    const folk = text === undefined ? ([0, 0, 0] satisfies Folk) : parseParty(text);
    for (const i of [0, 1, 2] as const) {
      this.folk[i] -= folk[i];
      if (this.folk[i] < 0)
        this.issues.push({ path, message: `there aren't so many clan cards of ${i + 1}` });
    }
    return folk;
  }
}

function readClan(g: G, id: ClanId, spec: ClanSpec, box: Box): void {
  const path = ['clans', id];
  const clan = newClan();
  const nobody = spec.spent === undefined && spec.sick === undefined;
  clan.ready = box.party(spec.ready ?? (nobody ? 'one+two+three' : undefined), [...path, 'ready']);
  clan.spent = box.party(spec.spent, [...path, 'spent']);
  clan.sick = box.party(spec.sick, [...path, 'sick']);
  clan.larder = (spec.larder ?? []).map((one, i) => {
    const given = typeof one === 'string' ? { card: one, net: NO_CARD } : one;
    box.card(given.card, [...path, 'larder', i], ['prey', 'herb']);
    if (given.net !== NO_CARD) box.card(given.net, [...path, 'larder', i, 'net'], ['weapon']);
    return { card: given.card, net: given.net };
  });
  clan.weapons = box.list(spec.weapons, [...path, 'weapons']);
  if (spec.artifact !== undefined)
    clan.artifact = box.card(spec.artifact, [...path, 'artifact'], ['artifact']);
  clan.trophies = spec.trophies ?? 0;
  clan.called = spec.called ?? false;
  clan.wrath = spec.wrath ?? false;
  clan.trek = spec.trek ?? false;
  clan.sworn = spec.sworn ?? false;
  g.clans[id] = clan;
  g.hands[id] = box.fateCards(spec.fates, [...path, 'fates']);
  g.vows[id] = { ...firstVows(), ...spec.vows } as NonNullable<G['vows'][ClanId]>;
}

/** @throws SpecError with the path of everything that is wrong */
export const readScenario: ReadScenario<G> = (raw, input, c) => {
  const spec = parseSpec(positionSpec, raw) as PositionSpec;
  const g = setup(c, input);
  const seats = clansOf(input.seats);
  const winterOut = spec.winter ?? spec.step === 'winter';
  const cards = cardsFor(seats.length)
    .filter(({ kind }) => kind !== 'winter')
    .map(({ id }) => id);
  if (!winterOut) cards.push(ORIGINAL.winter);
  const box = new Box(cards, [...ORIGINAL.fates], [...ORIGINAL.clan]);
  for (const id of seats) readClan(g, id, spec.clans[id] ?? {}, box);
  for (const id of Object.keys(spec.clans))
    if (!seats.some((seat) => seat === id))
      box.issues.push({ path: ['clans', id], message: `${id} doesn't play` });
  g.year = spec.year;
  g.winter = winterOut;
  g.first = spec.first ?? seats[0] ?? 'ochre';
  g.active = spec.active ?? g.first;
  g.open = box.list(spec.open, ['open']);
  g.discards = box.list(spec.discards, ['discards']);
  const top = box.list(spec.deck, ['deck']);
  const winterLast = box.cards.includes(ORIGINAL.winter);
  const rest = c.shuffle(box.cards.filter((id) => id !== ORIGINAL.winter));
  g.deck = [...top, ...rest, ...(winterLast ? [ORIGINAL.winter] : [])];
  g.fateDiscards = box.fateCards(spec.fateDiscards, ['fateDiscards']);
  g.fates = [...box.fateCards(spec.fateDeck, ['fateDeck']), ...c.shuffle([...box.fates])];
  const pile = spec.pile ?? [];
  for (const value of pile) box.folk[(value - 1) as 0 | 1 | 2]--;
  g.pile = [
    ...pile,
    ...c.shuffle(box.folk.flatMap((many, i) => Array.from({ length: Math.max(0, many) }, () => i + 1))),
  ];
  g.struck = [...(spec.struck ?? [])];
  const given = seats.reduce((sum, id) => sum + clanOf(g, id).trophies, 0);
  g.chits = (g.options.goal === 'long' ? TROPHIES_LONG : TROPHIES) - given;
  if (box.folk.some((many) => many < 0)) box.issues.push({ path: ['pile'], message: 'too many clan cards' });
  if (box.issues.length > 0) throw new SpecError(box.issues);
  return { g, frames: framesOf(spec) };
};

function framesOf(spec: PositionSpec): Frame[] {
  if (spec.step === 'winter')
    return [
      { at: 'play', step: 'again', vars: {} },
      { at: 'winter', step: 'prepare', vars: {} },
    ];
  return [
    { at: 'play', step: 'next', vars: {} },
    { at: 'turn', step: spec.step, vars: {} },
  ];
}

export function describePosition(position: Position<G>): Json {
  const { g } = position;
  const clans = Object.fromEntries(
    clansOf(position.seats).map((id) => {
      const clan = clanOf(g, id);
      const described = {
        ready: makeParty(clan.ready),
        spent: makeParty(clan.spent),
        sick: makeParty(clan.sick),
        larder: clan.larder.map(({ card: one, net }) => (net === NO_CARD ? one : { card: one, net })),
        weapons: [...clan.weapons],
        ...(clan.artifact === NO_CARD ? {} : { artifact: clan.artifact }),
        trophies: clan.trophies,
        fates: [...handOf(g, id)],
        vows: { ...g.vows[id] },
        called: clan.called,
        wrath: clan.wrath,
        trek: clan.trek,
        sworn: clan.sworn,
        members: clan.ready
          .concat(clan.spent, clan.sick)
          .reduce((sum, many, i) => sum + many * ((i % 3) + 1), 0),
      };
      return [id, described];
    }),
  );
  return JSON.parse(
    JSON.stringify({
      year: g.year,
      phase: g.phase,
      first: g.first,
      active: g.active,
      winter: g.winter,
      open: g.open,
      deck: g.deck,
      discards: g.discards,
      fateDeck: g.fates,
      fateDiscards: g.fateDiscards,
      pile: g.pile,
      struck: g.struck,
      chits: g.chits,
      clans,
    }),
  ) as Json;
}

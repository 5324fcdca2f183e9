import { z } from 'zod';
import { ACTIONS, COLORS, FACTIONS } from '../../../src/games/wordfame/vocabulary.js';

/** The schema of Wordfame's pack. */

const QUARTERS = ['west', 'south', 'north', 'east'] as const;

const id = z.string().regex(/^[a-z][a-z-]*$/);
const colour = z.enum(COLORS);
const action = z.enum(ACTIONS);
const worth = z.literal([1, 2, 3]);
const small = z.int().min(0).max(3);
const place = z.int().min(0).max(2000);
/** A level of a Law; the Law's first statute is its bottom. */
const statute = z.strictObject({ action, votes: small });
const law = z.strictObject({ id, colour, statutes: z.array(statute).length(3) });
const home = z.strictObject({
  id: z.enum(FACTIONS),
  colours: z.array(colour).length(2),
  actions: z.array(action).length(2),
  /** Additional or fewer Goods of its seat at the start, by number of gothar (WF68). */
  goods: z.record(z.string(), z.int().min(-3).max(3)),
});
const persona = z.strictObject({
  id,
  colour,
  worth,
  /** Number of farms it counts as in Winter. */
  winter: small,
  /** Strength added to the gothi's Bondi of its color, and to the gothi at the Council. */
  bondi: small,
  council: small,
  /** Strength added to the gothi's Bondi in a capture. */
  capture: z.int().min(0).max(6),
});
const card = z.strictObject({ colour, worth, action, persona: id.optional() });
const district = z.strictObject({
  id,
  name: z.string().min(1),
  quarter: z.enum(QUARTERS),
  x: place,
  y: place,
});
const EDGE_KINDS = ['thing', 'land', 'ferry', 'highland', 'coast'] as const;
const edge = z.strictObject({
  a: id,
  b: id,
  kind: z.enum(EDGE_KINDS),
  name: z.string().optional(),
  x: place,
  y: place,
});
const map = z.strictObject({
  width: place,
  height: place,
  thing: z.strictObject({ x: place, y: place }),
  districts: z.array(district).min(12),
  edges: z.array(edge),
  /** Districts in play, by number of gothar. */
  open: z.record(z.enum(['2', '3', '4', '5', '6']), z.array(id)),
});

const shape = z.strictObject({
  id: z.string(),
  version: z.string(),
  tokens: z.strictObject({ small: z.literal(8), large: z.literal(4) }),
  thingmen: z.literal(12),
  fame: z.int().min(5).max(60),
  /** Goods at the start, clockwise from the first Lawspeaker, by number of gothar (WF68). */
  wealth: z.record(z.string(), z.array(z.int().min(0).max(6))),
  /** After a winter, a gothi alone in last place receives Goods up to this number (WF69). */
  help: z.int().min(0).max(4),
  colours: z.array(z.strictObject({ id: colour, weapons: z.boolean() })).length(4),
  laws: z.array(law).length(4),
  /** Numbers of farms that give strength 1, 2, 3 …. */
  hunt: z.array(z.array(z.int().min(0)).min(1)).min(1),
  homes: z.array(home).length(6),
  personae: z.array(persona).length(12),
  cards: z.array(card).length(108),
  map,
});
type PackData = z.infer<typeof shape>;

type Wrong = (message: string) => void;

function checkCards({ cards, personae, laws }: PackData, wrong: Wrong): void {
  for (const one of COLORS) {
    const own = cards.filter((card) => card.colour === one);
    if (own.length !== 27) wrong(`cards: ${own.length} of ${one} are 27`);
    for (const act of ACTIONS)
      for (const n of [1, 2, 3])
        if (!own.some((card) => card.action === act && card.worth === n))
          wrong(`cards: ${one} has no ${act} of worth ${n}`);
  }
  cards.forEach((card, at) => {
    if (card.persona === undefined) return;
    const kind = personae.find((one) => one.id === card.persona);
    if (kind?.colour !== card.colour || kind.worth !== card.worth)
      wrong(`cards[${at}]: ${card.persona} isn't of ${card.colour} ${card.worth}`);
  });
  for (const act of ACTIONS) {
    const at = laws.flatMap(({ statutes }) => statutes.flatMap((one, i) => (one.action === act ? [i] : [])));
    if (at.length !== 2 || at[0] === at[1]) wrong(`laws: ${act} stands at ${at.length} levels, not at two`);
  }
  for (const { id: name, statutes } of laws)
    if ((statutes[2]?.votes ?? 0) < Math.max(1, ...statutes.map(({ votes }) => votes)))
      wrong(`laws.${name}: the top statute has the most votes of its own`);
}

function checkTracks({ hunt, homes }: PackData, wrong: Wrong): void {
  const farms = hunt.flat();
  if (farms.some((n, at) => n !== at)) wrong('hunt: the rows count farms from 0 up without a gap');
  if (!hunt[1]?.includes(3)) wrong('hunt: three farms give strength 2');
  for (const { id: name, actions } of homes)
    if (actions[0] === actions[1] || actions.some((one) => one === 'settle' || one === 'ride'))
      wrong(`homes.${name}: two actions that differ, neither settle nor ride`);
}

function checkMap({ map: { districts, edges, open } }: PackData, wrong: Wrong): void {
  const ids = new Set(districts.map((one) => one.id));
  const seen = new Set<string>();
  for (const { a, b, kind } of edges) {
    const pair = [a, b].sort().join('-');
    if (seen.has(pair)) wrong(`map.edges: ${pair} is there twice`);
    seen.add(pair);
    const ends = kind === 'thing' ? a === 'thingvellir' && ids.has(b) : ids.has(a);
    if (!ends || (kind === 'coast' ? b !== 'sea' : !ids.has(b))) wrong(`map.edges: ${pair} leads nowhere`);
  }
  const sides = edges.filter(({ kind }) => kind === 'thing').map(({ b }) => b);
  if (sides.length !== 6) wrong(`map: Thingvellir has ${sides.length} sides, not 6`);
  for (const [seats, land] of Object.entries(open)) {
    const inPlay = new Set(land);
    if (land.some((one) => !ids.has(one))) wrong(`map.open.${seats}: a District isn't on the map`);
    if (sides.some((one) => !inPlay.has(one))) wrong(`map.open.${seats}: the ring is closed`);
    const reached = new Set(land.slice(0, 1));
    for (const one of reached)
      for (const { a, b } of edges) {
        if (a === one && inPlay.has(b)) reached.add(b);
        if (b === one && inPlay.has(a)) reached.add(a);
      }
    if (reached.size !== inPlay.size) wrong(`map.open.${seats}: the land hangs apart`);
  }
}

function checkWealth({ wealth }: PackData, wrong: Wrong): void {
  for (const seats of [2, 3, 4, 5, 6])
    if (wealth[`${seats}`]?.length !== seats) wrong(`wealth.${seats}: ${seats} gothar begin with Goods`);
}

export const packSchema = shape.superRefine((pack, context) => {
  const wrong = (message: string): void => context.addIssue({ code: 'custom', message });
  checkCards(pack, wrong);
  checkTracks(pack, wrong);
  checkWealth(pack, wrong);
  checkMap(pack, wrong);
});

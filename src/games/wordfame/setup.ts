import type { Ctx, SetupInput } from '../../kernel/index.js';
import { CARDS, DISTRICTS, EDGES, homeOf, KINDS, PACK } from './pack.js';
import {
  clockwise,
  FACTIONS,
  isFaction,
  NONE,
  seatOf,
  UNDECIDED,
  type Faction,
  type G,
  type Gothi,
  type Options,
} from './model.js';

/** Personae in the pool at the start (WF7). */
const FIRST_PERSONAE = 4;

/** Options that restore the first printing (RULINGS.md). */
const PRINTED = {
  pool: 'empty',
  second: 'none',
  landless: 'out',
  votes: 'top',
  personae: 'plain',
  wealth: 'none',
  poor: 'alone',
  killings: 'silent',
} as const;

export const OPTIONS = [
  { id: 'rules', values: ['balanced', 'printed'], initial: 'balanced', presets: { printed: PRINTED } },
  { id: 'speaker', rule: 'WF9', values: ['drawn', ...FACTIONS], initial: 'drawn' },
  { id: 'pool', rule: 'WF7', values: ['four', 'empty'], initial: 'four' },
  { id: 'second', rule: 'WF10', values: ['few', 'farm', 'none'], initial: 'few' },
  { id: 'landless', rule: 'WF48', values: ['return', 'out'], initial: 'return' },
  { id: 'votes', rule: 'WF61', values: ['second', 'top'], initial: 'second' },
  { id: 'farmless', rule: 'WF20', values: ['one', 'none'], initial: 'one' },
  { id: 'personae', rule: 'WF45', values: ['kin', 'plain'], initial: 'kin' },
  { id: 'notes', rule: 'WF42', values: ['closed', 'open'], initial: 'closed' },
  { id: 'wealth', rule: 'WF68', values: ['three', 'none'], initial: 'three' },
  { id: 'poor', rule: 'WF69', values: ['helped', 'alone'], initial: 'helped' },
  { id: 'killings', rule: 'WF70', values: ['told', 'silent'], initial: 'told' },
  { id: 'deeds', rule: 'WF67', values: ['lodged', 'turn'], initial: 'lodged' },
] as const;

const secondOf = (word: string | undefined): Options['second'] =>
  word === 'farm' || word === 'none' ? word : 'few';

function readOptions(given: Readonly<Record<string, string>>): Options {
  const options: Readonly<Record<string, string>> =
    given['rules'] === 'printed' ? { ...PRINTED, ...given } : given;
  return {
    pool: options['pool'] === 'empty' ? 'empty' : 'four',
    second: secondOf(options['second']),
    landless: options['landless'] === 'out' ? 'out' : 'return',
    votes: options['votes'] === 'top' ? 'top' : 'second',
    farmless: options['farmless'] === 'none' ? 'none' : 'one',
    personae: options['personae'] === 'plain' ? 'plain' : 'kin',
    notes: options['notes'] === 'open' ? 'open' : 'closed',
    wealth: options['wealth'] === 'none' ? 'none' : 'three',
    poor: options['poor'] === 'alone' ? 'alone' : 'helped',
    killings: options['killings'] === 'silent' ? 'silent' : 'told',
    deeds: options['deeds'] === 'turn' ? 'turn' : 'lodged',
  };
}

/** W4: everyone at home, with a farm in each color of the Home Stead. */
export function newGothi(faction: Faction): Gothi {
  const farms = [0, 0, 0, 0];
  for (const colour of homeOf(faction).colours) farms[colour] = 1;
  return {
    hall: PACK.thingmen,
    slain: 0,
    sea: 0,
    fame: 0,
    farms,
    small: PACK.tokens.small,
    large: PACK.tokens.large,
    lost: false,
    goods: [],
    oaths: [],
    hird: [],
  };
}

/** WF9: the first Lawspeaker named by an option, if that gothi plays; otherwise drawn at random. */
function firstSpeaker(c: Ctx<undefined>, seats: readonly Faction[], wish: string | undefined): number {
  const named = seats.findIndex((seat) => seat === wish);
  return named >= 0 ? named : c.draw(seats.length);
}

/** WF7: turns over cards until four different personae are in the pool; the others go to the Doom. */
function fillPool(g: G): void {
  for (let placed = 0; placed < FIRST_PERSONAE;) {
    const card = g.orlog.pop();
    if (card === undefined) return;
    const kind = CARDS[card]?.kind ?? NONE;
    if (kind >= 0 && g.pool[kind] === NONE) {
      g.pool[kind] = card;
      placed++;
    } else g.doom.push(card);
  }
}

/** W4: a shuffled Orlog, everybody at home, and the first Lawspeaker. */
export function setup(c: Ctx<undefined>, input: SetupInput): G {
  const seats = input.seats.filter(isFaction);
  const options = readOptions(input.options);
  const g: G = {
    pack: PACK.id,
    options,
    round: 0,
    phase: 'setup',
    seats,
    speaker: firstSpeaker(c, seats, input.options['speaker']),
    token: NONE,
    votes: seats.map(() => UNDECIDED),
    took: seats.map(() => NONE),
    gothar: seats.map(newGothi),
    owner: DISTRICTS.map(() => NONE),
    value: DISTRICTS.map(() => 0),
    large: DISTRICTS.map(() => false),
    men: seats.map(() => EDGES.map(() => 0)),
    away: seats.map(() => []),
    pool: KINDS.map(() => NONE),
    feud: null,
    gifts: [],
    orlog: c.shuffle([...CARDS.keys()]),
    doom: [],
    drawn: [],
    seen: seats.map(() => []),
    lodged: seats.map(() => []),
    fosterable: seats.map(() => []),
    coming: '',
  };
  if (options.pool === 'four') fillPool(g);
  // WF68: dealt as Goods; nobody sees their hidden halves.
  const goods = options.wealth === 'none' ? [] : (PACK.wealth[`${seats.length}`] ?? []);
  clockwise(g, g.speaker).forEach((who, place) => {
    const base = goods[place];
    const n = base === undefined ? 0 : Math.max(0, base + (homeOf(seatOf(g, who)).goods[seats.length] ?? 0));
    if (n > 0) g.gothar[who]?.goods.push(...g.orlog.splice(-n));
  });
  return g;
}

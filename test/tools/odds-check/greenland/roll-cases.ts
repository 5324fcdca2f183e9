import { fastDice } from '../../../../src/kernel/dice.js';
import { blankGame } from '../../../../src/kernel/game.js';
import type { GameModule, Json, Position } from '../../../../src/kernel/types.js';
import { cardNo } from '../../../../src/games/greenland/cards/cards.js';
import {
  RULES_VERSION,
  tribeNo,
  type Card,
  type G,
  type Tribe,
  type TribeId,
} from '../../../../src/games/greenland/vocabulary/model.js';
import { readScenario } from '../../../../src/games/greenland/scenario/scenario.js';
import { rulesOf } from '../../../../src/games/greenland/variants.js';

/** Positions with a roll, one per kind and variant, which `odds-check` plays by the rules. */

export interface OddsCase {
  readonly name: string;
  readonly position: Position<G>;
  readonly card: Card;
  /** The tribe that hunts or raids; in a fight all tribes do. */
  readonly tribe: Tribe;
  readonly fight: boolean;
}

interface Party {
  readonly variant: string;
  readonly tribe: TribeId;
  readonly men: number;
  readonly card: string;
  readonly alpha?: boolean;
  /** The card is on the cold side of its row. */
  readonly cold?: boolean;
  /** The tribe with the card in its tableau, for a raid; with guards for a fight. */
  readonly of?: TribeId;
  readonly guards?: number;
  /** Further tableau cards, and elders by rank. */
  readonly with?: readonly string[];
  readonly elders?: Readonly<Record<string, number>>;
  readonly religion?: string;
}

const HUNTS: readonly Party[] = [
  { variant: 'standard', tribe: 'thule', men: 1, card: 'peary-caribou' },
  { variant: 'standard', tribe: 'thule', men: 4, card: 'walrus' },
  {
    variant: 'standard',
    tribe: 'thule',
    men: 6,
    card: 'walrus',
    with: ['kirima', 'bearded-seal'],
    elders: { 1: 1 },
  },
  {
    variant: 'standard',
    tribe: 'thule',
    men: 5,
    card: 'walrus',
    cold: true,
    with: ['kirima', 'pilot-whale'],
  },
  {
    variant: 'standard',
    tribe: 'tunit',
    men: 4,
    card: 'ringed-seal',
    cold: true,
    with: ['meeka', 'arctic-char'],
    elders: { 2: 1 },
  },
  {
    variant: 'standard',
    tribe: 'tunit',
    men: 3,
    card: 'polar-bear',
    cold: true,
    alpha: true,
    elders: { 5: 1 },
  },
  { variant: 'standard', tribe: 'norse', men: 5, card: 'caribou', alpha: true, elders: { 1: 1, 5: 1 } },
  { variant: 'standard', tribe: 'sami', men: 6, card: 'humpback-whale', alpha: true, elders: { 3: 1, 5: 1 } },
  { variant: 'standard', tribe: 'sami', men: 11, card: 'pilot-whale', elders: { 3: 1, 5: 1 } },
  { variant: 'standard', tribe: 'norse', men: 2, card: 'bog-iron', elders: { 3: 1 } },
  { variant: 'standard', tribe: 'norse', men: 2, card: 'harp-seal', cold: true, alpha: true },
  { variant: 'standard', tribe: 'norse', men: 3, card: 'vinland' },
  { variant: 'beginner', tribe: 'norse', men: 4, card: 'caribou', alpha: true },
  { variant: 'survivalist', tribe: 'norse', men: 3, card: 'cod', alpha: true },
  { variant: 'survivalist', tribe: 'thule', men: 3, card: 'walrus', alpha: true, cold: true },
  { variant: 'saga', tribe: 'norse', men: 4, card: 'elkhounds', alpha: true, elders: { 1: 1 } },
  { variant: 'story', tribe: 'sami', men: 1, card: 'harbor-seal' },
  { variant: 'story', tribe: 'sami', men: 4, card: 'pilot-whale', elders: { 3: 1, 5: 1 } },
  { variant: 'story', tribe: 'sami', men: 3, card: 'humpback-whale', alpha: true, cold: true },
  { variant: 'story', tribe: 'sami', men: 9, card: 'humpback-whale', elders: { 5: 1 } },
  { variant: 'story', tribe: 'norse', men: 4, card: 'caribou' },
  { variant: 'early', tribe: 'tunit', men: 3, card: 'peary-caribou', alpha: true, with: ['arctic-hare'] },
  { variant: 'early', tribe: 'tunit', men: 6, card: 'musk-ox' },
  { variant: 'early', tribe: 'tunit', men: 5, card: 'arctic-char', elders: { 2: 1 } },
  { variant: 'early', tribe: 'sami', men: 5, card: 'harbor-seal', elders: { 3: 1 } },
  { variant: 'patrol', tribe: 'sami', men: 4, card: 'harp-seal', cold: true, alpha: true },
  { variant: 'patrol', tribe: 'norse', men: 3, card: 'bog-iron', cold: true, elders: { 3: 1 } },
  { variant: 'full', tribe: 'thule', men: 4, card: 'bowhead-whale', elders: { 1: 1 } },
];

const RAIDS: readonly Party[] = [
  { variant: 'standard', tribe: 'thule', men: 1, card: 'meeka', of: 'tunit' },
  {
    variant: 'standard',
    tribe: 'thule',
    men: 3,
    card: 'birgitta',
    of: 'norse',
    alpha: true,
    with: ['sword'],
  },
  { variant: 'standard', tribe: 'sami', men: 2, card: 'sheep', of: 'norse' },
  { variant: 'survivalist', tribe: 'norse', men: 2, card: 'ukaleq', of: 'tunit' },
  { variant: 'story', tribe: 'thule', men: 1, card: 'meeka', of: 'tunit' },
  { variant: 'story', tribe: 'thule', men: 3, card: 'birgitta', of: 'norse' },
  { variant: 'story', tribe: 'thule', men: 2, card: 'meeka', of: 'tunit', alpha: true, with: ['sword'] },
  { variant: 'story', tribe: 'norse', men: 3, card: 'gudrid', of: 'thule' },
  { variant: 'patrol', tribe: 'norse', men: 3, card: 'meeka', of: 'tunit' },
];

const FIGHTS: readonly Party[] = [
  { variant: 'standard', tribe: 'thule', men: 3, card: 'walrus', guards: 4, of: 'tunit' },
  {
    variant: 'standard',
    tribe: 'thule',
    men: 4,
    card: 'walrus',
    guards: 2,
    of: 'tunit',
    alpha: true,
    elders: { 4: 1 },
    with: ['sword'],
  },
  { variant: 'story', tribe: 'thule', men: 3, card: 'walrus', guards: 4, of: 'tunit' },
  {
    variant: 'story',
    tribe: 'thule',
    men: 2,
    card: 'walrus',
    guards: 5,
    of: 'tunit',
    alpha: true,
    elders: { 4: 1 },
    with: ['sword'],
  },
];

const NORTHERN = [
  'peary-caribou',
  'arctic-char',
  'arctic-hare',
  'narwhal',
  'dogs',
  'ringed-seal',
  'walrus',
  'beluga',
  'bearded-seal',
  'musk-ox',
  'halibut',
  'polar-bear',
  'bowhead-whale',
];

/** A turn at which all tribes are in Greenland in every variant (M1). */
const LATE = 5;

function specOf(party: Party, fight: boolean): Json {
  const { tribe, men, card, of, guards = 0 } = party;
  const other = of ?? (tribe === 'tunit' ? 'sami' : 'tunit');
  const people = { [tribe]: men, ...(fight ? { [other]: guards } : {}) };
  const lying = { card, people };
  const row = NORTHERN.includes(card) ? 'north' : 'south';
  const raid = of !== undefined && !fight;
  return {
    phase: 'hunt',
    turn: LATE,
    ...(raid ? {} : { rows: { [row]: { [party.cold === true ? 'cold' : 'warm']: [lying] } } }),
    tribes: {
      [tribe]: {
        unassigned: 1,
        // No other people, so that Valhalla has room for children.
        alpha: party.alpha === true ? card : 'unassigned',
        energy: 8,
        ivory: fight ? 1 : 0,
        religion: party.religion ?? 'polytheist',
        ...(party.elders === undefined ? {} : { elders: party.elders }),
        tableau: [...(party.with ?? [])],
      },
      [other]: { unassigned: 2, tableau: raid ? [lying] : [] },
    },
  };
}

const plain = { meta: { id: 'greenland', rulesVersion: RULES_VERSION } } as unknown as GameModule<G, unknown>;

/** The position of a scenario, with no phase in progress. */
export function positionOf(variant: string, seats: readonly string[], spec: Json): Position<G> {
  const input = { variant, seats, options: {} };
  const { blank, context } = blankGame(plain, input, fastDice('odds'));
  return { ...blank, g: readScenario(spec, input, context).g, frames: [] };
}

function makeCase(party: Party, fight: boolean): OddsCase {
  const { variant, tribe, card, men, of } = party;
  const wanted = [tribe, of ?? (tribe === 'tunit' ? 'sami' : 'tunit')];
  const { seats, maxSeats } = rulesOf({ variant });
  const input = { seats: seats ?? wanted.slice(0, maxSeats) };
  const spec = specOf(party, fight) as { tribes: Record<string, Json> };
  const tribes = Object.fromEntries(
    Object.entries(spec.tribes).filter(([id]) => input.seats.includes(id as TribeId)),
  );
  const position = positionOf(variant, input.seats, { ...spec, tribes } as unknown as Json);
  const { g } = position;
  const led = party.alpha === true ? ' and the alpha' : '';
  const what = fight ? `fight of ${tribe} ${men}${led} and ${party.guards} over` : `${tribe} ${men}${led} at`;
  const helped = [...(party.with ?? []), ...Object.keys(party.elders ?? {}).map((rank) => `rank ${rank}`)];
  return {
    name: `${variant}: ${what} ${card}${party.cold === true ? ', cold' : ''}${helped.length > 0 ? `, ${helped.join(', ')}` : ''}`,
    position,
    card: cardNo(g, card),
    tribe: tribeNo(tribe),
    fight,
  };
}

export function oddsCases(): OddsCase[] {
  return [
    ...HUNTS.map((party) => makeCase(party, false)),
    ...RAIDS.map((party) => makeCase(party, false)),
    ...FIGHTS.map((party) => makeCase(party, true)),
  ];
}

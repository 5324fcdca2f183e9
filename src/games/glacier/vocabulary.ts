/** The words of At the Edge of the Glacier: clans, phases, fate cards, sizes, kinds of cards, vows. */

export const CLANS = ['ochre', 'flint', 'amber', 'birch'] as const;
export type ClanId = (typeof CLANS)[number];

export type Phase = 'turn' | 'gathering' | 'winter' | 'over';

/** The eleven kinds of fate cards. */
export const FATES = [
  'storm',
  'broken',
  'dispute',
  'offering',
  'success',
  'trek',
  'spoiled',
  'wrath',
  'predator',
  'scavenger',
  'raid',
] as const;
export type Fate = (typeof FATES)[number];
export type FateColor = 'red' | 'green' | 'yellow';

export const FATE_COLOR: Readonly<Record<Fate, FateColor>> = {
  storm: 'red',
  broken: 'red',
  dispute: 'red',
  offering: 'green',
  success: 'green',
  trek: 'yellow',
  spoiled: 'yellow',
  wrath: 'yellow',
  predator: 'yellow',
  scavenger: 'yellow',
  raid: 'yellow',
};

/** Words of a party for clan cards of one, two and three members. */
export const SIZES = ['one', 'two', 'three'] as const;
/** Clan cards by value: of one, two, three members. */
export type Folk = [number, number, number];

export type CardKind = 'prey' | 'herb' | 'weapon' | 'artifact' | 'event' | 'winter';
export const NO_CARD = '';

/** A card in the larder; a netted fish and its net count as one card. */
export interface Stored {
  readonly card: string;
  readonly net: string;
}

/** What can be vowed in advance, and when a vow holds (GL3). */
export const VOWED = ['storm', 'broken', 'dispute', 'offering'] as const;
export type Vowed = (typeof VOWED)[number];
export const WHENS = ['always', 'large', 'leader', 'never'] as const;
export type When = (typeof WHENS)[number];
export type Vows = Record<Vowed, When>;

import original from './data/pack.json' with { type: 'json' };
import { FATES, type CardKind, type Fate } from './model.js';
import { packSchema, type Names, type PackData, type WeaponUse } from './pack-schema.js';

/** A hunt card with all it may have; what a kind doesn't have is 0 or null. */
export interface Card {
  readonly id: string;
  readonly kind: CardKind;
  /** In the game from so many seats up (J2). */
  readonly from: 2 | 3 | 4;
  readonly food: number;
  /** Clan value: members who should hunt, or must gather. */
  readonly hunters: number;
  readonly hunt: number;
  readonly lore: number;
  /** Weapon value; of prey, once it is made into a weapon. */
  readonly weapon: number;
  /** What the weapon serves for. */
  readonly use: WeaponUse | null;
  readonly fish: boolean;
  readonly event: 'golden-age' | 'earthquake' | null;
}

export interface Pack {
  readonly id: string;
  readonly version: string;
  readonly cards: readonly Card[];
  /** What the pack calls its cards, by their ids and by languages. */
  readonly names: Readonly<Record<string, Names>>;
  readonly winter: string;
  /** The whole fate deck in the order of kinds. */
  readonly fates: readonly Fate[];
  /** The whole clan deck by value. */
  readonly clan: readonly [number, number, number];
}

const BLANK = {
  from: 2,
  food: 0,
  hunters: 0,
  hunt: 0,
  lore: 0,
  weapon: 0,
  use: null,
  fish: false,
  event: null,
} as const;

/** Checks a pack and lays it out for play; throws zod's error when the data is not a pack. */
export function compilePack(data: unknown): Pack {
  const pack: PackData = packSchema.parse(data);
  const names: Record<string, Names> = {};
  /** Notes what a card is called, and leaves its figures. */
  const figures = <C extends { readonly id: string; readonly name: Names }>({ name, ...rest }: C) => {
    names[rest.id] = name;
    return rest;
  };
  const cards: Card[] = [
    ...pack.prey.map(({ weapon = 0, ...prey }): Card => ({
      ...BLANK,
      ...figures(prey),
      kind: 'prey',
      weapon,
      use: weapon > 0 ? 'both' : null,
    })),
    ...pack.herbs.map((herb): Card => ({ ...BLANK, ...figures(herb), kind: 'herb' })),
    ...pack.weapons.map((weapon): Card => ({ ...BLANK, ...figures(weapon), kind: 'weapon' })),
    ...pack.artifacts.map((artifact): Card => ({ ...BLANK, ...figures(artifact), kind: 'artifact' })),
    ...pack.events.map(({ kind, ...event }): Card => ({
      ...BLANK,
      ...figures(event),
      kind: 'event',
      event: kind,
    })),
    { ...BLANK, ...figures(pack.winter), kind: 'winter' },
  ];
  const fates = FATES.flatMap((fate) => Array.from({ length: pack.fates[fate] }, () => fate));
  return { id: pack.id, version: pack.version, cards, names, winter: pack.winter.id, fates, clan: pack.clan };
}

/** The project's own pack. */
export const ORIGINAL: Pack = compilePack(original);

const byId = new Map(ORIGINAL.cards.map((card) => [card.id, card]));

/** @throws Error when no card has that id */
export function cardOf(id: string): Card {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return card;
}

export const isCard = (id: string): boolean => byId.has(id);

/** Cards of a game for so many seats, winter among them (J2). */
export function cardsFor(seats: number): readonly Card[] {
  return ORIGINAL.cards.filter((card) => card.from <= seats);
}

/** Animals with a food value of three or more are large. */
export const isLarge = (card: Card): boolean => card.food >= 3;

/** Whether a weapon serves against an animal (C1). */
export function serves(weapon: Card, prey: Card): boolean {
  switch (weapon.use) {
    case 'both':
      return true;
    case 'fish':
      return prey.fish;
    case 'large':
      return isLarge(prey);
    case 'small':
      return !isLarge(prey);
    case null:
      return false;
  }
}

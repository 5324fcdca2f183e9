import original from './data/pack.json' with { type: 'json' };
import { FATES, type CardKind, type Fate } from './model.js';

/** By language; in English at least. */
type Names = Readonly<Record<string, string>>;

/** A hunt card; fields that its kind doesn't have are 0 or null. */
export interface Card {
  readonly id: string;
  readonly kind: CardKind;
  /** Least number of seats of a game with this card (J2). */
  readonly from: 2 | 3 | 4;
  readonly food: number;
  /** Clan value: members needed to hunt without a penalty, or to gather at all. */
  readonly hunters: number;
  readonly hunt: number;
  readonly lore: number;
  /** Weapon value; of prey, once it is made into a weapon. */
  readonly weapon: number;
  /** Animals that the weapon works against. */
  readonly use: 'small' | 'large' | 'both' | 'fish' | null;
  readonly fish: boolean;
  readonly event: 'golden-age' | 'earthquake' | null;
}

/** A card in data/pack.json; fields that its kind doesn't have are absent. */
type CardData = Partial<Card> & { readonly id: string; readonly name: Names };

/** The fields of data/pack.json (docs/glacier/pack.md). Figures are food, members, faces of the die, lore. */
export interface PackData {
  readonly id: string;
  readonly version: string;
  readonly prey: readonly CardData[];
  readonly herbs: readonly CardData[];
  readonly weapons: readonly CardData[];
  readonly artifacts: readonly CardData[];
  readonly events: readonly (Omit<CardData, 'kind'> & { readonly kind: Card['event'] })[];
  readonly winter: CardData;
  /** Number of fate cards of each kind. */
  readonly fates: Readonly<Record<Fate, number>>;
  /** Number of clan cards with one, two and three members. */
  readonly clan: readonly [number, number, number];
}

export interface Pack {
  readonly id: string;
  readonly version: string;
  readonly cards: readonly Card[];
  /** Names by card and language. */
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

/** A pack laid out for play. */
export function compilePack(pack: PackData): Pack {
  const names: Record<string, Names> = {};
  const figures = (kind: CardKind, cards: readonly CardData[]): Card[] =>
    cards.map(({ name, ...rest }) => {
      names[rest.id] = name;
      return { ...BLANK, ...rest, kind };
    });
  const cards: Card[] = [
    ...figures('prey', pack.prey).map((prey) => (prey.weapon > 0 ? { ...prey, use: 'both' as const } : prey)),
    ...figures('herb', pack.herbs),
    ...figures('weapon', pack.weapons),
    ...figures('artifact', pack.artifacts),
    ...pack.events.flatMap(({ kind, ...event }) => figures('event', [{ ...event, event: kind }])),
    ...figures('winter', [pack.winter]),
  ];
  const fates = FATES.flatMap((fate) => Array.from({ length: pack.fates[fate] }, () => fate));
  return { id: pack.id, version: pack.version, cards, names, winter: pack.winter.id, fates, clan: pack.clan };
}

/** The project's own pack. */
export const ORIGINAL: Pack = compilePack(original as unknown as PackData);

const byId = new Map(ORIGINAL.cards.map((card) => [card.id, card]));

/** @throws Error when no card has that id */
export function cardOf(id: string): Card {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return card;
}

export const isCard = (id: string): boolean => byId.has(id);

/** Cards of a game with this number of seats, winter included (J2). */
export function cardsFor(seats: number): readonly Card[] {
  return ORIGINAL.cards.filter((card) => card.from <= seats);
}

/** Animals with a food value of three or more are large. */
export const isLarge = (card: Card): boolean => card.food >= 3;

/** Whether a weapon works against an animal (C1). */
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

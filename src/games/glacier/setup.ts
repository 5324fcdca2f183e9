import { type Ctx, numberOf, type SetupInput } from '../../kernel/index.js';
import { cardsFor, isLarge, ORIGINAL, type Card } from './cards.js';
import {
  clansOf,
  FATES,
  NO_CARD,
  type Clan,
  type ClanId,
  type Fate,
  type Folk,
  type G,
  type Options,
  type Vows,
} from './model.js';

export const TROPHIES = 12;
/** More chits in the long game, so that they don't run out before a win. */
export const TROPHIES_LONG = 18;

/** GL36: the last year of a game without a winner. */
const YEARS = { id: 'years', min: 3, max: 60, initial: 12, rule: 'GL36' } as const;

export const OPTIONS = [
  { id: 'artifact', values: ['discard', 'auction'], initial: 'discard', rule: 'GL11' },
  { id: 'broken', values: ['stop', 'choose'], initial: 'stop', rule: 'GL19' },
  { id: 'dispute', values: ['ambush', 'after'], initial: 'ambush', rule: 'GL5' },
  { id: 'deck', values: ['printed', 'mixed'], initial: 'printed', rule: 'GL31' },
  { id: 'goal', values: ['printed', 'long'], initial: 'printed', rule: 'GL32' },
  { id: 'survival', values: ['fed', 'half', 'any'], initial: 'fed', rule: 'GL33' },
  YEARS,
] as const;

function readOptions(options: Readonly<Record<string, string>>): Options {
  const { artifact, broken, dispute, deck, goal, survival } = options;
  return {
    artifact: artifact === 'auction' ? 'auction' : 'discard',
    broken: broken === 'choose' ? 'choose' : 'stop',
    dispute: dispute === 'after' ? 'after' : 'ambush',
    deck: deck === 'mixed' ? 'mixed' : 'printed',
    goal: goal === 'long' ? 'long' : 'printed',
    survival: survival === 'any' || survival === 'half' ? survival : 'fed',
    years: numberOf(YEARS, options),
  };
}

/** Trophies that win (J3). */
export function goalOf(g: Pick<G, 'clans' | 'options'>): number {
  const seats = Object.keys(g.clans).length;
  return (seats >= 4 ? 3 : seats === 3 ? 4 : 6) + (g.options.goal === 'long' ? 1 : 0);
}

export const newClan = (): Clan => ({
  ready: [0, 0, 0],
  spent: [0, 0, 0],
  sick: [0, 0, 0],
  larder: [],
  weapons: [],
  artifact: NO_CARD,
  trophies: 0,
  called: false,
  wrath: false,
  trek: false,
  sworn: false,
});

/** Default vows. */
export const firstVows = (): Vows => ({
  storm: 'large',
  broken: 'large',
  dispute: 'always',
  offering: 'always',
});

/** Kinds of hunt cards; animals by the weapons that work against them. */
export const HUNT_KINDS = ['fish', 'small', 'large', 'herb', 'weapon', 'artifact', 'event'] as const;
export type HuntKind = (typeof HUNT_KINDS)[number];

/** Numbers of components, which the laboratory may vary. */
export interface PackNumbers {
  readonly fates: Readonly<Record<Fate, number>>;
  readonly clan: Folk;
  /** Random cards left out of each kind; 0 as printed. */
  readonly without: Readonly<Record<HuntKind, number>>;
  /** Each clan's first members and fate cards. */
  readonly start: Folk;
  readonly hand: number;
}

function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}

const countOf = (fate: Fate): number => ORIGINAL.fates.filter((one) => one === fate).length;

export const PRINTED: PackNumbers = {
  fates: recordOf(FATES, countOf),
  clan: [...ORIGINAL.clan],
  without: recordOf(HUNT_KINDS, () => 0),
  start: [1, 1, 1],
  hand: 1,
};

/** The kind of a hunt card; undefined for winter. */
export function huntKindOf(card: Card): HuntKind | undefined {
  if (card.kind === 'prey') return card.fish ? 'fish' : isLarge(card) ? 'large' : 'small';
  return card.kind === 'winter' ? undefined : card.kind;
}

/** The shuffled deck without the lowest cards of each kind. */
function leaveOut(deck: readonly Card[], without: PackNumbers['without']): Card[] {
  const left = { ...without };
  return deck
    .toReversed()
    .filter((card) => {
      const kind = huntKindOf(card);
      if (kind === undefined || left[kind] <= 0) return true;
      left[kind]--;
      return false;
    })
    .toReversed();
}

/** J1: shuffled decks; each clan has clan cards of one, two and three members, and one fate card. */
export const setup = (c: Ctx<undefined>, input: SetupInput): G => setupWith(PRINTED, c, input);

export function setupWith(numbers: PackNumbers, c: Ctx<undefined>, input: SetupInput): G {
  const seats = clansOf(input.seats);
  const options = readOptions(input.options);
  const clans: Partial<Record<ClanId, Clan>> = {};
  const hands: Partial<Record<ClanId, Fate[]>> = {};
  const vows: Partial<Record<ClanId, Vows>> = {};
  const pile = c.shuffle(
    numbers.clan.flatMap((n, i) =>
      Array.from({ length: Math.max(0, n - seats.length * (numbers.start[i] ?? 0)) }, () => i + 1),
    ),
  );
  const fates = c.shuffle(FATES.flatMap((fate) => Array.from({ length: numbers.fates[fate] }, () => fate)));
  const shuffled = c.shuffle(cardsFor(seats.length).filter((card) => card.kind !== 'winter'));
  const deck = leaveOut(shuffled, numbers.without).map((card) => card.id);
  for (const clan of seats) {
    clans[clan] = { ...newClan(), ready: [...numbers.start] };
    hands[clan] = fates.splice(0, numbers.hand);
    vows[clan] = firstVows();
  }
  const first = seats[c.draw(seats.length)] ?? 'ochre';
  return {
    pack: ORIGINAL.id,
    options,
    year: 0,
    phase: 'turn',
    first,
    active: first,
    clans,
    open: [],
    discards: [],
    fateDiscards: [],
    winter: false,
    struck: [],
    still: [],
    chits: options.goal === 'long' ? TROPHIES_LONG : TROPHIES,
    gathering: [],
    deck: [...deck, ORIGINAL.winter],
    fates,
    pile,
    hands,
    vows,
  };
}

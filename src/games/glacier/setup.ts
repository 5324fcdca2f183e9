import type { Ctx, SetupInput } from '../../kernel/types.js';
import { cardsFor, ORIGINAL } from './cards.js';
import {
  clansOf,
  NO_CARD,
  type Clan,
  type ClanId,
  type Fate,
  type G,
  type Options,
  type Vows,
} from './model.js';

export const TROPHIES = 12;
/** The long game has a few more, so that nobody is kept from winning for want of chits. */
export const TROPHIES_LONG = 18;

export const OPTIONS = [
  { id: 'artifact', values: ['discard', 'auction'], initial: 'discard', rule: 'GL11' },
  { id: 'broken', values: ['stop', 'choose'], initial: 'stop', rule: 'GL19' },
  { id: 'dispute', values: ['ambush', 'after'], initial: 'ambush', rule: 'GL5' },
  { id: 'deck', values: ['printed', 'mixed'], initial: 'printed', rule: 'GL31' },
  { id: 'goal', values: ['printed', 'long'], initial: 'printed', rule: 'GL32' },
  { id: 'survival', values: ['fed', 'half', 'any'], initial: 'fed', rule: 'GL33' },
] as const;

export function readOptions(options: Readonly<Record<string, string>>): Options {
  const { artifact, broken, dispute, deck, goal, survival } = options;
  return {
    artifact: artifact === 'auction' ? 'auction' : 'discard',
    broken: broken === 'choose' ? 'choose' : 'stop',
    dispute: dispute === 'after' ? 'after' : 'ambush',
    deck: deck === 'mixed' ? 'mixed' : 'printed',
    goal: goal === 'long' ? 'long' : 'printed',
    survival: survival === 'any' || survival === 'half' ? survival : 'fed',
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

/** What is vowed until somebody says otherwise. */
export const firstVows = (): Vows => ({
  storm: 'large',
  broken: 'large',
  dispute: 'always',
  offering: 'always',
});

/** Shuffled decks, and a clan of one, two and three for everyone with one fate card (J1). */
export function setup(c: Ctx<undefined>, input: SetupInput): G {
  const seats = clansOf(input.seats);
  const options = readOptions(input.options);
  const clans: Partial<Record<ClanId, Clan>> = {};
  const hands: Partial<Record<ClanId, Fate[]>> = {};
  const vows: Partial<Record<ClanId, Vows>> = {};
  const pile = c.shuffle(
    ORIGINAL.clan.flatMap((n, i) => Array.from({ length: n - seats.length }, () => i + 1)),
  );
  const fates = c.shuffle([...ORIGINAL.fates]);
  const deck = c.shuffle(
    cardsFor(seats.length)
      .filter((card) => card.kind !== 'winter')
      .map((card) => card.id),
  );
  for (const clan of seats) {
    clans[clan] = { ...newClan(), ready: [1, 1, 1] };
    hands[clan] = fates.splice(0, 1);
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

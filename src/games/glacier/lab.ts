import type { ConstantWords, ModuleLab } from '../../lab/game.js';
import type { Position } from '../../kernel/index.js';
import { ORIGINAL } from './cards.js';
import { members } from './cave.js';
import { clanOf, clansOf, FATES, type Folk, type G, type Fate } from './model.js';
import { glacier } from './module.js';
import { HUNT_KINDS, huntKindOf, PRINTED, setupWith, type HuntKind, type PackNumbers } from './setup.js';
import { TEXTS } from './texts.js';
import type { ClanView, View } from './view-types.js';

/** At the Edge of the Glacier in the laboratory: the numbers of its pack, and how long a game lasts. */

const cards = (printed: number, min: number, max: number, rule: string): ConstantWords => ({
  ...{ printed, min, max, rule },
  unit: 'cards',
});

const inPack = (kind: HuntKind): number => ORIGINAL.cards.filter((card) => huntKindOf(card) === kind).length;
const SIZES = ['ones', 'twos', 'threes'] as const;

/** Ids of the constants that count a kind of card. */
const fateId = (fate: Fate): string => `fate-${fate}`;
const kindId = (kind: HuntKind): string => `hunt-${kind}`;
const clanId = (size: string): string => `clan-${size}`;
const startId = (size: string): string => `start-${size}`;

const CONSTANTS: Readonly<Record<string, ConstantWords>> = {
  ...Object.fromEntries(FATES.map((fate) => [fateId(fate), cards(PRINTED.fates[fate], 0, 10, 'J1')])),
  // At most as many hunt cards as in the pack.
  ...Object.fromEntries(HUNT_KINDS.map((kind) => [kindId(kind), cards(inPack(kind), 0, inPack(kind), 'J2')])),
  ...Object.fromEntries(SIZES.map((size, at) => [clanId(size), cards(PRINTED.clan[at] ?? 0, 4, 14, 'J1')])),
  ...Object.fromEntries(SIZES.map((size, at) => [startId(size), cards(PRINTED.start[at] ?? 0, 0, 2, 'J1')])),
  'start-fates': cards(PRINTED.hand, 0, 3, 'J1'),
};

function numbersOf(numbers: Readonly<Record<string, number>>): PackNumbers {
  const now = (id: string): number => numbers[id] ?? CONSTANTS[id]?.printed ?? 0;
  const folk = (id: (size: string) => string): Folk => [now(id('ones')), now(id('twos')), now(id('threes'))];
  const fates = { ...PRINTED.fates };
  for (const fate of FATES) fates[fate] = now(fateId(fate));
  const without = { ...PRINTED.without };
  for (const kind of HUNT_KINDS) without[kind] = inPack(kind) - now(kindId(kind));
  return { fates, without, clan: folk(clanId), start: folk(startId), hand: now('start-fates') };
}

const ownOf = (view: View, seat: string): ClanView | undefined =>
  view.clans.find(({ clan }) => clan === seat);

const best = ({ g, seats }: Position<G>): number =>
  Math.max(...clansOf(seats).map((id) => clanOf(g, id).trophies));

/** Years of a game according to the rules. */
const PROMISED = [3, 6] as const;

export const glacierLab: ModuleLab<G, View> = {
  module: glacier,
  constants: CONSTANTS,
  withNumbers: (numbers) => {
    const now = numbersOf(numbers);
    return { ...glacier, setup: (c, input) => setupWith(now, c, input) };
  },
  facts: {
    year: { unit: 'years', rule: 'B', help: 'current year', of: (view) => view.year },
    members: {
      unit: 'members',
      rule: 'A1',
      help: 'members of the clan',
      of: (view, seat) => ownOf(view, seat)?.members ?? 0,
    },
    trophies: {
      unit: 'trophies',
      rule: 'J3',
      help: 'trophies of the clan',
      of: (view, seat) => ownOf(view, seat)?.trophies ?? 0,
    },
  },
  measures: [
    {
      ...{ id: 'shorter', share: true, unit: 'games', help: 'over within two years' },
      of: ({ g }) => (g.year < PROMISED[0] ? 1 : 0),
    },
    {
      ...{ id: 'promised', share: true, unit: 'games', help: 'over after three to six years' },
      of: ({ g }) => (g.year >= PROMISED[0] && g.year <= PROMISED[1] ? 1 : 0),
    },
    {
      ...{ id: 'longer', share: true, unit: 'games', help: 'over after seven years or more' },
      of: ({ g }) => (g.year > PROMISED[1] ? 1 : 0),
    },
    { id: 'years', share: false, unit: 'years', help: 'years that a game lasts', of: ({ g }) => g.year },
    { id: 'trophies', share: false, unit: 'trophies', help: 'most trophies of one clan', of: best },
    {
      ...{ id: 'survivors', share: false, unit: 'clans', help: 'clans that have members at the end' },
      of: ({ g, seats }) => clansOf(seats).filter((id) => members(clanOf(g, id)) > 0).length,
    },
  ],
  endings: ['shorter', 'promised', 'longer'],
  headlines: ['years', 'promised', 'shorter', 'longer', 'survivors', 'trophies'],
  isAlive: ({ g }, seat) => members(clanOf(g, seat)) > 0,
  texts: TEXTS,
};

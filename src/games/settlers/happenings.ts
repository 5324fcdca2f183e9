import { told } from '../../kernel/index.js';

/** A berth in a neighbor's boat, and what it costs. */
type Berth = { household: string; host: string; n: number; pay: string; pays: number; share: string };

/** All happenings of the game with their arguments and where each is reported. */
export const HAPPENINGS = {
  'herd.lost': told<{ household: string; cows: number; sheep: number; why: string }>({
    headline: true,
    tale: 55,
    setback: ({ household }) => ({ seat: household, failures: 1 }),
  }),
  'herd.buried': told<{ household: string; cows: number; sheep: number }>({
    headline: true,
    tale: 40,
    setback: ({ household }) => ({ seat: household, failures: 1 }),
  }),
  'herd.fed': told<{ household: string; n: number; hay: number }>(),
  'herd.housed': told<{ household: string; cows: number; sheep: number; hay: number; out: number }>(),
  'herd.grazes': told<{ household: string; n: number }>(),
  'herd.slaughtered': told<{ household: string; animals: string; n: number }>(),
  'herd.young': told<{ household: string; calves: number; lambs: number }>(),
  'herd.milk': told<{ household: string; n: number }>(),

  'food.paid': told<{ household: string; n: number; left: number }>(),

  'household.died': told<{ household: string; people: number; need: number; food: number }>({
    headline: true,
    tale: 100,
    setback: ({ household, people }) => ({ seat: household, deaths: people }),
  }),
  'household.deserted': told<{ household: string }>({ headline: true, tale: 90 }),
  'household.adopted': told<{ household: string; from: string; n: number }>({ headline: true }),

  'hay.paid': told<{ household: string; n: number; left: number }>(),
  'hay.rotted': told<{ household: string; n: number; left: number }>(),
  'hay.mown': told<{ household: string; n: number; soil: number; rate: number }>(),

  'deal.leg': told<{ from: string; to: string; goods: string }>({ headline: true }),
  'deal.leg-later': told<{ from: string; to: string; goods: string; year: number; season: string }>({
    headline: true,
  }),
  'deal.made': told<{ id: number; households: readonly string[] }>({ headline: true }),
  'deal.gave': told<{ from: string; to: string; goods: string }>({ headline: true }),
  'deal.gift': told<{ household: string; to: string; goods: string }>({ headline: true, tale: 35 }),
  'deal.agreed': told<{ id: number; household: string }>({ headline: true }),
  'deal.refused': told<{ id: number; household: string }>({ headline: true }),
  'deal.withdrawn': told<{ id: number; household: string }>({ headline: true }),
  'deal.lapsed': told<{ id: number }>({ headline: true }),
  'deal.changed': told<{ id: number; household: string; n: number }>({ headline: true }),
  'deal.proposed': told<{ id: number; household: string; n: number }>({ headline: true }),

  'pledge.made': told<{ id: number; from: string; to: string; goods: string; year: number; season: string }>({
    headline: true,
  }),
  'pledge.kept': told<{ id: number; from: string; to: string; goods: string }>({ headline: true, tale: 30 }),
  'pledge.forgiven': told<{ id: number; from: string; to: string }>({ headline: true }),
  'pledge.broken': told<{ id: number; from: string; to: string; goods: string }>({
    headline: true,
    tale: 60,
  }),

  'talk.rests': told<{ household: string; season: string }>(),
  'talk.speaks': told<{ household: string }>(),

  'people.recalled': told<{ household: string; from: string; n: number }>(),

  'end.household': told<{ household: string; silver: number; people: number; out: number }>({
    headline: true,
    reckoning: true,
  }),
  'end.won': told<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.all-dead': told<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.hollow': told<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.shared': told<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.last': told<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.none': told<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.lone': told<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),

  'soil.recovers': told<{ household: string; n: number }>(),

  'voyage.boats': told<{ household: string; n: number; to: string }>(),
  'voyage.crew': told<{ household: string; n: number; to: string }>(),
  'voyage.asked-for': told<Berth>(),
  'voyage.carried': told<Berth>(),
  'voyage.declined': told<{ household: string; host: string }>(),
  'voyage.timber': told<{ household: string; people: number; n: number }>(),

  'walrus.card': told<{ card: string }>({ headline: true }),
  'walrus.lost': told<{ household: string; n: number }>({
    headline: true,
    tale: 70,
    setback: ({ household, n }) => ({ seat: household, deaths: n }),
  }),
  'walrus.ivory': told<{ household: string; people: number; n: number }>({ headline: true }),

  'timber.passed': told<{ household: string }>(),
  'timber.cuts': told<{ household: string; n: number }>(),
  'timber.breaks': told<{ household: string; n: number }>(),

  'winter.card': told<{ card: string }>({ headline: true }),

  'barn.fell': told<{ household: string; n: number; left: number }>({ headline: true }),
  'barn.repaired': told<{ household: string; n: number }>(),
  'barn.aided': told<{ household: string; owner: string; n: number }>(),
  'barn.declined': told<{ household: string; owner: string }>(),

  'build.built': told<{ household: string; what: string }>({ headline: true, tale: 10 }),

  'dealer.rolled': told<{ households: readonly string[]; faces: readonly number[] }>(),
  'dealer.named': told<{ household: string; dealer: string }>(),

  'seals.went': told<{ household: string }>(),
  'seals.card': told<{ card: string }>({ headline: true }),
  'seals.died': told<{ household: string }>({
    headline: true,
    tale: 40,
    setback: ({ household }) => ({ seat: household, deaths: 1 }),
  }),
  'seals.caught': told<{ household: string; n: number }>(),

  'year.began': told<{ year: number }>(),
  'year.card': told<{ card: string }>({ headline: true }),

  'ship.arrives': told<{ price: number }>(),
  'ship.not-worth': told<{ sold: number; least: number }>({ headline: true, tale: 25 }),
  'ship.content': told<{ sold: number; least: number }>(),
  'ship.sold': told<{ household: string; n: number; silver: number }>({ headline: true, tale: 12 }),
  'ship.stays-away': told(),
};

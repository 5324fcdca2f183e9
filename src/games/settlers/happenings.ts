import { happening } from '../../kernel/index.js';

/** A berth in a neighbor's boat, and its price. */
type Berth = { household: string; host: string; n: number; pay: string; pays: number; share: string };

/** All happenings of the game with their arguments and where each is reported. */
export const HAPPENINGS = {
  'herd.lost': happening<{ household: string; cows: number; sheep: number; why: string }>({
    headline: true,
    tale: 55,
    setback: ({ household }) => ({ seat: household, failures: 1 }),
  }),
  'herd.buried': happening<{ household: string; cows: number; sheep: number }>({
    headline: true,
    tale: 40,
    setback: ({ household }) => ({ seat: household, failures: 1 }),
  }),
  'herd.fed': happening<{ household: string; n: number; hay: number }>(),
  'herd.housed': happening<{ household: string; cows: number; sheep: number; hay: number; out: number }>(),
  'herd.grazes': happening<{ household: string; n: number }>(),
  'herd.slaughtered': happening<{ household: string; animals: string; n: number }>(),
  'herd.young': happening<{ household: string; calves: number; lambs: number }>(),
  'herd.milk': happening<{ household: string; n: number }>(),

  'food.paid': happening<{ household: string; n: number; left: number }>(),

  'household.died': happening<{ household: string; people: number; need: number; food: number }>({
    headline: true,
    tale: 100,
    setback: ({ household, people }) => ({ seat: household, deaths: people }),
  }),
  'household.deserted': happening<{ household: string }>({ headline: true, tale: 90 }),
  'household.adopted': happening<{ household: string; from: string; n: number }>({ headline: true }),

  'hay.paid': happening<{ household: string; n: number; left: number }>(),
  'hay.rotted': happening<{ household: string; n: number; left: number }>(),
  'hay.mown': happening<{ household: string; n: number; soil: number; rate: number }>(),

  'deal.leg': happening<{ from: string; to: string; goods: string }>({ headline: true }),
  'deal.leg-later': happening<{ from: string; to: string; goods: string; year: number; season: string }>({
    headline: true,
  }),
  'deal.made': happening<{ id: number; households: readonly string[] }>({ headline: true }),
  'deal.gave': happening<{ from: string; to: string; goods: string }>({ headline: true }),
  'deal.gift': happening<{ household: string; to: string; goods: string }>({ headline: true, tale: 35 }),
  'deal.agreed': happening<{ id: number; household: string }>({ headline: true }),
  'deal.refused': happening<{ id: number; household: string }>({ headline: true }),
  'deal.withdrawn': happening<{ id: number; household: string }>({ headline: true }),
  'deal.lapsed': happening<{ id: number }>({ headline: true }),
  'deal.changed': happening<{ id: number; household: string; n: number }>({ headline: true }),
  'deal.proposed': happening<{ id: number; household: string; n: number }>({ headline: true }),

  'pledge.made': happening<{
    id: number;
    from: string;
    to: string;
    goods: string;
    year: number;
    season: string;
  }>({
    headline: true,
  }),
  'pledge.kept': happening<{ id: number; from: string; to: string; goods: string }>({
    headline: true,
    tale: 30,
  }),
  'pledge.forgiven': happening<{ id: number; from: string; to: string }>({ headline: true }),
  'pledge.broken': happening<{ id: number; from: string; to: string; goods: string }>({
    headline: true,
    tale: 60,
  }),

  'talk.rests': happening<{ household: string; season: string }>(),
  'talk.speaks': happening<{ household: string }>(),

  'people.recalled': happening<{ household: string; from: string; n: number }>(),

  'end.household': happening<{ household: string; silver: number; people: number; out: number }>({
    headline: true,
    reckoning: true,
  }),
  'end.won': happening<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.all-dead': happening<{ households: readonly string[]; silver: number; why: string }>({
    headline: true,
  }),
  'end.hollow': happening<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.shared': happening<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.last': happening<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.none': happening<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),
  'end.lone': happening<{ households: readonly string[]; silver: number; why: string }>({ headline: true }),

  'soil.recovers': happening<{ household: string; n: number }>(),

  'voyage.boats': happening<{ household: string; n: number; to: string }>(),
  'voyage.crew': happening<{ household: string; n: number; to: string }>(),
  'voyage.asked-for': happening<Berth>(),
  'voyage.carried': happening<Berth>(),
  'voyage.declined': happening<{ household: string; host: string }>(),
  'voyage.timber': happening<{ household: string; people: number; n: number }>(),

  'walrus.card': happening<{ card: string }>({ headline: true }),
  'walrus.lost': happening<{ household: string; n: number }>({
    headline: true,
    tale: 70,
    setback: ({ household, n }) => ({ seat: household, deaths: n }),
  }),
  'walrus.ivory': happening<{ household: string; people: number; n: number }>({ headline: true }),

  'timber.passed': happening<{ household: string }>(),
  'timber.cuts': happening<{ household: string; n: number }>(),
  'timber.breaks': happening<{ household: string; n: number }>(),

  'winter.card': happening<{ card: string }>({ headline: true }),

  'barn.fell': happening<{ household: string; n: number; left: number }>({ headline: true }),
  'barn.repaired': happening<{ household: string; n: number }>(),
  'barn.aided': happening<{ household: string; owner: string; n: number }>(),
  'barn.declined': happening<{ household: string; owner: string }>(),

  'build.built': happening<{ household: string; what: string }>({ headline: true, tale: 10 }),

  'dealer.rolled': happening<{ households: readonly string[]; faces: readonly number[] }>(),
  'dealer.named': happening<{ household: string; dealer: string }>(),

  'seals.went': happening<{ household: string }>(),
  'seals.card': happening<{ card: string }>({ headline: true }),
  'seals.died': happening<{ household: string }>({
    headline: true,
    tale: 40,
    setback: ({ household }) => ({ seat: household, deaths: 1 }),
  }),
  'seals.caught': happening<{ household: string; n: number }>(),

  'year.began': happening<{ year: number }>(),
  'year.card': happening<{ card: string }>({ headline: true }),

  'ship.arrives': happening<{ price: number }>(),
  'ship.not-worth': happening<{ sold: number; least: number }>({ headline: true, tale: 25 }),
  'ship.content': happening<{ sold: number; least: number }>(),
  'ship.sold': happening<{ household: string; n: number; silver: number }>({ headline: true, tale: 12 }),
  'ship.stays-away': happening(),
};

import { happening } from '../../kernel/index.js';

/** Dice of a hunting or raiding party. */
type Roll = {
  tribe: string;
  card: string;
  dice: number;
  faces: readonly number[];
  laid: number;
  alphaDie: boolean;
};

/** All happenings of Greenland: their arguments, and the reports that include each. */
export const HAPPENINGS = {
  'holdings.exchanged': happening<{
    energy: number;
    ivory: number;
    iron: number;
    tribe: string;
    card: string;
  }>(),
  'holdings.overflow': happening<{ tribe: string; card: string }>(),

  'people.extinct': happening<{ tribe: string }>({ headline: true, tale: 100 }),

  'score.points': happening<{
    total: number;
    trophies: number;
    inventions: number;
    resources: number;
    population: number;
    colonists: number;
    thing: number;
    tribe: string;
  }>({ headline: true, reckoning: true }),
  'score.few-matriarchs': happening<{ needed: number }>({ headline: true, reckoning: true }),
  'score.nobody': happening({ headline: true }),
  'score.winners': happening<{ winners: readonly string[] }>({ headline: true }),

  'patrol.stolen': happening<{ tribe: string; n: number; lost: number; fuel: number }>({
    headline: true,
    tale: 30,
  }),
  'patrol.mine-held': happening<{ fuel: number }>({ headline: true }),
  'patrol.fuel': happening<{ n: number; fuel: number }>({ headline: true }),
  'patrol.propaganda-unheard': happening({ headline: true }),
  'patrol.propaganda': happening<{ tribe: string; faces: readonly number[]; lowest: number; holds: number }>({
    headline: true,
  }),
  'patrol.surrender': happening<{ tribe: string }>({ headline: true, tale: 90 }),
  'patrol.joined': happening<{ tribe: string; host: string; rank: number; alpha: boolean }>({
    headline: true,
  }),
  'patrol.bullets': happening<{ tribe: string; card: string }>({ headline: true }),
  'patrol.verdict': happening<{
    modern: string;
    intervention: string;
    defeat: string;
    met: number;
    needed: number;
  }>({ headline: true, reckoning: true }),
  'patrol.sunk': happening({ headline: true }),
  'patrol.goods': happening<{ card: string; price: number }>({ headline: true }),
  'patrol.bought': happening<{ tribe: string; card: string; paid: string }>({ headline: true }),
  'patrol.gave': happening<{ tribe: string; other: string; goods: string }>({ headline: true }),

  'turn.begins': happening<{ turn: number; turns: number }>(),

  'assign.promoted': happening<{ tribe: string; rank: number; alpha: boolean; free: boolean }>(),
  'assign.recalled': happening<{ tribe: string; from: string; place: string }>(),
  'assign.abandoned': happening<{ tribe: string; n: number }>(),
  'assign.assigned': happening<{ tribe: string; card: string; n: number; alpha: boolean }>(),
  'assign.done': happening<{ tribe: string; left: number }>(),
  'assign.moved': happening<{ tribe: string; from: string; to: string; n: number; alpha: boolean }>(),

  'hunt.lost': happening<{ tribe: string; card: string; men: number; alpha: number }>({
    headline: true,
    setback: ({ tribe, men, alpha }) => ({ seat: tribe, deaths: men + alpha }),
  }),
  'hunt.trophy': happening<{ tribe: string; card: string; vp: number }>({ headline: true, tale: 40 }),
  'hunt.too-late': happening<{ tribe: string; card: string }>(),
  'hunt.taken': happening<{ tribe: string; card: string }>({ headline: true, tale: 18 }),
  'hunt.declined': happening<{ tribe: string; card: string }>(),
  'hunt.replaced': happening<{ card: string; next: string; row: string }>(),
  'hunt.turned': happening<{ tribe: string; card: string; faces: readonly number[] }>(),
  'hunt.unpayable': happening<{ tribe: string; card: string }>(),
  'hunt.paid-energy': happening<{ tribe: string; card: string }>(),
  'hunt.paid-elder': happening<{ tribe: string; card: string; rank: number }>(),
  'hunt.refused': happening<{ tribe: string; card: string }>(),
  'hunt.failed': happening<{ tribe: string; card: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, failures: 1 }),
  }),
  'hunt.success': happening<{
    tribe: string;
    card: string;
    babies: number;
    energy: number;
    ivory: number;
    iron: number;
    colony: boolean;
  }>({ headline: true }),
  'hunt.daughters': happening<{ tribe: string; card: string; n: number }>({ headline: true }),
  'hunt.iron': happening<{ tribe: string; card: string }>(),
  'hunt.rolled': happening<Roll>(),
  'hunt.rerolled': happening<{
    tribe: string;
    card: string;
    dice: number;
    fresh: readonly number[];
    faces: readonly number[];
  }>(),
  'hunt.withdrew': happening<{ tribe: string; card: string }>(),

  'raid.husband-killed': happening<{ tribe: string; card: string }>({ headline: true }),
  'raid.failed': happening<{ tribe: string; card: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, failures: 1 }),
  }),
  'raid.married': happening<{ tribe: string; card: string; alpha: number }>({ headline: true, tale: 60 }),
  'raid.nothing': happening<{ tribe: string; card: string }>(),
  'raid.out-of-reach': happening<{ tribe: string; owner: string; card: string }>(),
  'raid.plundered': happening<{ tribe: string; owner: string; card: string; loot: string; n: number }>({
    headline: true,
    tale: 40,
  }),
  'raid.rolled': happening<Roll>(),

  'attack.avenged': happening<{ tribe: string; attacker: string; victim: string }>({ headline: true }),
  'attack.begins': happening<{ card: string; tribes: readonly string[] }>({ headline: true, tale: 50 }),
  'attack.iron': happening<{ tribe: string; card: string }>({ headline: true }),
  'attack.rolled': happening<{
    tribe: string;
    card: string;
    thrown: readonly number[];
    again: number;
    faces: readonly number[];
    hits: number;
    war: number;
  }>({ headline: true }),

  'domestic.fed': happening<{ tribe: string; card: string; energy: number; elders: number }>(),
  'domestic.raided': happening<{ tribe: string; card: string }>(),
  'domestic.milk': happening<{ tribe: string; card: string; babies: number }>(),
  'domestic.slaughtered': happening<{
    energy: number;
    ivory: number;
    iron: number;
    tribe: string;
    card: string;
  }>({
    headline: true,
    tale: 20,
  }),
  'domestic.wool': happening<{ tribe: string; card: string; ivory: number }>(),
  'domestic.pacified': happening<{ tribe: string; card: string }>({ headline: true }),

  'elders.husband-killed': happening<{ tribe: string; of: string; card: string }>({ headline: true }),
  'elders.emissary-killed': happening<{ tribe: string; of: string }>({ headline: true }),
  'elders.domesticated': happening<{ tribe: string; card: string }>({ headline: true, tale: 20 }),
  'elders.tool': happening<{ tribe: string; card: string; made: string; disk: string }>({
    headline: true,
    tale: 22,
  }),
  'elders.banish': happening<{ tribe: string; faces: readonly number[]; ones: number }>({ headline: true }),
  'elders.representative': happening<{ tribe: string; to: string }>({ headline: true }),
  'elders.missionary': happening<{ tribe: string; to: string }>({ headline: true, tale: 18 }),
  'elders.proselytize': happening<{ tribe: string; to: string; faces: readonly number[]; success: string }>({
    headline: true,
  }),
  'elders.burned': happening<{ tribe: string; rank: number }>({ headline: true, tale: 35 }),
  'elders.converted': happening<{ tribe: string }>({ headline: true, tale: 55 }),
  'elders.baptized': happening<{ tribe: string }>({ headline: true, tale: 55 }),

  'auction.left-out': happening<{ card: string }>({ headline: true }),
  'auction.nobody': happening<{ card: string }>({ headline: true }),
  'auction.opens': happening<{ card: string }>({ headline: true }),
  'auction.won': happening<{ tribe: string; card: string; price: number }>({ headline: true, tale: 25 }),

  'event.decimated': happening<{ tribe: string; n: number; alpha: boolean; elder: string }>({
    headline: true,
    tale: 45,
  }),
  'event.burned': happening<{ tribe: string; n: number }>(),
  'event.sacrificed': happening<{ tribe: string; elder: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, deaths: 1 }),
  }),
  'event.slaughtered': happening<{
    energy: number;
    ivory: number;
    iron: number;
    tribe: string;
    card: string;
  }>(),
  'event.die-off': happening<{ tribe: string; rank: number }>(),
  'event.nothing-breaks': happening(),
  'event.broke': happening<{ tribe: string; card: string; iron: number }>({ headline: true }),
  'event.storm-spares-all': happening(),
  'event.colony-lost': happening<{ card: string; n: number }>({ headline: true, tale: 60 }),
  'event.no-migration': happening<{ row: string }>({ headline: true }),
  'event.migration': happening<{ row: string; gone: string; card: string }>({ headline: true }),
  'event.cooling': happening<{ row: string; card: string }>({ headline: true }),
  'event.deep-freeze': happening<{ row: string; card: string }>({ headline: true, tale: 15 }),
  'event.warming': happening<{ row: string; card: string }>({ headline: true }),
  'event.revealed': happening<{ event: string; number: number; order: readonly string[] }>({
    headline: true,
    tale: 30,
  }),
  'event.council': happening<{ tribe: string; other: string; order: readonly string[] }>(),
  'event.no-maritime': happening({ headline: true }),
  'event.no-markland': happening({ headline: true }),
  'event.falconer': happening(),
  'event.quiet': happening(),
  'event.elder-dies': happening<{ tribe: string; rank: number; elder: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, deaths: 1 }),
  }),
  'event.crowd': happening<{ tribes: readonly string[] }>({ headline: true }),
  'event.venereal': happening<{ tribes: readonly string[] }>({ headline: true }),
  'event.feud': happening<{ tribes: readonly string[] }>({ headline: true }),
  'event.crowd-spares-all': happening({ headline: true }),
  'event.venereal-spares-all': happening({ headline: true }),
  'event.feud-spares-all': happening({ headline: true }),
  'event.depletion-elder': happening<Readonly<Record<string, number>>>({ headline: true }),
  'event.mariner-lost': happening<{ tribe: string; rank: number; elder: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, deaths: 1 }),
  }),
  'event.depletion-domestic': happening<Readonly<Record<string, number>>>({ headline: true }),

  'parley.left': happening<{ tribe: string; card: string; n: number }>(),
  'parley.married': happening<{ tribe: string; card: string }>({ headline: true, tale: 45 }),
  'parley.offered': happening<{ tribe: string; other: string; n: number; give: string; want: string }>(),
  'parley.accepted': happening<{ tribe: string; other: string; n: number }>({ headline: true }),
  'parley.lapsed': happening<{ tribe: string; other: string; n: number }>(),
  'parley.refused': happening<{ tribe: string; other: string; n: number }>(),
  'parley.allowed': happening<{ tribe: string; other: string }>(),
  'parley.divorced': happening<{ tribe: string; card: string }>(),
  'parley.hostile': happening<{ card: string; n: number }>({ headline: true, tale: 45 }),

  'setup.farm': happening<{ tribe: string; card: string }>(),

  'full.points': happening<{ tribe: string; first: number; second: number; bonus: number; total: number }>({
    headline: true,
    reckoning: true,
  }),
  'full.second-part': happening<{ turns: number }>({ headline: true, tale: 90 }),

  'saga.row-rolled': happening<{ tribe: string; die: number; row: string }>({ headline: true }),
  'saga.row-open': happening<{ tribe: string; row: string }>({ headline: true }),
  'saga.ground': happening<{ tribe: string; die: number; card: string }>({ headline: true }),
  'saga.matriarch': happening<{ tribe: string; rank: number; free: boolean }>({ headline: true, tale: 30 }),
  'saga.row-named': happening<{ tribe: string; row: string }>({ headline: true }),
  'saga.joined': happening<{ tribe: string; card: string }>({ headline: true }),
  'saga.daughters-lost': happening<{ tribe: string; n: number }>({ headline: true }),
  'saga.heir': happening<{ tribe: string; rank: number }>({ headline: true }),
  'saga.followed': happening<{ tribe: string; who: string }>({ headline: true }),
  'saga.ship': happening<{ card: string; price: number }>({ headline: true }),
};

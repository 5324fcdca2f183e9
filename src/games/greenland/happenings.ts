import { told } from '../../kernel/index.js';

/** Dice of a party, be it against an animal or for a daughter. */
type Roll = {
  tribe: string;
  card: string;
  dice: number;
  faces: readonly number[];
  laid: number;
  alphaDie: boolean;
};

/** Everything that happens in Greenland: what it is said with, and where it is told (`told`). */
export const HAPPENINGS = {
  'holdings.exchanged': told<{ energy: number; ivory: number; iron: number; tribe: string; card: string }>(),
  'holdings.overflow': told<{ tribe: string; card: string }>(),

  'people.extinct': told<{ tribe: string }>({ headline: true, tale: 100 }),

  'score.points': told<{
    total: number;
    trophies: number;
    inventions: number;
    resources: number;
    population: number;
    colonists: number;
    thing: number;
    tribe: string;
  }>({ headline: true, reckoning: true }),
  'score.few-matriarchs': told<{ needed: number }>({ headline: true, reckoning: true }),
  'score.nobody': told({ headline: true }),
  'score.winners': told<{ winners: readonly string[] }>({ headline: true }),

  'patrol.stolen': told<{ tribe: string; n: number; lost: number; fuel: number }>({
    headline: true,
    tale: 30,
  }),
  'patrol.mine-held': told<{ fuel: number }>({ headline: true }),
  'patrol.fuel': told<{ n: number; fuel: number }>({ headline: true }),
  'patrol.propaganda-unheard': told({ headline: true }),
  'patrol.propaganda': told<{ tribe: string; faces: readonly number[]; lowest: number; holds: number }>({
    headline: true,
  }),
  'patrol.surrender': told<{ tribe: string }>({ headline: true, tale: 90 }),
  'patrol.joined': told<{ tribe: string; host: string; rank: number; alpha: boolean }>({ headline: true }),
  'patrol.bullets': told<{ tribe: string; card: string }>({ headline: true }),
  'patrol.verdict': told<{
    modern: string;
    intervention: string;
    defeat: string;
    met: number;
    needed: number;
  }>({ headline: true, reckoning: true }),
  'patrol.sunk': told({ headline: true }),
  'patrol.goods': told<{ card: string; price: number }>({ headline: true }),
  'patrol.bought': told<{ tribe: string; card: string; paid: string }>({ headline: true }),
  'patrol.gave': told<{ tribe: string; other: string; goods: string }>({ headline: true }),

  'turn.begins': told<{ turn: number; turns: number }>(),

  'assign.promoted': told<{ tribe: string; rank: number; alpha: boolean; free: boolean }>(),
  'assign.recalled': told<{ tribe: string; from: string; place: string }>(),
  'assign.abandoned': told<{ tribe: string; n: number }>(),
  'assign.assigned': told<{ tribe: string; card: string; n: number; alpha: boolean }>(),
  'assign.done': told<{ tribe: string; left: number }>(),
  'assign.moved': told<{ tribe: string; from: string; to: string; n: number; alpha: boolean }>(),

  'hunt.lost': told<{ tribe: string; card: string; men: number; alpha: number }>({
    headline: true,
    setback: ({ tribe, men, alpha }) => ({ seat: tribe, deaths: men + alpha }),
  }),
  'hunt.trophy': told<{ tribe: string; card: string; vp: number }>({ headline: true, tale: 40 }),
  'hunt.too-late': told<{ tribe: string; card: string }>(),
  'hunt.taken': told<{ tribe: string; card: string }>({ headline: true, tale: 18 }),
  'hunt.declined': told<{ tribe: string; card: string }>(),
  'hunt.replaced': told<{ card: string; next: string; row: string }>(),
  'hunt.turned': told<{ tribe: string; card: string; faces: readonly number[] }>(),
  'hunt.unpayable': told<{ tribe: string; card: string }>(),
  'hunt.paid-energy': told<{ tribe: string; card: string }>(),
  'hunt.paid-elder': told<{ tribe: string; card: string; rank: number }>(),
  'hunt.refused': told<{ tribe: string; card: string }>(),
  'hunt.failed': told<{ tribe: string; card: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, failures: 1 }),
  }),
  'hunt.success': told<{
    tribe: string;
    card: string;
    babies: number;
    energy: number;
    ivory: number;
    iron: number;
    colony: boolean;
  }>({ headline: true }),
  'hunt.daughters': told<{ tribe: string; card: string; n: number }>({ headline: true }),
  'hunt.iron': told<{ tribe: string; card: string }>(),
  'hunt.rolled': told<Roll>(),
  'hunt.rerolled': told<{
    tribe: string;
    card: string;
    dice: number;
    fresh: readonly number[];
    faces: readonly number[];
  }>(),
  'hunt.withdrew': told<{ tribe: string; card: string }>(),

  'raid.husband-killed': told<{ tribe: string; card: string }>({ headline: true }),
  'raid.failed': told<{ tribe: string; card: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, failures: 1 }),
  }),
  'raid.married': told<{ tribe: string; card: string; alpha: number }>({ headline: true, tale: 60 }),
  'raid.nothing': told<{ tribe: string; card: string }>(),
  'raid.out-of-reach': told<{ tribe: string; owner: string; card: string }>(),
  'raid.plundered': told<{ tribe: string; owner: string; card: string; loot: string; n: number }>({
    headline: true,
    tale: 40,
  }),
  'raid.rolled': told<Roll>(),

  'attack.avenged': told<{ tribe: string; attacker: string; victim: string }>({ headline: true }),
  'attack.begins': told<{ card: string; tribes: readonly string[] }>({ headline: true, tale: 50 }),
  'attack.iron': told<{ tribe: string; card: string }>({ headline: true }),
  'attack.rolled': told<{
    tribe: string;
    card: string;
    thrown: readonly number[];
    again: number;
    faces: readonly number[];
    hits: number;
    war: number;
  }>({ headline: true }),

  'domestic.fed': told<{ tribe: string; card: string; energy: number; elders: number }>(),
  'domestic.raided': told<{ tribe: string; card: string }>(),
  'domestic.milk': told<{ tribe: string; card: string; babies: number }>(),
  'domestic.slaughtered': told<{ energy: number; ivory: number; iron: number; tribe: string; card: string }>({
    headline: true,
    tale: 20,
  }),
  'domestic.wool': told<{ tribe: string; card: string; ivory: number }>(),
  'domestic.pacified': told<{ tribe: string; card: string }>({ headline: true }),

  'elders.husband-killed': told<{ tribe: string; of: string; card: string }>({ headline: true }),
  'elders.emissary-killed': told<{ tribe: string; of: string }>({ headline: true }),
  'elders.domesticated': told<{ tribe: string; card: string }>({ headline: true, tale: 20 }),
  'elders.tool': told<{ tribe: string; card: string; made: string; disk: string }>({
    headline: true,
    tale: 22,
  }),
  'elders.banish': told<{ tribe: string; faces: readonly number[]; ones: number }>({ headline: true }),
  'elders.representative': told<{ tribe: string; to: string }>({ headline: true }),
  'elders.missionary': told<{ tribe: string; to: string }>({ headline: true, tale: 18 }),
  'elders.proselytize': told<{ tribe: string; to: string; faces: readonly number[]; success: string }>({
    headline: true,
  }),
  'elders.burned': told<{ tribe: string; rank: number }>({ headline: true, tale: 35 }),
  'elders.converted': told<{ tribe: string }>({ headline: true, tale: 55 }),
  'elders.baptized': told<{ tribe: string }>({ headline: true, tale: 55 }),

  'auction.left-out': told<{ card: string }>({ headline: true }),
  'auction.nobody': told<{ card: string }>({ headline: true }),
  'auction.opens': told<{ card: string }>({ headline: true }),
  'auction.won': told<{ tribe: string; card: string; price: number }>({ headline: true, tale: 25 }),

  'event.decimated': told<{ tribe: string; n: number; alpha: boolean; elder: string }>({
    headline: true,
    tale: 45,
  }),
  'event.burned': told<{ tribe: string; n: number }>(),
  'event.sacrificed': told<{ tribe: string; elder: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, deaths: 1 }),
  }),
  'event.slaughtered': told<{ energy: number; ivory: number; iron: number; tribe: string; card: string }>(),
  'event.die-off': told<{ tribe: string; rank: number }>(),
  'event.nothing-breaks': told(),
  'event.broke': told<{ tribe: string; card: string; iron: number }>({ headline: true }),
  'event.storm-spares-all': told(),
  'event.colony-lost': told<{ card: string; n: number }>({ headline: true, tale: 60 }),
  'event.no-migration': told<{ row: string }>({ headline: true }),
  'event.migration': told<{ row: string; gone: string; card: string }>({ headline: true }),
  'event.cooling': told<{ row: string; card: string }>({ headline: true }),
  'event.deep-freeze': told<{ row: string; card: string }>({ headline: true, tale: 15 }),
  'event.warming': told<{ row: string; card: string }>({ headline: true }),
  'event.revealed': told<{ event: string; number: number; order: readonly string[] }>({
    headline: true,
    tale: 30,
  }),
  'event.council': told<{ tribe: string; other: string; order: readonly string[] }>(),
  'event.no-maritime': told({ headline: true }),
  'event.no-markland': told({ headline: true }),
  'event.falconer': told(),
  'event.quiet': told(),
  'event.elder-dies': told<{ tribe: string; rank: number; elder: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, deaths: 1 }),
  }),
  'event.crowd': told<{ tribes: readonly string[] }>({ headline: true }),
  'event.venereal': told<{ tribes: readonly string[] }>({ headline: true }),
  'event.feud': told<{ tribes: readonly string[] }>({ headline: true }),
  'event.crowd-spares-all': told({ headline: true }),
  'event.venereal-spares-all': told({ headline: true }),
  'event.feud-spares-all': told({ headline: true }),
  'event.depletion-elder': told<Readonly<Record<string, number>>>({ headline: true }),
  'event.mariner-lost': told<{ tribe: string; rank: number; elder: string }>({
    headline: true,
    setback: ({ tribe }) => ({ seat: tribe, deaths: 1 }),
  }),
  'event.depletion-domestic': told<Readonly<Record<string, number>>>({ headline: true }),

  'parley.left': told<{ tribe: string; card: string; n: number }>(),
  'parley.married': told<{ tribe: string; card: string }>({ headline: true, tale: 45 }),
  'parley.offered': told<{ tribe: string; other: string; n: number; give: string; want: string }>(),
  'parley.accepted': told<{ tribe: string; other: string; n: number }>({ headline: true }),
  'parley.lapsed': told<{ tribe: string; other: string; n: number }>(),
  'parley.refused': told<{ tribe: string; other: string; n: number }>(),
  'parley.allowed': told<{ tribe: string; other: string }>(),
  'parley.divorced': told<{ tribe: string; card: string }>(),
  'parley.hostile': told<{ card: string; n: number }>({ headline: true, tale: 45 }),

  'setup.farm': told<{ tribe: string; card: string }>(),

  'full.points': told<{ tribe: string; first: number; second: number; bonus: number; total: number }>({
    headline: true,
    reckoning: true,
  }),
  'full.second-part': told<{ turns: number }>({ headline: true, tale: 90 }),

  'saga.row-rolled': told<{ tribe: string; die: number; row: string }>({ headline: true }),
  'saga.row-open': told<{ tribe: string; row: string }>({ headline: true }),
  'saga.ground': told<{ tribe: string; die: number; card: string }>({ headline: true }),
  'saga.matriarch': told<{ tribe: string; rank: number; free: boolean }>({ headline: true, tale: 30 }),
  'saga.row-named': told<{ tribe: string; row: string }>({ headline: true }),
  'saga.joined': told<{ tribe: string; card: string }>({ headline: true }),
  'saga.daughters-lost': told<{ tribe: string; n: number }>({ headline: true }),
  'saga.heir': told<{ tribe: string; rank: number }>({ headline: true }),
  'saga.followed': told<{ tribe: string; who: string }>({ headline: true }),
  'saga.ship': told<{ card: string; price: number }>({ headline: true }),
};

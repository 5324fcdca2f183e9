import type { OddsCheck } from '../../../kernel/types.js';
import { attackOdds, battleOdds, hitChance, type Fighters } from './attack-odds.js';
import { countsAs, facesOf, hasFace } from './faces.js';
import { bestReroll, COMMON_AIM, huntOdds, type HuntParty } from './hunt-odds.js';
import { raidOdds, type RaidParty } from './raid-odds.js';

type Draw = (n: number) => number;

/** Enumerated odds beside rolled ones: parties of many kinds, the rolls shared out evenly among them. */
export function checkOdds(rolls: number, draw: Draw): OddsCheck[] {
  const each = Math.max(1, Math.floor(rolls / (HUNTS.length + RAIDS.length + FIGHTS.length)));
  return [
    ...HUNTS.flatMap((party) => checkHunt(party, each, draw)),
    ...RAIDS.flatMap((party) => checkRaid(party, each, draw)),
    ...FIGHTS.flatMap((pair) => checkFight(pair, each, draw)),
  ];
}

const PLAIN: HuntParty = {
  dice: 3,
  alphaFace: 0,
  hitFaces: facesOf([1, 2]),
  hitsNeeded: 1,
  bloody: 0,
  toOne: 0,
  reroll: 0,
  same: -1,
};

const HUNTS: readonly HuntParty[] = [
  { ...PLAIN, dice: 1 },
  { ...PLAIN, dice: 4, hitsNeeded: 2, bloody: facesOf([6]), same: 3 },
  { ...PLAIN, dice: 6, hitsNeeded: 3, bloody: facesOf([5, 6]), same: 4 },
  { ...PLAIN, dice: 4, hitFaces: facesOf([1]), hitsNeeded: 2, reroll: facesOf([5]), same: 2 },
  { ...PLAIN, dice: 5, alphaFace: 1, hitsNeeded: 3, bloody: facesOf([4]), reroll: facesOf([4, 6]), same: 3 },
  { ...PLAIN, dice: 3, alphaFace: 1, hitFaces: facesOf([1]), hitsNeeded: 2, toOne: facesOf([3]), same: 3 },
  {
    ...PLAIN,
    dice: 7,
    hitsNeeded: 4,
    bloody: facesOf([6]),
    toOne: facesOf([6]),
    reroll: facesOf([3, 5]),
    same: 4,
  },
  { ...PLAIN, dice: 8, hitsNeeded: 5, bloody: facesOf([5, 6]), reroll: facesOf([2, 6]), same: 0 },
];

const RAIDS: readonly RaidParty[] = [
  { dice: 1, success: facesOf([1, 2]), bloody: facesOf([3]), toOne: 0, reroll: 0, iron: false },
  { dice: 3, success: facesOf([1, 3]), bloody: facesOf([3, 6]), toOne: 0, reroll: facesOf([6]), iron: false },
  { dice: 2, success: facesOf([1]), bloody: facesOf([5, 6]), toOne: facesOf([5]), reroll: 0, iron: true },
];

const FIGHTS: readonly (readonly [Fighters, Fighters])[] = [
  [
    { people: 3, hitFaces: facesOf([1]), toOne: 0, reroll: 0 },
    { people: 4, hitFaces: facesOf([1]), toOne: 0, reroll: facesOf([6]) },
  ],
  [
    { people: 5, hitFaces: facesOf([1, 2]), toOne: facesOf([4]), reroll: 0 },
    { people: 2, hitFaces: facesOf([1]), toOne: 0, reroll: 0 },
  ],
];

const die = (draw: Draw): number => draw(6) + 1;

/** A share that was seen so often in `n` rolls; `sigma` is how far off it may be by chance. */
function share(what: string, exact: number, seen: number, n: number): OddsCheck {
  return { what, exact, seen: seen / n, sigma: Math.sqrt(Math.max(exact * (1 - exact), 1e-12) / n) };
}

function average(what: string, exact: number, sum: number, squares: number, n: number): OddsCheck {
  const mean = sum / n;
  return { what, exact, seen: mean, sigma: Math.sqrt(Math.max(squares / n - mean * mean, 1e-12) / n) };
}

function checkHunt(party: HuntParty, n: number, draw: Draw): OddsCheck[] {
  const exact = huntOdds(party);
  let success = 0;
  let claim = 0;
  let losses = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const thrown = [0, 0, 0, 0, 0, 0, 0];
    for (let d = 0; d < party.dice; d++) add(thrown, die(draw), 1);
    const { faces } = bestReroll(party, thrown, COMMON_AIM);
    let again = 0;
    for (let f = 1; f <= 6; f++) {
      if (!hasFace(faces, f)) continue;
      again += thrown[f] ?? 0;
      thrown[f] = 0;
    }
    for (let d = 0; d < again; d++) add(thrown, die(draw), 1);
    const shown = [0, 0, 0, 0, 0, 0, 0];
    for (let f = 1; f <= 6; f++) add(shown, countsAs(f, party.toOne), thrown[f] ?? 0);
    if (party.alphaFace > 0) add(shown, party.alphaFace, 1);
    let hits = 0;
    let dead = 0;
    for (let f = 1; f <= 6; f++) {
      if (hasFace(party.hitFaces, f)) hits += shown[f] ?? 0;
      if (hasFace(party.bloody, f)) dead += shown[f] ?? 0;
    }
    const won = hits >= party.hitsNeeded;
    if (won) success++;
    if (party.same === 0 ? won : party.same > 0 && Math.max(...shown) >= party.same) claim++;
    losses += dead;
    squares += dead * dead;
  }
  const name = `hunt with ${party.dice}${party.alphaFace > 0 ? ' and the alpha' : ''} for ${party.hitsNeeded}`;
  return [
    share(`${name}: success`, exact.success, success, n),
    share(`${name}: ${party.same} alike`, exact.claim, claim, n),
    average(`${name}: losses`, exact.losses, losses, squares, n),
  ];
}

function add(counts: number[], at: number, n: number): void {
  counts[at] = (counts[at] ?? 0) + n;
}

function checkRaid(party: RaidParty, n: number, draw: Draw): OddsCheck[] {
  const exact = raidOdds(party);
  let success = 0;
  let losses = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    let dead = 0;
    let won = false;
    for (let d = 0; d < party.dice; d++) {
      let face = die(draw);
      const helps = (f: number): boolean => {
        const counted = countsAs(f, party.toOne);
        return hasFace(party.success, counted) && !hasFace(party.bloody, counted);
      };
      if (hasFace(party.reroll, face) && !helps(face)) face = die(draw);
      const counted = countsAs(face, party.toOne);
      if (hasFace(party.success, counted)) won = true;
      if (!party.iron && hasFace(party.bloody, counted)) dead++;
    }
    if (won && dead < party.dice) success++;
    losses += dead;
    squares += dead * dead;
  }
  const name = `raid with ${party.dice}`;
  return [
    share(`${name}: success`, exact.success, success, n),
    average(`${name}: losses`, exact.losses, losses, squares, n),
  ];
}

function hitsOf(side: Fighters, people: number, draw: Draw): number {
  let hits = 0;
  for (let d = 0; d < people; d++) {
    let face = die(draw);
    const hit = (f: number): boolean => hasFace(side.hitFaces, countsAs(f, side.toOne));
    if (!hit(face) && hasFace(side.reroll, face)) face = die(draw);
    if (hit(face)) hits++;
  }
  return hits;
}

function checkFight([first, second]: readonly [Fighters, Fighters], n: number, draw: Draw): OddsCheck[] {
  const exact = battleOdds(first, second);
  const none = attackOdds(first)[0] ?? (1 - hitChance(first)) ** first.people;
  let ours = 0;
  let oursSquared = 0;
  let theirs = 0;
  let theirsSquared = 0;
  let missed = 0;
  for (let i = 0; i < n; i++) {
    const hits = hitsOf(first, first.people, draw);
    if (hits === 0) missed++;
    const dead = Math.min(second.people, hits);
    const back = Math.min(first.people, hitsOf(second, second.people - dead, draw));
    theirs += dead;
    theirsSquared += dead * dead;
    ours += back;
    oursSquared += back * back;
  }
  const name = `fight of ${first.people} and ${second.people}`;
  return [
    share(`${name}: no hit`, none, missed, n),
    average(`${name}: the first side's losses`, exact.firstLosses, ours, oursSquared, n),
    average(`${name}: the second side's losses`, exact.secondLosses, theirs, theirsSquared, n),
  ];
}

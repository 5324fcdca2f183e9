import { isBag, isSpan, makeBag } from '../../../kernel/slots.js';
import type { Choice, Move } from '../../../kernel/types.js';
import { cardInfo, huntOf } from '../cards.js';
import type { Card, Rank } from '../model.js';
import { bestReroll, huntOdds, type Lying } from '../odds/hunt-odds.js';
import { raidFree } from '../odds/raid-odds.js';
import { findSpot, ownElders, ownerOf, unassigned } from '../people.js';
import { worthNow } from '../holdings.js';
import { matriarchRank } from '../women.js';
import { abilityWorth, handWorth, tableauWorth } from './cards.js';
import { afterPurple, hasFace, hitsIn, rollOn, withAlphaRolling, type Roll } from '../rolls/roll.js';
import { aimOn, claimWorth } from './hunting.js';
import { seeksFaith } from './missions.js';
import { patrolElderMissed } from './patrol/elders.js';
import { together } from './patrol/goals.js';
import { mineWorth, theftWorth } from './patrol/worth.js';
import { allOffered, best, cardIn, offered, plain, say, type Answer, type Mind } from './mind.js';

/** The smaller decisions: events, hunts, animals. Each answers when its verb is among the choices. */

/** C: what is worth most, as far as that can be told before the first turn: opinions differ. */
const farm: Answer = (mind) => {
  const opinion = (): number => 0.6 + 0.08 * mind.draw(11);
  const choice = best(
    allOffered(mind, 'farm'),
    ({ args }) => opinion() * tableauWorth(mind, cardIn(mind, args[0])),
  );
  return choice === undefined ? undefined : plain(choice);
};

/** A2: going last is no worse than going first, so the order stays. */
const council: Answer = (mind) => say(mind, 'keep');

/** What a tribe would miss of an elder: rank words, emissaries, the alpha. */
function elderMissed(mind: Mind, word: unknown): number {
  if (word === 'none') return 0;
  if (word === 'alpha') return 2;
  // K7
  if (matriarchRank(String(word)) > 0) return 2.5;
  if (typeof word === 'string' && Number.isNaN(Number(word))) return mind.mono ? 4 : 1;
  const rank = Number(word) as Rank;
  if (together(mind)) return patrolElderMissed(mind, rank);
  const last = ownElders(mind.table, mind.t, rank) === 1;
  const missed = { 1: 0.6, 2: 0.7, 3: 1, 4: 0.2, 5: 0.6, 6: 0.5 }[rank];
  return last ? missed : missed / 2;
}

/** D2, D5, D7: the elder who is missed least, and the alpha only if he must. */
const lose: Answer = (mind) => {
  const choices = allOffered(mind, 'lose');
  const bag = choices.find(({ args }) => typeof args[0] === 'object');
  if (bag !== undefined) return cheapestBag(bag, ['tribesman', 'husband', 'alpha']);
  const choice = best(choices, ({ args }) => -elderMissed(mind, args[0]) - (args.length > 1 ? 1 : 0));
  return choice === undefined ? undefined : plain(choice);
};

/** A bag filled up to its least, words of the list in their order, after all that aren't in it. */
export function cheapestBag(
  choice: Choice,
  later: readonly string[],
  first: readonly string[] = [],
): Move | undefined {
  const slot = choice.args.find((arg) => typeof arg === 'object');
  if (slot === undefined || typeof slot !== 'object' || !isBag(slot)) return undefined;
  const place = (word: string): number => (first.includes(word) ? -2 : later.indexOf(word));
  const words = Object.keys(slot.of).sort((a, b) => place(a) - place(b));
  const counts: Record<string, number> = {};
  let left = slot.min;
  for (const word of words) {
    const n = Math.min(left, slot.of[word] ?? 0);
    if (n > 0) counts[word] = n;
    left -= n;
  }
  return {
    verb: choice.verb,
    args: choice.args.map((arg) => (typeof arg === 'object' ? makeBag(slot, counts) : arg)),
  };
}

/** Hay with as much energy as there is, and the elders who are missed least. */
function bagWithEnergy(choice: Choice): Move | undefined {
  return cheapestBag(choice, ['#4', '#5', '#6', '#1', '#2', '#3', 'alpha'], ['energy']);
}

/** D3: energy first; then animals that give less than they cost, then elders. */
const deplete: Answer = (mind) => {
  const zealous = seeksFaith(mind, true) ? nextMartyr(mind) : undefined;
  if (zealous !== undefined) return zealous;
  const burn = offered(mind, 'burn');
  const idler = together(mind) ? idleElder(mind) : undefined;
  if (idler !== undefined) return idler;
  const animal = best(
    allOffered(mind, 'slaughter'),
    ({ args }) => -animalMissed(mind, cardIn(mind, args[0])),
  );
  const cheap = animal !== undefined && animalMissed(mind, cardIn(mind, animal.args[0])) < mind.worth.energy;
  if (burn !== undefined && !cheap) {
    const span = burn.args[0];
    return { verb: 'burn', args: [typeof span === 'object' && isSpan(span) ? span.max : 1] };
  }
  if (animal !== undefined && (cheap || animalMissed(mind, cardIn(mind, animal.args[0])) < 1.2))
    return plain(animal);
  const fuel = fuelFromCards(mind);
  if (fuel !== undefined) return fuel;
  const elder = best(allOffered(mind, 'sacrifice'), ({ args }) => -elderMissed(mind, args[0]));
  const last = elder ?? animal ?? burn;
  return last === undefined ? undefined : plain(last);
};

/** L8: energy makes an artisan of somebody, who holds out better than most elders, while there are people for it. */
function idleElder(mind: Mind): Move | undefined {
  const { energy } = mind.table.tribes[mind.t];
  if (energy === 0 || unassigned(mind.table, mind.t) < energy + (mind.turnsLeft === 0 ? 1 : 4))
    return undefined;
  const elder = best(allOffered(mind, 'sacrifice'), ({ args }) => -elderMissed(mind, args[0]), -0.7);
  return elder === undefined ? undefined : plain(elder);
}

/** I7: whoever wants to be baptized lets the elders die, the one who could burn the others last. */
function nextMartyr(mind: Mind): Move | undefined {
  const choice = best(allOffered(mind, 'sacrifice'), ({ args }) =>
    String(args[0]) === '2' ? -9 : -elderMissed(mind, args[0]),
  );
  return choice === undefined ? undefined : plain(choice);
}

const animalMissed = (mind: Mind, card: Card): number => {
  const [energy, ivory, iron] = worthNow(mind.table, card);
  const { worth } = mind;
  const sold = energy * worth.energy + ivory * worth.ivory + iron * worth.iron;
  return tableauWorth(mind, card) - sold;
};

/** A card worth energy that is worth more burnt than kept (B3). */
function fuelFromCards(mind: Mind): Move | undefined {
  const choice = allOffered(mind, 'exchange').find(({ args }) => {
    const card = cardIn(mind, args[0]);
    return worthNow(mind.table, card)[0] > 0 && animalMissed(mind, card) < 1;
  });
  return choice === undefined ? undefined : plain(choice);
}

/** D10: ivory that buys nothing better goes to the ship. */
const bid: Answer = (mind) => {
  const choice = mind.choices.find(({ verb, args }) => verb === 'bid' && args.length === 1);
  const span = choice?.args[0];
  const goods = mind.view.event?.import;
  if (goods === undefined || goods === null || typeof span !== 'object' || !isSpan(span))
    return say(mind, 'pass');
  const limit = Math.floor(tableauWorth(mind, cardIn(mind, goods.id)) / Math.max(mind.worth.ivory, 0.2));
  const most = Math.min(span.max, limit);
  return most < span.min ? say(mind, 'pass') : { verb: 'bid', args: [most] };
};

const breakage: Answer = (mind) => {
  const choice = best(allOffered(mind, 'break'), ({ args }) => -tableauWorth(mind, cardIn(mind, args[0])));
  return choice === undefined ? undefined : plain(choice);
};

/** A4: all cards in the order of the table; raids come last there. */
const hunt: Answer = (mind) => {
  const chance = offered(mind, 'withdraw');
  const first = offered(mind, 'hunt', 'all') ?? offered(mind, 'hunt');
  if (chance === undefined || first === undefined) return first === undefined ? undefined : plain(first);
  // G7: the new card may be tried for nothing worse than its blood.
  const spot = findSpot(mind.table, cardIn(mind, first.args[0]));
  if (spot === undefined) return plain(chance);
  const { alpha } = mind.table.tribes[mind.t];
  const here = alpha.at === 'card' && alpha.card === spot.card;
  const face = huntOf(mind.table, spot);
  const aim = aimOn(mind, spot, face);
  const odds = huntOdds(rollOn(mind.table, mind.t, spot, spot.men[mind.t], here), aim);
  const value = odds.success * aim.success + odds.claim * aim.claim + odds.losses * aim.loss;
  return value > 0 ? plain(first) : plain(chance);
};

/** E7, F4: the alpha lays down his face unless a rolled one is better; iron when it saves more than it is worth. */
const roll: Answer = (mind) => {
  const { table, t } = mind;
  const spot = findSpot(table, cardIn(mind, mind.view.asked?.card));
  const usual = say(mind, 'roll');
  if (spot === undefined) return usual;
  const { alpha } = table.tribes[t];
  const here = alpha.at === 'card' && alpha.card === spot.card;
  const raid = cardInfo(table, spot.card).raid;
  if (raid !== null && ownerOf(table, spot.card) >= 0) {
    const people = spot.men[t] + (here ? 1 : 0);
    const deaths =
      (people * [1, 2, 3, 4, 5, 6].filter((face) => (raid.bloody & (1 << face)) !== 0).length) / 6;
    return (
      (deaths * mind.worth.person > mind.worth.iron + 0.3 ? say(mind, 'roll', 'iron') : undefined) ?? usual
    );
  }
  const face = huntOf(table, spot);
  const aim = aimOn(mind, spot, face);
  const party = rollOn(table, t, spot, spot.men[t], here);
  const clay = withAlphaRolling(party);
  const value = (odds: { success: number; claim: number; losses: number }, iron: boolean): number =>
    odds.success * aim.success + odds.claim * aim.claim + (iron ? -mind.worth.iron : odds.losses * aim.loss);
  const options = mind.choices.filter(({ verb }) => verb === 'roll');
  const choice = best(options, ({ args }) => {
    const thrown = args.includes('clay') ? clay : party;
    const odds = huntOdds(thrown, aim);
    return value(odds, args.includes('iron')) + theftWorth(mind, thrown.dice, thrown.alphaFace);
  });
  return choice === undefined ? usual : plain(choice);
};

/** Faces of the dice in question, by face; those that were thrown again already apart from those that may be. */
function lyingDice(mind: Mind, faces: readonly number[]): { loose: number[]; lying: Lying } {
  const vars = mind.view.frames.at(-1)?.vars ?? {};
  const { fixed = [], free = 0, shut = false } = vars as { fixed?: number[]; free?: number; shut?: boolean };
  const loose = [0, 0, 0, 0, 0, 0, 0];
  const kept = [0, 0, 0, 0, 0, 0, 0];
  faces.forEach((face, i) => {
    const pile = fixed.includes(i) ? kept : loose;
    pile[face] = (pile[face] ?? 0) + 1;
  });
  return { loose, lying: { fixed: kept, free, shut } };
}

/** G1: whatever brings no success is thrown again while nobody has hit. */
function rerollRaid(mind: Mind, roll: Roll, faces: readonly number[]): Move | undefined {
  const won = hitsIn(roll, afterPurple(faces, roll.toOne), 0) > 0;
  const { loose, lying } = lyingDice(mind, faces);
  if (!won && offered(mind, 'reroll') !== undefined) return say(mind, 'reroll', 'all');
  const open = [1, 2, 3, 4, 5, 6].filter((face) => (loose[face] ?? 0) > 0);
  const face = lying.free > 0 ? raidFree(roll, open, won) : 0;
  return (face > 0 ? again(mind, face) : undefined) ?? say(mind, 'keep');
}

/** M1, M3: the free re-roll of a die with that face, an ordinary one rather than the alpha's. */
const again = (mind: Mind, face: number): Move | undefined =>
  say(mind, 'again', `#${face}`) ?? say(mind, 'again', 'alpha');

/** G2: the dice whose re-roll promises most. */
const reroll: Answer = (mind) => {
  const { table, t } = mind;
  const { asked } = mind.view;
  const spot = findSpot(table, cardIn(mind, asked?.card));
  if (asked === null || spot === undefined) return say(mind, 'keep');
  const usual = rollOn(table, t, spot, asked.faces.length, false);
  if (usual.raid) return rerollRaid(mind, usual, asked.faces);
  const party = { ...usual, alphaFace: asked.laid };
  const { loose, lying } = lyingDice(mind, asked.faces);
  const aim = aimOn(mind, spot, huntOf(table, spot));
  const advice = bestReroll(party, loose, asked.iron ? { ...aim, loss: 0 } : aim, lying);
  if (advice.again > 0) return again(mind, advice.again) ?? say(mind, 'keep');
  if (advice.faces === 0) return say(mind, 'keep');
  const slot = allOffered(mind, 'reroll').find(({ args }) => typeof args[0] === 'object')?.args[0];
  if (typeof slot !== 'object' || !isBag(slot)) return say(mind, 'reroll', 'all');
  const counts: Record<string, number> = {};
  for (const word of Object.keys(slot.of)) {
    const shown = word === 'alpha' ? (asked.faces[0] ?? 0) : Number(word.slice(1));
    if (hasFace(advice.faces, shown)) counts[word] = slot.of[word] ?? 0;
  }
  const value = makeBag(slot, counts);
  return value === '-' ? say(mind, 'keep') : { verb: 'reroll', args: [value] };
};

/** G4: an iron is worth an energy, hardly an elder. */
const smelt: Answer = (mind) => {
  const spot = findSpot(mind.table, cardIn(mind, mind.view.asked?.card));
  const fuel = spot === undefined ? 0 : mineWorth(mind, spot);
  if (mind.worth.iron + fuel > mind.worth.energy) {
    const paid = say(mind, 'pay', 'energy');
    if (paid !== undefined) return paid;
  }
  // L5: the mine is worth an elder more often than not.
  const elders = allOffered(mind, 'pay').filter(({ args }) => args[0] === 'elder');
  const elder = best(elders, ({ args }) => -elderMissed(mind, args[1]), -mind.worth.iron - fuel);
  if (fuel > 0 && elder !== undefined) return plain(elder);
  const refused = say(mind, 'refuse');
  const pay = offered(mind, 'pay');
  return refused ?? (pay === undefined ? undefined : plain(pay));
};

/** G5, G6. */
const claim: Answer = (mind) => {
  const choice = offered(mind, 'trophy') ?? offered(mind, 'take');
  const spot = findSpot(mind.table, cardIn(mind, choice?.args[0]));
  const wanted = spot !== undefined && claimWorth(mind, spot) > 0.3;
  return wanted && choice !== undefined ? plain(choice) : say(mind, 'decline');
};

const steal: Answer = (mind) => {
  const { person, ivory, energy } = mind.worth;
  const choice = best(allOffered(mind, 'steal'), ({ args }) => {
    const n = cardIn(mind, mind.view.asked?.card);
    const info = cardInfo(mind.table, n);
    if (args[0] === 'babies') return (info.livestock?.babies ?? 0) * person;
    return args[0] === 'ivory' ? (info.livestock?.orIvory ?? 0) * ivory : info.exchange[0] * energy;
  });
  return choice === undefined ? undefined : plain(choice);
};

/** B2: the card that is least likely to be of use. */
const discard: Answer = (mind) => {
  const choice = best(allOffered(mind, 'discard'), ({ args }) => -handWorth(mind, cardIn(mind, args[0])));
  return choice === undefined ? undefined : plain(choice);
};

/** F4, F2: iron is kept for worse, hits go where most people stand. */
const parry: Answer = (mind) => {
  const spot = findSpot(mind.table, cardIn(mind, mind.view.asked?.card));
  const people = spot === undefined ? 0 : spot.men[mind.t];
  const foes = spot === undefined ? 0 : spot.men.reduce((sum, n) => sum + n, 0) - people;
  const saved = Math.min(people, foes / 5) * mind.worth.person;
  return say(mind, saved > mind.worth.iron + 0.2 ? 'iron' : 'brave');
};

const strike: Answer = (mind) => {
  const choice = offered(mind, 'strike');
  return choice === undefined ? undefined : cheapestBag(choice, []);
};

/** H1, H2: hay when the animal gives more than it eats; wool for whoever counts ivory. */
const animals: Answer = (mind) => {
  const { worth } = mind;
  const shear = offered(mind, 'shear');
  const babies = mind.table.tribes[mind.t].valhalla;
  if (shear !== undefined) {
    const milk = say(mind, 'milk', String(shear.args[0]));
    return worth.person > worth.ivory && babies > 0 ? milk : plain(shear);
  }
  const feed = allOffered(mind, 'feed').find(({ args }) => typeof args[1] !== 'object');
  const word = String((feed ?? offered(mind, 'slaughter'))?.args[0]);
  const card = cardIn(mind, word);
  if (card < 0) return undefined;
  const { livestock, hay } = { livestock: cardInfo(mind.table, card).livestock, hay: hayIn(feed) };
  const spot = findSpot(mind.table, card);
  const raided = spot !== undefined && spot.raidedBy >= 0;
  const gives =
    raided || livestock === null
      ? 0
      : Math.max(livestock.babies * worth.person, livestock.orIvory * worth.ivory);
  const kept = gives + Math.max(0, tableauWorth(mind, card) - 0.3);
  const [energy, ivory, iron] = worthNow(mind.table, card);
  const sold = energy * worth.energy + ivory * worth.ivory + iron * worth.iron;
  if (feed !== undefined && kept - hay * worth.energy >= sold) return plain(feed);
  // Elders are fed to animals that give more people than they cost.
  const withElders = allOffered(mind, 'feed').find(({ args }) => typeof args[1] === 'object');
  const needed = withElders?.args[1];
  const elders = typeof needed === 'object' && isBag(needed) ? needed.min - (needed.of['energy'] ?? 0) : 9;
  if (withElders !== undefined && gives > sold + 1.3 * elders) return bagWithEnergy(withElders);
  return say(mind, 'slaughter', word);
};

const hayIn = (feed: Choice | undefined): number => {
  const paid = String(feed?.args[1] ?? '-');
  return paid === '-' ? 0 : paid === 'energy' ? 1 : Number.parseInt(paid, 10);
};

/** F3: an ivory for calm shores when many live there. */
const pacify: Answer = (mind) => {
  const choice = best(allOffered(mind, 'pacify'), ({ args }) => {
    const spot = findSpot(mind.table, cardIn(mind, args[0]));
    return spot === undefined ? 0 : spot.men[mind.t];
  });
  const spot = findSpot(mind.table, cardIn(mind, choice?.args[0]));
  const spared = spot === undefined ? 0 : 0.25 * spot.men[mind.t];
  const pays = mind.turnsLeft > 0 && spared > mind.worth.ivory;
  return pays && choice !== undefined ? plain(choice) : say(mind, 'pass');
};

/** The verb that tells which decision it is, most telling first. */
export const ANSWERS: readonly (readonly [verb: string, answer: Answer])[] = [
  ['farm', farm],
  ['keep', (mind) => (offered(mind, 'swap') === undefined ? reroll(mind) : council(mind))],
  ['lose', lose],
  ['sacrifice', deplete],
  ['burn', deplete],
  ['bid', bid],
  ['break', breakage],
  ['hunt', hunt],
  ['roll', roll],
  ['refuse', smelt],
  ['pay', smelt],
  ['decline', claim],
  ['wed', (mind) => say(mind, 'wed', 'tribesman')],
  ['steal', steal],
  ['discard', discard],
  ['brave', parry],
  ['strike', strike],
  ['spare', (mind) => plain(offered(mind, 'avenge') ?? (offered(mind, 'spare') as Choice))],
  ['feed', animals],
  ['shear', animals],
  ['slaughter', animals],
  ['pacify', pacify],
];

export { abilityWorth };

import { best, type Choice, isBag, isSpan, makeBag, type Move } from '../../../kernel/index.js';
import { cardInfo, huntOf } from '../cards/cards.js';
import type { Card, Rank, Spot } from '../vocabulary/model.js';
import { topOf } from '../vocabulary/frames.js';
import { bestReroll, huntOdds, type Lying } from '../odds/hunt-odds.js';
import { bestRaidReroll, raidOdds } from '../odds/raid-odds.js';
import { findSpot, ownElders, ownerOf, unassigned } from '../board/people.js';
import { worthNow } from '../board/holdings.js';
import { matriarchRank } from '../board/women.js';
import { farmWorth, handWorth, tableauWorth } from './cards.js';
import { hasFace, rollOn, withAlphaRolling, withIron, type Roll } from '../rolls/roll.js';
import { aimOn, claimWorth } from './hunting.js';
import { seeksFaith } from './missions.js';
import { patrolElderMissed } from './patrol/elders.js';
import { together } from './patrol/goals.js';
import { mineWorth, theftWorth } from './patrol/worth.js';
import {
  allOffered,
  bestOffered,
  cardIn,
  offered,
  plain,
  moveOf,
  type Answer,
  type Evaluation,
} from './evaluation.js';

/** The smaller decisions: events, hunts, animals. `ANSWERS` picks one by an offered verb. */

/** C: the best farm side, with some randomness because the estimate is rough. */
const farm: Answer = (evaluation) => {
  const opinion = (): number => 0.6 + 0.08 * evaluation.draw(11);
  return bestOffered(
    evaluation,
    'farm',
    ({ args }) => opinion() * farmWorth(evaluation, cardIn(evaluation, args[0])),
  );
};

/** A2: going last is no worse than going first, so keep the order. */
const council: Answer = (evaluation) => moveOf(evaluation, 'keep');

/** Cost of losing an elder, in points. The word is a rank, an emissary or the alpha. */
function elderMissed(evaluation: Evaluation, word: unknown): number {
  if (word === 'none') return 0;
  if (word === 'alpha') return 2;
  // K7
  if (matriarchRank(String(word)) > 0) return 2.5;
  if (typeof word === 'string' && Number.isNaN(Number(word))) return evaluation.mono ? 4 : 1;
  const rank = Number(word) as Rank;
  if (together(evaluation)) return patrolElderMissed(evaluation, rank);
  const last = ownElders(evaluation.table, evaluation.t, rank) === 1;
  const missed = { 1: 0.6, 2: 0.7, 3: 1, 4: 0.2, 5: 0.6, 6: 0.5 }[rank];
  return last ? missed : missed / 2;
}

/** D2, D5, D7: the least valuable elder; the alpha only if forced. */
const lose: Answer = (evaluation) => {
  const choices = allOffered(evaluation, 'lose');
  const bag = choices.find(({ args }) => typeof args[0] === 'object');
  if (bag !== undefined) return cheapestBag(bag, ['tribesman', 'husband', 'alpha']);
  return plain(best(choices, ({ args }) => -elderMissed(evaluation, args[0]) - (args.length > 1 ? 1 : 0)));
};

/** The smallest legal bag: words in `first` are taken first, those in `later` last and in that order. */
function cheapestBag(
  choice: Choice,
  later: readonly string[],
  first: readonly string[] = [],
): Move | undefined {
  const parameter = choice.args.find((arg) => typeof arg === 'object');
  if (parameter === undefined || typeof parameter !== 'object' || !isBag(parameter)) return undefined;
  const place = (word: string): number => (first.includes(word) ? -2 : later.indexOf(word));
  const words = Object.keys(parameter.of).sort((a, b) => place(a) - place(b));
  const counts: Record<string, number> = {};
  let left = parameter.min;
  for (const word of words) {
    const n = Math.min(left, parameter.of[word] ?? 0);
    if (n > 0) counts[word] = n;
    left -= n;
  }
  return {
    verb: choice.verb,
    args: choice.args.map((arg) => (typeof arg === 'object' ? makeBag(parameter, counts) : arg)),
  };
}

/** Pays hay with all energy first, then with the least valuable elders. */
function bagWithEnergy(choice: Choice): Move | undefined {
  return cheapestBag(choice, ['#4', '#5', '#6', '#1', '#2', '#3', 'alpha'], ['energy']);
}

/** D3: energy first, then animals that give less than they cost, then elders. */
const deplete: Answer = (evaluation) => {
  const zealous = seeksFaith(evaluation, true) ? nextMartyr(evaluation) : undefined;
  if (zealous !== undefined) return zealous;
  const burn = offered(evaluation, 'burn');
  const idler = together(evaluation) ? idleElder(evaluation) : undefined;
  if (idler !== undefined) return idler;
  const animal = best(
    allOffered(evaluation, 'slaughter'),
    ({ args }) => -animalMissed(evaluation, cardIn(evaluation, args[0])),
  );
  const cheap =
    animal !== undefined &&
    animalMissed(evaluation, cardIn(evaluation, animal.args[0])) < evaluation.worth.energy;
  if (burn !== undefined && !cheap) {
    const span = burn.args[0];
    return { verb: 'burn', args: [typeof span === 'object' && isSpan(span) ? span.max : 1] };
  }
  if (animal !== undefined && (cheap || animalMissed(evaluation, cardIn(evaluation, animal.args[0])) < 1.2))
    return plain(animal);
  const fuel = fuelFromCards(evaluation);
  if (fuel !== undefined) return fuel;
  const elder = best(allOffered(evaluation, 'sacrifice'), ({ args }) => -elderMissed(evaluation, args[0]));
  return plain(elder ?? animal ?? burn);
};

/** L8: promotes an artisan for energy, the strongest elder against propaganda, while people are left. */
function idleElder(evaluation: Evaluation): Move | undefined {
  const { energy } = evaluation.table.tribes[evaluation.t];
  if (
    energy === 0 ||
    unassigned(evaluation.table, evaluation.t) < energy + (evaluation.turnsLeft === 0 ? 1 : 4)
  )
    return undefined;
  return bestOffered(evaluation, 'sacrifice', ({ args }) => -elderMissed(evaluation, args[0]), -0.7);
}

/** I7: a tribe that wants baptism lets its elders die, the shaman last. */
function nextMartyr(evaluation: Evaluation): Move | undefined {
  return bestOffered(evaluation, 'sacrifice', ({ args }) =>
    String(args[0]) === '2' ? -9 : -elderMissed(evaluation, args[0]),
  );
}

const animalMissed = (evaluation: Evaluation, card: Card): number => {
  const [energy, ivory, iron] = worthNow(evaluation.table, card);
  const { worth } = evaluation;
  const sold = energy * worth.energy + ivory * worth.ivory + iron * worth.iron;
  return tableauWorth(evaluation, card) - sold;
};

/** Exchanges a card whose energy is worth more than the card (B3). */
function fuelFromCards(evaluation: Evaluation): Move | undefined {
  return plain(
    allOffered(evaluation, 'exchange').find(({ args }) => {
      const card = cardIn(evaluation, args[0]);
      return worthNow(evaluation.table, card)[0] > 0 && animalMissed(evaluation, card) < 1;
    }),
  );
}

/** D10: bids ivory that buys nothing better. */
const bid: Answer = (evaluation) => {
  const choice = evaluation.choices.find(({ verb, args }) => verb === 'bid' && args.length === 1);
  const span = choice?.args[0];
  const goods = evaluation.view.event?.import;
  if (goods === undefined || goods === null || typeof span !== 'object' || !isSpan(span))
    return moveOf(evaluation, 'pass');
  const limit = Math.floor(
    tableauWorth(evaluation, cardIn(evaluation, goods.id)) / Math.max(evaluation.worth.ivory, 0.2),
  );
  const most = Math.min(span.max, limit);
  return most < span.min ? moveOf(evaluation, 'pass') : { verb: 'bid', args: [most] };
};

const breakage: Answer = (evaluation) => {
  return bestOffered(
    evaluation,
    'break',
    ({ args }) => -tableauWorth(evaluation, cardIn(evaluation, args[0])),
  );
};

/** A4: all cards in table order; raids come last there. */
const hunt: Answer = (evaluation) => {
  const chance = offered(evaluation, 'withdraw');
  const first = offered(evaluation, 'hunt', 'all') ?? offered(evaluation, 'hunt');
  if (chance === undefined || first === undefined) return plain(first);
  // G7: the replacement card may be hunted; the only risk is losses.
  const spot = findSpot(evaluation.table, cardIn(evaluation, first.args[0]));
  if (spot === undefined) return plain(chance);
  const { alpha } = evaluation.table.tribes[evaluation.t];
  const here = alpha.at === 'card' && alpha.card === spot.card;
  const face = huntOf(evaluation.table, spot);
  const aim = aimOn(evaluation, spot, face);
  const odds = huntOdds(rollOn(evaluation.table, evaluation.t, spot, spot.men[evaluation.t], here), aim);
  const value = odds.success * aim.success + odds.claim * aim.claim + odds.losses * aim.loss;
  return value > 0 ? plain(first) : plain(chance);
};

/** E7, F4: uses the alpha's fixed face unless a rolled one is better, and iron if it saves more than its worth. */
const roll: Answer = (evaluation) => {
  const { table, t } = evaluation;
  const spot = findSpot(table, cardIn(evaluation, evaluation.view.asked?.card));
  const usual = moveOf(evaluation, 'roll');
  if (spot === undefined) return usual;
  const { alpha } = table.tribes[t];
  const here = alpha.at === 'card' && alpha.card === spot.card;
  if (cardInfo(table, spot.card).raid !== null && ownerOf(table, spot.card) >= 0) {
    const { losses } = raidOdds(rollOn(table, t, spot, spot.men[t], here));
    return (
      (losses * evaluation.worth.person > evaluation.worth.iron + 0.3
        ? moveOf(evaluation, 'roll', 'iron')
        : undefined) ?? usual
    );
  }
  const face = huntOf(table, spot);
  const aim = aimOn(evaluation, spot, face);
  const party = rollOn(table, t, spot, spot.men[t], here);
  const clay = withAlphaRolling(party);
  const value = (odds: { success: number; claim: number; losses: number }, iron: boolean): number =>
    odds.success * aim.success +
    odds.claim * aim.claim +
    (iron ? -evaluation.worth.iron : odds.losses * aim.loss);
  const options = evaluation.choices.filter(({ verb }) => verb === 'roll');
  const choice = best(options, ({ args }) => {
    const thrown = args.includes('clay') ? clay : party;
    const odds = huntOdds(thrown, aim);
    return value(odds, args.includes('iron')) + theftWorth(evaluation, thrown.dice, thrown.alphaFace);
  });
  return choice === undefined ? usual : plain(choice);
};

/** Dice by face: those that may be re-rolled, and those already re-rolled. */
function lyingDice(evaluation: Evaluation, faces: readonly number[]): { loose: number[]; lying: Lying } {
  const { fixed = [], free = 0, shut = false } = topOf(evaluation.view.frames)?.vars ?? {};
  const loose = [0, 0, 0, 0, 0, 0, 0];
  const rerolled = [0, 0, 0, 0, 0, 0, 0];
  faces.forEach((face, i) => {
    const pile = fixed.includes(i) ? rerolled : loose;
    pile[face] = (pile[face] ?? 0) + 1;
  });
  return { loose, lying: { fixed: rerolled, free, shut } };
}

/** M1, M3: the free re-roll of a die with that face; an ordinary die before the alpha's. */
const again = (evaluation: Evaluation, face: number): Move | undefined =>
  moveOf(evaluation, 'again', `#${face}`) ?? moveOf(evaluation, 'again', 'alpha');

function huntReroll(
  evaluation: Evaluation,
  spot: Spot,
  party: Roll,
  loose: readonly number[],
  lying: Lying,
): ReturnType<typeof bestReroll> {
  const aim = aimOn(evaluation, spot, huntOf(evaluation.table, spot));
  const spared = evaluation.view.asked?.iron === true;
  return bestReroll(party, loose, spared ? { ...aim, loss: 0 } : aim, lying);
}

/** G2: re-rolls the dice with the best expected gain; in a raid all misses (G1). */
const reroll: Answer = (evaluation) => {
  const { table, t } = evaluation;
  const { asked } = evaluation.view;
  const spot = findSpot(table, cardIn(evaluation, asked?.card));
  if (asked === null || spot === undefined) return moveOf(evaluation, 'keep');
  const usual = rollOn(table, t, spot, asked.faces.length, false);
  const { loose, lying } = lyingDice(evaluation, asked.faces);
  const advice = usual.raid
    ? bestRaidReroll(asked.iron ? withIron(usual) : usual, loose, lying)
    : huntReroll(evaluation, spot, { ...usual, alphaFace: asked.laid }, loose, lying);
  if (advice.again > 0) return again(evaluation, advice.again) ?? moveOf(evaluation, 'keep');
  if (advice.faces === 0) return moveOf(evaluation, 'keep');
  const parameter = allOffered(evaluation, 'reroll').find(({ args }) => typeof args[0] === 'object')?.args[0];
  if (typeof parameter !== 'object' || !isBag(parameter)) return moveOf(evaluation, 'reroll', 'all');
  const counts: Record<string, number> = {};
  for (const word of Object.keys(parameter.of)) {
    const shown = word === 'alpha' ? (asked.faces[0] ?? 0) : Number(word.slice(1));
    if (hasFace(advice.faces, shown)) counts[word] = parameter.of[word] ?? 0;
  }
  const value = makeBag(parameter, counts);
  return value === '-' ? moveOf(evaluation, 'keep') : { verb: 'reroll', args: [value] };
};

/** G4: an iron is worth an energy, but hardly an elder. */
const smelt: Answer = (evaluation) => {
  const spot = findSpot(evaluation.table, cardIn(evaluation, evaluation.view.asked?.card));
  const fuel = spot === undefined ? 0 : mineWorth(evaluation, spot);
  if (evaluation.worth.iron + fuel > evaluation.worth.energy) {
    const paid = moveOf(evaluation, 'pay', 'energy');
    if (paid !== undefined) return paid;
  }
  // L5: the mine is usually worth an elder.
  const elders = allOffered(evaluation, 'pay').filter(({ args }) => args[0] === 'elder');
  const elder = best(elders, ({ args }) => -elderMissed(evaluation, args[1]), -evaluation.worth.iron - fuel);
  if (fuel > 0 && elder !== undefined) return plain(elder);
  const refused = moveOf(evaluation, 'refuse');
  const pay = offered(evaluation, 'pay');
  return refused ?? plain(pay);
};

/** G5, G6. */
const claim: Answer = (evaluation) => {
  const choice = offered(evaluation, 'trophy') ?? offered(evaluation, 'take');
  const spot = findSpot(evaluation.table, cardIn(evaluation, choice?.args[0]));
  const wanted = spot !== undefined && claimWorth(evaluation, spot) > 0.3;
  return wanted && choice !== undefined ? plain(choice) : moveOf(evaluation, 'decline');
};

const steal: Answer = (evaluation) => {
  const { person, ivory, energy } = evaluation.worth;
  return bestOffered(evaluation, 'steal', ({ args }) => {
    const n = cardIn(evaluation, evaluation.view.asked?.card);
    const info = cardInfo(evaluation.table, n);
    if (args[0] === 'babies') return (info.livestock?.babies ?? 0) * person;
    return args[0] === 'ivory' ? (info.livestock?.orIvory ?? 0) * ivory : info.exchange[0] * energy;
  });
};

/** B2: discards the card that is least likely to be useful. */
const discard: Answer = (evaluation) => {
  return bestOffered(
    evaluation,
    'discard',
    ({ args }) => -handWorth(evaluation, cardIn(evaluation, args[0])),
  );
};

/** F4: spends iron only if it saves more than it is worth. */
const parry: Answer = (evaluation) => {
  const spot = findSpot(evaluation.table, cardIn(evaluation, evaluation.view.asked?.card));
  const people = spot === undefined ? 0 : spot.men[evaluation.t];
  const foes = spot === undefined ? 0 : spot.men.reduce((sum, n) => sum + n, 0) - people;
  const saved = Math.min(people, foes / 5) * evaluation.worth.person;
  return moveOf(evaluation, saved > evaluation.worth.iron + 0.2 ? 'iron' : 'brave');
};

const strike: Answer = (evaluation) => {
  const choice = offered(evaluation, 'strike');
  return choice === undefined ? undefined : cheapestBag(choice, []);
};

/** H1, H2: feeds animals that yield more than they eat; takes wool if ivory is worth more. */
const animals: Answer = (evaluation) => {
  const { worth } = evaluation;
  const shear = offered(evaluation, 'shear');
  const babies = evaluation.table.tribes[evaluation.t].valhalla;
  if (shear !== undefined) {
    const milk = moveOf(evaluation, 'milk', String(shear.args[0]));
    return worth.person > worth.ivory && babies > 0 ? milk : plain(shear);
  }
  const feed = allOffered(evaluation, 'feed').find(({ args }) => typeof args[1] !== 'object');
  const word = String((feed ?? offered(evaluation, 'slaughter'))?.args[0]);
  const card = cardIn(evaluation, word);
  if (card < 0) return undefined;
  const { livestock, hay } = { livestock: cardInfo(evaluation.table, card).livestock, hay: hayIn(feed) };
  const spot = findSpot(evaluation.table, card);
  const raided = spot !== undefined && spot.raidedBy >= 0;
  const gives =
    raided || livestock === null
      ? 0
      : Math.max(livestock.babies * worth.person, livestock.orIvory * worth.ivory);
  const keepWorth = gives + Math.max(0, tableauWorth(evaluation, card) - 0.3);
  const [energy, ivory, iron] = worthNow(evaluation.table, card);
  const sold = energy * worth.energy + ivory * worth.ivory + iron * worth.iron;
  if (feed !== undefined && keepWorth - hay * worth.energy >= sold) return plain(feed);
  // Feeds elders to animals that give more people than they cost.
  const withElders = allOffered(evaluation, 'feed').find(({ args }) => typeof args[1] === 'object');
  const needed = withElders?.args[1];
  const elders = typeof needed === 'object' && isBag(needed) ? needed.min - (needed.of['energy'] ?? 0) : 9;
  if (withElders !== undefined && gives > sold + 1.3 * elders) return bagWithEnergy(withElders);
  return moveOf(evaluation, 'slaughter', word);
};

const hayIn = (feed: Choice | undefined): number => {
  const paid = String(feed?.args[1] ?? '-');
  return paid === '-' ? 0 : paid === 'energy' ? 1 : Number.parseInt(paid, 10);
};

/** F3: pays an ivory for a peaceful shore if many colonists live there. */
const pacify: Answer = (evaluation) => {
  const choice = best(allOffered(evaluation, 'pacify'), ({ args }) => {
    const spot = findSpot(evaluation.table, cardIn(evaluation, args[0]));
    return spot === undefined ? 0 : spot.men[evaluation.t];
  });
  const spot = findSpot(evaluation.table, cardIn(evaluation, choice?.args[0]));
  const spared = spot === undefined ? 0 : 0.25 * spot.men[evaluation.t];
  const pays = evaluation.turnsLeft > 0 && spared > evaluation.worth.ivory;
  return pays && choice !== undefined ? plain(choice) : moveOf(evaluation, 'pass');
};

/** The verbs that identify a decision, most specific first. */
export const ANSWERS: readonly (readonly [verb: string, answer: Answer])[] = [
  ['farm', farm],
  [
    'keep',
    (evaluation) => (offered(evaluation, 'swap') === undefined ? reroll(evaluation) : council(evaluation)),
  ],
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
  ['wed', (evaluation) => moveOf(evaluation, 'wed', 'tribesman')],
  ['steal', steal],
  ['discard', discard],
  ['brave', parry],
  ['strike', strike],
  ['spare', (evaluation) => plain(offered(evaluation, 'avenge') ?? (offered(evaluation, 'spare') as Choice))],
  ['feed', animals],
  ['shear', animals],
  ['slaughter', animals],
  ['pacify', pacify],
];

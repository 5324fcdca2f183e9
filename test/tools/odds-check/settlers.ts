import { fastDice } from '../../../src/kernel/dice.js';
import { blankGame, openGame } from '../../../src/kernel/game.js';
import { Mean, playTrial, trialRules, type OddsCheck } from './trials.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Ctx, Frame, Happening, Position } from '../../../src/kernel/types.js';
import { numbersOf } from '../../../src/games/settlers/constants.js';
import type { G, HouseholdId } from '../../../src/games/settlers/model.js';
import { layDecks, turnSeals, turnWalrus, turnYear } from '../../../src/games/settlers/nature.js';
import {
  endChance,
  meanIvory,
  shares,
  warmthShares,
  winterChances,
} from '../../../src/games/settlers/odds.js';
import { reshuffle } from '../../../src/games/settlers/permute-hidden.js';
import { procedures, states } from '../../../src/games/settlers/procedures.js';
import { readScenario } from '../../../src/games/settlers/scenario.js';
import { makeView } from '../../../src/games/settlers/view.js';
import type { View } from '../../../src/games/settlers/view-types.js';

/**
 * Compares chances of the remaining cards with the rules: many seal and walrus hunts, winters and years, by households
 * that do nothing else.
 */

interface Deal {
  /** Number of year cards turned so far. */
  readonly turned: number;
}

/** S0.2, S0.3: initial decks with a number of year cards turned; repeated until the succession isn't among them. */
function lay(c: Ctx<G>, { turned }: Deal): void {
  const { g } = c;
  do {
    g.decks = layDecks(c, numbersOf(g), g.readings);
    g.pastYears = [];
    g.pastSeals = [];
    g.pastWalrus = [];
    for (let year = 0; year < turned; year++) {
      turnYear(c);
      turnSeals(c);
      turnWalrus(c);
    }
  } while (g.pastYears.includes('succession'));
}

const [LAY, SHUFFLE] = ['odds-lay', 'odds-shuffle'];
const rules = trialRules<G, View>('settlers', {
  procedures: {
    ...procedures,
    [LAY]: [{ label: 'lay', run: (c: Ctx<G> & { vars: Deal }) => lay(c, c.vars) }],
    [SHUFFLE]: [{ label: 'shuffle', run: reshuffle }],
  },
  states,
});

const SEATS: readonly HouseholdId[] = ['brattahlid', 'gardar'];
const HUNTER: HouseholdId = 'brattahlid';
const HUNTERS = 2;

interface Case {
  readonly what: string;
  readonly turned: number;
  /** Numbers and readings of the house rules. */
  readonly options?: Readonly<Record<string, string>>;
  /** Still cards turned this winter. */
  readonly winter?: readonly 'still'[];
}

/** The first year, late years with most cards known, a winter in progress, and house rules. */
const CASES: readonly Case[] = [
  { what: 'first year', turned: 0 },
  // All seal cards have been turned, and the deck is complete again.
  { what: 'year 13', turned: 12 },
  { what: 'year 15', turned: 14, winter: ['still'] },
  {
    what: 'house rules',
    turned: 12,
    options: {
      winterStill: '4',
      winterSpring: '2',
      walrusStorm: '4',
      sealsDeath: '3',
      ivory: 'exchanged',
      walrusDeck: 'yearly',
    },
  },
];

/** Households with enough food, no animals and no deals, so that they have no decisions. */
function positionOf({ turned, options = {}, winter = [] }: Case): Position<G> {
  const input = { seats: SEATS, variant: 'standard', options };
  const { blank, context } = blankGame(rules, input, fastDice('odds'));
  const own = { people: 4, cows: 0, sheep: 0, food: 90, rest: 'S1.4' };
  const spec = {
    year: turned + 1,
    step: 'S1.5',
    households: { [HUNTER]: { ...own, sealing: 1 }, gardar: own },
    fleets: [{ host: HUNTER, to: 'walrus', boats: 1, aboard: { [HUNTER]: HUNTERS } }],
  };
  const { g, frames } = readScenario(spec, input, context);
  const game = openGame(rules, { ...blank, g, frames: [...frames, laid(turned)] });
  game.begin();
  const { position } = game;
  for (const card of winter) {
    const deck = position.g.decks.winters[0] ?? [];
    position.g.winter.push(...deck.splice(deck.indexOf(card), 1));
    position.g.phase = 'late-winter';
  }
  return { ...position, frames: [] };
}

const laid = (turned: number): Frame => ({ at: LAY, step: 'lay', vars: { turned } });
const SHUFFLED: Frame = { at: SHUFFLE, step: 'shuffle', vars: {} };

/** The displayed chances; a test replaces them by wrong ones. */
export const TOLD = {
  seals: ({ decks }: View) => shares(decks.seals),
  walrus: ({ decks }: View) => shares(decks.walrus),
  meanIvory: (view: View) => meanIvory(view),
  winter: winterChances,
  end: endChance,
  warmth: warmthShares,
};

interface Trials {
  readonly position: Position<G>;
  /** The frame that turns cards. */
  readonly deal: Frame;
  readonly n: number;
  readonly draw: Draw;
}

/** Plays from a step of the year to the next decision. */
function play(
  { position, deal, n, draw }: Trials,
  step: string,
  see: (came: readonly Happening[]) => void,
): void {
  const trial = { rules, text: JSON.stringify(position), frames: [{ at: 'play', step, vars: {} }, deal] };
  for (let i = 0; i < n; i++) see(playTrial(trial, draw, () => undefined));
}

/** The turned cards of this kind. */
const cardsIn = (came: readonly Happening[], key: string): string[] =>
  came.flatMap((one) => (one.key === key ? [String(one.args['card'])] : []));

function checkHunts(trials: Trials, what: string, view: View, told: typeof TOLD): OddsCheck[] {
  const [seals, deaths, storms, ivory] = [new Mean(), new Mean(), new Mean(), new Mean()];
  play(trials, 'S1.9', (came) => {
    seals.add(came.some(({ key }) => key === 'seals.caught') ? 1 : 0);
    deaths.add(came.some(({ key }) => key === 'seals.died') ? 1 : 0);
  });
  play(trials, 'S4.2', (came) => {
    storms.add(came.some(({ key }) => key === 'walrus.lost') ? 1 : 0);
    const brought = came.find(({ key }) => key === 'walrus.ivory');
    ivory.add(Number(brought?.args['n'] ?? 0) / HUNTERS);
  });
  const [sealCards, walrusCards] = [told.seals(view), told.walrus(view)];
  return [
    seals.asChance(`${what}: seals`, sealCards['seals'] ?? 0),
    deaths.asChance(`${what}: a sealer’s death`, sealCards['death'] ?? 0),
    storms.asChance(`${what}: a storm`, walrusCards['storm'] ?? 0),
    ivory.asAverage(`${what}: ivory of a hunter`, told.meanIvory(view)),
  ];
}

/** The rest of the winter, and the next year. */
function checkYear(trials: Trials, what: string, view: View, told: typeof TOLD): OddsCheck[] {
  const chances = told.winter(view);
  const still = chances.map(() => new Mean());
  const [end, warm, cold] = [new Mean(), new Mean(), new Mean()];
  play(trials, view.winter.length > 0 ? 'food' : 'late winter', (came) => {
    const cards = cardsIn(came, 'winter.card').filter((card) => card === 'still').length;
    still.forEach((mean, n) => mean.add(cards === n ? 1 : 0));
    const [year = ''] = cardsIn(came, 'year.card');
    end.add(year === 'succession' ? 1 : 0);
    // Warm and cold only apply to years that follow.
    if (year === 'succession') return;
    warm.add(year.startsWith('warm') ? 1 : 0);
    cold.add(year.startsWith('cold') ? 1 : 0);
  });
  const warmth = told.warmth(view);
  return [
    ...still.map((mean, n) => mean.asChance(`${what}: ${n} still cards`, chances[n] ?? 0)),
    end.asChance(`${what}: succession`, told.end(view)),
    warm.asChance(`${what}: warm`, warmth['warm'] ?? 0),
    cold.asChance(`${what}: cold`, warmth['cold'] ?? 0),
  ];
}

/** Chance of the succession after these years, with newly shuffled decks per trial. */
function checkEnd(trials: Trials, what: string, view: View, told: typeof TOLD): OddsCheck {
  const end = new Mean();
  play(trials, 'year', (came) => end.add(cardsIn(came, 'year.card').includes('succession') ? 1 : 0));
  return end.asChance(`${what}: succession, whatever has come`, told.end(view));
}

/** Divides the trials evenly among two hunts, a winter and a spring of each case. */
export function checkOdds(rolls: number, draw: Draw, told = TOLD): OddsCheck[] {
  const n = Math.max(1, Math.floor(rolls / (4 * CASES.length)));
  return CASES.flatMap((one) => {
    const { what, turned } = one;
    const position = positionOf(one);
    const view = makeView(position, 'spectator', []);
    const trials = { position, deal: turned === 0 ? laid(0) : SHUFFLED, n, draw };
    return [
      ...checkHunts(trials, what, view, told),
      ...checkYear(trials, what, view, told),
      checkEnd({ ...trials, deal: laid(turned) }, what, view, told),
    ];
  });
}

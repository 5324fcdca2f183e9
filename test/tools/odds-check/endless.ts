import { fastDice } from '../../../src/kernel/dice.js';
import { blankGame, openGame } from '../../../src/kernel/game.js';
import { Mean, playTrial, trialRules, type OddsCheck } from './trials.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Json, Position } from '../../../src/kernel/types.js';
import { COST } from '../../../src/games/endless/cards.js';
import { ANIMALS, type Animal, type G, type SeatId } from '../../../src/games/endless/model.js';
import { chanceAmong, likeliest } from '../../../src/games/endless/odds-text.js';
import { reshuffle } from '../../../src/games/endless/permute-hidden.js';
import { procedures, states } from '../../../src/games/endless/procedures.js';
import { readScenario } from '../../../src/games/endless/scenario.js';
import { makeView } from '../../../src/games/endless/view.js';
import type { View } from '../../../src/games/endless/view-types.js';

/**
 * Compares the odds of the next Animals with the rules: a hunter reveals Animals in many games with reshuffled decks.
 */

interface Hunt {
  readonly what: string;
  readonly display: readonly Animal[];
  readonly upright: readonly Animal[];
  readonly tipped: readonly Animal[];
  /** Labor spent on revealing. */
  readonly labor: number;
}

const many = (animals: readonly Animal[], n: number): Animal[] =>
  animals.flatMap((animal) => Array.from({ length: n }, () => animal));

const HUNTS: readonly Hunt[] = [
  { what: 'most unseen', display: ['mammoth', 'sloth'], upright: ['mammoth'], tipped: ['rhino'], labor: 2 },
  {
    what: 'a few unseen',
    display: [],
    upright: many(ANIMALS, 3),
    tipped: many(['beaver', 'sloth'], 2),
    labor: 1,
  },
  // The deck ends before all paid cards are revealed.
  {
    what: 'a deck of three',
    display: ['mammoth', 'rhino', 'sloth'],
    upright: many(ANIMALS, 5),
    tipped: [],
    labor: 2,
  },
];

const HUNTER: SeatId = 'red';
const OTHER: SeatId = 'cyan';
const SHUFFLE = 'odds-shuffle';
const rules = trialRules<G, View>('endless', {
  procedures: { ...procedures, [SHUFFLE]: [{ label: 'shuffle', run: reshuffle }] },
  states,
});

/** The hunter is in the column and has this much Labor in hand. */
function positionOf({ display, upright, tipped }: Hunt): Position<G> {
  const input = { seats: [HUNTER, OTHER], variant: 'standard', options: {} };
  const { blank, context } = blankGame(rules, input, fastDice('odds'));
  const spec = {
    order: [HUNTER, OTHER],
    display,
    tribes: {
      [HUNTER]: { chief: 'eyehand', hand: ['hunter'], upright },
      [OTHER]: { chief: 'tuskbreaker', tipped },
    },
  };
  const { g, frames } = readScenario(spec as unknown as Json, input, context);
  const game = openGame(rules, { ...blank, g, frames: [...frames] });
  game.begin();
  game.apply(HUNTER, { verb: 'place', args: ['tribe', 'hunt'] });
  return game.position;
}

/** The displayed odds; a test replaces them by wrong ones. */
export const TOLD = { chanceAmong, likeliest };

function checkHunt(hunt: Hunt, n: number, draw: Draw, told: typeof TOLD): OddsCheck[] {
  const { what, labor } = hunt;
  const position = positionOf(hunt);
  const view = makeView(position, HUNTER, [HUNTER]);
  const trial = {
    rules,
    text: JSON.stringify(position),
    frames: [...position.frames, { at: SHUFFLE, step: 'shuffle', vars: {} }],
  };
  const spans = Array.from({ length: COST.revealCards * labor }, (_, i) => i + 1);
  const claims = ANIMALS.flatMap((animal) => spans.map((span) => ({ animal, span, mean: new Mean() })));
  const likely = told.likeliest(view, labor);
  const hinted = new Mean();
  for (let i = 0; i < n; i++) {
    let moved = false;
    const came = playTrial(trial, draw, () => {
      if (moved) return undefined;
      moved = true;
      return { verb: 'reveal', args: [labor] };
    });
    const turned = came.flatMap(({ key, args }) => (key === 'animal.revealed' ? [args['animal']] : []));
    for (const { animal, span, mean } of claims) mean.add(turned.slice(0, span).includes(animal) ? 1 : 0);
    hinted.add(turned.includes(likely.animal) ? 1 : 0);
  }
  return [
    ...claims.map(({ animal, span, mean }) =>
      mean.asChance(`${animal} among the next ${span}, ${what}`, told.chanceAmong(view, animal, span)),
    ),
    hinted.asChance(`the likeliest for ${labor} Labor, ${what}`, likely.chance),
  ];
}

/** Divides the trials evenly among the hunts. */
export function checkOdds(rolls: number, draw: Draw, told = TOLD): OddsCheck[] {
  const each = Math.max(1, Math.floor(rolls / HUNTS.length));
  return HUNTS.flatMap((hunt) => checkHunt(hunt, each, draw, told));
}

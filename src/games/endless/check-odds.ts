import { fastDice } from '../../kernel/dice.js';
import { blankGame, openGame } from '../../kernel/game.js';
import type { GameModule, Json, OddsCheck, Position } from '../../kernel/types.js';
import { COST } from './cards.js';
import { ANIMALS, type Animal, type G, type SeatId } from './model.js';
import { chanceAmong } from './odds-text.js';
import { permuteHidden } from './permute-hidden.js';
import { procedures, states } from './procedures.js';
import { readScenario } from './scenario.js';
import { makeView } from './view.js';
import type { View } from './view-types.js';

/**
 * What is told of the next Animals beside the rules: a hunter turns them up, again and again, in a game that is as the
 * hunter sees it and otherwise as chance will have it.
 */

interface Hunt {
  readonly what: string;
  readonly display: readonly Animal[];
  readonly upright: readonly Animal[];
  readonly tipped: readonly Animal[];
  /** Labor for turning up. */
  readonly labor: number;
}

const many = (animals: readonly Animal[], n: number): Animal[] =>
  animals.flatMap((animal) => Array.from({ length: n }, () => animal));

const HUNTS: readonly Hunt[] = [
  { what: 'most unseen', display: ['mammoth', 'sloth'], upright: ['mammoth'], tipped: ['rhino'], labor: 2 },
  // The deck ends before all that is paid for is turned up.
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
const module = {
  meta: { id: 'endless', rulesVersion: 1 },
  procedures,
  states,
  moment: () => ({ round: 0, phase: '' }),
} as unknown as GameModule<G, View>;

/** The hunter stands in the column and has so much Labor in hand. */
function positionOf({ display, upright, tipped }: Hunt): Position<G> {
  const input = { seats: [HUNTER, OTHER], variant: 'standard', options: {} };
  const { blank, context } = blankGame(module, input, fastDice('odds'));
  const spec = {
    order: [HUNTER, OTHER],
    display,
    tribes: {
      [HUNTER]: { chief: 'eyehand', hand: ['hunter'], upright },
      [OTHER]: { chief: 'tuskbreaker', tipped },
    },
  };
  const { g, frames } = readScenario(spec as unknown as Json, input, context);
  const game = openGame(module, { ...blank, g, frames: [...frames] });
  game.begin();
  game.apply(HUNTER, { verb: 'place', args: ['tribe', 'hunt'] });
  return game.position;
}

function checkHunt(hunt: Hunt, times: number, draw: (n: number) => number): OddsCheck[] {
  const position = positionOf(hunt);
  const view = makeView(position, HUNTER, [HUNTER]);
  const spans = Array.from({ length: COST.revealCards * hunt.labor }, (_, i) => i + 1);
  const claims = ANIMALS.flatMap((animal) => spans.map((n) => ({ animal, n, hits: 0 })));
  for (let i = 0; i < times; i++) {
    const game = openGame(module, permuteHidden(module, position, HUNTER, draw));
    const { happenings } = game.apply(HUNTER, { verb: 'reveal', args: [hunt.labor] });
    const turned = happenings.flatMap(({ key, args }) => (key === 'animal.revealed' ? [args['animal']] : []));
    for (const claim of claims) if (turned.slice(0, claim.n).includes(claim.animal)) claim.hits++;
  }
  return claims.map(({ animal, n, hits }) => {
    const exact = chanceAmong(view, animal, n);
    return {
      what: `${animal} among the next ${n}, ${hunt.what}`,
      exact,
      seen: hits / times,
      sigma: Math.sqrt(Math.max(exact * (1 - exact), 1e-12) / times),
    };
  });
}

export function checkOdds(rolls: number, draw: (n: number) => number): readonly OddsCheck[] {
  return HUNTS.flatMap((hunt) => checkHunt(hunt, rolls, draw));
}

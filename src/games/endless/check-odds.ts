import { fastDice } from '../../kernel/dice.js';
import { blankGame, openGame } from '../../kernel/game.js';
import { Mean } from '../../kernel/odds-check.js';
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
  const claims = ANIMALS.flatMap((animal) => spans.map((n) => ({ animal, n, mean: new Mean() })));
  for (let i = 0; i < times; i++) {
    const game = openGame(module, permuteHidden(module, position, HUNTER, draw));
    const { happenings } = game.apply(HUNTER, { verb: 'reveal', args: [hunt.labor] });
    const turned = happenings.flatMap(({ key, args }) => (key === 'animal.revealed' ? [args['animal']] : []));
    for (const { animal, n, mean } of claims) mean.add(turned.slice(0, n).includes(animal) ? 1 : 0);
  }
  return claims.map(({ animal, n, mean }) =>
    mean.asChance(`${animal} among the next ${n}, ${hunt.what}`, chanceAmong(view, animal, n)),
  );
}

export function checkOdds(rolls: number, draw: (n: number) => number): readonly OddsCheck[] {
  return HUNTS.flatMap((hunt) => checkHunt(hunt, rolls, draw));
}

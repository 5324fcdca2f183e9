import { type Ai, type Choice, fillChoice, isSpan, type Move, type Value } from '../../../kernel/index.js';
import { ownOf } from '../facts.js';
import type { FrameName } from '../frames.js';
import { makeGoods } from '../goods.js';
import { meatOf, milkOf } from '../households.js';
import type { HouseholdView, View } from '../view-types.js';
import { talkMove } from './bargain.js';
import { foodWanted, hayFor, keepable, stayers, timberWanted, worthFeeding } from './plan.js';

/**
 * A prudent household: hay and food for the longest winter, barns repaired, all other people to the walrus. It plans
 * one year only, lends its surplus to starving neighbors, and keeps its promises.
 */

interface Evaluation {
  readonly view: View;
  readonly own: HouseholdView;
  readonly choices: readonly Choice[];
}

const move = (verb: string, ...args: Value[]): Move => ({ verb, args });

const choiceOf = ({ choices }: Evaluation, verb: string): Choice | undefined =>
  choices.find((choice) => choice.verb === verb);

/** Maximum of the first number of a choice. */
function mostOf(evaluation: Evaluation, verb: string): number {
  const parameter = choiceOf(evaluation, verb)?.args[0];
  if (typeof parameter === 'number') return parameter;
  return parameter !== undefined && isSpan(parameter) ? parameter.max : 0;
}

/** People at home who aren't needed for hay. */
const spare = ({ view, own }: Evaluation): number => own.home - stayers(view, own);

function seals(evaluation: Evaluation): Move {
  const { view, own } = evaluation;
  const milk = milkOf(view.numbers, own);
  const winter =
    (own.home + view.numbers.born) *
    (view.numbers.foodEarly + view.numbers.winterStill * view.numbers.foodLate);
  return move(own.home >= 3 && own.food + milk < winter ? 'seal' : 'stay');
}

/** Vinland with a second boat or when trees are few; the walrus with the people to spare. */
function boats(evaluation: Evaluation): Move {
  const { view, own } = evaluation;
  const { boatHold, crewLeast } = view.numbers;
  const hunters = spare(evaluation);
  const most = mostOf(evaluation, 'send');
  if (most < 1) return move('keep');
  if (view.asked?.to === 'vinland') {
    const wants = timberWanted(view, own) - own.timber;
    const scarce = view.trees < 60;
    if (wants <= 0 || (own.boats < 2 && !scarce) || hunters < crewLeast) return move('keep');
    return move('send', 1);
  }
  if (hunters < crewLeast) return move('keep');
  return move('send', Math.min(most, Math.ceil(hunters / boatHold), Math.floor(hunters / crewLeast)));
}

function crew(evaluation: Evaluation): Move {
  const { view, own } = evaluation;
  const parameter = choiceOf(evaluation, 'man')?.args[0];
  if (parameter === undefined || !isSpan(parameter))
    return move('man', typeof parameter === 'number' ? parameter : 0);
  const { vinlandTimber } = view.numbers;
  const wanted =
    view.asked?.to === 'vinland'
      ? Math.ceil((timberWanted(view, own) - own.timber) / Math.max(1, vinlandTimber))
      : spare(evaluation);
  return move('man', Math.max(parameter.min, Math.min(parameter.max, wanted)));
}

/** Sells at a fair price, near the end, or when a little more ivory makes the ship return. */
function ship(evaluation: Evaluation): Move {
  const { view, own } = evaluation;
  const late = view.year + 1 >= view.soonest;
  if (late || view.price >= view.numbers.priceOrdinary) return move('sell', own.ivory);
  return own.ivory > view.numbers.shipLeast ? move('sell', view.numbers.shipLeast) : move('keep');
}

function hay(evaluation: Evaluation): Move {
  const { view, own } = evaluation;
  const { cows, sheep } = keepable(own);
  return move('mow', Math.max(0, Math.min(mostOf(evaluation, 'mow'), hayFor(view, cows, sheep) - own.hay)));
}

/** Slaughters animals without room or hay, cows first, then as many more as the food bill needs. */
function slaughter(evaluation: Evaluation): Move {
  const { view, own } = evaluation;
  const keep = { ...keepable(own) };
  while (keep.cows > 0 && hayFor(view, keep.cows, keep.sheep) > own.hay) keep.cows--;
  const meat = (): number =>
    meatOf(view.numbers, {
      cows: own.cows + own.calves - keep.cows,
      sheep: own.sheep + own.lambs - keep.sheep,
    });
  const wanted = foodWanted(view, own);
  while (own.food + meat() < wanted && keep.cows > 0) keep.cows--;
  while (own.food + meat() < wanted && keep.sheep > 2) keep.sheep--;
  const young = view.readings.young === 'meat';
  const parts = [
    ...fromHerd('calves', 'cows', own.cows + own.calves - keep.cows, young ? own.calves : 0, own.cows),
    ...fromHerd('lambs', 'sheep', own.sheep + own.lambs - keep.sheep, young ? own.lambs : 0, own.sheep),
  ];
  return parts.length === 0 ? move('spare') : move('slaughter', makeGoods(Object.fromEntries(parts)));
}

/** Animals of a kind to slaughter, the young first: they give no milk this year. */
function fromHerd(
  young: string,
  grown: string,
  n: number,
  youngOnes: number,
  grownOnes: number,
): (readonly [string, number])[] {
  const first = Math.min(n, youngOnes);
  const rest = Math.min(n - first, grownOnes);
  return [...(first > 0 ? [[young, first] as const] : []), ...(rest > 0 ? [[grown, rest] as const] : [])];
}

function timber(evaluation: Evaluation): Move {
  const { view, own } = evaluation;
  const wants = timberWanted(view, own) - own.timber;
  const n = Math.min(mostOf(evaluation, 'cut'), Math.ceil(wants / Math.max(1, view.numbers.treeTimber)));
  return n > 0 ? move('cut', n) : move('pass');
}

/** The largest herd that its hay feeds through the longest winter. */
function house(evaluation: Evaluation): Move {
  const { view, own, choices } = evaluation;
  const { hayCow, haySheep, hayCowLate, haySheepLate, milkCow, milkSheep } = view.numbers;
  const late = view.numbers.winterStill;
  let best: { readonly worth: number; readonly move: Move } | undefined;
  for (const { verb, args } of choices) {
    if (verb !== 'house') continue;
    const [cows, parameter, how] = args;
    if (typeof cows !== 'number' || parameter === undefined) continue;
    const room = typeof parameter === 'number' ? parameter : isSpan(parameter) ? parameter.max : 0;
    const each = (how === 'feed' ? haySheep : 0) + late * haySheepLate;
    const left = own.hay - cows * (hayCow + late * hayCowLate);
    const least = typeof parameter === 'object' && isSpan(parameter) ? parameter.min : room;
    const sheep = Math.max(least, Math.min(room, each === 0 ? room : Math.floor(Math.max(0, left) / each)));
    const safe = left >= sheep * each ? 0 : 1000;
    const soil = how === 'feed' && worthFeeding(view, sheep) ? 1 : how === 'graze' ? 0.5 : 0;
    const worth = cows * milkCow + sheep * (milkSheep + 4) + soil - safe;
    if (best === undefined || worth > best.worth)
      best = { worth, move: move('house', cows, sheep, String(how)) };
  }
  return best?.move ?? move('house', 0, 0, 'feed');
}

function build(evaluation: Evaluation): Move {
  const { view, own } = evaluation;
  const repairs = mostOf(evaluation, 'repair');
  if (repairs > 0) return move('repair', repairs);
  const can = (what: string): boolean =>
    evaluation.choices.some(({ verb, args }) => verb === 'build' && args[0] === what);
  const wants = timberWanted(view, own);
  const { barnTimber, boatTimber } = view.numbers;
  if (can('barn') && (own.barns === 0 || own.cows + own.sheep >= own.room - 1) && own.barns < 4)
    return move('build', 'barn');
  if (
    can('boat') &&
    wants >= boatTimber &&
    own.timber - boatTimber >= 0 &&
    (own.barns > 1 || wants < barnTimber)
  )
    return move('build', 'boat');
  return move('done');
}

const DECIDE: Readonly<Partial<Record<FrameName | '', (evaluation: Evaluation) => Move>>> = {
  seals,
  boats,
  crew,
  ship,
  hay,
  slaughter,
  timber,
  house,
  build,
  berth: () => move('done'),
  carry: () => move('carry'),
  consent: () => move('allow'),
  dealer: ({ own }) => move('name', own.id),
  fodder: () => move('fodder', 0),
  bill: () => move('feed'),
};

/** The advice of a prudent household, also for orders (`policies.ts`). */
export const greedy: Ai<View> = ({ view, seat, choices, draw }) => {
  const evaluation: Evaluation = { view, own: ownOf(view, seat), choices };
  const state = view.asked?.state ?? '';
  const decided = state === 'deal' ? talkMove(view, evaluation.own, choices) : DECIDE[state]?.(evaluation);
  if (decided !== undefined) return decided;
  const [choice] = choices;
  if (choice === undefined) throw new Error(`there is nothing to choose from in ${state}`);
  return fillChoice(choice, draw);
};

import type { AnyModule } from '../../games/registry.js';
import { Refused } from '../../kernel/errors.js';
import { parseMove } from '../../kernel/notation.js';
import { isClosed } from '../../kernel/parameters.js';
import type { Move, Seat } from '../../kernel/types.js';
import type { AwaitedRow, OrderChange } from '../../store/port.js';
import type { AnyGame } from '../positions.js';
import { planChange, type Book } from './rows.js';
import type { ConditionRef, Dropped, Plan } from '../types/orders.js';

/** What a standing order says to the decision that a seat has, reckoned from that seat's own view. */
export interface Decided {
  readonly move: Move;
  /** `plan/3`, `policy/hay`, or `lone` where there is nothing to choose. */
  readonly order: string;
  /** What of the orders is used up by it. */
  readonly uses: readonly OrderChange[];
}

/** The only choice there is, in a state that asks all the same because asking hides something. */
export const LONE = 'lone';
/** A short window closed by itself. */
export const ON_TIMEOUT = 'lapse';

export function conditionHolds(
  module: AnyModule,
  view: unknown,
  seat: Seat,
  { id, thing }: ConditionRef,
): boolean {
  return module.conditions?.find((one) => one.id === id)?.holds(view, seat, thing) === true;
}

/**
 * Plans come first, then policies in the module's order, then what is no choice at all.
 * @returns what to play, or what became of a plan that can't be played; neither when the seat is to be asked
 */
export function decide(
  module: AnyModule,
  game: AnyGame,
  awaited: AwaitedRow,
  book: Book,
): { readonly decided?: Decided; readonly failed?: OrderChange } {
  const { seat, since } = awaited;
  const state = game.state();
  if (awaited.byHand === true || state === undefined) return {};
  // The decision that a plan couldn't settle is its owner's, whatever the policies say.
  if (book.plans.some((plan) => plan.dropped?.since === since)) return {};
  const plans = book.plans.filter((one) => one.dropped === undefined && one.after === undefined);
  // What has begun goes on wherever its moves have led, unless something else came between.
  const under = plans.find((one) => one.begun === true && one.state !== state.name);
  const further = under === undefined ? undefined : byPlan(module, game, seat, under, since);
  if (further?.decided !== undefined) return further;
  const plan = plans.find((one) => one.state === state.name);
  if (plan !== undefined) return byPlan(module, game, seat, plan, since);
  const choices = game.choices(seat);
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0 && isClosed(only)) {
    const move = { verb: only.verb, args: only.args as Move['args'] };
    return { decided: { move, order: LONE, uses: [] } };
  }
  const view = module.view(game.position, seat);
  for (const policy of module.policies) {
    const option = book.policies.get(policy.id) ?? policy.initial;
    if (option === 'ask') continue;
    const move = policy.decide(option, view, seat, choices);
    const checked = move === undefined ? undefined : legalOr(game, seat, move);
    if (checked !== undefined && !(checked instanceof Refused))
      return { decided: { move: checked, order: `policy/${policy.id}`, uses: [] } };
  }
  return {};
}

function byPlan(
  module: AnyModule,
  game: AnyGame,
  seat: Seat,
  plan: Plan,
  since: number,
): ReturnType<typeof decide> {
  const off = (dropped: Dropped): ReturnType<typeof decide> => ({
    failed: planChange(seat, plan.id, { ...plan, dropped }),
  });
  if (plan.begun !== true) {
    const view = module.view(game.position, seat);
    const broken = plan.when.find((condition) => !conditionHolds(module, view, seat, condition));
    if (broken !== undefined) return off({ why: 'condition', condition: broken, since });
  }
  const [line = '', ...rest] = plan.lines;
  const wanted = parseMove(line);
  const move = wanted === undefined ? undefined : legalOr(game, seat, wanted);
  if (move === undefined || move instanceof Refused)
    return off({
      why: 'illegal',
      line,
      since,
      ...(move === undefined ? {} : { block: { rule: move.rule, key: move.key, args: { ...move.facts } } }),
    });
  const left = rest.length === 0 ? undefined : { ...plan, lines: rest, begun: true as const };
  return { decided: { move, order: `plan/${plan.id}`, uses: [planChange(seat, plan.id, left)] } };
}

function legalOr(game: AnyGame, seat: Seat, move: Move): Move | Refused {
  try {
    return game.check(seat, move);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

import type { AnyModule } from '../../games/registry.js';
import { Refused } from '../../kernel/errors.js';
import { isClosed, type Move, parseMove, type Seat } from '../../kernel/index.js';
import type { AwaitedRow, OrderChange } from '../../store/port.js';
import type { AnyGame } from '../read/positions.js';
import { planChange, type SeatOrders } from './order-rows.js';
import type { ConditionRef, Dropped, Plan } from '../contract/orders.js';

/** An auto-action's answer to a seat's decision, computed from that seat's view. */
export interface Decided {
  readonly move: Move;
  /** `plan/3`, `policy/hay`, or `lone` where there is nothing to choose. */
  readonly order: string;
  /** Order changes that this answer uses up. */
  readonly uses: readonly OrderChange[];
}

/** Order name of an only choice, in a state that asks anyway to hide information. */
const LONE = 'lone';
/** Order name of the move that a timeout window plays. */
export const ON_TIMEOUT = 'lapse';

export function conditionHolds(
  module: AnyModule,
  view: unknown,
  seat: Seat,
  { id, thing }: ConditionRef,
): boolean {
  return module.conditions?.find((one) => one.id === id)?.holds(view, seat, thing) === true;
}

/** Tries plans, then an only choice, then policies. Without a result the seat is asked. */
export function decideByOrder(
  module: AnyModule,
  game: AnyGame,
  awaited: AwaitedRow,
  book: SeatOrders,
): { readonly decided?: Decided; readonly failed?: readonly OrderChange[] } {
  const { seat, since } = awaited;
  const state = game.state();
  if (awaited.byHand === true || state === undefined) return {};
  // After a plan has failed, its owner decides; policies are skipped.
  if (book.plans.some((plan) => plan.dropped?.since === since)) return {};
  const plans = book.plans.filter((one) => one.dropped === undefined && one.after === undefined);
  // A begun plan continues in any state, as long as its next move is legal.
  const under = plans.find((one) => one.begun === true && one.asks === undefined && one.state !== state.name);
  const further = under === undefined ? undefined : byPlan(module, game, seat, under, since);
  if (further?.decided !== undefined) return further;
  const plan = plans.find((one) => one.state === state.name && one.asks === undefined);
  if (plan !== undefined) return byPlan(module, game, seat, plan, since);
  const answer = answerTo(module.question?.(module.view(game.position, seat), seat) ?? '', plans);
  if (answer !== undefined) {
    const next = Math.max(0, ...book.plans.map(({ id }) => id)) + 1;
    return byPlan(module, game, seat, answer, since, next);
  }
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

/** The plan that answers a question, from its line on. Lines of skipped questions are dropped. */
function answerTo(question: string, plans: readonly Plan[]): Plan | undefined {
  if (question === '') return undefined;
  const plan = plans.find(({ asks }) => asks?.includes(question) === true);
  const at = plan?.asks?.indexOf(question) ?? 0;
  return plan && { ...plan, lines: plan.lines.slice(at), asks: plan.asks?.slice(at) ?? [] };
}

/** @param next id for the rest of a plan whose line came back to its owner */
function byPlan(
  module: AnyModule,
  game: AnyGame,
  seat: Seat,
  plan: Plan,
  since: number,
  next?: number,
): ReturnType<typeof decideByOrder> {
  const off = (dropped: Dropped): ReturnType<typeof decideByOrder> => ({
    failed: [
      planChange(seat, plan.id, { ...alone(plan, dropped), dropped }),
      ...goesOn(seat, plan, dropped, next),
    ],
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
  const left = rest.length === 0 ? undefined : { ...afterFirst(plan), begun: true as const };
  return { decided: { move, order: `plan/${plan.id}`, uses: [planChange(seat, plan.id, left)] } };
}

/** The part that comes back to its owner: the illegal line of a plan with questions, else the whole plan. */
const alone = (plan: Plan, { why }: Dropped): Plan =>
  plan.asks === undefined || why !== 'illegal'
    ? plan
    : { ...plan, lines: plan.lines.slice(0, 1), asks: plan.asks.slice(0, 1) };

const afterFirst = (plan: Plan): Plan => ({
  ...plan,
  lines: plan.lines.slice(1),
  ...(plan.asks === undefined ? {} : { asks: plan.asks.slice(1) }),
});

/** Keeps the other lines of a plan with questions when one of them is illegal. */
function goesOn(seat: Seat, plan: Plan, { why }: Dropped, next: number | undefined): readonly OrderChange[] {
  if (next === undefined || why !== 'illegal' || plan.lines.length < 2) return [];
  return [planChange(seat, next, { ...afterFirst(plan), begun: true })];
}

function legalOr(game: AnyGame, seat: Seat, move: Move): Move | Refused {
  try {
    return game.check(seat, move);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

import { Refused } from '../../kernel/errors.js';
import { type Json, makeMove, type Move } from '../../kernel/index.js';
import { checkRunning, seatedAt, type TableContext, type Seated } from '../context/context.js';
import type { AnyGame } from '../read/positions.js';
import { refuse } from '../texts/refuse.js';
import { onTurn } from '../turn/turn.js';
import type { Actor, GameId, OrderMethods, Planning } from '../contract/index.js';
import { PLANNED } from '../contract/index.js';
import type { ConditionRef, NewPlan, Orders, PlanDraft } from '../contract/orders.js';
import { aheadOf, composeAhead, foreseen, whatIfOf } from '../turn/ahead.js';
import { bookOf, planChange } from '../policy/order-rows.js';
import { ordersOf, saveOrders } from './book.js';

type PlanMethods = Pick<OrderMethods, 'plan' | 'keepPlan' | 'planning' | 'ahead'>;

/** Limits: plans per seat, moves per plan, conditions per list. */
const MOST_PLANS = 10;
const MOST_LINES = 12;
const MOST_CONDITIONS = 4;

type Meant = NonNullable<Parameters<OrderMethods['plan']>[3]>;

const NO_DRAFT: PlanDraft = { lines: [], when: [], cancel: [] };

/** Plans moves for the seat's next turn. They are tried on copies and saved as a draft until queued. */
export function planMethods(context: TableContext): PlanMethods {
  const { store, positions, queues } = context;

  /** Runs a task for the actor's seat; a refusal carries their turn. */
  async function atTable<T>(actor: Actor, id: GameId, task: (at: Seated) => Promise<T>): Promise<T> {
    const at = await seatedAt(store, actor, id);
    return onTurn(context, at, () => task(at));
  }

  return {
    plan: (actor, id, plan, meant) =>
      queues.run(id, () => atTable(actor, id, (at) => makePlan(context, at, plan, meant))),

    keepPlan: (actor, id) =>
      queues.run(id, () =>
        atTable(actor, id, async (at) => {
          const orders = await makePlan(context, at, await draftOf(context, at));
          await saveDraft(context, at, undefined);
          return orders;
        }),
      ),

    planning: (actor, id, change) =>
      queues.run(id, () => atTable(actor, id, (at) => planned(context, at, change))),

    async ahead(actor, id, moves = [], state) {
      const at = await seatedAt(store, actor, id);
      if (at.row.stage !== 'running') return [];
      const game = await positions.at(at.row, at.row.seq);
      return after(context, at, game, moves, state).flatMap(({ state: name, choices }) => {
        const open = choices.filter(({ blocked }) => blocked === undefined);
        return open.length === 0 ? [] : [{ state: name, choices: open }];
      });
    },
  };
}

async function draftOf({ store }: TableContext, { row, seat }: Seated): Promise<PlanDraft> {
  const stored = await store.loadDraft(row.id, seat, PLANNED);
  return stored === undefined ? NO_DRAFT : (stored.data as unknown as PlanDraft);
}

async function saveDraft(
  { store, clock }: TableContext,
  { row, seat }: Seated,
  draft: PlanDraft | undefined,
): Promise<void> {
  const { id: game, seq } = row;
  if (draft === undefined) return store.dropDraft(game, seat, PLANNED);
  await store.saveDraft({ game, seat, panel: PLANNED, seq, data: jsonOf(draft), at: clock() });
}

/** Changes and saves the draft, and adds the next choices and a preview of the moves. */
async function planned(
  context: TableContext,
  at: Seated,
  change?: Parameters<OrderMethods['planning']>[2],
): Promise<Planning> {
  const { row, seat } = at;
  const orders = await ordersOf(context, row, seat);
  const before = await draftOf(context, at);
  const draft = change === undefined ? before : change(before, orders.ahead);
  if (draft === undefined) {
    await saveDraft(context, at, undefined);
    return { orders, draft: NO_DRAFT };
  }
  const { lines } = draft;
  if (lines.length === 0) {
    const next = orders.ahead.find(({ state }) => state === draft.state) ?? orders.ahead[0];
    // Saves the state, so that the panel stays with it when other states become plannable.
    const named = next === undefined ? draft : { ...draft, state: next.state };
    if (next !== undefined) await saveChanged(context, at, before, named);
    return { orders, draft: named, ...(next === undefined ? {} : { next }) };
  }
  const { state = orders.ahead[0]?.state ?? refuse('table.not-ahead') } = draft;
  // Refuses illegal moves before they are saved.
  const seen = await whatIfOf(context, at, lines, state);
  const game = await context.positions.at(row, row.seq);
  const choices = composeAhead(context, at, game, lines, state)?.choices ?? [];
  const named = { ...draft, state };
  await saveChanged(context, at, before, named);
  return { orders, draft: named, seen, ...(choices.length === 0 ? {} : { next: { state, choices } }) };
}

async function saveChanged(
  context: TableContext,
  at: Seated,
  before: PlanDraft,
  draft: PlanDraft,
): Promise<void> {
  if (JSON.stringify(jsonOf(before)) !== JSON.stringify(jsonOf(draft))) await saveDraft(context, at, draft);
}

async function makePlan(context: TableContext, at: Seated, given: NewPlan, meant?: Meant): Promise<Orders> {
  const { store, positions } = context;
  const { row, seat } = at;
  checkRunning(row);
  if (given.lines.length === 0) refuse('table.no-plan');
  if (given.lines.length > MOST_LINES) refuse('table.too-many-orders');
  const game = await positions.at(row, row.seq);
  const plan = meant === undefined ? given : { ...given, lines: understood(context, at, game, given, meant) };
  const state = plan.state ?? stateFor(context, at, game, plan) ?? refuse('table.not-ahead');
  const stored = await store.orders(row.id);
  const { plans } = bookOf(stored, seat);
  if (plans.length >= MOST_PLANS) refuse('table.too-many-orders');
  const known = positions.module(row).conditions ?? [];
  const when = checkConditions(known, plan.when ?? []);
  const cancel = checkConditions(known, plan.cancel ?? []);
  const seen = foreseen(context, at, game, plan.lines, state);
  const lines = seen.played.map(makeMove);
  const { turn, phase } = row;
  const isNamed = seen.asked.every((question) => question !== '');
  const bound = isNamed ? { asks: seen.asked, within: { turn, phase } } : {};
  const next = Math.max(0, ...plans.map((one) => one.id)) + 1;
  const isNow = row.awaited.some((one) => one.seat === seat) && game.state()?.name === state;
  const later = isNow && !isNamed ? { after: { turn, phase } } : {};
  const change = planChange(seat, next, { lines, state, when, cancel, ...bound, ...later });
  return saveOrders(context, row, seat, [change], stored);
}

/** Reads each line as one of the choices available after the previous lines. */
function understood(
  context: TableContext,
  at: Seated,
  game: AnyGame,
  { lines, state }: NewPlan,
  meant: Meant,
): NewPlan['lines'] {
  const read: (Move | string)[] = [];
  for (const line of lines) {
    const choices = after(context, at, game, read, state).flatMap((ahead) => ahead.choices);
    read.push(typeof line === 'string' ? (meant(line, choices) ?? line) : line);
  }
  return read;
}

/** States that can be planned for, with all choices after the moves, blocked ones included. */
function after(
  context: TableContext,
  at: Seated,
  game: AnyGame,
  moves: readonly (Move | string)[],
  state?: string,
): Orders['ahead'] {
  const all = (): Orders['ahead'] => aheadOf(context, at.row, game.position, at.seat);
  if (moves.length === 0) return all();
  const states = state === undefined ? all().map((one) => one.state) : [state];
  return states.flatMap((name) => {
    const composed = composeAhead(context, at, game, moves, name);
    if (composed === undefined || composed.refused !== undefined) return [];
    return [{ state: name, choices: composed.choices }];
  });
}

function checkConditions(
  known: readonly { readonly id: string }[],
  named: readonly ConditionRef[],
): readonly ConditionRef[] {
  if (named.length > MOST_CONDITIONS) refuse('table.too-many-orders');
  for (const { id, thing } of named)
    if (!known.some((one) => one.id === id) || !/^[\w-]{0,40}$/u.test(thing))
      refuse('table.no-such-order', { order: id });
  return named;
}

/** The first state in which the plan's moves are legal now. */
function stateFor(context: TableContext, at: Seated, game: AnyGame, plan: NewPlan): string | undefined {
  const states = aheadOf(context, at.row, game.position, at.seat).map(({ state }) => state);
  let last: unknown;
  for (const state of states) {
    try {
      foreseen(context, at, game, plan.lines, state);
      return state;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Prefer the reason from a state that offers the verb.
      if (last === undefined || error.key !== 'kernel.not-offered') last = error;
    }
  }
  if (last !== undefined) throw last;
  return undefined;
}

/** Fixed key order, so that two drafts compare as JSON text. */
function jsonOf({ state, lines, when, cancel }: PlanDraft): Json {
  const list = (refs: readonly ConditionRef[]): Json => refs.map(({ id, thing }) => ({ id, thing }));
  const texts = lines.map((line: Move | string) => (typeof line === 'string' ? line : makeMove(line)));
  return {
    ...(state === undefined ? {} : { state }),
    lines: texts,
    when: list(when),
    cancel: list(cancel),
  };
}

import { Refused } from '../../kernel/errors.js';
import { type Json, makeMove, type Move, type Seat } from '../../kernel/index.js';
import type { GameRow, OrderChange, OrderRow } from '../../store/port.js';
import { checkRunning, seatedAt, type Context, type Seated } from '../context/context.js';
import type { AnyGame } from '../read/positions.js';
import { refuse } from '../texts/refuse.js';
import { onTurn } from '../turn/turn.js';
import type { Actor, GameId, OrderMethods, Planning } from '../contract/index.js';
import { PLANNED } from '../contract/index.js';
import type { ConditionRef, NewPlan, Orders, PlanDraft } from '../contract/orders.js';
import { aheadOf, composeAhead, foreseen, whatIfOf } from '../turn/ahead.js';
import { bookOf, planChange } from '../policy/order-rows.js';

type PlanMethods = Pick<OrderMethods, 'plan' | 'keepPlan' | 'planning' | 'ahead'>;

/** Plans of one seat, moves of one plan, and conditions of it, at most. */
const MOST_PLANS = 10;
const MOST_LINES = 12;
const MOST_CONDITIONS = 4;

type Meant = NonNullable<Parameters<OrderMethods['plan']>[3]>;

const NO_DRAFT: PlanDraft = { lines: [], when: [], cancel: [] };

/** What a seat's orders are read and written by. */
interface Orderly {
  readonly ordersOf: (row: GameRow, seat: Seat) => Promise<Orders>;
  readonly save: (
    row: GameRow,
    seat: Seat,
    changes: readonly OrderChange[],
    before: readonly OrderRow[],
  ) => Promise<Orders>;
}

/** Moves for when the seat's turn comes: composed one after another on copies, kept as a draft until they are a plan. */
export function planMethods(context: Context, { ordersOf, save }: Orderly): PlanMethods {
  const { store, positions, queues, clock } = context;

  async function draftOf({ row, seat }: Seated): Promise<PlanDraft> {
    const kept = await store.loadDraft(row.id, seat, PLANNED);
    return kept === undefined ? NO_DRAFT : (kept.data as unknown as PlanDraft);
  }

  async function keepDraft({ row, seat }: Seated, draft: PlanDraft | undefined): Promise<void> {
    if (draft === undefined) return store.dropDraft(row.id, seat, PLANNED);
    await store.saveDraft({
      game: row.id,
      seat,
      panel: PLANNED,
      seq: row.seq,
      data: jsonOf(draft),
      at: clock(),
    });
  }

  /** The draft, changed and kept, with what can be composed next and what it would do. */
  async function planned(at: Seated, change?: Parameters<OrderMethods['planning']>[2]): Promise<Planning> {
    const { row, seat } = at;
    const orders = await ordersOf(row, seat);
    const before = await draftOf(at);
    const draft = change === undefined ? before : change(before, orders.ahead);
    if (draft === undefined) {
      await keepDraft(at, undefined);
      return { orders, draft: NO_DRAFT };
    }
    const { lines } = draft;
    if (lines.length === 0) {
      const next = orders.ahead.find(({ state }) => state === draft.state) ?? orders.ahead[0];
      // The panel that is opened is about this state, whatever else can be planned for by the time that it is used.
      const named = next === undefined ? draft : { ...draft, state: next.state };
      if (next !== undefined) await keepChanged(at, before, named);
      return { orders, draft: named, ...(next === undefined ? {} : { next }) };
    }
    const { state = orders.ahead[0]?.state ?? refuse('table.not-ahead') } = draft;
    // Refuses what isn't legal, before it is kept.
    const seen = await whatIfOf(context, at, lines, state);
    const game = await positions.at(row, row.seq);
    const composed = composeAhead(context, at, game, lines, state);
    const choices = composed?.choices ?? [];
    const named = { ...draft, state };
    await keepChanged(at, before, named);
    return { orders, draft: named, seen, ...(choices.length === 0 ? {} : { next: { state, choices } }) };
  }

  async function keepChanged(at: Seated, before: PlanDraft, draft: PlanDraft): Promise<void> {
    if (JSON.stringify(jsonOf(before)) !== JSON.stringify(jsonOf(draft))) await keepDraft(at, draft);
  }

  async function made(at: Seated, given: NewPlan, meant?: Meant): Promise<Orders> {
    const { row, seat } = at;
    checkRunning(row);
    if (given.lines.length === 0) refuse('table.no-plan');
    if (given.lines.length > MOST_LINES) refuse('table.too-many-orders');
    const game = await positions.at(row, row.seq);
    const plan = meant === undefined ? given : { ...given, lines: understood(at, game, given, meant) };
    const state = plan.state ?? stateFor(row, game, seat, plan) ?? refuse('table.not-ahead');
    const all = await store.orders(row.id);
    const kept = bookOf(all, seat).plans;
    if (kept.length >= MOST_PLANS) refuse('table.too-many-orders');
    const when = checkConditions(row, plan.when ?? []);
    const cancel = checkConditions(row, plan.cancel ?? []);
    const seen = foreseen(context, { row, seat }, game, plan.lines, state);
    const lines = seen.played.map(makeMove);
    const { turn, phase } = row;
    const named = seen.asked.every((question) => question !== '');
    const bound = named ? { asks: seen.asked, within: { turn, phase } } : {};
    const next = Math.max(0, ...kept.map((one) => one.id)) + 1;
    const isNow = row.awaited.some((one) => one.seat === seat) && game.state()?.name === state;
    const after = isNow && !named ? { after: { turn, phase } } : {};
    const plans = [planChange(seat, next, { lines, state, when, cancel, ...bound, ...after })];
    return save(row, seat, plans, all);
  }

  /** Each line as it is meant among what may be done after those before it. */
  function understood(at: Seated, game: AnyGame, { lines, state }: NewPlan, meant: Meant): NewPlan['lines'] {
    const read: (Move | string)[] = [];
    for (const line of lines) {
      const choices = after(at, game, read, state).flatMap((ahead) => ahead.choices);
      read.push(typeof line === 'string' ? (meant(line, choices) ?? line) : line);
    }
    return read;
  }

  /** States that may come, with what may be done there after those moves, and what may not. */
  function after(
    at: Seated,
    game: AnyGame,
    moves: readonly (Move | string)[],
    state?: string,
  ): Orders['ahead'] {
    const all = (): Orders['ahead'] => aheadOf(context, at.row, game.position, at.seat);
    if (moves.length === 0) return all();
    const states = state === undefined ? all().map((one) => one.state) : [state];
    return states.flatMap((of) => {
      const composed = composeAhead(context, at, game, moves, of);
      if (composed === undefined || composed.refused !== undefined) return [];
      return [{ state: of, choices: composed.choices }];
    });
  }

  function checkConditions(row: GameRow, named: readonly ConditionRef[]): readonly ConditionRef[] {
    const known = positions.module(row).conditions ?? [];
    if (named.length > MOST_CONDITIONS) refuse('table.too-many-orders');
    for (const { id, thing } of named)
      if (!known.some((one) => one.id === id) || !/^[\w-]{0,40}$/u.test(thing))
        refuse('table.no-such-order', { order: id });
    return named;
  }

  /** The first state ahead in which the first line could be played as things stand. */
  function stateFor(row: GameRow, game: AnyGame, seat: Seat, plan: NewPlan): string | undefined {
    const states = aheadOf(context, row, game.position, seat).map(({ state }) => state);
    let last: unknown;
    for (const state of states) {
      try {
        foreseen(context, { row, seat }, game, plan.lines, state);
        return state;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // What speaks against it where the verb belongs is what the player wants to read.
        if (last === undefined || error.key !== 'kernel.not-offered') last = error;
      }
    }
    if (last !== undefined) throw last;
    return undefined;
  }

  /** Runs it at the table of whoever asks; what is refused carries their turn. */
  async function atTable<T>(actor: Actor, id: GameId, work: (at: Seated) => Promise<T>): Promise<T> {
    const at = await seatedAt(store, actor, id);
    return onTurn(context, at, () => work(at));
  }

  return {
    plan: (actor, id, plan, meant) => queues.run(id, () => atTable(actor, id, (at) => made(at, plan, meant))),

    keepPlan: (actor, id) =>
      queues.run(id, () =>
        atTable(actor, id, async (at) => {
          const orders = await made(at, await draftOf(at));
          await keepDraft(at, undefined);
          return orders;
        }),
      ),

    planning: (actor, id, change) => queues.run(id, () => atTable(actor, id, (at) => planned(at, change))),

    async ahead(actor, id, moves = [], state) {
      const at = await seatedAt(store, actor, id);
      if (at.row.stage !== 'running') return [];
      const game = await positions.at(at.row, at.row.seq);
      return after(at, game, moves, state).flatMap(({ state: of, choices }) => {
        const open = choices.filter(({ blocked }) => blocked === undefined);
        return open.length === 0 ? [] : [{ state: of, choices: open }];
      });
    },
  };
}

/** Keys in one order, whoever wrote it, so that two drafts compare. */
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

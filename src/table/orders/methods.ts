import { standOf } from '../../kernel/moment.js';
import { Refused } from '../../kernel/errors.js';
import { choicesAhead, foresee, imagine } from '../../kernel/what-if.js';
import { makeMove } from '../../kernel/notation.js';
import { happeningsFor } from '../../kernel/game.js';
import type { Happening, Position, Seat } from '../../kernel/types.js';
import type { GameRow, OrderChange } from '../../store/port.js';
import { cardOf } from '../card.js';
import { checkAsked, checkRunning, openRow, seatOfPerson, snapshotOf, type Context } from '../context.js';
import type { AnyGame } from '../positions.js';
import { refuse } from '../refuse.js';
import type { Actor, GameId, Snapshot, Table } from '../types.js';
import { habitOf } from './habit.js';
import { bookOf, planChange, policyChange } from './rows.js';
import { keepAlarm } from './fire.js';
import { earliest, reviewOrders } from './review.js';
import type { ConditionRef, NewPlan, Orders } from '../types/orders.js';
import type { WhatIf } from '../types/play.js';

type OrderMethods = Pick<
  Table,
  'orders' | 'habit' | 'setPolicy' | 'setPolicies' | 'makePlan' | 'dropPlan' | 'whatIf' | 'ahead'
>;

/** Plans of one seat, moves of one plan, and conditions of it, at most. */
const MOST_PLANS = 10;
const MOST_LINES = 12;
const MOST_CONDITIONS = 4;

/** A seat's own orders. Nothing of it is posted: only the actor ever learns of it. */
export function orderMethods(context: Context): OrderMethods {
  const { store, positions, queues, clock, entropy } = context;

  async function seated(actor: Actor, id: GameId): Promise<{ readonly row: GameRow; readonly seat: Seat }> {
    const row = await openRow(store, actor, id);
    return { row, seat: seatOfPerson(row, actor.person) ?? refuse('table.not-seated') };
  }

  async function ordersOf(row: GameRow, seat: Seat): Promise<Orders> {
    const module = positions.module(row);
    const kept = await store.orders(row.id);
    const book = bookOf(kept, seat);
    const policies = module.policies.map(({ id, options, initial, usual = initial }) => ({
      id,
      options,
      value: book.policies.get(id) ?? initial,
      initial,
      usual,
    }));
    const card = cardOf(row);
    const { plans } = book;
    if (row.stage !== 'running') return { card, seat, policies, plans, conditions: [], ahead: [] };
    const game = await positions.at(row, row.seq);
    const { position } = game;
    const view = module.view(position, seat);
    const { held } = await reviewOrders(context, row, game, [], { only: seat, kept });
    const due = held.length === 0 && row.awaited.some((one) => one.seat === seat);
    return {
      card,
      seat,
      policies,
      plans,
      conditions: (module.conditions ?? []).map(({ id, about }) => ({ id, about: about(view, seat) })),
      ahead: aheadOf(row, position, seat),
      ...(due ? { due } : {}),
    };
  }

  function aheadOf(row: GameRow, position: Position, seat: Seat): Orders['ahead'] {
    const module = positions.module(row);
    return Object.keys(module.ahead ?? {}).flatMap((state) => {
      const choices = choicesAhead(module, position, seat, state, entropy.draw);
      return choices.length === 0 ? [] : [{ state, choices: structuredClone(choices) }];
    });
  }

  /** Writes orders and sets the alarm by them. No post follows: that orders changed is nobody else's business. */
  async function save(row: GameRow, seat: Seat, changes: readonly OrderChange[]): Promise<Orders> {
    await store.saveOrders(row.id, clock(), changes);
    if (row.stage === 'running') {
      const { held } = await reviewOrders(context, row, await positions.at(row, row.seq));
      await keepAlarm(context, row, earliest(held));
    }
    return ordersOf(row, seat);
  }

  /** Runs moves on two copies that differ in what the seat can't see: what they agree on is certain. */
  function tried(
    row: GameRow,
    game: AnyGame,
    seat: Seat,
    lines: readonly string[],
    state: string | undefined,
  ): ReturnType<typeof foresee> & { readonly sure: boolean; readonly view?: unknown } {
    const module = positions.module(row);
    const frame = state === undefined ? undefined : module.ahead?.[state]?.(game.position, seat);
    if (state !== undefined && frame === undefined) refuse('table.not-ahead');
    const [one, two] = [0, 1].map(() => {
      const seen = foresee(imagine(module, game.position, seat, entropy.draw, frame), seat, lines);
      return { ...seen, view: viewOr(() => module.view(seen.position, seat)) };
    }) as [ReturnType<typeof foresee> & { view: unknown }, ReturnType<typeof foresee> & { view: unknown }];
    const happenings = common(happeningsFor(one.happenings, seat), happeningsFor(two.happenings, seat));
    const sure = one.view !== undefined && JSON.stringify(one.view) === JSON.stringify(two.view);
    return { ...one, happenings, sure };
  }

  return {
    async orders(actor, id) {
      const { row, seat } = await seated(actor, id);
      return ordersOf(row, seat);
    },

    async habit(actor, id) {
      const { row, seat } = await seated(actor, id);
      return habitOf(store, positions.module(row), row, seat);
    },

    setPolicy: (actor, id, policy, option) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(actor, id);
        const found = positions.module(row).policies.find((one) => one.id === policy);
        if (found?.options.includes(option) !== true) refuse('table.no-such-order', { order: policy });
        return save(row, seat, [policyChange(seat, policy, option)]);
      }),

    setPolicies: (actor, id, how) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(actor, id);
        const changes = positions
          .module(row)
          .policies.map(({ id: policy, initial, usual = initial, options }) =>
            policyChange(seat, policy, how === 'usual' ? usual : options.includes('ask') ? 'ask' : null),
          );
        return save(row, seat, changes);
      }),

    makePlan: (actor, id, plan) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(actor, id);
        checkRunning(row);
        if (plan.lines.length === 0) refuse('table.no-plan');
        const game = await positions.at(row, row.seq);
        const state = plan.state ?? stateFor(row, game, seat, plan) ?? refuse('table.not-ahead');
        const kept = bookOf(await store.orders(row.id), seat).plans;
        if (kept.length >= MOST_PLANS || plan.lines.length > MOST_LINES) refuse('table.too-many-orders');
        const when = checkConditions(row, plan.when ?? []);
        const cancel = checkConditions(row, plan.cancel ?? []);
        const seen = tried(row, game, seat, plan.lines, state);
        const lines = seen.played.map(makeMove);
        const { turn, phase } = row;
        const named = seen.asked.every((question) => question !== '');
        const bound = named ? { asks: seen.asked, within: { turn, phase } } : {};
        const next = Math.max(0, ...kept.map((one) => one.id)) + 1;
        const isNow = row.awaited.some((one) => one.seat === seat) && game.state()?.name === state;
        const after = isNow && !named ? { after: { turn, phase } } : {};
        return save(row, seat, [planChange(seat, next, { lines, state, when, cancel, ...bound, ...after })]);
      }),

    dropPlan: (actor, id, plan) =>
      queues.run(id, async () => {
        const { row, seat } = await seated(actor, id);
        return save(row, seat, [planChange(seat, plan, undefined)]);
      }),

    async ahead(actor, id, after = [], state) {
      const { row, seat } = await seated(actor, id);
      if (row.stage !== 'running') return [];
      const { position } = await positions.at(row, row.seq);
      if (state === undefined || after.length === 0) return aheadOf(row, position, seat);
      const frame = positions.module(row).ahead?.[state]?.(position, seat);
      if (frame === undefined) return [];
      const copy = imagine(positions.module(row), position, seat, entropy.draw, frame);
      const { stops } = foresee(copy, seat, after);
      if (stops !== 'own') return [];
      // What a move leads to is composed as well, as long as it is the same seat that is asked.
      const isUnder = copy.copy.frames.length > position.frames.length && copy.copy.over === undefined;
      const asked = isUnder && copy.game.waiting().includes(seat);
      const choices = asked ? copy.game.choices(seat) : [];
      return choices.length === 0 ? [] : [{ state, choices: structuredClone(choices) }];
    },

    async whatIf(actor, id, lines, state): Promise<WhatIf> {
      const { row, seat } = await seated(actor, id);
      checkRunning(row);
      const game = await positions.at(row, row.seq);
      if (state === undefined) checkAsked(row, seat);
      const before = await snapshotOf(positions, row, seat);
      const module = positions.module(row);
      const { stops, played, happenings, sure, view, position } = tried(row, game, seat, lines, state);
      const after: Snapshot = { ...before, view: structuredClone(view), ...standOf(module.moment(position)) };
      const name = state ?? game.state()?.name ?? '';
      return {
        seat,
        before,
        ...(sure ? { after } : {}),
        happenings,
        lines: played.map(makeMove),
        stops,
        rule: module.states[name]?.rule ?? '',
      };
    },
  };

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
    const states = aheadOf(row, game.position, seat).map(({ state }) => state);
    let last: unknown;
    for (const state of states) {
      try {
        tried(row, game, seat, plan.lines, state);
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
}

/** A position in the middle of a step may be nothing to show at all. */
function viewOr(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function common(one: readonly Happening[], two: readonly Happening[]): readonly Happening[] {
  const differs = one.findIndex((happening, i) => JSON.stringify(happening) !== JSON.stringify(two[i]));
  return differs < 0 ? one : one.slice(0, differs);
}

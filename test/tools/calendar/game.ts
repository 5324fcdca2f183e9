import { registryOf, type AnyModule } from '../../../src/games/registry.js';
import { drawer } from '../../../src/kernel/random.js';
import { openSqlite } from '../../../src/store/sqlite/open.js';
import type { EventRow } from '../../../src/store/port.js';
import { sqliteStore } from '../../../src/store/sqlite/store.js';
import { PACE_TIMES } from '../../../src/table/read/paces.js';
import type { Alarm } from '../../../src/table/context/alarm.js';
import { ON_TIMEOUT } from '../../../src/table/policy/order-decision.js';
import { createTable } from '../../../src/table/table.js';
import type { Actor, GameCard, Pace, Table } from '../../../src/table/contract/index.js';
import {
  comesBy,
  distributionAt,
  normals,
  replyTime,
  restOf,
  rhythmOf,
  sigmasBeyond,
  type Distribution,
} from './people.js';
import { planAhead } from './planning.js';

/**
 * One game on a simulated calendar, with the real table, a store in memory and a simulated clock. A call is a ping of
 * the table's outbox; the called player then answers all pending decisions.
 */

/**
 * `all`: with the table's features. `newcomers`: without plans, orders only when the table suggests them. `together`:
 * no orders, one call per sitting. `single`: one call per decision, seat by seat.
 */
export type Mode = 'all' | 'newcomers' | 'together' | 'single';

export interface CalendarInput {
  readonly module: AnyModule;
  readonly variant: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly seed: number;
  readonly ai: string;
  readonly pace: Pace;
  readonly distribution: Distribution;
  readonly mode: Mode;
  /** Share of sittings in which a player plans the next decisions, if possible. */
  readonly planning: number;
}

export interface CalendarGame {
  /** Duration in days. */
  readonly days: number;
  readonly finished: boolean;
  /** Calls to act, and decisions including automatic ones, per player. */
  readonly callsPerPlayer: number;
  readonly decisionsPerPlayer: number;
  /** Number of decisions by their origin. */
  readonly byHand: number;
  readonly byPolicy: number;
  readonly byPlan: number;
  readonly forced: number;
  /** Windows that closed by timeout. */
  readonly timedOut: number;
  /** Sittings taken over by the AI because the deadline had passed. */
  readonly late: number;
  /** Days without progress, by the reason. */
  readonly asleep: number;
  readonly away: number;
  readonly orders: number;
  /** Calls by state. */
  readonly asked: Readonly<Record<string, number>>;
  /** Days of waiting for people, by state. */
  readonly waited: Readonly<Record<string, number>>;
}

const GUILD = 'calendar';
/** Noon in London on a working day. */
const START = Date.UTC(2026, 0, 5, 12);
/** Duration of a present player's decision, ms. */
const THINKING = 60_000;
/** A game that lasts longer is aborted. */
const MOST_DAYS = 1000;
const DAY = 24 * 3_600_000;
const MOST_EVENTS = 20_000;

interface Called {
  /** When the person answers the call. */
  readonly at: number;
  /** Whether the AI answers instead, because the deadline has passed. */
  readonly late: boolean;
}

export async function playCalendar(input: CalendarInput): Promise<CalendarGame> {
  const { module, seats, mode } = input;
  const store = sqliteStore(openSqlite(':memory:'));
  const draw = drawer(input.seed);
  let now = START;
  let ring: { readonly at: number; readonly wake: () => Promise<void> } | undefined;
  const alarm: Alarm = {
    set: (_game, at, wake) => void (ring = at === undefined ? undefined : { at, wake }),
    close: () => void (ring = undefined),
  };
  const seeded = { seed: () => `calendar ${input.seed}`, draw: drawer(input.seed + 1) };
  const table = createTable({
    store,
    registry: registryOf([module]),
    clock: () => now,
    entropy: seeded,
    alarm,
  });
  const people = Array.from({ length: seats }, (_, i): Actor => ({ guild: GUILD, person: `p${i}` }));
  const game = await seat(table, input, people);
  // Windows only run in the waking hours of the asked players.
  for (const { person } of people)
    await table.people.save({ id: person, ...rhythmOf(Number(person.slice(1))) });
  /** Persons who weren't pinged, but see while setting their orders that they are asked. */
  const due = new Set<string>();
  if (mode !== 'newcomers')
    for (const who of people) {
      const orders = await table.orders.setPolicies(who, game, mode === 'all' ? 'usual' : 'ask');
      if (orders.due === true) due.add(who.person);
    }

  const distribution = distributionAt(input.pace, input.distribution);
  const sigmas = sigmasBeyond(distribution.late);
  const normal = normals(draw);
  const deadline =
    input.pace === 'brisk' || input.pace === 'live' ? PACE_TIMES[input.pace].decision : Infinity;
  const called = new Map<string, Called>();
  const asked: Record<string, number> = {};
  const waited: Record<string, number> = {};
  const idle = { asleep: 0, away: 0, orders: 0 };
  const counts = { calls: 0, late: 0, extra: 0 };
  let last: string | undefined;
  /** Past decisions per person and turn, which can't be planned any more. */
  const past = new Set<string>();

  const rhythm = (who: string) => rhythmOf(Number(who.slice(1)));
  /** Calls a person now. */
  const call = async (who: string): Promise<void> => {
    counts.calls += 1;
    const state = (await table.outbox.read(game).asked())?.state ?? '';
    asked[state] = (asked[state] ?? 0) + 1;
    const waking = replyTime(distribution, sigmas, normal());
    const late = waking > deadline;
    called.set(who, { at: comesBy(rhythm(who), now, Math.min(waking, deadline)), late });
  };

  /** Counts time in which the game only waited for people. */
  const passed = async (who: string, until: number): Promise<void> => {
    const state = (await table.outbox.read(game).asked())?.state ?? '';
    waited[state] = (waited[state] ?? 0) + Math.max(0, until - now) / DAY;
    add(idle, restOf(rhythm(who), now, Math.max(now, until)));
  };

  /** Sends the posts and calls the people they ping. */
  const post = async (spared: (who: string) => boolean = () => false): Promise<void> => {
    for (;;) {
      const posts = await table.outbox.claim(20);
      if (posts.length === 0) return;
      for (const each of posts) {
        const gone = each.body.kind === 'call' && each.body.awaited.length === 0;
        await table.outbox.done(each.id, {
          ...(gone ? {} : { channel: each.channel, message: `m${each.id}` }),
          ...(each.body.kind === 'thread' ? { thread: 't' } : {}),
        });
        if (mode === 'single' || each.body.kind !== 'call') continue;
        for (const who of each.ping) if (!spared(who)) await call(who);
      }
    }
  };

  /** Adopts the suggested order, if there is one. */
  const takeUp = async (who: Actor): Promise<void> => {
    const habit = await table.orders.habit(who, game);
    if (habit === undefined) return;
    if ('option' in habit) await table.orders.setPolicy(who, game, habit.policy, habit.option);
    else await table.orders.setPolicies(who, game, 'usual');
  };

  /** When the next window times out. */
  const windowEnd = async (card: GameCard): Promise<number | undefined> => {
    const state = (await table.outbox.read(game).asked())?.state ?? '';
    if (module.states[state]?.onTimeout === undefined) return undefined;
    const ends = card.awaited.flatMap((wait) => wait.due ?? []).filter((at) => at > now);
    return ends.length === 0 ? undefined : Math.min(...ends);
  };

  /** Closes windows whose time is up. A person who was called already isn't counted again. */
  const close = async (): Promise<void> => {
    await table.process.wake();
    const asks = await table.games.card(people[0] as Actor, game);
    const left = new Set(asks.awaited.map(({ person }) => person));
    for (const who of called.keys()) if (!left.has(who)) called.delete(who);
    await post((who) => called.has(who));
  };

  /** One decision of a present player, made by the AI. */
  const decide = async (who: Actor): Promise<boolean> => {
    const legal = await table.play.legal(who, game);
    const own = (mode === 'all' || mode === 'newcomers') && legal.held !== undefined;
    if (legal.choices.length === 0 || own) return false;
    past.add(`${who.person} ${legal.card.turn} ${legal.state ?? ''}`);
    const { view } = await table.look.snapshot(who, game);
    const think = module.ai[input.ai];
    if (think === undefined) throw new Error(`there is no AI ${input.ai}`);
    const move = think({ view, seat: legal.seat, choices: legal.choices, draw });
    await table.play.act(who, game, move);
    if (mode === 'newcomers') await takeUp(who);
    return true;
  };

  await post();
  if (mode !== 'single') for (const who of due) if (!called.has(who)) await call(who);
  for (let step = 0; step < MOST_EVENTS; step++) {
    const card = await table.games.card(people[0] as Actor, game);
    if (card.stage !== 'running' || now - START > MOST_DAYS * DAY) break;
    if (mode === 'single') {
      const [first] = card.awaited;
      const who = first?.person;
      if (who === undefined) break;
      const from = now;
      await call(who);
      // A player who has just answered is still present: asked again without waiting.
      const { at, late } = called.get(who) as Called;
      now = who === last ? now + THINKING : at;
      counts.late += late ? 1 : 0;
      if (who !== last) {
        const until = now;
        now = from;
        await passed(who, until);
        now = until;
      }
      called.clear();
      last = who;
      await decide(people.find(({ person }) => person === who) as Actor);
      await post();
      const [event] = (await store.events(game, { after: card.seq })).slice(-1);
      for (const forced of event?.forced ?? []) {
        // A forced decision needs a call as well.
        counts.extra += 1;
        counts.calls += 1;
        const sits = card.places.find((place) => place.seat === forced.seat)?.person ?? who;
        const until = comesBy(rhythm(sits), now, replyTime(distribution, sigmas, normal()));
        if (sits !== last) {
          add(idle, restOf(rhythm(sits), now, until));
          now = until;
        }
        last = sits;
      }
      continue;
    }
    const [next] = [...called.entries()].sort((a, b) => a[1].at - b[1].at);
    const bell = ring;
    if (bell !== undefined && (next === undefined || bell.at <= next[1].at)) {
      ring = undefined;
      if (called.size === 0) idle.orders += Math.max(0, bell.at - now);
      else if (next !== undefined) await passed(next[0], bell.at);
      now = Math.max(now, bell.at);
      await bell.wake();
      await post();
      continue;
    }
    const end = await windowEnd(card);
    if (end !== undefined && (next === undefined || end <= next[1].at)) {
      await passed(next?.[0] ?? 'p0', end);
      now = end;
      await close();
      continue;
    }
    if (next === undefined) break;
    const [person, { at, late }] = next;
    called.delete(person);
    await passed(person, at);
    now = Math.max(now, at);
    counts.late += late ? 1 : 0;
    const who = people.find((each) => each.person === person) as Actor;
    while (await decide(who)) {
      now += THINKING;
      // Decisions of a present player need no call.
      await post();
      called.delete(person);
    }
    if (mode === 'all' && !late && draw(1000) < input.planning * 1000) {
      const { turn } = await table.games.card(who, game);
      await planAhead(table, module, who, game, input.ai, draw, (state) => {
        const key = `${person} ${turn} ${state}`;
        const had = past.has(key);
        past.add(key);
        return had;
      });
    }
    await post();
  }

  const card = await table.games.card(people[0] as Actor, game);
  const settled = countDecisions(await store.events(game));
  await table.process.close();
  await store.close();
  const forced = settled.forced;
  return {
    days: (now - START) / DAY,
    finished: card.stage === 'finished',
    callsPerPlayer: counts.calls / seats,
    decisionsPerPlayer:
      (settled.byHand + settled.byPolicy + settled.byPlan + forced + settled.timedOut) / seats,
    byHand: settled.byHand,
    byPolicy: settled.byPolicy,
    byPlan: settled.byPlan,
    forced,
    timedOut: settled.timedOut,
    late: counts.late,
    asleep: idle.asleep / DAY,
    away: idle.away / DAY,
    orders: idle.orders / DAY,
    asked,
    waited,
  };
}

function add(
  idle: { asleep: number; away: number },
  more: { readonly asleep: number; readonly away: number },
): void {
  idle.asleep += more.asleep;
  idle.away += more.away;
}

/** Starts the game with a person on each seat. */
async function seat(table: Table, input: CalendarInput, people: readonly Actor[]): Promise<number> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody plays');
  const { module, variant, options, pace } = input;
  const { id } = await table.lobby.create(host, {
    channel: 'c',
    module: module.meta.id,
    variant,
    options,
    pace,
  });
  for (const who of people.slice(1)) await table.lobby.join(who, id);
  await table.lobby.start(host, id);
  return id;
}

/** Counts logged decisions by their origin. */
export function countDecisions(events: readonly Pick<EventRow, 'move' | 'order' | 'forced'>[]): {
  readonly byHand: number;
  readonly byPolicy: number;
  readonly byPlan: number;
  readonly forced: number;
  readonly timedOut: number;
} {
  const counts = { byHand: 0, byPolicy: 0, byPlan: 0, forced: 0, timedOut: 0 };
  for (const { move, order, forced } of events) {
    counts.forced += forced.length;
    if (move === null) continue;
    if (order === null) counts.byHand += 1;
    else if (order.startsWith('plan/')) counts.byPlan += 1;
    else if (order.startsWith('policy/')) counts.byPolicy += 1;
    else if (order === ON_TIMEOUT) counts.timedOut += 1;
    else counts.forced += 1;
  }
  return counts;
}

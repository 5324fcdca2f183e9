import { Stale } from '../../kernel/errors.js';
import type { EventRow, GameRow, GameWrite, NewPost, OrderChange, OrderRow } from '../../store/port.js';
import { tournamentOf } from '../read/card.js';
import { clocked } from '../policy/deadlines.js';
import type { Cascade, SharedDeps } from '../context/deps.js';
import { earliest, reviewOrders } from '../policy/orders.js';
import { changed } from '../policy/order-rows.js';
import type { AnyGame } from '../read/positions.js';
import { placed, statusAndCall, withHeld } from '../policy/posts.js';
import { hushed, isSeen } from '../context/presence.js';
import { voided } from '../policy/void-votes.js';
import { rowAfter } from '../read/row.js';
import { nextAi, stepWrite, type NewEvent } from '../policy/step.js';

/** The only way to change a stored game: deadlines, votes, auto-actions and posts in one transaction. */

/** A change that is not an event of the game. */
export type GameChange = Omit<GameWrite, 'game' | 'revision' | 'at' | 'event'>;

/** A decision about a game, to be written. */
export type WriteDecision =
  /** An event; `game` has changed already. */
  | { readonly kind: 'event'; readonly game: AnyGame; readonly step: NewEvent }
  | { readonly kind: 'change'; readonly change: GameChange }
  /** The game stays at its last good event. `fault` is the stored reason, `notice` tells the table. */
  | { readonly kind: 'freeze'; readonly fault: string; readonly notice: NewPost };

export interface Written {
  /** The game's row after the write. */
  readonly row: GameRow;
  readonly event?: EventRow;
  /** Auto-actions after the write, if they were loaded. */
  readonly storedOrders?: readonly OrderRow[];
}

/** A decision on its way to the store. */
interface PendingWrite {
  readonly write: GameWrite;
  /** The game after the write, if it is open. */
  readonly game?: AnyGame;
  /** Auto-actions that it uses up. */
  readonly uses: readonly OrderChange[];
  /** All stored auto-actions, if already loaded. */
  readonly storedOrders?: readonly OrderRow[];
  /** When the first auto-action is due, undefined for none; null if they weren't reviewed. */
  readonly wakeAt: number | null | undefined;
}

type Pass = (
  shared: SharedDeps,
  before: GameRow,
  draft: PendingWrite,
) => Promise<PendingWrite> | PendingWrite;

/** Every decision goes through all of them, in this order. */
const PASSES: readonly Pass[] = [presence, clock, votes, orders, acts, club, posts];

/** @throws Stale, with nothing written, if the game has changed since `before` was read */
export async function write(shared: SharedDeps, before: GameRow, decision: WriteDecision): Promise<Written> {
  if (decision.kind === 'freeze') shared.positions.forget(before);
  if (decision.kind === 'event' && decision.step.kind !== 'rules') checkOwn(shared, before);
  let draft = decided(shared, before, decision);
  for (const pass of PASSES) draft = await pass(shared, before, draft);
  await shared.store.write(draft.write);
  const row = rowAfter(before, draft.write);
  if (decision.kind === 'event') shared.positions.keep(row, row.seq, decision.game);
  if (draft.wakeAt !== null) shared.wakeAt(row.id, draft.wakeAt);
  if (draft.write.posts.length > 0) shared.posted();
  const { event } = draft.write;
  if (event?.person !== undefined && event.person !== null && isSeen(event))
    shared.presence.moved(row.id, event.person, event.at);
  const { storedOrders, write: written } = draft;
  const orders =
    storedOrders === undefined ? undefined : changed(storedOrders, row.id, written.at, written.orders ?? []);
  return {
    row,
    ...(event === undefined ? {} : { event }),
    ...(orders === undefined ? {} : { storedOrders: orders }),
  };
}

/** Writes an event of a game that has changed already, and moves the cascade on to it. */
export async function writeEvent(
  shared: SharedDeps,
  cascade: Cascade,
  game: AnyGame,
  step: NewEvent,
): Promise<void> {
  const orders = step.storedOrders ?? cascade.storedOrders;
  const whole = orders === undefined ? step : { ...step, storedOrders: orders };
  const { row, event, storedOrders } = await write(shared, cascade.row, { kind: 'event', game, step: whole });
  cascade.row = row;
  if (storedOrders !== undefined) cascade.storedOrders = storedOrders;
  if (event !== undefined) cascade.events.push(event);
}

/** Writes a change that is not an event of the game. @returns the row after it */
export async function writeChange(shared: SharedDeps, row: GameRow, change: GameChange): Promise<GameRow> {
  return (await write(shared, row, { kind: 'change', change })).row;
}

/** A build only plays games that it has replayed. @throws Stale if another build played last */
function checkOwn(shared: SharedDeps, row: GameRow): void {
  if (row.stage !== 'running' || row.rules === null) return;
  if (row.rules === shared.rules(shared.positions.module(row))) return;
  shared.invalidate(row.id);
  throw new Stale(`game ${row.id} was played by another program`);
}

function decided(shared: SharedDeps, before: GameRow, decision: WriteDecision): PendingWrite {
  const basis = { game: before.id, revision: before.revision, at: shared.clock() };
  switch (decision.kind) {
    case 'event': {
      const { game, step } = decision;
      const whole = stepWrite(shared.positions.module(before), before, game, step);
      const { uses = [], storedOrders } = step;
      return {
        write: whole,
        game,
        uses,
        wakeAt: null,
        ...(storedOrders === undefined ? {} : { storedOrders }),
      };
    }
    case 'change':
      return { write: { ...decision.change, ...basis }, uses: decision.change.orders ?? [], wakeAt: null };
    case 'freeze': {
      const fields = { stage: 'frozen', fault: decision.fault };
      const posts = [decision.notice, ...statusAndCall({ ...before, ...fields })];
      return { write: { ...basis, fields, posts }, uses: [], wakeAt: null };
    }
  }
}

/** Delays pings to people who are present. */
function presence({ presence: seen }: SharedDeps, before: GameRow, draft: PendingWrite): PendingWrite {
  const { event, fields } = draft.write;
  if (event === undefined || fields.awaited === undefined) return draft;
  const row = rowAfter(before, draft.write);
  const awaited = row.awaited.map((wait) => hushed(seen, row, wait, event));
  // The call records delayed pings, so that they can be made up for.
  const posts = draft.write.posts.map((one) =>
    one.body.kind === 'call' ? { ...one, body: { ...one.body, awaited } } : one,
  );
  return { ...draft, write: { ...draft.write, fields: { ...fields, awaited }, posts } };
}

async function clock({ store }: SharedDeps, before: GameRow, draft: PendingWrite): Promise<PendingWrite> {
  return { ...draft, write: await clocked(store, before, draft.write) };
}

async function votes({ store }: SharedDeps, before: GameRow, draft: PendingWrite): Promise<PendingWrite> {
  return { ...draft, write: await voided(store, before, draft.write) };
}

/** Reviews auto-actions after each event or call. Seats that one answers for aren't notified. */
async function orders(shared: SharedDeps, before: GameRow, draft: PendingWrite): Promise<PendingWrite> {
  const { write: pending, game, uses, storedOrders } = draft;
  const calls = pending.posts.some(({ body }) => body.kind === 'call');
  if (pending.event === undefined && !calls) return draft;
  const row = rowAfter(before, pending);
  const { held, changes } =
    row.stage === 'running'
      ? await reviewOrders(
          shared,
          row,
          game ?? (await shared.positions.at(row, row.seq)),
          uses,
          storedOrders === undefined ? {} : { storedOrders },
        )
      : { held: [], changes: uses };
  const seats = held.map(({ seat }) => seat);
  return {
    ...draft,
    write: { ...pending, posts: withHeld(pending.posts, seats), orders: changes },
    wakeAt: earliest(held),
  };
}

/** Sets when AIs or auto-actions act next, for any process to take up. */
function acts({ clock: now }: SharedDeps, before: GameRow, draft: PendingWrite): PendingWrite {
  const { write: pending, wakeAt } = draft;
  const row = rowAfter(before, pending);
  const ordered = wakeAt === null ? row.actAt : (wakeAt ?? null);
  const actAt = row.stage !== 'running' ? null : nextAi(row) === undefined ? ordered : now();
  if (actAt === null && before.actAt === null) return draft;
  return { ...draft, write: { ...pending, fields: { ...pending.fields, actAt } } };
}

/** A new stage of a game is news to its tournament. */
function club(_shared: SharedDeps, before: GameRow, draft: PendingWrite): PendingWrite {
  const row = rowAfter(before, draft.write);
  const tournament = row.stage === before.stage ? undefined : tournamentOf(row);
  return tournament === undefined ? draft : { ...draft, write: { ...draft.write, tournament } };
}

function posts(_shared: SharedDeps, before: GameRow, draft: PendingWrite): PendingWrite {
  return { ...draft, write: placed(rowAfter(before, draft.write), draft.write) };
}

import {
  type Choice,
  copyJson,
  type Game,
  openGame,
  type Position,
  recalledView,
  type Seat,
  progressOf,
  type Viewer,
} from '../../kernel/index.js';
import { Refused, Stale } from '../../kernel/errors.js';
import type { AnyModule } from '../../games/registry.js';
import type { GameRow, Store } from '../../store/port.js';
import { cardOf, isModerator, isOver, seatOfPerson, stageOf } from '../read/card.js';
import { carrying } from '../read/decided-on.js';
import { frozenOf, frozenText } from '../read/frozen.js';
import { PackGone } from '../read/pack-gone.js';
import type { Cascade, SharedDeps } from './deps.js';
import type { Positions } from '../read/positions.js';
import { phaseGroups } from '../read/history.js';
import type { GameQueues } from './queue.js';
import { refusal, refuse, refuseWith } from '../texts/refuse.js';
import type { AwaitedDecision, Actor, GameId, Outcome, Snapshot } from '../contract/index.js';

export { seatOfPerson } from '../read/card.js';

/** Dependencies of the table's methods. */
export interface TableContext extends SharedDeps {
  readonly queues: GameQueues;
  /** AI seats play in the background, one batch after another. */
  readonly goOn: (game: GameId, quiet?: Seat) => void;
  /** A background task that only the table's closing waits for. It must not reject. */
  readonly inBackground: (task: Promise<void>) => void;
}

export async function rowOf(store: Store, game: GameId): Promise<GameRow> {
  const row = Number.isSafeInteger(game) ? await store.loadGame(game) : undefined;
  return row ?? refuse('table.no-such-game');
}

/** A game of the actor's guild, or one that they may visit. Others are refused as if they didn't exist. */
export async function openRow(store: Store, actor: Actor, game: GameId): Promise<GameRow> {
  const row = await rowOf(store, game);
  if (row.guild !== actor.guild && !(await mayVisit(actor, row))) refuse('table.no-such-game');
  return row;
}

/** A seat's player may visit a game from outside while they are a member of its server. */
async function mayVisit(actor: Actor, row: GameRow): Promise<boolean> {
  if (actor.isMember === undefined || seatOfPerson(row, actor.person) === undefined) return false;
  return actor.isMember(row.guild);
}

/** A game with a person's seat. */
export interface Seated {
  readonly row: GameRow;
  readonly seat: Seat;
}

/** The game, and the actor's seat at it. @throws Refused `table.not-seated`, carrying the game */
export async function seatedAt(store: Store, actor: Actor, game: GameId): Promise<Seated> {
  const row = await openRow(store, actor, game);
  const seat = seatOfPerson(row, actor.person);
  if (seat === undefined) throw carrying(refusal('table.not-seated'), { card: cardOf(row) });
  return { row, seat };
}

/** The pressed control is outdated, judging by the row just read. */
export class OutdatedControl extends Stale {}

export function checkHost(actor: Actor, row: GameRow): void {
  if (!isModerator(actor, row) && actor.person !== row.host) refuse('table.not-host');
}

export function checkLobby(row: GameRow): void {
  if (row.stage !== 'lobby') refuse('table.not-lobby');
}

export function checkRunning(row: GameRow): void {
  if (row.stage !== 'running') refuseStage(row);
}

/** @throws Refused that says why the game doesn't run, and what to do */
export function refuseStage(row: Pick<GameRow, 'stage' | 'fault'>): never {
  const frozen = frozenOf(row);
  if (frozen === undefined) refuse('table.not-running', { stage: row.stage });
  const { key, args } = frozenText(frozen);
  refuseWith(key, args);
}

/** @throws Refused naming the awaited seats, if this seat isn't among them */
export function checkAsked(row: GameRow, seat: Seat): void {
  const seats = row.awaited.map((awaited) => awaited.seat);
  if (!seats.includes(seat)) refuse('table.not-your-turn', { awaited: seats.length === 0 ? 'none' : seats });
}

export function checkStarted(row: GameRow): void {
  if (row.seq < 0) refuse('table.not-running', { stage: row.stage });
}

export function viewerOf(row: GameRow, actor: Actor): Viewer {
  return seatOfPerson(row, actor.person) ?? 'spectator';
}

/** Checks that a control made at event `seq` is current: same decision, same choices. @throws Stale */
export async function checkFresh(
  store: Store,
  positions: Positions,
  row: GameRow,
  seat: Seat,
  seq: number | undefined,
): Promise<void> {
  if (seq === undefined || seq === row.seq) return;
  const stale = new OutdatedControl(`made at event ${seq}, the game is at ${row.seq}`);
  if (seq < 0 || seq > row.seq) throw stale;
  const since = await store.events(row.id, { after: seq });
  const moved = since.some((event) => event.seat === seat || event.backTo !== null);
  if (moved || !row.awaited.some((awaited) => awaited.seat === seat && awaited.since <= seq)) throw stale;
  const now = await positions.at(row, row.seq);
  const then = await positions.at(row, seq);
  if (now.state()?.name !== then.state()?.name) throw stale;
  if (JSON.stringify(now.choices(seat)) !== JSON.stringify(then.choices(seat))) throw stale;
}

/** @throws Stale unless the board is as it was when the control was made */
export function checkSeq(row: GameRow, seq: number | undefined): void {
  if (seq !== undefined && seq !== row.seq)
    throw new OutdatedControl(`made at event ${seq}, the game is at ${row.seq}`);
}

export async function snapshotOf(
  positions: Positions,
  row: GameRow,
  viewer: Viewer,
  seq: number = row.seq,
): Promise<Snapshot> {
  checkStarted(row);
  if (!Number.isSafeInteger(seq) || seq < 0 || seq > row.seq) refuse('table.no-such-event', { seq });
  try {
    const { position } = await positions.at(row, seq);
    return shownAt(positions.module(row), row, position, viewer, seq);
  } catch (error) {
    const last = error instanceof Refused ? undefined : await positions.shown(row);
    if (last === undefined) throw error;
    return { ...lastSeen(row, last), ...(error instanceof PackGone ? { packGone: error.pack } : {}) };
  }
}

/** A copy of what a viewer sees of a position, because the position changes while a picture is drawn. */
export function shownAt(
  module: AnyModule,
  row: GameRow,
  position: Position,
  viewer: Viewer,
  seq: number,
): Snapshot {
  const shown: unknown = copyJson(module.view(position, viewer));
  const view = seq < row.seq && row.over === null ? recalledView(module, shown) : shown;
  const { over } = position;
  const moment = progressOf(module.moment(position));
  return { card: cardOf(row), view, viewer, seq, ...moment, ...(over === undefined ? {} : { over }) };
}

/** The last public view of a game that this program can't open. */
function lastSeen(row: GameRow, { seq, view }: { readonly seq: number; readonly view: unknown }): Snapshot {
  const { turn, turns, phase, over } = row;
  return {
    card: cardOf(row),
    view,
    viewer: 'spectator',
    seq,
    turn,
    turns,
    phase,
    ...(over === null ? {} : { over }),
  };
}

export async function askedOf(positions: Positions, row: GameRow): Promise<AwaitedDecision | undefined> {
  if (row.stage !== 'running') return undefined;
  const game = await positions.at(row, row.seq).catch((error: unknown) => {
    // A missing pack doesn't block posts; the game freezes at the next move.
    if (error instanceof PackGone) return undefined;
    throw error;
  });
  if (game === undefined) return undefined;
  const state = game.state();
  if (state === undefined) return undefined;
  const module = positions.module(row);
  return {
    ...(module.subject === undefined && module.upNext === undefined && module.policies.length === 0
      ? {}
      : { view: copyJson(module.view(game.position, 'spectator')) }),
    state: state.name,
    rule: state.rule,
    sealed: module.states[state.name]?.sealed === true,
    choices: copyJson(publicChoices(module, game)),
  };
}

/** Choices of each awaited seat; none if they depend on something hidden. Parts of a sealed answer don't change them. */
export function publicChoices(
  module: AnyModule,
  game: Game<unknown, unknown>,
): readonly (readonly Choice[])[] {
  const { hidden, closes } = module.states[game.state()?.name ?? ''] ?? {};
  if (hidden === true) return [];
  const frames = game.position.frames.map((frame) => ({ ...frame, answers: {} }));
  const open = closes === undefined ? game : openGame(module, { ...game.position, frames });
  return game.waiting().map((seat) => open.choices(seat));
}

export function outcomeOf(cascade: Cascade, viewer: Viewer, from: number, settled: boolean): Outcome {
  const { row } = cascade;
  return {
    card: cardOf(row),
    ...(viewer === 'spectator' ? {} : { seat: viewer }),
    from,
    to: row.seq,
    phases: phaseGroups(row, cascade.events, viewer),
    settled,
  };
}

export function isClosed(row: GameRow): boolean {
  return isOver(stageOf(row));
}

/**
 * The table's API: the life of one game among people. It knows nothing of Discord; people and channels are
 * opaque ids. Errors (kernel/errors): `Refused`, `Stale` (answer with fresh controls), `Fault` (frozen, still
 * readable).
 */
import type { GameMethods } from './methods/games.js';
import type { HostMethods } from './methods/host.js';
import type { LobbyMethods } from './methods/lobby.js';
import type { LookMethods } from './methods/look.js';
import type { OrderMethods } from './methods/orders.js';
import type { PlayMethods } from './methods/play.js';
import type { ReviewMethods } from './methods/review.js';
import type { UndoMethods } from './methods/undo.js';
import type { Club } from './club.js';
import type { Ladder } from './ladder.js';
import type { Lessons } from './lessons.js';
import type { PeopleMethods } from './people.js';
import type { Outbox } from './posts.js';
import type { ProcessMethods, SettingMethods } from './process.js';
import type { StatsMethods } from './stats.js';
import type { Tournaments } from './tournaments.js';
import type { VoteMethods } from './votes.js';
import type { Winters } from './winter.js';

export type { ConditionRef, Habit, Orders, Plan } from './orders.js';
export * from './lessons.js';
export * from './club.js';
export * from './ladder.js';
export * from './winter.js';
export * from './frozen.js';
export * from './game.js';
export * from './play.js';
export * from './history.js';
export * from './votes.js';
export * from './people.js';
export * from './posts.js';
export * from './process.js';
export * from './tournaments.js';
export type * from './methods/games.js';
export type * from './methods/host.js';
export type * from './methods/lobby.js';
export type * from './methods/look.js';
export type * from './methods/orders.js';
export type * from './methods/play.js';
export type * from './methods/review.js';
export type * from './methods/undo.js';

export interface Table {
  readonly games: GameMethods;
  readonly lobby: LobbyMethods;
  readonly host: HostMethods;
  readonly play: PlayMethods;
  readonly undo: UndoMethods;
  readonly votes: VoteMethods;
  readonly orders: OrderMethods;
  readonly look: LookMethods;
  readonly review: ReviewMethods;
  readonly people: PeopleMethods;
  readonly settings: SettingMethods;
  readonly process: ProcessMethods;
  readonly outbox: Outbox;
  readonly lessons: Lessons;
  readonly stats: StatsMethods;
  /** Rematches, the waiting list and followers. */
  readonly club: Club;
  /** The Daily Winter. */
  readonly winters: Winters;
  /** Ratings of people. */
  readonly ladder: Ladder;
  readonly tournaments: Tournaments;
}

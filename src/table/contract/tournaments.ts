import type { Field, Plan, Row } from '../../club/index.js';
import type { Actor, ChannelId, GameCard, GameId, GuildId, MessageId, Pace, PersonId } from './game.js';

/** Tournaments as everybody on their server may know them. */

export { KINDS, type Plan, type Row as TournamentLine } from '../../club/index.js';

export const TOURNAMENT_STAGES = ['signing', 'running', 'between', 'over'] as const;
/** `between`: a league waits for its next season. */
export type TournamentStage = (typeof TOURNAMENT_STAGES)[number];

interface TournamentSetup {
  readonly plan: Plan;
  readonly module: string;
  readonly variant: string;
  readonly pace: Pace;
  /** The program that sits on the seats which people leave free; '' for none. */
  readonly fill: string;
  /** Days that a round has. */
  readonly days: number;
  /** Of its games, and of what is told of it. */
  readonly language: string;
}

export interface Tournament {
  readonly id: number;
  readonly guild: GuildId;
  readonly number: number;
  readonly name: string;
  /** e.g. `T3 Cold Harbour`. */
  readonly title: string;
  readonly host: PersonId;
  /** Where its games are opened, and where it is told of itself. */
  readonly channel: ChannelId;
  readonly home: ChannelId;
  readonly stage: TournamentStage;
  readonly setup: TournamentSetup;
  readonly field: Field;
  /** The message that shows it, in `home` or in the channel that `home` hangs from. */
  readonly card?: TournamentCard;
  /** The message that tells of the latest round. */
  readonly told?: ToldRound;
  readonly createdAt: number;
}

interface ToldRound {
  readonly round: number;
  readonly channel: ChannelId;
  readonly message: MessageId;
  /** Digest of what it shows. */
  readonly shown: string;
}

interface TournamentCard {
  readonly channel: ChannelId;
  /** Absent until it has been sent. */
  readonly message?: MessageId;
  /** A thread of its own hangs from it; without it `home` is where the card stands. */
  readonly threads?: boolean;
  /** Digest of what it shows. */
  readonly shown?: string;
}

/** What is chosen; the rest has a usual value. */
export interface NewTournament {
  readonly name?: string;
  readonly module: string;
  readonly variant?: string;
  readonly kind: Plan['kind'];
  readonly seats?: number;
  readonly rounds?: number;
  readonly division?: number;
  readonly moves?: number;
  readonly fill?: string;
  readonly days?: number;
  readonly pace?: Pace;
  readonly language?: string;
  readonly channel: ChannelId;
  readonly home: ChannelId;
  /** The place where it was made is no thread: it gets one of its own. */
  readonly threads?: boolean;
}

export interface Tournaments {
  /** Moderators, or everybody where the server's settings say so. */
  create(actor: Actor, input: NewTournament): Promise<Tournament>;
  /** Has card and latest round post updated, by one process at a time; saves what `update` returns. */
  withCard(
    id: number,
    update: (now: Tournament) => Promise<Partial<Pick<Tournament, 'home' | 'card' | 'told'>> | undefined>,
  ): Promise<Tournament>;
  /** A few whose card is behind: each is the caller's for some minutes, and comes again where the card still is then. */
  unshown(): Promise<readonly number[]>;
  /** @param season of a league, as it ended. Refused `table.no-such-tournament`, `table.no-such-season`. */
  get(actor: Actor, id: number, season?: number): Promise<Tournament>;
  /** For the poster. */
  shown(id: number): Promise<Tournament>;
  /** The one that is meant by a number or name, or by the place, or the only one that isn't over. */
  find(actor: Actor, place: { readonly text?: string; readonly channel?: ChannelId }): Promise<Tournament>;
  list(actor: Actor): Promise<readonly Tournament[]>;
  standings(tournament: Tournament): readonly Row[];

  join(actor: Actor, id: number): Promise<Tournament>;
  /** Whoever leaves while it runs gets up from its games too. */
  leave(actor: Actor, id: number): Promise<Tournament>;
  /** Who organises it: begins it, or a league's next season. */
  start(actor: Actor, id: number): Promise<Tournament>;
  drop(actor: Actor, id: number, person: PersonId): Promise<Tournament>;
  /** Gives the round that is played so many more days. */
  extend(actor: Actor, id: number, days: number): Promise<Tournament>;
  /** Decides a table of the round that is played, by its number from 1. */
  rule(actor: Actor, id: number, table: number, winner: PersonId): Promise<Tournament>;
  end(actor: Actor, id: number): Promise<Tournament>;
  /** A player of a game that is decided and still runs brings its pings and deadlines back. */
  playOn(actor: Actor, game: GameId): Promise<GameCard>;

  /** Brings those that are due up to date: results, deadlines, next rounds, their games. Gives those that changed. */
  tick(): Promise<readonly number[]>;
}

import type { TournamentField, TournamentPlan, StandingsRow } from '../../club/index.js';
import type { Actor, ChannelId, GameCard, GameId, GuildId, MessageId, Pace, PersonId } from './game.js';

/** Tournaments as everybody on their server may know them. */

export { KINDS, type StandingsRow } from '../../club/index.js';

export const TOURNAMENT_STAGES = ['signing', 'running', 'between', 'over'] as const;
/** `between`: a league waits for its next season. */
export type TournamentStage = (typeof TOURNAMENT_STAGES)[number];

interface TournamentSetup {
  readonly plan: TournamentPlan;
  readonly module: string;
  readonly variant: string;
  readonly pace: Pace;
  /** The AI on the free seats; '' for none. */
  readonly fill: string;
  /** Days per round. */
  readonly days: number;
  /** Language of its games and posts. */
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
  /** Where its games are opened, and (`home`) where its own posts go. */
  readonly channel: ChannelId;
  readonly home: ChannelId;
  readonly stage: TournamentStage;
  readonly setup: TournamentSetup;
  readonly field: TournamentField;
  /** The message with its card, in `home` or in the parent channel of `home`. */
  readonly card?: TournamentCard;
  /** The message about the latest round. */
  readonly told?: AnnouncedRound;
  readonly createdAt: number;
}

interface AnnouncedRound {
  readonly round: number;
  readonly channel: ChannelId;
  readonly message: MessageId;
  /** Digest of the content shown. */
  readonly shown: string;
}

interface TournamentCard {
  readonly channel: ChannelId;
  /** Absent until it has been sent. */
  readonly message?: MessageId;
  /** The card has a thread of its own; without it, `home` is the card's channel. */
  readonly threads?: boolean;
  /** Digest of the content shown. */
  readonly shown?: string;
}

/** Input for a new tournament; missing fields get defaults. */
export interface NewTournament {
  readonly name?: string;
  readonly module: string;
  readonly variant?: string;
  readonly kind: TournamentPlan['kind'];
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
  /** It gets a thread of its own, because it wasn't made in one. */
  readonly threads?: boolean;
}

export interface Tournaments {
  /** Moderators, or everybody if the server's settings say so. */
  create(actor: Actor, input: NewTournament): Promise<Tournament>;
  /** Updates the card and the latest round's message, one process at a time; saves what `update` returns. */
  withCard(
    id: number,
    update: (now: Tournament) => Promise<Partial<Pick<Tournament, 'home' | 'card' | 'told'>> | undefined>,
  ): Promise<Tournament>;
  /** Claims a few tournaments with an outdated card. One still outdated after its lease is claimed again. */
  unshown(): Promise<readonly number[]>;
  /** @param season of a league, as it ended. Refused `table.no-such-tournament`, `table.no-such-season` */
  get(actor: Actor, id: number, season?: number): Promise<Tournament>;
  /** For the poster: no check of the server. */
  shown(id: number): Promise<Tournament>;
  /** The tournament named by number or name, the one of the place, or the only one that isn't over. */
  find(actor: Actor, place: { readonly text?: string; readonly channel?: ChannelId }): Promise<Tournament>;
  list(actor: Actor): Promise<readonly Tournament[]>;
  standings(tournament: Tournament): readonly StandingsRow[];

  join(actor: Actor, id: number): Promise<Tournament>;
  /** Leaving a running tournament also leaves its game. */
  leave(actor: Actor, id: number): Promise<Tournament>;
  /** For the organizer: starts the tournament, or a league's next season. */
  start(actor: Actor, id: number): Promise<Tournament>;
  drop(actor: Actor, id: number, person: PersonId): Promise<Tournament>;
  /** Extends the current round by `days`. */
  extend(actor: Actor, id: number, days: number): Promise<Tournament>;
  /** Decides the winner's table of the current round. */
  rule(actor: Actor, id: number, winner: PersonId): Promise<Tournament>;
  end(actor: Actor, id: number): Promise<Tournament>;
  /** For a player: restores the pings and deadlines of a decided game that still runs. */
  playOn(actor: Actor, game: GameId): Promise<GameCard>;

  /** Advances due tournaments: results, deadlines, next rounds, games. @returns those that changed */
  tick(): Promise<readonly number[]>;
}

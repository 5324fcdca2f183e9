import type { DailyRow } from '../../store/port.js';
import type { Material } from '../../club/index.js';
import type { Seat } from '../../kernel/index.js';
import type { Actor, ChannelId, GameCard, GameId, GuildId, Pace, PersonId } from './game.js';

/** Club features of a server between games. Only the daily summary belongs to a person. */

/** Features that a server's moderators turn on and off. */
export const FEATURES = [
  'rematch',
  'wanted',
  'follow',
  'ladder',
  'review',
  'winter',
  'tournaments',
  /** Everybody may organize tournaments, not only moderators. */
  'organise',
] as const;
export type Feature = (typeof FEATURES)[number];

export type ClubSettings = Readonly<Record<Feature, boolean>>;

/** Material for the teacher's remarks. */
export interface TaughtGame {
  readonly card: GameCard;
  /** The teacher's seat. */
  readonly teacher: Seat;
  /** The learner's latest decisions in a row; none if they haven't moved. */
  readonly own: Material;
  /** Event number of the last of them; the teacher's own moves come after it. */
  readonly upTo: number;
}

/** A line of the waiting list. */
export interface Wish {
  readonly module: string;
  /** People at the table, including the one who signs up. */
  readonly seats: number;
  readonly pace: Pace;
}

export interface OpenWish extends Wish {
  /** People who signed up, in order. */
  readonly people: readonly PersonId[];
  /** When the first of them signed up, ms since 1970. */
  readonly since: number;
}

export interface Wished {
  readonly line: OpenWish;
  /** The person wasn't on this line before. */
  readonly isNew: boolean;
  /** The lobby, if the line is complete. */
  readonly opened?: GameCard;
}

/** The result of asking for a rematch: a new lobby, a joined one, or a started game. */
export interface Rematch {
  readonly card: GameCard;
  readonly how: 'opened' | 'joined' | 'started';
  /** Players of the previous game who haven't joined yet. */
  readonly missing: readonly PersonId[];
}

export interface DueDaily {
  readonly person: PersonId;
  /** When the summary was due, ms since 1970. */
  readonly due: number;
  /** 1 at the first attempt; at later ones the message may already exist. */
  readonly attempt: number;
  readonly zone: string | undefined;
  readonly row: DailyRow;
}

export interface Club {
  settings(guild: GuildId): Promise<ClubSettings>;
  /** Moderators only. */
  turn(actor: Actor, feature: Feature, on: boolean): Promise<ClubSettings>;

  /** Subscribes the actor to a game's end. Refused for its players. @returns whether the actor follows it now */
  follow(actor: Actor, game: GameId, follows: boolean): Promise<boolean>;
  isFollowing(actor: Actor, game: GameId): Promise<boolean>;
  /** For the poster: followers who don't play in the game. */
  followers(game: GameId): Promise<readonly PersonId[]>;

  /**
   * A lobby with the same players, each one seat further. It starts when all have asked. Refused
   * `table.not-over`, `table.not-seated`.
   */
  rematch(actor: Actor, game: GameId): Promise<Rematch>;

  /** The lines of a server's waiting list, the one closest to complete first. */
  wanted(actor: Actor): Promise<readonly OpenWish[]>;
  /** Signs the actor up; the last missing player opens the lobby in `place`. */
  wish(
    actor: Actor,
    wish: Wish,
    place: { readonly channel: ChannelId; readonly inThread: boolean; readonly language: string },
  ): Promise<Wished>;
  unwish(actor: Actor, wish: Wish): Promise<void>;

  /** The actor's last setup on this server, of that module or of any. */
  lastChoices(actor: Actor, module?: string): Promise<LastChoices | undefined>;

  /** Minute of the local day at which the person gets the summary. */
  daily(person: PersonId): Promise<number | undefined>;
  /** `undefined`: never. */
  setDaily(person: PersonId, minute: number | undefined): Promise<void>;
  /** Claims a few due summaries. An unsettled one is claimed again after its lease. */
  takeDailies(): Promise<readonly DueDaily[]>;
  /** Settles a summary that was sent or isn't needed; the next one is tomorrow's. */
  dailyDone(due: DueDaily): Promise<void>;
  /** Retries later, with backoff, for some hours. */
  retryDaily(due: DueDaily): Promise<void>;

  /** Saves the message that calls the person to their games. @returns the previous one, for the caller to delete */
  keepSummons(
    person: PersonId,
    sent: { readonly channel: ChannelId; readonly message: string },
  ): Promise<{ readonly channel: ChannelId; readonly message: string } | undefined>;
}

type LastChoices = Pick<
  GameCard,
  'module' | 'variant' | 'options' | 'pace' | 'agreement' | 'language' | 'title'
>;

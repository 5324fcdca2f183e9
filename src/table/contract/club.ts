import type { DailyRow } from '../../store/port.js';
import type { Material } from '../../club/index.js';
import type { Seat } from '../../kernel/index.js';
import type { Actor, ChannelId, GameCard, GameId, GuildId, Pace, PersonId } from './game.js';

/** What holds a club together between games. All of it is a server's own, but for what one person is told once a day. */

/** What a server's moderators may turn off. */
export const FEATURES = [
  'rematch',
  'wanted',
  'follow',
  'ladder',
  'review',
  'winter',
  'tournaments',
  /** Everybody may organise tournaments, not moderators alone. */
  'organise',
] as const;
export type Feature = (typeof FEATURES)[number];

export type ClubSettings = Readonly<Record<Feature, boolean>>;

/** What a program that teaches has to say something about. */
export interface Taught {
  readonly card: GameCard;
  /** Where it sits. */
  readonly teacher: Seat;
  /** The learner's decisions, the last one without a break before it; none where they haven't moved. */
  readonly own: Material;
  /** Number of the last of them: what it did itself comes after. */
  readonly upTo: number;
}

/** A line of the waiting list. */
export interface Wish {
  readonly module: string;
  /** People at the table, whoever wishes included. */
  readonly seats: number;
  readonly pace: Pace;
}

export interface Wanted extends Wish {
  /** Who has signed, the first one first. */
  readonly people: readonly PersonId[];
  /** When the first of them signed, ms since 1970. */
  readonly since: number;
}

export interface Wished {
  readonly line: Wanted;
  /** They stand in it since this moment. */
  readonly isNew: boolean;
  /** The lobby that everybody of the line sits in, when they were enough. */
  readonly opened?: GameCard;
}

/** How a rematch came on: a new lobby, one more who sits down, or everybody is there and it has begun. */
export interface Rematch {
  readonly card: GameCard;
  readonly how: 'opened' | 'joined' | 'started';
  /** People of the game before who haven't said yes. */
  readonly missing: readonly PersonId[];
}

export interface DueDaily {
  readonly person: PersonId;
  /** The moment that the person chose, ms since 1970. */
  readonly due: number;
  /** 1 at the first attempt; from the second on the message may stand already. */
  readonly attempt: number;
  readonly zone: string | undefined;
  readonly row: DailyRow;
}

export interface Club {
  settings(guild: GuildId): Promise<ClubSettings>;
  /** Moderators only. */
  turn(actor: Actor, feature: Feature, on: boolean): Promise<ClubSettings>;

  /** Whoever follows a game is told its end. Refused for who plays. Gives whether the actor follows it now. */
  follow(actor: Actor, game: GameId, follows: boolean): Promise<boolean>;
  isFollowing(actor: Actor, game: GameId): Promise<boolean>;
  /** For the poster: who follows a game and doesn't play in it. */
  followers(game: GameId): Promise<readonly PersonId[]>;

  /**
   * A lobby with the same players, each one seat further. It starts when all have asked. Refused
   * `table.not-over`, `table.not-seated`.
   */
  rematch(actor: Actor, game: GameId): Promise<Rematch>;

  /** The lines of a server's waiting list, the one closest to complete first. */
  wanted(actor: Actor): Promise<readonly Wanted[]>;
  /** Signs the actor on; the last one that was missing opens the lobby in their channel. */
  wish(
    actor: Actor,
    wish: Wish,
    place: { readonly channel: ChannelId; readonly inThread: boolean; readonly language: string },
  ): Promise<Wished>;
  unwish(actor: Actor, wish: Wish): Promise<void>;

  /** How the actor last set a game up here: that game, or any. */
  lastChoices(actor: Actor, module?: string): Promise<LastChoices | undefined>;

  /** Minute of the local day at which somebody is told once a day. */
  daily(person: PersonId): Promise<number | undefined>;
  /** `undefined`: never. */
  setDaily(person: PersonId, minute: number | undefined): Promise<void>;
  /** A few whose summary is due: each is the caller's for some minutes, and comes again where it isn't settled by then. */
  takeDailies(): Promise<readonly DueDaily[]>;
  /** It has been sent, or needn't be: the next one is tomorrow's. */
  dailyDone(due: DueDaily): Promise<void>;
  /** Again later, each time later than before, for some hours. */
  retryDaily(due: DueDaily): Promise<void>;

  /** The direct message that calls somebody to their games from now on. Gives the one before, which is the caller's to remove. */
  keepSummons(
    person: PersonId,
    sent: { readonly channel: ChannelId; readonly message: string },
  ): Promise<{ readonly channel: ChannelId; readonly message: string } | undefined>;
}

type LastChoices = Pick<
  GameCard,
  'module' | 'variant' | 'options' | 'pace' | 'agreement' | 'language' | 'title'
>;

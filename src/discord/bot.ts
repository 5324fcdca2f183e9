import type { Reviewer, Weigher } from '../club/index.js';
import { type GameModule, phaseParts, textsOfGame } from '../kernel/index.js';
import type { CardText, Chart, ClubBoard, Digest, PictureRef, Scene } from '../../renders/index.js';
import type { Log } from '../log.js';
import type { Report } from '../processes.js';
import { FORMER, type GameCard, type Snapshot, type Table } from '../table/index.js';
import { plain } from './escape.js';
import type { EmojiBook, EmojiDrawings } from './emojis.js';
import type { Metrics } from '../metrics/measures.js';
import type { PostPicture } from './post.js';
import type { IsMember } from './members.js';
import type { Sender } from './sender.js';
import { BOT_TEXTS, markedTeller, tellerFor, type BotTeller } from './texts.js';

/** A game's module when its own types don't matter: positions and views are passed through, never looked into. */
export type AnyModule = GameModule<unknown, unknown>;

/** A view and the game that it is of. */
interface Drawn {
  readonly module: string;
  readonly view: unknown;
}

/** Draws what a viewer sees. */
export interface Pictures {
  /**
   * The table and each seat's own things; empty where the game has no pictures. `before`: an earlier snapshot of the
   * same viewer, from which on changes are marked. `digest`: what the turn brought that has just ended; the first
   * picture has it.
   */
  board(
    snapshot: Snapshot,
    locale: string,
    before?: Snapshot,
    digest?: Digest,
  ): Promise<readonly PostPicture[]>;
  /** All that can be drawn of what a viewer sees, in the order in which one would leaf through it; and one of it. */
  parts?(snapshot: Snapshot): readonly PictureRef[];
  part?(snapshot: Snapshot, locale: string, part: PictureRef): Promise<PostPicture | undefined>;
  /**
   * What `board` shows, and at the end `final` before it, as draw lists with their alt texts, for a page that draws them
   * itself. `id` is the picture's (text `picture.<id>`).
   */
  scenes?(
    snapshot: Snapshot,
    locale: string,
    before?: Snapshot,
  ): readonly { readonly id: string; readonly scene: Scene; readonly alt: string }[];
  /** The end of the game. */
  final(snapshot: Snapshot, locale: string): Promise<readonly PostPicture[]>;
  /** One thing that is printed, with its figures; undefined where nobody draws the game. */
  card?(drawn: Drawn, locale: string, thing: string, text: CardText): Promise<PostPicture | undefined>;
  /** Curves over the turns of a game. */
  chart?(chart: Chart): Promise<PostPicture>;
  /** A ladder, or the standings of a tournament. */
  club?(board: ClubBoard): Promise<PostPicture>;
  /** Tables of one game one after another, as an animated GIF. */
  film?(snapshots: readonly Snapshot[], locale: string): Promise<PostPicture | undefined>;
  /** All signs of a game's pictures, in a picture under that title and in words; undefined where there are none. */
  signs?(
    game: string,
    locale: string,
    title: string,
  ): Promise<{ readonly picture?: PostPicture; readonly lines: readonly string[] } | undefined>;
  /** Small drawings beside names. */
  readonly emojis?: EmojiDrawings;
  /** The table in words, a line each. */
  text(snapshot: Snapshot, locale: string): readonly string[];
  close(): Promise<void>;
}

/** Runs the laboratory's questions outside the process that answers Discord. */
export interface Lab {
  questions(): readonly {
    readonly game: string;
    readonly name: string;
    /** By language; English is always there. */
    readonly words: Readonly<Record<string, string>>;
  }[];
  /** Of a person: how many may still be asked today. */
  left(person: string): number;
  /** Why a person can't ask now (`bot.lab.<why>`), and how many questions a day there are. */
  refusal(person: string): { readonly why: string; readonly most: number } | undefined;
  ask(
    asked: {
      readonly person: string;
      readonly game: string;
      readonly question: string;
      readonly locale: string;
    },
    /** How much of it is done, from 0 to 1. */
    report: (share: number) => void,
  ): Promise<{
    readonly question: string;
    readonly lines: readonly string[];
    /** Empty where there is nothing to draw. */
    readonly png: Uint8Array;
    readonly alt: string;
    /** A page with all figures. */
    readonly html: string;
  }>;
}

/** Everything that commands, controls and the poster use. */
export interface Bot {
  readonly table: Table;
  readonly modules: ReadonlyMap<string, AnyModule>;
  readonly pictures: Pictures;
  readonly log: Log;
  /** Absent where nobody works questions out. */
  readonly lab?: Lab;
  /** Looks back at finished games; absent where nobody does. */
  readonly reviewer?: Reviewer;
  /** Says what of a try at a day's solo game was luck; absent where nobody does. */
  readonly weigher?: Weigher;
  /** What is said in a channel outside of any game; absent where nothing is connected. */
  readonly sender?: Sender;
  /** Takes down how long a stage took, ms. */
  readonly measure?: Metrics['measure'];
  readonly late?: Metrics['late'];
  /** How all processes do that are at work on the same database; absent where there is one. */
  readonly reports?: () => Promise<readonly Report[]>;
  /** How the program does so far. */
  readonly stats?: Metrics['stats'];
  /** Ids of the registered commands by their names, to mention them by; filled in once they are registered. */
  readonly commandIds?: Map<string, string>;
  /** Every name that a command or subcommand goes by, in any language, and the one that it is registered by. */
  readonly commandPaths?: ReadonlyMap<string, string>;
  /** Emojis beside names: those that are uploaded to Discord. */
  readonly emojis?: EmojiBook;
  /** Troubles of the machine that the operator should know. */
  readonly trouble?: () => string | undefined;
  /** Names of the permissions that the bot lacks in a channel or thread to write there. */
  readonly lacking?: (channel: string) => readonly string[];
  /** Whether a person is a member of a server; absent where nothing is connected. */
  readonly isMember?: IsMember;
  /** Another process may answer the same people just now: what is acknowledged already is theirs. */
  readonly isShared?: () => boolean;
  /** Whether the bot is in a server, by the events this process receives. */
  readonly isIn?: (guild: string) => boolean;
  /** Who runs the program: the application's owner, or its team. Filled in once Discord has said who. */
  readonly owners?: Set<string>;
}

export function moduleOf(bot: Pick<Bot, 'modules'>, card: Pick<GameCard, 'module'>): AnyModule | undefined {
  return bot.modules.get(card.module);
}

/** Words of a game in one language, the bot's own included. */
export function tellerOf(
  bot: Pick<Bot, 'modules'>,
  card: Pick<GameCard, 'module'> & Partial<Pick<GameCard, 'options'>>,
  locale: string,
): BotTeller {
  const module = moduleOf(bot, card);
  return tellerFor(module === undefined ? BOT_TEXTS : textsOfGame(module, card.options), locale);
}

/**
 * The same words with a drawing before each name: for messages, whose parts (`post.ts`) put it where it can be shown.
 * Whatever isn't a message (completions, forms, names of files and threads, pictures) takes `tellerOf`.
 */
export function richTellerOf(
  bot: Pick<Bot, 'modules' | 'emojis'>,
  card: Pick<GameCard, 'module'> & Partial<Pick<GameCard, 'options'>>,
  locale: string,
): BotTeller {
  const module = moduleOf(bot, card);
  const { emojis } = bot;
  if (module === undefined || emojis === undefined) return tellerOf(bot, card, locale);
  const texts = textsOfGame(module, card.options);
  return markedTeller(emojis, texts, locale, (id) => emojis.mark(card.module, id));
}

export function gameName(tell: BotTeller, id: string): string {
  const name = tell.name(id);
  return name === id ? id.slice(0, 1).toUpperCase() + id.slice(1) : name;
}

/** A program that plays, by a name for people, and what it is: `quick: takes at once what looks best`. */
export function aiLabel(tell: BotTeller, ai: string): string {
  return tell.has(`ai.${ai}`)
    ? tell.text('bot.ai.what', { ai, what: tell.lookup(`ai.${ai}`) })
    : tell.name(ai);
}

/** Name of a picture: the game's own, else the common one. */
export const pictureName = (tell: BotTeller, id: string): string =>
  tell.lookup(tell.has(`picture.${id}`) ? `picture.${id}` : `bot.picture.${id}`);

export function phaseName(tell: BotTeller, phase: string): string {
  if (phase === '') return '';
  if (tell.has(`phase.${phase}`)) return tell.lookup(`phase.${phase}`);
  const parts = phaseParts(phase, (seat) => tell.has(`name.${seat}`));
  if (parts !== undefined)
    return tell.text('bot.phase-of', { phase: phaseName(tell, parts.phase), seat: parts.seat });
  return phase.slice(0, 1).toUpperCase() + phase.slice(1);
}

/** A round by the game's own word for it (`moment.round`: a year, a round); where it has none, a turn. */
export function turnName(tell: BotTeller, turn: number, turns: number): string {
  if (turn === 0) return tell.text('bot.before');
  return tell.lookup(tell.has('moment.round') ? 'moment.round' : 'bot.turn', { turn, turns });
}

/** `#12 Cold Harbour`, safe to show. */
export function titleOf(card: Pick<GameCard, 'title'>): string {
  return plain(card.title).replace(/^\\#/u, '#');
}

/** The letter that stands for a seat; none where the seat's name brings its drawing, which has the letter on it. */
export function seatMark(
  module: AnyModule | undefined,
  seat: string | undefined,
  tell?: Pick<BotTeller, 'name'>,
): string {
  if (seat !== undefined && tell?.name(seat).startsWith('<:') === true) return '';
  const meta = module?.meta.seats.find((each) => each.id === seat);
  return meta === undefined ? '·' : `\`${meta.letter}\``;
}

/** The one line that says which game, turn and phase is meant. */
export function whereLine(tell: BotTeller, card: GameCard): string {
  return tell.text('bot.where', {
    title: titleOf(card),
    game: gameName(tell, card.module),
    turn: card.seq < 0 ? tell.text('bot.no-turn') : turnName(tell, card.turn, card.turns),
    phase: phaseName(tell, card.phase),
  });
}

/** The same without the game's name, for a panel that its player opened. */
export function placeLine(tell: BotTeller, card: GameCard): string {
  return tell.text('bot.panel.where', {
    title: titleOf(card),
    turn: turnName(tell, card.turn, card.turns),
    phase: phaseName(tell, card.phase),
  });
}

/** Whom a game waits for, as people read it: AIs move by themselves, and soon. */
export function waitedFor(
  { places, awaited: all }: Pick<GameCard, 'places' | 'awaited'>,
  awaited = all,
): GameCard['awaited'] {
  return awaited.filter(({ seat }) => places.find((place) => place.seat === seat)?.ai === undefined);
}

/** People as mentions; they notify only those whom the post allows. */
export function mention(person: string): string {
  return `<@${person}>`;
}

/** A person's mention; a person whose data was deleted is a former player. */
export function personName(tell: BotTeller, person: string): string {
  return person === FORMER ? tell.text('bot.former') : mention(person);
}

export function timeTag(ms: number, style: 'R' | 'f' = 'R'): string {
  return `<t:${Math.floor(ms / 1000)}:${style}>`;
}

import type { Reviewer, Weigher } from '../club/index.js';
import { type GameModule, phaseParts, textsOfGame } from '../kernel/index.js';
import type { CardText, Chart, ClubBoard, Digest, PictureRef, Scene } from '../../renders/index.js';
import type { Log } from '../log.js';
import type { Report } from '../processes.js';
import { FORMER, type GameCard, type Snapshot, type Table } from '../table/index.js';
import { escapeName } from './escape.js';
import type { EmojiBook, EmojiDrawings } from './emojis.js';
import type { Metrics } from '../metrics/measures.js';
import type { PostPicture } from './post.js';
import type { IsMember } from './members.js';
import type { Sender } from './sender.js';
import { BOT_TEXTS, markedTeller, tellerFor, type BotTeller } from './texts.js';

/** A game module whose own types don't matter here: positions and views are only passed on. */
export type AnyModule = GameModule<unknown, unknown>;

/** A view with the id of its module. */
interface Drawn {
  readonly module: string;
  readonly view: unknown;
}

export interface Pictures {
  /**
   * The table and each seat's own components; empty for a game without pictures.
   * @param before an earlier snapshot of the same viewer; changes since then are marked
   * @param digest what the last turn brought; drawn in the last picture
   */
  board(
    snapshot: Snapshot,
    locale: string,
    before?: Snapshot,
    digest?: Digest,
  ): Promise<readonly PostPicture[]>;
  /** Lists every picture a viewer can open, in browsing order; `part` draws one of them. */
  parts?(snapshot: Snapshot): readonly PictureRef[];
  part?(snapshot: Snapshot, locale: string, part: PictureRef): Promise<PostPicture | undefined>;
  /**
   * The pictures of `final` and `board` as draw lists with alt texts, for a page that draws them itself. The text
   * `picture.<id>` names each.
   */
  scenes?(
    snapshot: Snapshot,
    locale: string,
    before?: Snapshot,
  ): readonly { readonly id: string; readonly scene: Scene; readonly alt: string }[];
  /** The end of the game. */
  final(snapshot: Snapshot, locale: string): Promise<readonly PostPicture[]>;
  /** A printed component with its values; undefined for a game without pictures. */
  card?(drawn: Drawn, locale: string, thing: string, text: CardText): Promise<PostPicture | undefined>;
  /** Curves over the turns of a game. */
  chart?(chart: Chart): Promise<PostPicture>;
  /** A ladder, or the standings of a tournament. */
  club?(board: ClubBoard): Promise<PostPicture>;
  /** The tables of one game in sequence, as an animated GIF. */
  film?(snapshots: readonly Snapshot[], locale: string): Promise<PostPicture | undefined>;
  /** All symbols of a game's pictures, as a picture and in words; undefined if it has none. */
  signs?(
    game: string,
    locale: string,
    title: string,
  ): Promise<{ readonly picture?: PostPicture; readonly lines: readonly string[] } | undefined>;
  /** Small drawings for use as emojis. */
  readonly emojis?: EmojiDrawings;
  /** The table in words, one line each. */
  text(snapshot: Snapshot, locale: string): readonly string[];
  close(): Promise<void>;
}

/** Answers the laboratory's questions outside the process that answers Discord. */
export interface Lab {
  questions(): readonly {
    readonly game: string;
    readonly name: string;
    /** By language; English is always there. */
    readonly words: Readonly<Record<string, string>>;
  }[];
  /** Questions the person may still ask today. */
  left(person: string): number;
  /** Why a person can't ask now (text `bot.lab.<why>`), and the number of questions per day. */
  refusal(person: string): { readonly why: string; readonly most: number } | undefined;
  ask(
    asked: {
      readonly person: string;
      readonly game: string;
      readonly question: string;
      readonly locale: string;
    },
    /** Called with the share that is done, 0 to 1. */
    report: (share: number) => void,
  ): Promise<{
    readonly question: string;
    readonly lines: readonly string[];
    /** Empty if there is no picture. */
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
  /** Absent if no laboratory runs. */
  readonly lab?: Lab;
  /** Reviews finished games; absent if none runs. */
  readonly reviewer?: Reviewer;
  /** Estimates the share of luck in an attempt at a day's solo game; absent if none runs. */
  readonly weigher?: Weigher;
  /** Sends messages outside any game; absent while disconnected. */
  readonly sender?: Sender;
  /** Records the duration of a stage, ms. */
  readonly measure?: Metrics['measure'];
  readonly late?: Metrics['late'];
  /** Reports of all processes on the same database; absent if there is only one. */
  readonly reports?: () => Promise<readonly Report[]>;
  /** Figures of this process since it started. */
  readonly stats?: Metrics['stats'];
  /** Ids of the registered commands by name, for command mentions; filled after registration. */
  readonly commandIds?: Map<string, string>;
  /** The registered name for every localized name of a command or subcommand. */
  readonly commandPaths?: ReadonlyMap<string, string>;
  /** The emojis uploaded to Discord. */
  readonly emojis?: EmojiBook;
  /** A problem of the machine that the operator should know. */
  readonly trouble?: () => string | undefined;
  /** Names of the permissions the bot lacks to write in a channel or thread. */
  readonly lacking?: (channel: string) => readonly string[];
  /** Whether a person is a member of a server; absent while disconnected. */
  readonly isMember?: IsMember;
  /** Whether another process may receive the same events now: interactions already acknowledged belong to it. */
  readonly isShared?: () => boolean;
  /** Whether the bot is in a server, by the events this process receives. */
  readonly isIn?: (guild: string) => boolean;
  /** The application's owner or team; filled once Discord has told us. */
  readonly owners?: Set<string>;
}

export function moduleOf(bot: Pick<Bot, 'modules'>, card: Pick<GameCard, 'module'>): AnyModule | undefined {
  return bot.modules.get(card.module);
}

/** A teller over a game's texts and the bot's own. */
export function tellerOf(
  bot: Pick<Bot, 'modules'>,
  card: Pick<GameCard, 'module'> & Partial<Pick<GameCard, 'options'>>,
  locale: string,
): BotTeller {
  const module = moduleOf(bot, card);
  return tellerFor(module === undefined ? BOT_TEXTS : textsOfGame(module, card.options), locale);
}

/**
 * The same teller with an emoji before each name, for messages: `post.ts` moves emojis where Discord can show them.
 * Completions, forms, pictures, and names of files and threads use `tellerOf`.
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

/** An AI with its description: `quick: takes at once what looks best`. */
export function aiLabel(tell: BotTeller, ai: string): string {
  return tell.has(`ai.${ai}`)
    ? tell.text('bot.ai.what', { ai, what: tell.lookup(`ai.${ai}`) })
    : tell.name(ai);
}

/** A picture's name in the game's texts, else in the bot's. */
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

/** The round in the game's own term (`moment.round`, such as a year), else a turn. */
export function turnName(tell: BotTeller, turn: number, turns: number): string {
  if (turn === 0) return tell.text('bot.before');
  return tell.lookup(tell.has('moment.round') ? 'moment.round' : 'bot.turn', { turn, turns });
}

/** The title with Markdown escaped: `#12 Cold Harbour`. */
export function titleOf(card: Pick<GameCard, 'title'>): string {
  return escapeName(card.title).replace(/^\\#/u, '#');
}

/** The letter of a seat; '' if the emoji in the seat's name already has it. */
export function seatMark(
  module: AnyModule | undefined,
  seat: string | undefined,
  tell?: Pick<BotTeller, 'name'>,
): string {
  if (seat !== undefined && tell?.name(seat).startsWith('<:') === true) return '';
  const meta = module?.meta.seats.find((each) => each.id === seat);
  return meta === undefined ? '·' : `\`${meta.letter}\``;
}

/** One line with game, turn and phase. */
export function whereLine(tell: BotTeller, card: GameCard): string {
  return tell.text('bot.where', {
    title: titleOf(card),
    game: gameName(tell, card.module),
    turn: card.seq < 0 ? tell.text('bot.no-turn') : turnName(tell, card.turn, card.turns),
    phase: phaseName(tell, card.phase),
  });
}

/** The same without the game's name, for a panel its player opened. */
export function placeLine(tell: BotTeller, card: GameCard): string {
  return tell.text('bot.panel.where', {
    title: titleOf(card),
    turn: turnName(tell, card.turn, card.turns),
    phase: phaseName(tell, card.phase),
  });
}

/** The players a game waits for. AIs are left out: they move soon by themselves. */
export function waitedFor(
  { places, awaited: all }: Pick<GameCard, 'places' | 'awaited'>,
  awaited = all,
): GameCard['awaited'] {
  return awaited.filter(({ seat }) => places.find((place) => place.seat === seat)?.ai === undefined);
}

/** A mention. It notifies only people the post allows. */
export function mention(person: string): string {
  return `<@${person}>`;
}

/** A mention, or "former player" for a person whose data was deleted. */
export function personName(tell: BotTeller, person: string): string {
  return person === FORMER ? tell.text('bot.former') : mention(person);
}

export function timeTag(ms: number, style: 'R' | 'f' = 'R'): string {
  return `<t:${Math.floor(ms / 1000)}:${style}>`;
}

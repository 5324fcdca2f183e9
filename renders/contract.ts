import type { Glyph, Item, Scene } from './scene.js';

/** One of the pictures that can be drawn of a view: which, and whose where it belongs to a seat. */
export interface PictureRef {
  /** The renderer's name for it: `table`, `sheet`, `tableau`, `map-west`. Text `picture.<id>` names it for people. */
  readonly id: string;
  readonly seat?: string;
}

/** What a turn that has ended brought each seat, in words and numbers of the reader's language. */
export interface Digest {
  /** Which turn. */
  readonly title: string;
  /** What is counted, a column each. */
  readonly columns: readonly string[];
  /** A row for each seat; a cell for each column: the number, by how much it changed, whether it counts setbacks. */
  readonly rows: readonly {
    readonly seat: string;
    readonly name: string;
    readonly cells: readonly { readonly n: number; readonly by: number; readonly setback?: true }[];
  }[];
}

/** What a picture is made from: a view that has been built for its viewers, and nothing else. */
export interface PictureRequest<View = unknown> extends PictureRef {
  readonly game: string;
  readonly view: View;
  /** An earlier view: what has changed since is ringed. */
  readonly before?: View;
  /** Drawn by the last of the `phase` pictures, where the turn has just ended. */
  readonly digest?: Digest;
  /** Seats of this table may have hints: a picture may tell a chance. */
  readonly hints?: boolean;
  /** BCP 47 tag; a locale without texts falls back to English. */
  readonly locale: string;
}

/** A request that doesn't say yet which picture. */
export type ViewRequest<View = unknown> = Omit<PictureRequest<View>, 'id'>;

export interface Picture {
  readonly png: Buffer;
  /** Describes the same view in words, at most 1,024 characters. */
  readonly alt: string;
  /** File name for an attachment: picture, seat and turn, nothing that a viewer could not see. */
  readonly name: string;
}

/** One kind of picture: the draw list, and the same in words. Both throw when asked for a seat that isn't there. */
export interface Drawing<View> {
  readonly scene: (request: PictureRequest<View>) => Scene;
  /** Whole sentences, what matters most first: those that don't fit into Discord's limit are left out. */
  readonly alt: (request: PictureRequest<View>) => readonly string[];
}

/** One drawing as people are told of it. */
export interface SignText {
  /** Its name among the game's drawings. */
  readonly icon: string;
  readonly looks: string;
  readonly means: string;
}

/** The signs of a game's pictures, all of them, for who asks what they mean. */
export type Signs = (locale: string) => readonly SignText[];

/** Drawings that stand beside the names of things in texts, on buttons and in menus; never without the name. */
export interface EmojiSet {
  /** Names of the drawings: letters and digits. */
  readonly names: readonly string[];
  /** The drawing that stands for a thing, by the id that the game's words have for it. */
  readonly of: (id: string) => string | undefined;
  readonly scene: (name: string) => Scene;
}

/** A card as it lies on the table. */
export interface CardDrawing {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  readonly glyphs: Readonly<Record<string, Glyph>>;
}

/** What a game's folder in `renders/` brings. All of it reads the view and nothing else. */
export interface Renderer<View> {
  readonly drawings: Readonly<Record<string, Drawing<View>>>;
  /** All that can be drawn of a view, in the order in which one would leaf through it; the table is first. */
  readonly pictures: (view: View) => readonly PictureRef[];
  /** What is posted as a phase resolves, each at the full width of a message: the table, and one sheet of all seats. */
  readonly phase: (view: View) => readonly PictureRef[];
  /**
   * What the last of the `phase` pictures shows of the seats' areas: without a change there, it isn't posted. Absent: it
   * is posted as every phase resolves.
   */
  readonly areas?: (view: View) => unknown;
  /** What is posted when the game is over, the result first. */
  readonly final: (view: View) => readonly PictureRef[];
  /** The table in words, a line each, in the order in which one would read it out. */
  readonly board: (request: ViewRequest<View>) => readonly string[];
  /** Absent where every drawing has its word beside it. */
  readonly signs?: Signs;
  readonly emojis?: EmojiSet;
  /** A thing as it lies on the table; undefined where it doesn't, or has no card of its own. */
  readonly card?: (view: View, thing: string, locale: string) => CardDrawing | undefined;
  /** Turn and phase, for file names: `turn-3-hunt`. */
  readonly moment: (view: View) => string;
}

/** Discord's limit for the description of an attachment. */
export const ALT_LIMIT = 1024;

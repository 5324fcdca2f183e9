import type { Glyph, Item, Scene } from './scene.js';

/** Identifies a picture of a view, and its seat if it shows one. */
export interface PictureRef {
  /** The renderer's id, such as `table`, `sheet`, `tableau`, `map-west`. The text `picture.<id>` is its name. */
  readonly id: string;
  readonly seat?: string;
}

/** What a finished turn changed for each seat, localized. */
export interface Digest {
  /** Names the turn. */
  readonly title: string;
  /** Names of the measures. */
  readonly columns: readonly string[];
  /** One row per seat, one cell per column: value, change, and whether it counts setbacks. */
  readonly rows: readonly {
    readonly seat: string;
    readonly name: string;
    readonly cells: readonly { readonly n: number; readonly by: number; readonly setback?: true }[];
  }[];
}

/** Input of a picture: only a view that was built for its viewers. */
export interface PictureRequest<View = unknown> extends PictureRef {
  readonly game: string;
  readonly view: View;
  /** An earlier view: changes since then are ringed. */
  readonly before?: View;
  /** Shown on the last of the `phase` pictures after the end of a turn. */
  readonly digest?: Digest;
  /** Hints are on at this table: a picture may show a probability. */
  readonly hints?: boolean;
  /** BCP 47 tag; a locale without texts falls back to English. */
  readonly locale: string;
}

/** A request without a picture id. */
export type ViewRequest<View = unknown> = Omit<PictureRequest<View>, 'id'>;

export interface Picture {
  readonly png: Buffer;
  /** Alt text, at most 1,024 characters. */
  readonly alt: string;
  /** File name of the attachment; contains nothing hidden from a viewer. */
  readonly name: string;
}

/** A kind of picture: its scene and its alt text. Both throw for an unknown seat. */
export interface Drawing<View> {
  readonly scene: (request: PictureRequest<View>) => Scene;
  /** Whole sentences, most important first: those beyond Discord's limit are dropped. */
  readonly alt: (request: PictureRequest<View>) => readonly string[];
}

/** An entry of the legend. */
export interface SignText {
  /** Name of the icon. */
  readonly icon: string;
  readonly looks: string;
  readonly means: string;
}

/** The legend of a game's pictures. */
export type Signs = (locale: string) => readonly SignText[];

/** Icons beside names in texts, on buttons and in menus; never without the name. */
export interface EmojiSet {
  /** Icon names: letters and digits. */
  readonly names: readonly string[];
  /** The icon of a component, by its id in the game's texts. */
  readonly iconOf: (id: string) => string | undefined;
  readonly scene: (name: string) => Scene;
}

/** A card as drawn on the table. */
export interface CardDrawing {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  readonly glyphs: Readonly<Record<string, Glyph>>;
}

/** A game's renderer. All of it reads only the view. */
export interface Renderer<View> {
  readonly drawings: Readonly<Record<string, Drawing<View>>>;
  /** All pictures of a view in browsing order; the table is first. */
  readonly pictures: (view: View) => readonly PictureRef[];
  /** Pictures posted when a phase resolves, each at a message's full width: the table and a sheet of all seats. */
  readonly phase: (view: View) => readonly PictureRef[];
  /**
   * The data of the last `phase` picture; if unchanged, the picture isn't posted. Without this function, it always is.
   */
  readonly areas?: (view: View) => unknown;
  /** Pictures posted when the game is over, the result first. */
  readonly final: (view: View) => readonly PictureRef[];
  /** The table in words, one line per item, in reading order. */
  readonly board: (request: ViewRequest<View>) => readonly string[];
  /** Missing if every icon has a label beside it. */
  readonly signs?: Signs;
  readonly emojis?: EmojiSet;
  /** A component's card on the table; undefined if it has none. */
  readonly card?: (view: View, thing: string, locale: string) => CardDrawing | undefined;
  /** Turn and phase, for file names: `turn-3-hunt`. */
  readonly moment: (view: View) => string;
}

/** Discord's limit on an attachment's description. */
export const ALT_LIMIT = 1024;

import type { Scene } from './scene.js';

export const PICTURE_KINDS = ['table', 'tableau', 'event', 'final'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** What a picture is made from: a view that has been built for its viewers, and nothing else. */
export interface PictureRequest<View = unknown> {
  readonly game: string;
  readonly kind: PictureKind;
  readonly view: View;
  /** Whose tableau; required by `tableau`, ignored by the others. */
  readonly seat?: string;
  /** An earlier view: what has changed since is ringed. */
  readonly before?: View;
  /** BCP 47 tag; a locale without texts falls back to English. */
  readonly locale: string;
}

export interface Picture {
  readonly png: Buffer;
  /** Describes the same view in words, at most 1,024 characters. */
  readonly alt: string;
  /** File name for an attachment: kind, seat and turn, nothing that a viewer could not see. */
  readonly name: string;
}

/** What a game's folder in `renders/` brings. All of it reads the view and nothing else. */
export interface Renderer<View> {
  readonly scenes: Readonly<Record<PictureKind, (request: PictureRequest<View>) => Scene>>;
  readonly alt: (request: PictureRequest<View>) => string;
  /** The table in words, a line each, in the order in which one would read it out. */
  readonly board: (request: Omit<PictureRequest<View>, 'kind'>) => readonly string[];
  /** Seats that have a tableau. */
  readonly seats: (view: View) => readonly string[];
  /** Turn and phase, for file names: `turn-3-hunt`. */
  readonly moment: (view: View) => string;
  /** The view with the names of what is on the table in a language, where they are in the view. */
  readonly inLocale?: (view: View, locale: string) => View;
}

/** Discord's limit for the description of an attachment. */
export const ALT_LIMIT = 1024;

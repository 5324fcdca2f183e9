import type { Json } from '../basics.js';
import type { Texts } from './telling.js';

/**
 * Data that a game is played with and that its owners may bring themselves, such as card packs. A pack is known by a
 * key that names its content (`namePack`): a position made with the key as its option can be played wherever that
 * content has been loaded, whatever has become of the file it came from.
 */
export interface Packs {
  readonly own: Json;
  /** Sentences that name card and field; empty when it is sound. */
  readonly check: (data: unknown) => readonly string[];
  /** What a sound pack calls itself. */
  readonly label: (data: Json) => { readonly id: string; readonly version: string };
  /** The form of a pack as JSON Schema, for editors that check while one types. */
  readonly schema: () => object;
  /** What a sound pack gives, card by card and in Markdown, for whoever makes one. */
  readonly report: (data: Json) => string;
  /** The option of set-up that holds a key; without it a game is played with the module's own pack. */
  readonly option: string;
  /** Makes a sound pack known under a key. */
  readonly load: (key: string, data: Json) => void;
  /** What was loaded under a key. */
  readonly content: (key: string) => Json | undefined;
  /** The game's texts with the names of a loaded pack; the same object every time. */
  readonly texts: (key: string) => Readonly<Record<string, Texts>> | undefined;
}

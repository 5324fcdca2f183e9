import type { Json } from '../basics.js';
import type { Texts } from './telling.js';

/**
 * Data packs of a game, such as cards, which its owners may bring themselves. A pack's key names its content
 * (`namePack`): a position with that key can be played wherever the content has been loaded.
 */
export interface Packs {
  readonly own: Json;
  /** One sentence per fault, with card and field; empty if the pack is valid. */
  readonly check: (data: unknown) => readonly string[];
  /** Id and version of a valid pack. */
  readonly label: (data: Json) => { readonly id: string; readonly version: string };
  /** The form of a pack as JSON Schema, for editors that validate while typing. */
  readonly schema: () => object;
  /** The content of a valid pack, card by card in Markdown, for its author. */
  readonly report: (data: Json) => string;
  /** The set-up option that holds a key; without a value a game uses the module's own pack. */
  readonly option: string;
  /** Registers a valid pack under a key. */
  readonly load: (key: string, data: Json) => void;
  /** The pack registered under a key. */
  readonly content: (key: string) => Json | undefined;
  /** The game's texts with the pack's names; the same object on every call. */
  readonly texts: (key: string) => Readonly<Record<string, Texts>> | undefined;
}

/**
 * The application's emojis: small drawings beside the names of tribes, goods and cards. They never replace a name, so
 * every text also works without them.
 */

/** Draws the emojis. */
export interface EmojiDrawings {
  all(game: string): readonly EmojiDrawing[];
  /** Name of the drawing for a component of a game. */
  nameOf(game: string, thing: string): string | undefined;
}

export interface EmojiDrawing {
  readonly name: string;
  /** Hexadecimal; changes with the drawing. */
  readonly digest: string;
  readonly png: () => Promise<Uint8Array>;
}

/** An emoji that should exist. */
interface WantedEmoji {
  /** Its name on Discord. */
  readonly name: string;
  readonly png: EmojiDrawing['png'];
}

/** The wanted emojis, and those known to be uploaded. */
export interface EmojiBook {
  readonly wanted: readonly WantedEmoji[];
  learn(name: string, id: string): void;
  /** An emoji is missing after all: none is used until all are learned again. */
  forget(): void;
  /** Calls the listener on `forget`. */
  onForgotten(listener: () => void): void;
  /** The emoji before a component's name, as `<:name:id> `; '' if there is none. */
  mark(game: string, thing: string): string;
}

/** Digits of the digest in an emoji's name. */
const DIGITS = 5;
/** Discord's limit for emoji names. */
const MOST_NAME = 32;

/** `walrus_f03a9c`: the subject, `f` for Fimbul, and the digest of the drawing. */
export function emojiName({ name, digest }: Pick<EmojiDrawing, 'name' | 'digest'>): string {
  const tail = `_f${digest.slice(0, DIGITS)}`;
  return `${name.replaceAll(/\W+/gu, '_').slice(0, MOST_NAME - tail.length)}${tail}`;
}

/** Whether an emoji was uploaded by this bot, now or earlier. */
export const isOurs = (name: string): boolean => /^\w+_f[0-9a-f]{5}$/u.test(name);

export function emojiBook(drawings: EmojiDrawings, games: readonly string[]): EmojiBook {
  const wanted = new Map<string, WantedEmoji>();
  /** Name on Discord by game and drawing. */
  const names = new Map<string, string>();
  for (const game of games)
    for (const drawing of drawings.all(game)) {
      const name = emojiName(drawing);
      wanted.set(name, { name, png: drawing.png });
      names.set(`${game}/${drawing.name}`, name);
    }
  const ids = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    wanted: [...wanted.values()],
    learn: (name, id) => void ids.set(name, id),
    forget() {
      ids.clear();
      for (const listener of listeners) listener();
    },
    onForgotten: (listener) => void listeners.add(listener),
    mark(game, thing) {
      const name = names.get(`${game}/${drawings.nameOf(game, thing) ?? ''}`) ?? '';
      const id = ids.get(name);
      return id === undefined ? '' : `<:${name}:${id}> `;
    },
  };
}

const MARK = /<:(\w{2,32}):(\d+)> ?/u;
const MARKS = new RegExp(MARK.source, 'gu');

/** The text without emojis, for places that show plain text only. */
export const withoutEmojis = (text: string): string => text.replaceAll(MARKS, '');

/** A label without emojis, and its first emoji for the button or menu option. */
export function splitEmoji(label: string): {
  readonly label: string;
  readonly emoji?: { readonly id: string; readonly name: string };
} {
  const [, name, id] = MARK.exec(label) ?? [];
  if (name === undefined || id === undefined) return { label };
  return { label: withoutEmojis(label), emoji: { id, name } };
}

/**
 * The application's own emojis: the drawings of the pictures, small, beside the names of tribes, goods and cards. They
 * never stand for a name; until they are uploaded, and where Discord won't have them, everything reads without.
 */

/** What draws them. */
export interface EmojiDrawings {
  all(game: string): readonly EmojiDrawing[];
  /** Name of the drawing that stands for a thing of a game. */
  of(game: string, thing: string): string | undefined;
}

export interface EmojiDrawing {
  readonly name: string;
  /** Hexadecimal digits; others when the drawing is another. */
  readonly digest: string;
  readonly png: () => Promise<Uint8Array>;
}

/** An emoji that should be there. */
interface WantedEmoji {
  /** Its name on Discord. */
  readonly name: string;
  readonly png: EmojiDrawing['png'];
}

/** The emojis there should be, and those that are there. */
export interface EmojiBook {
  readonly wanted: readonly WantedEmoji[];
  learn(name: string, id: string): void;
  /** One of them isn't there after all: none is used until they are learnt anew. */
  forget(): void;
  /** Hears of that. */
  onForgotten(listener: () => void): void;
  /** What is written before the name of a thing, `<:name:id> `; '' where there is nothing. */
  mark(game: string, thing: string): string;
}

/** Digits of a digest that are part of a name. */
const DIGITS = 5;
/** Discord's limit for a name. */
const MOST_NAME = 32;

/** `walrus_f03a9c`: what is on it, that it is ours, and which drawing it is. */
export function emojiName({ name, digest }: Pick<EmojiDrawing, 'name' | 'digest'>): string {
  const tail = `_f${digest.slice(0, DIGITS)}`;
  return `${name.replaceAll(/\W+/gu, '_').slice(0, MOST_NAME - tail.length)}${tail}`;
}

/** Whether an emoji of the application is one of ours, of now or of before. */
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
      const name = names.get(`${game}/${drawings.of(game, thing) ?? ''}`) ?? '';
      const id = ids.get(name);
      return id === undefined ? '' : `<:${name}:${id}> `;
    },
  };
}

const MARK = /<:(\w{2,32}):(\d+)> ?/u;
const MARKS = new RegExp(MARK.source, 'gu');

/** A text without its emojis, for where there is room for words alone. */
export const withoutEmojis = (text: string): string => text.replaceAll(MARKS, '');

/** A label without its emojis, and the first of them, which stands before it on a button or in a menu. */
export function parted(label: string): {
  readonly label: string;
  readonly emoji?: { readonly id: string; readonly name: string };
} {
  const [, name, id] = MARK.exec(label) ?? [];
  if (name === undefined || id === undefined) return { label };
  return { label: withoutEmojis(label), emoji: { id, name } };
}

import names from './names.json' with { type: 'json' };

/** Names of games are two words of the north. The number tells games apart; the name is for people. */

/** e.g. `Cold Harbour`. `draw(n)` gives 0 … n − 1. */
export function makeName(draw: (n: number) => number): string {
  const word = (words: readonly string[]): string => words[draw(words.length)] ?? '';
  return `${word(names.first)} ${word(names.second)}`;
}

export function titleOf(number: number, name: string): string {
  return `#${number} ${name}`;
}

/** e.g. `12-cold-harbour`. */
export function slugOf(number: number, name: string): string {
  return `${number}-${wordsOf(name)}`;
}

/** Whether a text may mean the game: its number, a part of its name, or the beginning of its slug. */
export function nameMatches(text: string, number: number, name: string): boolean {
  const wanted = wordsOf(text.replace(/^#/, ''));
  if (wanted === '') return true;
  return (
    String(number) === wanted || slugOf(number, name).startsWith(wanted) || wordsOf(name).includes(wanted)
  );
}

/** Whether a text is exactly the game's number, name, slug or title. */
export function nameIs(text: string, number: number, name: string): boolean {
  const wanted = wordsOf(text.replace(/^#/, ''));
  return wanted === String(number) || wanted === wordsOf(name) || wanted === slugOf(number, name);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

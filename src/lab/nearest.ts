import { distance } from 'fastest-levenshtein';

const MOST_NAMES = 3;

/** Names that begin like a mistyped one, as a question; empty where none does. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const word = typed.toLowerCase();
  const allowed = Math.max(1, Math.min(2, Math.floor(word.length / 2)));
  const close = names
    .map((name) => {
      const whole = name.toLowerCase();
      return { name, typos: Math.min(distance(word, whole), distance(word, whole.slice(0, word.length))) };
    })
    .filter(({ typos }) => typos <= allowed)
    .sort((a, b) => a.typos - b.typos)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
  return close.length === 0 ? '' : ` Did you mean ${close.join(' or ')}?`;
}

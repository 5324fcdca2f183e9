import { expected, StrategyError } from './expected.js';

/** Words, numbers and signs of a strategy's text, with their positions. */

export interface Token {
  readonly kind: 'word' | 'number' | 'range' | 'sign' | 'line';
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** Value of a number, or lower end of a range. */
  readonly value: number;
  /** Upper end of a range. */
  readonly upper: number;
}

/** `1/3` is a number, `-` inside a word belongs to it, commas and semicolons are ignored. */
const TOKEN =
  /(?<blank>[ \t,;]+|#.*)|(?<range>\[\s*-?[\d.]*\d\s*\.\.\s*-?[\d.]*\d\s*\])|(?<number>\d+(?:\.\d+)?(?:\/\d+)?)|(?<word>[\p{L}][\p{L}\d]*(?:-[\p{L}\d]+)*)|(?<sign><=|>=|!=|[<>=≤≥%()+\-*])/uy;

function numberOf(text: string): number {
  const [over = '', under] = text.split('/');
  return under === undefined ? Number(over) : Number(over) / Number(under);
}

/** @throws StrategyError at the first invalid character */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  text.split(/\r?\n/).forEach((source, at) => {
    const line = at + 1;
    TOKEN.lastIndex = 0;
    const before = found.length;
    while (TOKEN.lastIndex < source.length) {
      const column = TOKEN.lastIndex + 1;
      const { groups } = TOKEN.exec(source) ?? {};
      if (groups === undefined)
        throw new StrategyError(line, column, source.charAt(column - 1), expected('token'));
      const place = { line, column, value: 0, upper: 0 };
      const { range, number, word, sign } = groups;
      if (range !== undefined) {
        const [value = 0, upper = 0] = range.slice(1, -1).split('..').map(Number);
        if (!(value <= upper)) throw new StrategyError(line, column, range, expected('range-upward'));
        found.push({ ...place, kind: 'range', text: range, value, upper });
      } else if (number !== undefined) {
        const value = numberOf(number);
        if (!Number.isFinite(value)) throw new StrategyError(line, column, number, expected('number'));
        found.push({ ...place, kind: 'number', text: number, value });
      } else if (word !== undefined) found.push({ ...place, kind: 'word', text: word.toLowerCase() });
      else if (sign !== undefined) found.push({ ...place, kind: 'sign', text: sign });
    }
    if (found.length > before)
      found.push({ kind: 'line', text: '', line, column: source.length + 1, value: 0, upper: 0 });
  });
  return found;
}

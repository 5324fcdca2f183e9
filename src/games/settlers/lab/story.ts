import type { Happening } from '../../../kernel/index.js';

/** A game in ten to twenty lines: a line for each year in which a household lost something or was helped. */

/** The most important first. */
const TOLD = [
  ...['household.died', 'walrus.lost', 'pledge.broken', 'herd.lost', 'pledge.kept', 'pledge.made'],
  'deal.gift',
];
/** Things told of a year; of an eventful game one, besides deaths. */
const MOST_TOLD = 2;
const MANY_LINES = 10;

type Words = (it: Happening) => string;

/** Numbers of deals, brackets, dates and reasons are left out. */
const short = (words: string): string =>
  words.replace(/[*`]|#\d+: | \([^)]*\)| by the end.*/gu, '').replace(/[.:] .*$|\.$/u, '');

/** What one household does again and again in a year is told once. */
const sameAs = ({ key, args }: Happening): string => `${key} ${String(args['household'] ?? args['from'])}`;

function yearOf(all: readonly Happening[], words: Words, most: number): string {
  const last = all.filter(({ key }) => key.startsWith('end.') && key !== 'end.household').map(words);
  const once = [...new Map(all.map((it) => [sameAs(it), it] as const).reverse()).values()];
  const parts = once
    .filter(({ key }) => TOLD.includes(key))
    .sort((a, b) => TOLD.indexOf(a.key) - TOLD.indexOf(b.key))
    .slice(0, Math.max(most, once.filter(({ key }) => key === 'household.died').length))
    .map((it) => short(words(it)));
  return [...parts, ...last.map(short)].join('; ');
}

/** @param years what was told of each year, from the first */
export function storyOf(years: readonly (readonly Happening[])[], words: Words): string[] {
  const lines = linesOf(years, words, MOST_TOLD);
  return lines.length > MANY_LINES ? linesOf(years, words, 1) : lines;
}

/** A line for each year; years in a row of which the same is told have one together. */
function linesOf(years: readonly (readonly Happening[])[], words: Words, most: number): string[] {
  const texts = years.map((all) => yearOf(all, words, most) || 'nothing is lost or given');
  const lines: string[] = [];
  for (let from = 0; from < texts.length;) {
    let to = from + 1;
    while (texts[to] === texts[from]) to++;
    const when = to === from + 1 ? `Year ${to}` : `Years ${from + 1} to ${to}`;
    lines.push(`${when}: ${texts[from]}.`);
    from = to;
  }
  return lines;
}

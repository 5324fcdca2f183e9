import type { Happening } from '../../../kernel/types.js';

/** A game in ten to twenty lines: a line for each year in which a household lost something or was helped. */

/** The most important first. */
const TOLD = [
  ...['household.died', 'walrus.lost', 'pledge.broken', 'herd.lost', 'pledge.kept', 'pledge.made'],
  'deal.gift',
];
const MOST_TOLD = 2;

type Words = (it: Happening) => string;

/** Numbers of deals, brackets, dates and reasons are left out. */
const short = (words: string): string =>
  words.replace(/[*`]|#\d+: | \([^)]*\)| by the end.*/gu, '').replace(/[.:] .*$|\.$/u, '');

/** What one household does again and again in a year is told once. */
const sameAs = ({ key, args }: Happening): string => `${key} ${String(args['household'] ?? args['from'])}`;

function yearOf(all: readonly Happening[], words: Words): string {
  const last = all.filter(({ key }) => key.startsWith('end.') && key !== 'end.household').map(words);
  const once = [...new Map(all.map((it) => [sameAs(it), it] as const).reverse()).values()];
  const told = once
    .filter(({ key }) => TOLD.includes(key))
    .sort((a, b) => TOLD.indexOf(a.key) - TOLD.indexOf(b.key))
    .slice(0, MOST_TOLD)
    .map((it) => short(words(it)));
  return [...told, ...last.map(short)].join('; ');
}

/** @param years what was told of each year, from the first */
export function storyOf(years: readonly (readonly Happening[])[], words: Words): string[] {
  const lines: string[] = [];
  let quiet = 0;
  years.forEach((all, at) => {
    const told = yearOf(all, words);
    if (told !== '' && quiet > 0)
      lines.push(
        `${quiet === 1 ? `Year ${at}` : `Years ${at + 1 - quiet} to ${at}`}: nothing is lost or given.`,
      );
    quiet = told === '' ? quiet + 1 : 0;
    if (told !== '') lines.push(`Year ${at + 1}: ${told}.`);
  });
  return lines;
}

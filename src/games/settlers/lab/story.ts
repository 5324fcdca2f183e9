import type { Happening } from '../../../kernel/index.js';

/** A game in ten to twenty lines: a line for each year with losses or help. */

/** The most important first. */
const LOSSES = ['household.died', 'walrus.lost', 'pledge.broken', 'herd.lost'];
const HELP = ['pledge.kept', 'deal.made', 'pledge.made', 'deal.gift'];
const DEAL_TERMS = ['deal.gave', 'pledge.made'];
/** Most losses (besides deaths) and help per year; in eventful games only one loss. */
const MOST_LOSSES = 2;
const MOST_HELP = 2;
const MANY_LINES = 10;

type Words = (it: Happening) => string;

/** A happening, or a deal with its terms. */
interface Part {
  readonly key: string;
  /** Equal for repeated actions of one household. */
  readonly same: string;
  readonly text: string;
}

/** Leaves out deal numbers, brackets, dates and reasons. */
const short = (words: string): string =>
  words.replace(/[*`]|#\d+: | \([^)]*\)| by the end.*/gu, '').replace(/[.:] .*$|\.$/u, '');

/** A loan or a sale in one phrase. */
function dealOf(terms: readonly Happening[], words: Words): string {
  const sides = terms.map((it) => short(words(it)));
  const [given = '', back = ''] = sides;
  const [, price, owed] = / hands (.+) to | promises \S+ (.+)$/u.exec(back) ?? [];
  if (price === undefined && owed === undefined) return sides.join(', ');
  return owed === undefined
    ? `${given.replace(' hands ', ' sells ')} for ${price}`
    : `${given.replace(' hands ', ' lends ')} for a promise of ${owed}`;
}

/** @param terms each side's part of a deal */
function partOf({ key, args }: Happening, terms: readonly Happening[], words: Words): Part {
  const text = terms.length === 0 ? short(words({ key, args })) : dealOf(terms, words);
  const who = String(args['household'] ?? args['from'] ?? args['households']);
  return { key, same: `${key} ${who}`, text };
}

/** The parts of a year without a household's repetitions. */
function partsOf(all: readonly Happening[], words: Words): Part[] {
  const parts = new Map<string, Part>();
  for (let at = 0; at < all.length;) {
    const it = all[at];
    if (it === undefined) break;
    let next = at + 1;
    while (it.key === 'deal.made' && DEAL_TERMS.includes(all[next]?.key ?? '')) next++;
    const part = partOf(it, all.slice(at + 1, next), words);
    if (!parts.has(part.same)) parts.set(part.same, part);
    at = next;
  }
  return [...parts.values()];
}

function yearOf(all: readonly Happening[], words: Words, mostLosses: number): Part[] {
  const parts = partsOf(all, words);
  const among = (keys: readonly string[], most: number): Part[] =>
    parts
      .filter(({ key }) => keys.includes(key))
      .sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
      .slice(0, most);
  const died = parts.filter(({ key }) => key === 'household.died').length;
  const chosen = [...among(LOSSES, Math.max(mostLosses, died)), ...among(HELP, MOST_HELP)];
  return parts.filter(
    (part) => chosen.includes(part) || (part.key.startsWith('end.') && part.key !== 'end.household'),
  );
}

/** @param years happenings by year, from the first */
export function storyOf(years: readonly (readonly Happening[])[], words: Words): string[] {
  const lines = linesOf(years, words, MOST_LOSSES);
  return lines.length > MANY_LINES ? linesOf(years, words, 1) : lines;
}

/** A line for each year. Consecutive years with the same events share a line without amounts. */
function linesOf(years: readonly (readonly Happening[])[], words: Words, mostLosses: number): string[] {
  const parts = years.map((all) => yearOf(all, words, mostLosses));
  const events = parts.map((year) => year.map(({ same }) => same).join());
  const lines: string[] = [];
  for (let from = 0; from < parts.length;) {
    let to = from + 1;
    while (events[to] === events[from]) to++;
    const text = (parts[from] ?? []).map((part) => part.text).join('; ') || 'nothing is lost or given';
    lines.push(
      to === from + 1
        ? `Year ${to}: ${text}.`
        : `Years ${from + 1} to ${to}: ${text.replace(/\b\d+ /gu, '')}.`,
    );
    from = to;
  }
  return lines;
}

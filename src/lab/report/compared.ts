import type { Teller } from '../../kernel/index.js';
import type { LabGame } from '../game.js';
import { isDifferent, pairedDifference } from '../paired.js';
import type { Estimate } from '../sums.js';
import { measureName } from '../texts.js';
import { differenceBars } from './figures.js';
import type { PagePart } from './page.js';
import { average, capital, changesNumbers, meanOf, per100, type PlayedSet } from './played.js';

/** Compares each set with its twin: the same games with and without a change. */

export interface Pair {
  readonly after: PlayedSet;
  readonly before: PlayedSet;
  readonly differences: Readonly<Record<string, Estimate>>;
}

/** `lone` is the remainder of the other endings. */
const comparedEndings = (lab: LabGame): string[] => lab.endings.filter((id) => id !== 'lone');

const comparedBy = (lab: LabGame): string[] => [
  ...lab.endings,
  ...lab.headlines.filter((id) => id === lab.score || id === 'helped'),
];

/** The set named by `beside`; for changed numbers without it, the same households with unchanged numbers. */
function twinOf(after: PlayedSet, all: readonly PlayedSet[]): PlayedSet | undefined {
  const { beside } = after.row.set;
  if (beside !== undefined || !changesNumbers(after)) return all.find(({ row }) => row.name === beside);
  const players = ({ row: { set } }: PlayedSet): string => JSON.stringify([set.seats, set.box]);
  return all.find((one) => !changesNumbers(one) && players(one) === players(after));
}

export function pairsOf(lab: LabGame, all: readonly PlayedSet[]): Pair[] {
  const twins = all.flatMap((after) => {
    const before = twinOf(after, all);
    return before === undefined ? [] : [{ after, before }];
  });
  const ids = comparedBy(lab);
  const values = ({ games }: PlayedSet, id: string): number[] =>
    games.map(({ measures }) => measures[id] ?? 0);
  return twins.map(({ after, before }) => ({
    after,
    before,
    differences: Object.fromEntries(
      ids.map((id) => {
        const share = lab.measures.find((one) => one.id === id)?.share ?? false;
        return [
          id,
          pairedDifference(values(after, id), values(before, id), share, twins.length * ids.length),
        ];
      }),
    ),
  }));
}

/** The strategies without their rules for helping. */
const baseKinds = ({ kinds }: PlayedSet): string => kinds.map((kind) => kind.split('+')[0]).join();

/** Sets of the same strategies in which a change of numbers or a rule for helping made no clear difference. */
export function unchanged(pairs: readonly Pair[]): PlayedSet[] {
  const wins = ({ games }: PlayedSet, seat: number): number[] =>
    games.map(({ players }) => players[seat]?.won ?? 0);
  return pairs
    .filter(({ after, before, differences }) => {
      const seats = after.games[0]?.players ?? [];
      const byWins = seats.map((_, seat) =>
        pairedDifference(wins(after, seat), wins(before, seat), false, pairs.length * seats.length),
      );
      return (
        baseKinds(after) === baseKinds(before) &&
        ![...Object.values(differences), ...byWins].some(isDifferent)
      );
    })
    .map(({ after }) => after);
}

/** The reader's own changes; pairs that only add a rule for helping (`plausible+loan`) if there are no others. */
function ownPairs(pairs: readonly Pair[]): readonly Pair[] {
  const own = pairs.filter(({ after, before }) => !after.row.name.startsWith(`${before.row.name}+`));
  return own.length > 0 ? own : pairs;
}

/** The sentence for games that end as before: the winner's silver. */
function ofScore({ score = '' }: LabGame, pairs: readonly Pair[]): string {
  const by = ({ differences }: Pair): Estimate | undefined => differences[score];
  const [most] = pairs
    .filter((pair) => isDifferent(by(pair) ?? { mean: 0, low: 0, high: 0 }))
    .sort((a, b) => Math.abs(by(b)?.mean ?? 0) - Math.abs(by(a)?.mean ?? 0));
  const [only, ...others] = pairs;
  if (most === undefined)
    return only === undefined || others.length > 0
      ? `No clear difference in ${pairs.length} comparisons.`
      : `No clear difference between ${only.after.row.name} and ${only.before.row.name}.`;
  const { after, before } = most;
  const figure = ({ row }: PlayedSet): string => meanOf(row, score).toFixed(0);
  return `Games end as before; the winner has ${figure(after)} ${score} with ${after.row.name}, ${figure(before)} with ${before.row.name}.`;
}

/** The largest effect in a sentence; without pairs, the best and the worst set. */
export function sentence(lab: LabGame, all: readonly PlayedSet[], tell: Teller): string {
  const pairs = ownPairs(pairsOf(lab, all));
  const words = (id: string): string => tell.lookup(`ending.${id}`);
  const [worst = ''] = lab.endings;
  const largest = pairs
    .flatMap((pair) => comparedEndings(lab).map((id) => ({ ...pair, id, by: pair.differences[id] })))
    .filter(({ by }) => by !== undefined && isDifferent(by))
    .sort((a, b) => Math.abs(b.by?.mean ?? 0) - Math.abs(a.by?.mean ?? 0))[0];
  if (pairs.length > 0 && largest === undefined) return ofScore(lab, pairs);
  if (largest !== undefined) {
    const { after, before, id, differences } = largest;
    const figure = (played: PlayedSet, measure: string): string => per100(meanOf(played.row, measure));
    const deaths = differences[worst];
    const more =
      id === worst
        ? ''
        : deaths !== undefined && isDifferent(deaths)
          ? `; ${words(worst)} in ${figure(after, worst)} instead of ${figure(before, worst)}`
          : `; ${words(worst)} as often as before`;
    return `${capital(words(id))} in ${figure(after, id)} of 100 games with ${after.row.name}, ${figure(before, id)} with ${before.row.name}${more}.`;
  }
  const sorted = [...all].sort((a, b) => meanOf(a.row, worst) - meanOf(b.row, worst));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return 'Nothing was played.';
  const worstShare = ({ row }: PlayedSet): string =>
    `${per100(meanOf(row, worst))} of 100 games of ${row.name}`;
  return `${capital(words(worst))} in ${worstShare(last)}${first === last ? '' : `, in ${worstShare(first)}`}.`;
}

/** The designer's four questions, each with its best example. Omitted if most sets are compared: the difference is the answer. */
export function yesOrNo(lab: LabGame, all: readonly PlayedSet[]): string[] {
  if (lab.sharing === undefined || 2 * pairsOf(lab, all).length >= all.length) return [];
  const joint = ({ row }: PlayedSet): number => meanOf(row, 'shared');
  const best = (ask: string, all: readonly PlayedSet[], value: (one: PlayedSet) => number): string => {
    const top = [...all].sort((a, b) => value(b) - value(a) || joint(a) - joint(b))[0];
    return top === undefined || !(value(top) > 0)
      ? `${ask} Not here.`
      : `${ask} Yes: ${per100(value(top))} of 100 games of ${top.row.name}.`;
  };
  const both = ({ games }: PlayedSet): number =>
    average(games.map(({ measures: it }) => (it['someWins'] === 1 && it['twoOrMore'] === 1 ? 1 : 0)));
  return [
    best('(a) Can everyone lose?', all, ({ row }) => meanOf(row, 'allDead')),
    best('(b) Can someone win?', all, ({ row }) => meanOf(row, 'someWins')),
    best('(c) And others live?', all, both),
    best(
      '(d) Is there sharing?',
      all.filter(({ helps }) => helps),
      ({ row }) => meanOf(row, 'helped'),
    ),
  ];
}

export function compared(lab: LabGame, pairs: readonly Pair[], tell: Teller): PagePart[] {
  if (pairs.length === 0) return [];
  const helps = ({ after, before }: Pair): boolean => after.helps || before.helps;
  const ids = comparedBy(lab).filter((id) => id !== 'lone' && (id !== 'helped' || pairs.some(helps)));
  const share = (id: string): boolean => lab.measures.find((one) => one.id === id)?.share ?? false;
  const cell = (id: string, it: Estimate | undefined): string => {
    if (it === undefined) return '';
    if (!isDifferent(it)) return 'same';
    const n = (value: number): string =>
      `${value > 0 ? '+' : ''}${((share(id) ? 100 : 1) * value).toFixed(0)}`;
    const half = ((share(id) ? 100 : 1) * (it.high - it.low)) / 2;
    return `${n(it.mean)} ±${half.toFixed(0)}`;
  };
  const last = lab.endings.at(-1) ?? '';
  const bars = pairs.map(({ after, differences }) => ({ name: after.row.name, by: differences[last] }));
  const isClear = bars.some(({ by }) => by !== undefined && isDifferent(by));
  return [
    {
      title: 'Difference to the same games without the change',
      ...(isClear ? { chart: () => differenceBars(bars, tell.lookup(`ending.${last}`)) } : {}),
      table: {
        head: ['', ...ids.map((id) => measureName(tell, id))],
        rows: pairs.map((pair) => [
          pair.after.row.name,
          ...ids.map((id) => (id === 'helped' && !helps(pair) ? 'no rule' : cell(id, pair.differences[id]))),
        ]),
      },
    },
  ];
}

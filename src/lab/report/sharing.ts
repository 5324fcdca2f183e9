import type { Teller } from '../../kernel/index.js';
import type { LabGame } from '../game.js';
import type { Pair } from './compared.js';
import type { PagePart, PageTable } from './page.js';
import { meanOf, per100, type PlayedSet } from './played.js';

/** Did sharing happen, by ending? */

/** By ending: games in which a household was short, could be helped, was helped. */
function sharingTable(lab: LabGame, { games }: PlayedSet, tell: Teller): PageTable {
  const outcomes = ['allDead', 'someWins', 'twoOrMore'];
  return {
    head: ['', ...outcomes.map((id) => tell.lookup(`ending.${id}`))],
    rows: (lab.funnel ?? []).map((step) => [
      tell.lookup(`ending.${step}`),
      ...outcomes.map((id) => {
        const ended = games.filter(({ measures }) => measures[id] === 1);
        return `${ended.filter(({ measures }) => measures[step] === 1).length} of ${ended.length}`;
      }),
    ]),
  };
}

/** The table of the set with most help, if possible one with a twin; sets without a twin share a line. */
export function sharing(
  lab: LabGame,
  all: readonly PlayedSet[],
  pairs: readonly Pair[],
  tell: Teller,
): PagePart[] {
  if (lab.funnel === undefined) return [];
  const isPair = ({ row }: PlayedSet): number => (row.set.beside === undefined ? 0 : 1);
  const [first, ...others] = all
    .filter(({ helps }) => helps)
    .sort((a, b) => isPair(b) - isPair(a) || meanOf(b.row, 'helped') - meanOf(a.row, 'helped'));
  if (first === undefined)
    return [{ title: 'Did sharing happen?', lines: ['No household has a rule for helping.'] }];
  const without = all.filter(({ helps }) => !helps).map(({ row }) => row.name);
  const helped = others
    .filter((one) => !pairs.some(({ after }) => after === one))
    .map(({ row }) => `${row.name} ${per100(meanOf(row, 'helped'))}`);
  return [
    {
      title: `Did sharing happen? ${first.row.name}`,
      table: sharingTable(lab, first, tell),
      lines: [
        ...(helped.length === 0 ? [] : [`A neighbor helped, of 100 games: ${helped.join(', ')}.`]),
        ...(without.length === 0 ? [] : [`No rule for helping: ${without.join('; ')}.`]),
      ],
    },
  ];
}

import type { LabGame } from '../game.js';
import type { PlayerRecord } from '../record.js';
import type { PagePart } from './page.js';
import { changesNumbers, per100, type PlayedSet } from './played.js';

/** Who dies, when, of what: a line for each strategy; sets with changed numbers get their own if they differ. */

const MOST_KINDS = 3;
const MOST_LINES = 6;

/** Players of one strategy; sets with changed numbers are separate groups. */
interface Group {
  readonly kind: string;
  readonly numbers: string;
  readonly players: PlayerRecord[];
}

function groupsOf(all: readonly PlayedSet[]): Group[] {
  const groups = new Map<string, Group>();
  for (const one of all) {
    const numbers = changesNumbers(one) ? one.row.name : 'other sets';
    for (const { players } of one.games)
      players.forEach((player, at) => {
        const kind = one.kindOf(player, at);
        const key = `${kind}\n${numbers}`;
        const group = groups.get(key) ?? { kind, numbers, players: [] };
        group.players.push(player);
        groups.set(key, group);
      });
  }
  return [...groups.values()];
}

export function deaths(lab: LabGame, all: readonly PlayedSet[]): PagePart[] {
  const groups = groupsOf(all)
    .map((group) => ({ ...group, dead: group.players.filter(({ died }) => died > 0) }))
    .filter(({ dead, players }) => dead.length * 100 >= players.length)
    .sort((a, b) => b.dead.length / b.players.length - a.dead.length / a.players.length);
  const kinds = [...new Set(groups.map(({ kind }) => kind))].slice(0, MOST_KINDS);
  const lines = kinds.flatMap((kind) => {
    const own = groups.filter((group) => group.kind === kind);
    const texts = own.map(({ dead, players }) => howOf(lab, dead, players.length));
    return new Set(texts).size < 2
      ? [`${kind}: ${texts[0] ?? ''}`]
      : own.map(({ numbers }, at) => {
          const name = numbers.startsWith(kind) ? numbers : `${kind} (${numbers})`;
          return `${name}: ${texts[at] ?? ''}`;
        });
  });
  return lines.length === 0
    ? []
    : [{ title: 'Who dies, when, of what (all sets together)', lines: lines.slice(0, MOST_LINES) }];
}

/** How many die, when, and the most frequent cause. */
function howOf({ causes = [] }: LabGame, dead: readonly PlayerRecord[], players: number): string {
  const years = dead.map(({ died }) => died).sort((a, b) => a - b);
  const [most] = causes
    .map((words, at) => ({ words, n: dead.filter(({ cause }) => cause === at + 1).length }))
    .sort((a, b) => b.n - a.n);
  const why =
    most === undefined || most.n === 0 ? '' : `; ${per100(most.n / dead.length)} % of them ${most.words}`;
  return `${per100(dead.length / players)} of 100 die, half by year ${years[Math.floor(years.length / 2)] ?? 0}${why}.`;
}

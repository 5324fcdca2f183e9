import type { LabGame } from '../game.js';
import type { PlayerRecord } from '../record.js';
import type { Part } from './page.js';
import { per100, type Played } from './played.js';

/** Who dies, when, of what: a line for each strategy. */

const MOST_DEATHS = 3;

export function deaths(lab: LabGame, all: readonly Played[]): Part[] {
  const byKind = new Map<string, PlayerRecord[]>();
  for (const { games, kindOf } of all)
    for (const { players } of games)
      players.forEach((player, at) => {
        const kind = kindOf(player, at);
        const known = byKind.get(kind);
        if (known === undefined) byKind.set(kind, [player]);
        else known.push(player);
      });
  const lines = [...byKind]
    .map(([kind, players]) => ({ kind, players, dead: players.filter(({ died }) => died > 0) }))
    .filter(({ dead, players }) => dead.length * 100 >= players.length)
    .sort((a, b) => b.dead.length / b.players.length - a.dead.length / a.players.length)
    .slice(0, MOST_DEATHS)
    .map(({ kind, players, dead }) => {
      const years = dead.map(({ died }) => died).sort((a, b) => a - b);
      const causes = (lab.causes ?? []).map((words, at) => ({
        words,
        n: dead.filter(({ cause }) => cause === at + 1).length,
      }));
      const [most] = causes.sort((a, b) => b.n - a.n);
      const why =
        most === undefined || most.n === 0 ? '' : `; ${per100(most.n / dead.length)} of 100 ${most.words}`;
      return `${kind}: ${per100(dead.length / players.length)} of 100 die, half by year ${years[Math.floor(years.length / 2)] ?? 0}${why}.`;
    });
  return lines.length === 0 ? [] : [{ title: 'Who dies, when, of what', lines }];
}

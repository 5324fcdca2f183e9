import type { LabGame } from '../game.js';
import type { ExperimentResult } from '../rows.js';
import type { PlayedSet } from './played.js';

/** data.csv with its glossary: a row for each game, or for each change where numbers are compared. */

interface Column {
  readonly name: string;
  readonly help: string;
}

export interface Data {
  readonly csv: string;
  readonly glossary: string;
}

const field = (cell: string): string => (/[",\n]/u.test(cell) ? `"${cell.replace(/"/gu, '""')}"` : cell);

function dataOf(columns: readonly Column[], rows: readonly (readonly string[])[]): Data {
  const lines = [columns.map(({ name }) => name), ...rows];
  const about = columns.map(({ name, help }) => `- \`${name}\`: ${help}`);
  return {
    csv: `${lines.map((line) => line.map(field).join(',')).join('\n')}\n`,
    glossary: `# Columns of data.csv\n\n${about.join('\n')}\n`,
  };
}

/** A row for each game. */
function ofGames(lab: LabGame, seed: number, all: readonly PlayedSet[]): Data {
  const most = Math.max(0, ...all.map(({ games }) => games[0]?.players.length ?? 0));
  const players = Array.from({ length: most }, (_, at) => at + 1);
  const columns: Column[] = [
    { name: 'set', help: 'who plays' },
    { name: 'game', help: 'number of the game; the same number has the same weather in every set' },
    { name: 'outcome', help: `how it ended: ${lab.endings.join(', ')}` },
    { name: 'winners', help: 'strategies that win, joint winners with + between them' },
    ...lab.measures.map(({ id, share, unit, help }) => ({
      name: id,
      help: `${help} (${share ? '1 yes, 0 no' : unit})`,
    })),
    ...players.flatMap((n) => [
      { name: `player${n}`, help: `strategy of player ${n}` },
      { name: `score${n}`, help: `${lab.score ?? 'points'} of player ${n} at the end; 0 when dead` },
      { name: `died${n}`, help: `year in which player ${n} dies, 0 when it lives` },
      { name: `cause${n}`, help: `what it dies of: ${(lab.causes ?? []).join('; ')}` },
    ]),
  ];
  const rows = all.flatMap(({ row, games, kindOf }) =>
    games.map(({ measures, players: them }, at) => [
      row.name,
      `${seed + at}`,
      lab.endings.find((id) => measures[id] === 1) ?? '',
      them.flatMap((player, place) => (player.won > 0 ? [kindOf(player, place)] : [])).join('+'),
      ...lab.measures.map(({ id }) => `${measures[id] ?? ''}`),
      ...players.flatMap((n) => {
        const player = them[n - 1];
        if (player === undefined) return ['', '', '', ''];
        const { score, died, cause } = player;
        return [kindOf(player, n - 1), `${score}`, `${died}`, lab.causes?.[cause - 1] ?? ''];
      }),
    ]),
  );
  return dataOf(columns, rows);
}

/** A row for each change, table cell and measure. */
function ofResults(lab: LabGame, { experiment, rows, swings, grids }: ExperimentResult): Data {
  const columns: Column[] = [
    { name: 'what', help: 'a set, a change of numbers, or a row of a table' },
    { name: 'measure', help: 'what is measured, or a column of that table' },
    { name: 'mean', help: 'a share from 0 to 1, or a mean; of a change, how much more or less' },
    { name: 'low', help: 'lower end of the 95 % interval' },
    { name: 'high', help: 'upper end of the 95 % interval' },
  ];
  const numbers = ({ mean, low, high }: { mean: number; low: number; high: number }): string[] =>
    [mean, low, high].map((n) => `${n}`);
  const measure = experiment.kind === 'sensitivity' ? experiment.measure : '';
  return dataOf(columns, [
    ...swings.map(({ id, from, to, effect }) => [
      `change: ${id} ${from} → ${to}`,
      measure,
      ...numbers(effect),
    ]),
    ...grids.flatMap(({ rows: names, columns: heads, cells }) =>
      names.flatMap((name, y) =>
        heads.flatMap((head, x) => {
          const cell = cells[y]?.[x];
          return cell === undefined ? [] : [[name, head, ...numbers(cell)]];
        }),
      ),
    ),
    ...rows.flatMap(({ name, measures }) =>
      lab.measures.flatMap(({ id }) => {
        const it = measures[id];
        return it === undefined ? [] : [[name, id, ...numbers(it)]];
      }),
    ),
  ]);
}

export const dataFiles = (lab: LabGame, answer: ExperimentResult, all: readonly PlayedSet[]): Data =>
  all.some(({ games }) => games.length > 0)
    ? ofGames(lab, answer.experiment.seed, all)
    : ofResults(lab, answer);

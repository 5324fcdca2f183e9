/** A line of the table: the measured thing, its figure, its goal. */
export interface Measured {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The goal, in the same unit. */
  readonly goal: number;
  /** Whether more is better (a rate), or less (a time). */
  readonly better: 'more' | 'less';
  readonly note?: string;
  /** The machine's speed just before and after, measured by a fixed loop (`calibration.ts`). */
  readonly pace?: number;
}

/** A line as printed, with the machine's speed. */
export type Paced = Measured & { readonly pace: number };

/** CPU time of this process, all threads, ms: almost the same on a busy machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The median. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Duration of a task, ms: the median of `times` runs after a few to warm up. */
export async function milliseconds(times: number, run: (at: number) => unknown): Promise<number> {
  const taken: number[] = [];
  for (let at = -3; at < times; at++) {
    const began = performance.now();
    await run(at);
    if (at >= 0) taken.push(performance.now() - began);
  }
  return median(taken);
}

const shown = (n: number): string =>
  n >= 1000 ? Math.round(n).toLocaleString('en') : n >= 10 ? n.toFixed(1) : n.toFixed(3);

/** The table as text. The ratio says how many times better than the goal a figure is. */
export function pacesText(rows: readonly Paced[]): string {
  const cells = rows.map(({ what, value, unit, goal, better, note, pace }) => [
    what,
    `${shown(value)} ${unit}`,
    `${better === 'more' ? '≥' : '≤'} ${shown(goal)}`,
    `${(better === 'more' ? value / goal : goal / value).toFixed(2)}×`,
    pace.toFixed(1),
    note ?? '',
  ]);
  const all = [['what', 'measured', 'goal', 'ratio', 'calibration', ''], ...cells];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

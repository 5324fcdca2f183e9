import type { LabGame, LabSetup } from '../game.js';
import type { Grid, LabRow, Swing } from '../rows.js';
import type { Estimate } from '../sums.js';
import type { CustomSeriesOption } from 'echarts';
import { draw, type SvgChart } from './charts.js';
import type { Teller } from '../../kernel/index.js';

/** The charts of a report. */

const percent = (n: number): number => Math.round(n * 1000) / 10;
const meanOf = (row: LabRow, id: string): number => row.measures[id]?.mean ?? 0;

const LEGEND = { top: 0, itemGap: 34 };

/** Row names from the top, wrapped. */
const namesAxis = (names: readonly string[]) => ({
  type: 'category' as const,
  data: [...names],
  inverse: true,
  axisLabel: { width: 160, overflow: 'break' as const, interval: 0 },
});

/** How games end: a stacked bar per set. */
export function outcomeBars(lab: LabGame, rows: readonly LabRow[], tell: Teller): SvgChart {
  const parts = lab.endings.map((id) => [id, tell.lookup(`ending.${id}`)] as const);
  const names = rows.map(({ name }) => name);
  const alt = rows
    .map(
      (row) =>
        `${row.name}: ${parts.map(([id, words]) => `${words} ${percent(meanOf(row, id))} %`).join(', ')}`,
    )
    .join('. ');
  return draw(
    {
      grid: { left: 190, right: 30, top: 40, bottom: 30 },
      legend: LEGEND,
      xAxis: { type: 'value', max: 100, axisLabel: { formatter: '{value} %' } },
      yAxis: namesAxis(names),
      series: parts.map(([id, name]) => ({
        type: 'bar',
        stack: 'all',
        name,
        data: rows.map((row) => percent(meanOf(row, id))),
        label: {
          show: true,
          formatter: ({ value }: { value: unknown }) =>
            Number(value) >= 8 ? `${Number(value).toFixed(0)}` : '',
        },
      })),
    },
    70 + rows.length * 30,
    alt,
  );
}

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow', 'roundRect'];

/** Share of players alive at the end of each year. */
export function survivalCurves(rows: readonly LabRow[]): SvgChart {
  const years = Math.max(1, ...rows.map(({ survival }) => survival.length)) - 1;
  const shown = rows.filter(({ survival }) => survival.length > 0);
  const at = (row: LabRow, year: number): number =>
    percent(row.survival[Math.min(year, row.survival.length - 1)] ?? 0);
  return draw(
    {
      grid: { left: 50, right: 150, top: 20, bottom: 40 },
      xAxis: {
        type: 'category',
        name: 'year',
        data: Array.from({ length: years + 1 }, (_, year) => `${year}`),
      },
      yAxis: { type: 'value', min: 0, max: 100, axisLabel: { formatter: '{value} %' } },
      series: shown.map((row, n) => ({
        type: 'line',
        name: row.name,
        symbol: SYMBOLS[n % SYMBOLS.length] ?? 'circle',
        data: Array.from({ length: years + 1 }, (_, year) => at(row, year)),
        endLabel: { show: true, formatter: row.name },
        labelLayout: { moveOverlap: 'shiftY' },
      })),
    },
    420,
    `Households alive. ${shown.map((row) => `${row.name}: ${at(row, 5)} % after five years, ${at(row, years)} % at the end`).join('. ')}`,
  );
}

/** Wins of each strategy in its set, alone and with others. */
export function winBars(
  wins: readonly {
    readonly set: string;
    readonly kind: string;
    readonly alone: number;
    readonly joint: number;
  }[],
): SvgChart {
  const names = wins.map(({ set, kind }) => (set === kind ? set : `${set}: ${kind}`));
  const bars = [
    { name: 'wins alone', data: wins.map(({ alone }) => percent(alone)) },
    { name: 'joint winners', data: wins.map(({ joint }) => percent(joint)) },
  ];
  return draw(
    {
      grid: { left: 190, right: 30, top: 40, bottom: 30 },
      legend: LEGEND,
      xAxis: { type: 'value', max: 100, axisLabel: { formatter: '{value} %' } },
      yAxis: namesAxis(names),
      series: bars.map((bar) => ({ type: 'bar', stack: 'all', ...bar })),
    },
    70 + names.length * 34,
    names
      .map(
        (name, at) =>
          `${name} wins alone ${bars[0]?.data[at] ?? 0} %, with others ${bars[1]?.data[at] ?? 0} %`,
      )
      .join('. '),
  );
}

const intervals = (all: readonly Estimate[]): CustomSeriesOption => ({
  type: 'custom',
  data: all.map(({ low, high }, at) => [low, high, at]),
  encode: { x: [0, 1], y: 2 },
  renderItem: (_, api) => {
    const [x1 = 0, y1 = 0] = api.coord([api.value(0), api.value(2)]);
    const [x2 = 0] = api.coord([api.value(1), api.value(2)]);
    return { type: 'line', shape: { x1, y1, x2, y2: y1 }, style: { stroke: '#000', lineWidth: 2 } };
  },
});

/** Differences in games of a hundred, with intervals. */
export function differenceBars(
  all: readonly { readonly name: string; readonly by: Estimate | undefined }[],
  measure: string,
): SvgChart {
  const shown = all.flatMap(({ name, by }) =>
    by === undefined
      ? []
      : [{ name, by: { mean: percent(by.mean), low: percent(by.low), high: percent(by.high) } }],
  );
  return draw(
    {
      grid: { left: 190, right: 30, top: 20, bottom: 46 },
      xAxis: { type: 'value', name: `${measure}: games of 100 more`, nameLocation: 'middle', nameGap: 28 },
      yAxis: namesAxis(shown.map(({ name }) => name)),
      series: [{ type: 'bar', data: shown.map(({ by }) => by.mean) }, intervals(shown.map(({ by }) => by))],
    },
    80 + shown.length * 30,
    shown
      .map(({ name, by }) => `${name}: ${measure} in ${by.mean} games of 100 more (${by.low} to ${by.high})`)
      .join('. '),
  );
}

/** Effects of changes, the largest first, with intervals. */
export function tornado(swings: readonly Swing[], measure: string, tell: Teller, most = 20): SvgChart {
  const shown = swings.slice(0, most);
  const signed = (n: number): string => `${n > 0 ? '+' : ''}${n.toFixed(3)}`;
  // The figure is beside the name: the end of the bar has the interval.
  const names = shown.map(({ id, from, to, effect }) => `${id} ${from} → ${to}  ${signed(effect.mean)}`);
  // Names of several changes wrap to two lines.
  const height = names.some(({ length }) => length > 34) ? 34 : 26;
  return draw(
    {
      grid: { left: 230, right: 30, top: 20, bottom: 40 },
      xAxis: { type: 'value', name: measure, nameLocation: 'middle', nameGap: 26 },
      yAxis: {
        ...namesAxis(names),
        axisLabel: { width: 190, overflow: 'break', interval: 0 },
        axisLine: { show: false },
      },
      series: [
        { type: 'bar', data: shown.map(({ effect }) => effect.mean) },
        intervals(shown.map(({ effect }) => effect)),
      ],
    },
    60 + shown.length * height,
    shown
      .map(({ id, from, to, effect: { mean, low, high } }) =>
        tell.lookup('lab.swing', {
          ...{ id, from, to, measure },
          by: mean.toFixed(3),
          low: low.toFixed(3),
          high: high.toFixed(3),
        }),
      )
      .join('. '),
  );
}

/** A grid as a heat map with the number in each cell. */
export function heatMap({ title, rows, columns, cells, share }: Grid): SvgChart {
  const shown = (n: number): number => (share ? percent(n) : Math.round(n * 10) / 10);
  const data = cells.flatMap((line, y) =>
    line.flatMap((cell, x) =>
      cell === undefined || Number.isNaN(cell.mean) ? [] : [[x, y, shown(cell.mean)]],
    ),
  );
  const values = data.map(([, , n]) => n ?? 0);
  const unit = share ? ' %' : '';
  const words = rows.map((row, y) => {
    const line = (cells[y] ?? []).flatMap((cell, x) =>
      cell === undefined ? [] : [`${columns[x] ?? ''} ${shown(cell.mean)}${unit}`],
    );
    return `${row}: ${line.join(', ')}`;
  });
  return draw(
    {
      grid: { left: 190, right: 30, top: 60, bottom: 100 },
      title: { text: title, textStyle: { fontSize: 13, width: 530, overflow: 'break' } },
      xAxis: {
        type: 'category',
        data: [...columns],
        axisLabel: { interval: 0, width: 320 / Math.max(1, columns.length), overflow: 'break' },
      },
      yAxis: namesAxis(rows),
      visualMap: {
        min: Math.min(0, ...values),
        max: Math.max(1, ...values),
        orient: 'horizontal',
        left: 'center',
        bottom: 0,
        inRange: { color: ['#f6f1e4', '#d9b36a', '#b5643a'] },
      },
      // Patterns would hide the numbers.
      aria: { enabled: true, label: { enabled: false }, decal: { show: false } },
      series: [{ type: 'heatmap', data, label: { show: true, color: '#000' } }],
    },
    170 + rows.length * 44,
    `${title}. ${words.join('. ')}`,
  );
}

const TRACED_GAMES = 200;

/** Fan charts by year: median, 50 % and 90 % of living players. */
export function fans(lab: LabGame, setup: LabSetup, first: number, name: string): SvgChart[] {
  const table = lab.ready(setup);
  const games = Array.from({ length: TRACED_GAMES }, (_, n) => table.trace(first + n));
  const years = Math.max(...games.map((game) => game.length));
  return lab.traces.map(({ id, unit, help }, at) => {
    const byYear = Array.from({ length: years }, (_, year) =>
      games
        .flatMap((game) => (game[year] ?? []).map((player) => player[at] ?? NaN))
        .filter((n) => !Number.isNaN(n))
        .sort((a, b) => a - b),
    );
    const quantile = (share: number): (number | null)[] =>
      byYear.map((all) =>
        all.length === 0 ? null : (all[Math.min(all.length - 1, Math.floor(share * all.length))] ?? null),
      );
    const median = quantile(0.5);
    const lines = [
      ['5 %', 0.05, 'dotted'],
      ['25 %', 0.25, 'dashed'],
      ['median', 0.5, 'solid'],
      ['75 %', 0.75, 'dashed'],
      ['95 %', 0.95, 'dotted'],
    ] as const;
    return draw(
      {
        title: {
          text: `${help} (${unit})`,
          textStyle: { fontSize: 13 },
          subtext: 'thick: median; between dashed lines: half of the households; between dotted lines: 90 %',
        },
        grid: { left: 50, right: 20, top: 54, bottom: 30 },
        xAxis: { type: 'category', data: Array.from({ length: years }, (_, year) => `${year + 1}`) },
        yAxis: { type: 'value' },
        series: lines.map(([label, share, type]) => ({
          type: 'line',
          name: label,
          data: quantile(share),
          symbol: 'none',
          lineStyle: { type, width: share === 0.5 ? 3 : 1.5, color: '#2f5d8c' },
        })),
      },
      240,
      `${name}, ${help}: median ${median
        .map((n, year) => (year % 5 === 4 && n !== null ? `${n.toFixed(1)} in year ${year + 1}` : ''))
        .filter(Boolean)
        .join(', ')} (${id}, ${unit}).`,
    );
  });
}

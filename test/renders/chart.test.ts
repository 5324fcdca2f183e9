import { afterAll, describe, expect, it } from 'vitest';
import { type Chart, chartAlt, chartScene, ticksOf, turningAt } from '../../renders/chart.js';
import { fitting } from '../../renders/film.js';
import { closePool, renderChart, renderFilm } from '../../renders/index.js';
import { greenland } from '../../src/games/greenland/module.js';
import { startGame } from '../../src/kernel/game.js';
import { flawsOf } from './flaws.js';

const seats = greenland.meta.seats;
const chart: Chart = {
  title: '#12 Cold Harbour, turn by turn',
  labels: Array.from({ length: 11 }, (_, i) => String(i)),
  panels: ['People', 'Points'].map((title, k) => ({
    title,
    series: seats.map(({ letter, shape, color, id }, at) => ({
      name: id,
      letter,
      shape,
      color,
      values: Array.from({ length: 11 }, (_, i) => (i < 10 ? 6 + at * k + ((i * (at + 2)) % 7) : 9)),
    })),
  })),
};

afterAll(closePool);

describe('the chart', () => {
  it('has readable letters without cuts or overlaps, even if all curves end together', () => {
    expect(flawsOf(chartScene(chart))).toEqual([]);
  });

  it('puts the leader’s letter at the top, even if all others end together at the bottom', () => {
    const [panel = { title: '', series: [] }] = chart.panels;
    const series = panel.series.map((one, at) => ({ ...one, values: [50, at === 0 ? 100 : 0] }));
    const { items } = chartScene({ ...chart, labels: ['0', '1'], panels: [{ ...panel, series }] });
    const top = (words: string): number =>
      items.flatMap((item) => (item.k === 'text' && item.text === words ? [item.y] : []))[0] ?? -1;
    // Next to the axis label 100.
    expect(top(`${series[0]?.letter ?? ''} 100`)).toBe(top('100'));
  });

  it('has an alt text with the same facts, within the limit', async () => {
    const { alt, png } = await renderChart(chart);
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(chartAlt(chart)).toContain('People: tunit 6, ');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('rings the point where the winner’s lead grew most', () => {
    const red = { values: [0, 2, 3, 9, 10] };
    const blue = { values: [0, 4, 5, 6, 6] };
    expect(turningAt([blue, red])).toBe(3);
    expect(turningAt([red])).toBeUndefined();
    expect(turningAt([red, red])).toBeUndefined();
    const [panel = { title: '', series: [] }] = chart.panels;
    const turning = { at: 3, words: 'Turning point: Turn 3' };
    const scene = chartScene({ ...chart, panels: [{ ...panel, turning }] });
    expect(scene.items.filter((item) => item.k === 'rect').length).toBe(3);
    expect(chartAlt({ ...chart, panels: [{ ...panel, turning }] })).toContain(
      'Turning point: Turn 3. People',
    );
  });

  it('has round numbers at its side', () => {
    expect(ticksOf(1)).toEqual([0, 1]);
    expect(ticksOf(23)).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf(100)).toEqual([0, 20, 40, 60, 80, 100]);
  });
});

describe('the chart of six', () => {
  const looks = ['circle', 'square', 'triangle', 'diamond', 'pentagon', 'hexagon', 'star'] as const;
  const colours = ['red', 'orange', 'black', 'green', 'blue', 'purple', 'teal'];
  const one = (n: number): Chart => ({
    title: '#3 Long Night, turn by turn',
    labels: Array.from({ length: 9 }, (_, i) => String(i)),
    panels: [
      {
        title: 'Logs',
        series: looks.slice(0, n).map((shape, at) => ({
          name: shape,
          letter: 'ABCDEFG'[at] ?? '',
          shape,
          color: colours[at] ?? '',
          values: Array.from({ length: 9 }, (_, i) => (i < 8 ? at + ((i * (at + 3)) % 9) : 5)),
        })),
      },
    ],
  });

  it.each([1, 2, 5, 6, 7])('tells %i seats apart by shape, line and letter', async (n) => {
    const scene = chartScene(one(n));
    expect(flawsOf(scene)).toEqual([]);
    const drawn = JSON.stringify(scene);
    // Every seat but the first has its own shape; all differ without their colors.
    const colorless = new Set(
      looks.slice(0, n).map((shape) =>
        JSON.stringify(
          chartScene({
            ...one(n),
            panels: [
              {
                title: '',
                series: [{ name: '', letter: 'A', shape, color: 'red', values: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
              },
            ],
          }),
        ),
      ),
    );
    expect(colorless.size).toBe(n);
    expect(drawn).not.toContain('undefined');
    expect((await renderChart(one(n))).alt).toContain(looks[n - 1]);
  });
});

describe('the film', () => {
  it('is one GIF of all tables that loops forever', { timeout: 60_000 }, async () => {
    const views = ['a', 'b', 'c'].map((seed) => {
      const start = { seats: ['tunit', 'norse'], variant: 'standard', options: {}, seed };
      return greenland.view(startGame(greenland, start).game.position, 'spectator');
    });
    const film = await renderFilm(
      views.map((view) => ({ game: 'greenland', view, locale: 'en' })),
      { width: 480 },
    );
    const gif = film?.gif ?? Buffer.alloc(0);
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    expect(gif.readUInt16LE(6)).toBe(480);
    expect(gif.at(-1)).toBe(0x3b);
    expect(gif.includes('NETSCAPE2.0')).toBe(true);
    // One graphic control extension per frame.
    expect(gif.toString('latin1').split('\u0021\u00f9\u0004').length - 1).toBe(3);
    expect(film?.alt).not.toBe('');
  });

  it('drops frames until it fits, but never the first or last', () => {
    const frames = Array.from({ length: 21 }, (_, i) => ({ length: 10, i }));
    const kept = fitting(frames, 70).map(({ i }) => i);
    expect(kept.length).toBeLessThanOrEqual(6);
    expect([kept[0], kept.at(-1)]).toEqual([0, 20]);
    expect(fitting(frames, 1000)).toHaveLength(21);
    expect(fitting(frames, 1)).toHaveLength(2);
  });
});

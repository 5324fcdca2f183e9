import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import type * as Canvas from 'canvas';
import { fontOf, loadFonts } from '../../../renders/fonts.js';
import { charts, styled, WIDTH, type SvgChart, type ChartOption } from './charts.js';

/** A chart as a PNG with the bundled fonts, for messages. */

const require = createRequire(import.meta.url);
/** Two pixels per point, for phone screens. */
const DOTS = 2;
/** Milliseconds after which the picture is taken as it is. */
const PATIENCE = 3000;
const PAPER = '#f7f5ef';
const FAMILY = fontOf('medium', 13).replace(/^13px /u, '');

/**
 * Patterns over the colors, new for each picture: the library caches the first rendering of a pattern, and one for SVG
 * doesn't work on a canvas.
 */
const patterns = () =>
  [
    { dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: Math.PI / 6 },
    {
      symbol: 'circle',
      dashArrayX: [
        [8, 8],
        [0, 8, 8, 0],
      ],
      dashArrayY: [6, 0],
      symbolSize: 0.8,
    },
    { dashArrayX: [1, 0], dashArrayY: [4, 3], rotation: -Math.PI / 4 },
    {
      dashArrayX: [
        [6, 6],
        [0, 6, 6, 0],
      ],
      dashArrayY: [6, 0],
    },
    {
      dashArrayX: [
        [1, 0],
        [1, 6],
      ],
      dashArrayY: [1, 0, 6, 0],
      rotation: Math.PI / 4,
    },
    {
      symbol: 'triangle',
      dashArrayX: [
        [9, 9],
        [0, 9, 9, 0],
      ],
      dashArrayY: [7, 2],
      symbolSize: 0.75,
    },
  ].map((pattern) => ({ color: 'rgba(0, 0, 0, 0.2)', symbolSize: 1, ...pattern }));

/** The chart's options, with new patterns if it has any. */
function patterned(option: ChartOption): ChartOption {
  const { aria } = option;
  if (aria === undefined || Array.isArray(aria) || aria.decal?.show !== true) return option;
  return { ...option, aria: { ...aria, decal: { show: true, decals: patterns() } } };
}

export async function pngOf({ option, height }: SvgChart): Promise<Buffer> {
  const { createCanvas } = require('canvas') as typeof Canvas;
  loadFonts();
  const library = charts();
  // The canvas for patterns and text metrics.
  library.setPlatformAPI({ createCanvas: () => createCanvas(32, 32) as unknown as HTMLCanvasElement });
  const canvas = createCanvas(WIDTH * DOTS, height * DOTS);
  const chart = library.init(canvas as unknown as HTMLElement, null, {
    renderer: 'canvas',
    width: WIDTH,
    height,
    devicePixelRatio: DOTS,
  });
  try {
    // Large charts are painted in several frames.
    const finished = new Promise<void>((resolve) => chart.on('finished', () => resolve()));
    chart.setOption({ backgroundColor: PAPER, ...patterned(styled(option, FAMILY)) });
    await Promise.race([finished, delay(PATIENCE, undefined, { ref: false })]);
    return canvas.toBuffer('image/png');
  } finally {
    chart.dispose();
  }
}

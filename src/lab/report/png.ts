import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import type * as Canvas from 'canvas';
import { fontOf, loadFonts } from '../../../renders/fonts.js';
import { charts, styled, WIDTH, type SvgChart, type ChartOption } from './charts.js';

/** A chart as a picture, with the bundled letters: for whoever reads it in a message, on a phone. */

const require = createRequire(import.meta.url);
/** Twice as many dots as the chart is wide, as phones have them. */
const DOTS = 2;
/** Ms after which the picture is used as drawn so far. */
const PATIENCE = 3000;
const PAPER = '#f7f5ef';
const FAMILY = fontOf('medium', 13).replace(/^13px /u, '');

/**
 * Patterns over the colours, made anew for each picture: the library keeps for each pattern what it drew it as first,
 * and what a drawing in SVG has is nothing for a picture.
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

/** As the chart has it, or with patterns of its own where it has any. */
function patterned(option: ChartOption): ChartOption {
  const { aria } = option;
  if (aria === undefined || Array.isArray(aria) || aria.decal?.show !== true) return option;
  return { ...option, aria: { ...aria, decal: { show: true, decals: patterns() } } };
}

export async function pngOf({ option, height }: SvgChart): Promise<Buffer> {
  const { createCanvas } = require('canvas') as typeof Canvas;
  loadFonts();
  const library = charts();
  // What it makes patterns and measures letters on.
  library.setPlatformAPI({ createCanvas: () => createCanvas(32, 32) as unknown as HTMLCanvasElement });
  const canvas = createCanvas(WIDTH * DOTS, height * DOTS);
  const chart = library.init(canvas as unknown as HTMLElement, null, {
    renderer: 'canvas',
    width: WIDTH,
    height,
    devicePixelRatio: DOTS,
  });
  try {
    // Painted in several frames where there is much of it.
    const finished = new Promise<void>((resolve) => chart.on('finished', () => resolve()));
    chart.setOption({ backgroundColor: PAPER, ...patterned(styled(option, FAMILY)) });
    await Promise.race([finished, delay(PATIENCE, undefined, { ref: false })]);
    return canvas.toBuffer('image/png');
  } finally {
    chart.dispose();
  }
}

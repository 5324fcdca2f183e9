import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as Echarts from 'echarts';

/** Charts as SVG, drawn without a browser. Patterns and labels say what colours say. */

export interface SvgChart {
  readonly svg: string;
  /** The same in words. */
  readonly alt: string;
  /** From which it can be painted in another way. */
  readonly option: ChartOption;
  /** Pixels. */
  readonly height: number;
}

export type ChartOption = Echarts.EChartsOption;

const require = createRequire(import.meta.url);
let library: typeof Echarts | undefined;

/** Small enough that its letters are read on a phone, which shows it at about seven tenths. */
export const WIDTH = 560;
const INK = '#1e2a33';
const COLOURS = ['#8c2f24', '#d98f2b', '#3f7d58', '#2f5d8c', '#6b4a86', '#7a7a72'];

/** The library: loaded when first wanted, for most of what the program does draws no charts. */
export const charts = (): typeof Echarts => (library ??= require('echarts') as typeof Echarts);

/** The charts' common settings, overridden by the chart's own. */
export const styled = (option: ChartOption, fontFamily: string): ChartOption => ({
  animation: false,
  color: COLOURS,
  textStyle: { fontFamily, fontSize: 13, color: INK },
  aria: { enabled: true, label: { enabled: false }, decal: { show: true } },
  ...option,
});

/** @param height pixels */
export function draw(option: ChartOption, height: number, alt: string): SvgChart {
  const chart = charts().init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  try {
    chart.setOption(styled(option, 'system-ui, sans-serif'));
    const svg = renamed(chart.renderToSVGString());
    return {
      svg: svg.replace('<svg ', `<svg role="img" aria-label="${escapeAttribute(alt)}" `),
      alt,
      option,
      height,
    };
  } finally {
    chart.dispose();
  }
}

/**
 * The library counts its charts and classes for as long as the program runs; names that follow from the drawing are the
 * same each time, and no two drawings on a page share them.
 */
function renamed(svg: string): string {
  const names = new Map<string, number>();
  const numbered = svg.replace(/zr\d+-[a-z]+-?\d+/g, (name) => {
    const n = names.get(name) ?? names.size;
    names.set(name, n);
    return `zr-${n}-`;
  });
  const own = createHash('sha256').update(numbered).digest('hex').slice(0, 8);
  return numbered.replace(/zr-(\d+)-/g, `c${own}-$1`);
}

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

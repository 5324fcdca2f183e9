import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as Echarts from 'echarts';

/** Charts as SVG, drawn without a browser. Patterns and labels repeat the information of colors. */

export interface SvgChart {
  readonly svg: string;
  /** Alt text. */
  readonly alt: string;
  /** For drawing it in another format. */
  readonly option: ChartOption;
  /** Pixels. */
  readonly height: number;
}

export type ChartOption = Echarts.EChartsOption;

const require = createRequire(import.meta.url);
let library: typeof Echarts | undefined;

/** Small enough to be legible on a phone, which scales it to about 70 %. */
export const WIDTH = 560;
const INK = '#1e2a33';
const COLORS = ['#8c2f24', '#d98f2b', '#3f7d58', '#2f5d8c', '#6b4a86', '#7a7a72'];

/** The library, loaded on first use: most of the program draws no charts. */
export const charts = (): typeof Echarts => (library ??= require('echarts') as typeof Echarts);

/** The charts' common settings, overridden by the chart's own. */
export const styled = (option: ChartOption, fontFamily: string): ChartOption => ({
  animation: false,
  color: COLORS,
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
 * The library numbers charts and classes over the whole run. Names derived from the drawing are deterministic and unique
 * on a page.
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

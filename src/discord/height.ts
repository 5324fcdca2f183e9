import { withoutEmojis } from './emojis.js';
import { LIMITS } from './limits.js';

/** Estimates a message's height on a phone, in pixels at a width of 390. Discord gives no such figures. */

interface Part {
  readonly type: number;
  readonly content?: string;
  readonly label?: string;
  readonly custom_id?: string;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** Discord's component types. */
const [ROW, BUTTON, TEXT, GALLERY] = [1, 2, 10, 12];

/** Characters per line, in normal and small print. */
const LINE = 36;
const SMALL_LINE = 44;
const LINE_HEIGHT = 22;
const GAP = 8;
const CONTROL = 40 + GAP;
/** Width of a button row, and of a button without its label. */
const WIDTH = 272;
const PADDING = 32;
const LETTER = 7.6;
const PICTURE = 220;

const lineHeight = (line: string): number => {
  const { length } = withoutEmojis(line);
  return LINE_HEIGHT * Math.max(1, Math.ceil(length / (line.startsWith('-# ') ? SMALL_LINE : LINE)));
};

/** Lines that buttons take on a phone, estimated from their labels. Buttons wrap, and each row starts a new line. */
export function buttonLines(labels: readonly string[]): number {
  let [lines, left] = [1, WIDTH];
  for (const [at, label] of labels.entries()) {
    const width = Math.min(WIDTH, PADDING + LETTER * label.length);
    const isNewRow = at > 0 && at % LIMITS.buttonsPerRow === 0;
    if ((isNewRow || width > left) && left < WIDTH) [lines, left] = [lines + 1, WIDTH];
    left -= width + GAP;
  }
  return lines;
}

function heightOf(parts: readonly object[]): number {
  return (parts as readonly Part[]).reduce((sum, part) => {
    const { type, content = '', components = [] } = part;
    if (type === TEXT) return sum + content.split('\n').reduce((all, each) => all + lineHeight(each), GAP);
    if (type === GALLERY) return sum + PICTURE;
    if (type !== ROW) return sum + GAP + heightOf(components);
    return (
      sum +
      (components[0]?.type === BUTTON
        ? CONTROL * buttonLines(components.map(({ label = '' }) => label))
        : CONTROL)
    );
  }, 0);
}

/** Visible height of a message between the channel's name and the input line. */
export const SCREEN = 600;

/** Whether the first lines are off the screen when the last ones are read. */
export const isTall = (parts: readonly object[]): boolean => heightOf(parts) > SCREEN;

/** Distance from the top to the end of the first row with a matching control; undefined if there is none. */
export function controlBottom(
  parts: readonly object[],
  isMeant: (id: string) => boolean,
): number | undefined {
  let above = 0;
  for (const part of parts as readonly Part[]) {
    const { type, components = [] } = part;
    if (type === ROW && components.some(({ custom_id: id = '' }) => isMeant(id)))
      return above + heightOf([part]);
    const within = type === ROW ? undefined : controlBottom(components, isMeant);
    if (within !== undefined) return above + GAP + within;
    above += heightOf([part]);
  }
  return undefined;
}

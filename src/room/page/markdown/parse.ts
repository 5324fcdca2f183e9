import { parseInline } from './inline.js';
import type { MarkdownBlock, ListItem } from './nodes.js';

const FENCE = /^```(?:([\w+-]*)\n)?([^]*?)```/;
const ITEM = /^(\s*)([-*]|\d{1,9}[.)])\s+(.*)$/;

/** Parses Discord's markdown into blocks. Anything that isn't markup stays text. */
export function parseMarkdown(source: string): readonly MarkdownBlock[] {
  return parseBlocks(source.replace(/\r\n?/g, '\n'), false);
}

function parseBlocks(source: string, inQuote: boolean): readonly MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    const text = paragraph.join('\n');
    paragraph = [];
    if (text !== '') blocks.push({ kind: 'paragraph', children: parseInline(text) });
  };

  let rest = source;
  while (rest !== '') {
    const fence = FENCE.exec(rest);
    if (fence !== null) {
      endParagraph();
      blocks.push({
        kind: 'code-block',
        language: fence[1] ?? '',
        text: (fence[2] ?? '').replace(/^\n+|\n+$/g, ''),
      });
      rest = rest.slice(fence[0].length).replace(/^\n/, '');
      continue;
    }
    if (!inQuote && rest.startsWith('>>> ')) {
      endParagraph();
      blocks.push({ kind: 'quote', children: parseBlocks(rest.slice(4), true) });
      break;
    }
    const taken = (inQuote ? null : takeQuote(rest)) ?? takeHeading(rest) ?? takeList(rest);
    if (taken !== null) {
      endParagraph();
      blocks.push(taken.block);
      rest = rest.slice(taken.length);
      continue;
    }
    const { line, length } = takeLine(rest);
    paragraph.push(line);
    rest = rest.slice(length);
  }
  endParagraph();
  return blocks;
}

interface Taken {
  readonly block: MarkdownBlock;
  readonly length: number;
}

/** One line, or its part before a code block; blank lines are kept, as on Discord. */
function takeLine(rest: string): { readonly line: string; readonly length: number } {
  const end = rest.indexOf('\n');
  const line = end === -1 ? rest : rest.slice(0, end);
  const fence = line.indexOf('```');
  if (fence > 0 && FENCE.test(rest.slice(fence))) return { line: line.slice(0, fence), length: fence };
  return { line, length: end === -1 ? rest.length : end + 1 };
}

function takeQuote(rest: string): Taken | null {
  const lines: string[] = [];
  let length = 0;
  for (const line of rest.split('\n')) {
    if (!line.startsWith('> ') && line !== '>') break;
    lines.push(line.slice(2));
    length += line.length + 1;
  }
  if (lines.length === 0) return null;
  return {
    block: { kind: 'quote', children: parseBlocks(lines.join('\n'), true) },
    length: Math.min(length, rest.length),
  };
}

function takeHeading(rest: string): Taken | null {
  const match = /^(#{1,3}|-#) +([^\n]+)(?:\n|$)/.exec(rest);
  if (match === null) return null;
  const mark = match[1] ?? '';
  const children = parseInline((match[2] ?? '').trim());
  const length = match[0].length;
  if (mark === '-#') return { block: { kind: 'subtext', children }, length };
  const level = mark.length === 1 ? 1 : mark.length === 2 ? 2 : 3;
  return { block: { kind: 'heading', level, children }, length };
}

interface Line {
  readonly indent: number;
  readonly mark: string;
  readonly text: string;
}

function takeList(rest: string): Taken | null {
  const lines: Line[] = [];
  let length = 0;
  for (const raw of rest.split('\n')) {
    const match = ITEM.exec(raw);
    if (match === null) break;
    const first = lines[0];
    const numbered = /\d/.test(match[2] ?? '');
    if (first !== undefined && (match[1] ?? '').length <= first.indent && numbered !== /\d/.test(first.mark))
      break;
    lines.push({ indent: (match[1] ?? '').length, mark: match[2] ?? '', text: match[3] ?? '' });
    length += raw.length + 1;
  }
  if (lines.length === 0) return null;
  return { block: buildList(lines), length: Math.min(length, rest.length) };
}

function buildList(lines: readonly Line[]): MarkdownBlock {
  const base = lines[0]?.indent ?? 0;
  const ordered = /\d/.test(lines[0]?.mark ?? '');
  const items: ListItem[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    if (line === undefined) break;
    let end = index + 1;
    while ((lines[end]?.indent ?? -1) > base) end += 1;
    const inner = lines.slice(index + 1, end);
    items.push({
      children: parseInline(line.text),
      nested: inner.length === 0 ? [] : [buildList(inner)],
    });
    index = end;
  }
  return { kind: 'list', ordered, start: ordered ? Number.parseInt(lines[0]?.mark ?? '1', 10) : 1, items };
}

import { TIME_STYLES, type Inline, type TimeStyle } from './nodes.js';

/** A rule matches the start of `rest` and returns the node and its length. */
type Rule = (rest: string, before: string) => { readonly node: Inline; readonly length: number } | null;

const ESCAPE = /^\\([^\p{L}\p{N}\s])/u;

/** Deeper nesting is plain text: no message needs it, and the limit bounds the work. */
const DEEPEST = 12;

const pattern =
  (regex: RegExp, make: (match: RegExpExecArray) => Inline | null): Rule =>
  (rest) => {
    const match = regex.exec(rest);
    const node = match === null ? null : make(match);
    return match === null || node === null ? null : { node, length: match[0].length };
  };

const group = (match: RegExpExecArray, index: number): string => match[index] ?? '';

function isTimeStyle(text: string): text is TimeStyle {
  return TIME_STYLES.some((style) => style === text);
}

const MENTIONS: readonly Rule[] = [
  pattern(/^<@!?(\d{15,21})>/, (match) => ({ kind: 'user', id: group(match, 1) })),
  pattern(/^<@&(\d{15,21})>/, (match) => ({ kind: 'role', id: group(match, 1) })),
  pattern(/^<#(\d{15,21})>/, (match) => ({ kind: 'channel', id: group(match, 1) })),
  pattern(/^<\/([-_ \p{L}\p{N}]{1,100}):(\d{1,21})>/u, (match) => ({
    kind: 'command',
    name: group(match, 1),
    id: group(match, 2),
  })),
  pattern(/^<t:(-?\d{1,13})(?::([a-zA-Z]))?>/, (match) => {
    const style = match[2] ?? 'f';
    return isTimeStyle(style) ? { kind: 'time', seconds: Number(match[1]), style } : null;
  }),
  pattern(/^<(a)?:(\w{2,32}):(\d{15,21})>/, (match) => ({
    kind: 'emoji',
    name: group(match, 2),
    id: group(match, 3),
    animated: match[1] === 'a',
  })),
  pattern(/^@(everyone|here)/, (match) => ({
    kind: 'everyone',
    text: match[1] === 'here' ? '@here' : '@everyone',
  })),
];

const LINKS = (depth: number): readonly Rule[] => [
  pattern(/^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"\n]*")?\)/, (match) => ({
    kind: 'link',
    href: group(match, 2),
    children: parseInline(group(match, 1), depth),
  })),
  pattern(/^<(https?:\/\/[^\s>]+)>/, (match) => bareLink(group(match, 1))),
  (rest) => {
    const match = /^https?:\/\/[^\s<]+[^\s<.,:;"'\]!?)]/.exec(rest);
    return match === null ? null : { node: bareLink(match[0]), length: match[0].length };
  },
];

function bareLink(href: string): Inline {
  return { kind: 'link', href, children: [{ kind: 'text', text: href }] };
}

const wrapped =
  (regex: RegExp, kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler', depth: number): Rule =>
  (rest, before) => {
    const match = regex.exec(rest);
    if (match === null) return null;
    // snake_case_names are not italics.
    if (match[0].startsWith('_') && !match[0].startsWith('__') && /[\p{L}\p{N}]$/u.test(before)) return null;
    const inner = match[1] ?? '';
    return inner === ''
      ? null
      : { node: { kind, children: parseInline(inner, depth) }, length: match[0].length };
  };

const STYLES = (depth: number): readonly Rule[] => [
  pattern(/^\*\*\*((?:\\[^]|[^\\*])+?)\*\*\*(?!\*)/, (match) => ({
    kind: 'italic',
    children: [{ kind: 'bold', children: parseInline(group(match, 1), depth) }],
  })),
  wrapped(/^\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/, 'bold', depth),
  wrapped(/^__((?:\\[^]|[^\\])+?)__(?!_)/, 'underline', depth),
  wrapped(/^\*(?=\S)((?:\\[^]|\*\*(?:\\[^]|[^\\])+?\*\*|[^\\*])+?)(?<!\s)\*(?!\*)/, 'italic', depth),
  wrapped(/^_((?:\\[^]|__(?:\\[^]|[^\\])+?__|[^\\_])+?)_(?![\p{L}\p{N}_])/u, 'italic', depth),
  wrapped(/^~~((?:\\[^]|[^\\])+?)~~(?!~)/, 'strike', depth),
  wrapped(/^\|\|((?:\\[^]|[^\\])+?)\|\|/, 'spoiler', depth),
];

const CODE: Rule = (rest) => {
  const fence = /^`+/.exec(rest)?.[0];
  if (fence === undefined) return null;
  const end = rest.slice(fence.length).search(new RegExp(`(?<!\`)${fence}(?!\`)`));
  if (end < 1) return null;
  const text = rest.slice(fence.length, fence.length + end).replace(/^ (.*\S.*) $/s, '$1');
  return { node: { kind: 'code', text }, length: end + 2 * fence.length };
};

/** Inline markup with Discord's precedence: escapes, code, mentions, links, styles. */
export function parseInline(source: string, depth = 0): readonly Inline[] {
  if (depth > DEEPEST) return source === '' ? [] : [{ kind: 'text', text: source }];
  const rules: readonly Rule[] = [CODE, ...MENTIONS, ...LINKS(depth + 1), ...STYLES(depth + 1)];
  const nodes: Inline[] = [];
  let text = '';
  let at = 0;
  const flush = (): void => {
    if (text !== '') nodes.push({ kind: 'text', text });
    text = '';
  };
  while (at < source.length) {
    const rest = source.slice(at);
    const character = source[at] ?? '';
    const escaped = ESCAPE.exec(rest);
    if (escaped !== null) {
      text += escaped[1] ?? '';
      at += escaped[0].length;
      continue;
    }
    if (character === '\n') {
      flush();
      nodes.push({ kind: 'break' });
      at += 1;
      continue;
    }
    const found = /[`<@[*_~|h]/.test(character) ? firstMatch(rules, rest, source.slice(0, at)) : null;
    if (found === null) {
      text += character;
      at += 1;
      continue;
    }
    flush();
    nodes.push(found.node);
    at += found.length;
  }
  flush();
  return nodes;
}

function firstMatch(rules: readonly Rule[], rest: string, before: string): ReturnType<Rule> {
  for (const rule of rules) {
    const found = rule(rest, before);
    if (found !== null) return found;
  }
  return null;
}

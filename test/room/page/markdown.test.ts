import { describe, expect, it } from 'vitest';
import { parseInline } from '../../../src/room/page/markdown/inline.js';
import { parseMarkdown } from '../../../src/room/page/markdown/parse.js';
import { relativeTime } from '../../../src/room/page/markdown/time.js';

const ID = '123456789012345678';
const text = (value: string) => ({ kind: 'text', text: value });

describe('inline markup', () => {
  it.each([
    ['bold', '**a**', { kind: 'bold', children: [text('a')] }],
    ['italics by star', '*a*', { kind: 'italic', children: [text('a')] }],
    ['italics by underscore', '_a_', { kind: 'italic', children: [text('a')] }],
    ['underline', '__a__', { kind: 'underline', children: [text('a')] }],
    ['strike', '~~a~~', { kind: 'strike', children: [text('a')] }],
    ['spoiler', '||a||', { kind: 'spoiler', children: [text('a')] }],
    ['bold italics', '***a***', { kind: 'italic', children: [{ kind: 'bold', children: [text('a')] }] }],
    ['code, which holds no markup', '`*a*`', { kind: 'code', text: '*a*' }],
    ['code with a backtick', '``a`b``', { kind: 'code', text: 'a`b' }],
    ['person', `<@${ID}>`, { kind: 'user', id: ID }],
    ['person with a nickname', `<@!${ID}>`, { kind: 'user', id: ID }],
    ['role', `<@&${ID}>`, { kind: 'role', id: ID }],
    ['channel', `<#${ID}>`, { kind: 'channel', id: ID }],
    ['command', `</game new:${ID}>`, { kind: 'command', name: 'game new', id: ID }],
    ['time', '<t:1700000000:R>', { kind: 'time', seconds: 1_700_000_000, style: 'R' }],
    ['time without a style', '<t:1700000000>', { kind: 'time', seconds: 1_700_000_000, style: 'f' }],
    ['emoji', `<a:party:${ID}>`, { kind: 'emoji', name: 'party', id: ID, animated: true }],
    ['everyone', '@everyone', { kind: 'everyone', text: '@everyone' }],
    [
      'masked link',
      '[a](https://a.example/b)',
      { kind: 'link', href: 'https://a.example/b', children: [text('a')] },
    ],
  ])('parses %s', (_name, source, node) => {
    expect(parseInline(source)).toEqual([node]);
  });

  it.each([
    ['escapes', '\\*a\\*', '*a*'],
    ['snake case', 'snake_case_name', 'snake_case_name'],
    ['sums', '2 * 3 * 4', '2 * 3 * 4'],
    ['HTML', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a link with JavaScript', '[a](javascript:alert(1))', '[a](javascript:alert(1))'],
    ['an unknown timestamp style', '<t:1:Q>', '<t:1:Q>'],
    ['unclosed bold', '**a', '**a'],
  ])('keeps as text: %s', (_name, source, shown) => {
    expect(parseInline(source)).toEqual([text(shown)]);
  });

  it('excludes a trailing period from a bare link', () => {
    expect(parseInline('see https://a.example/x_y_z.')).toEqual([
      text('see '),
      { kind: 'link', href: 'https://a.example/x_y_z', children: [text('https://a.example/x_y_z')] },
      text('.'),
    ]);
  });

  it('treats too deeply nested markup as text', () => {
    const deep = `${'||**'.repeat(200)}a${'**||'.repeat(200)}`;
    expect(JSON.stringify(parseInline(deep)).length).toBeGreaterThan(0);
  });
});

describe('blocks', () => {
  it('parses headings, subtext, quotes, lists and code', () => {
    const kinds = parseMarkdown('# A\n-# b\n> c\n> d\n- e\n1. f\n```ts\ng\n```\nh').map(
      (block) => block.kind,
    );
    expect(kinds).toEqual(['heading', 'subtext', 'quote', 'list', 'list', 'code-block', 'paragraph']);
  });

  it('quotes everything after >>>', () => {
    const [quote, ...others] = parseMarkdown('>>> a\nb');
    expect(others).toEqual([]);
    expect(quote).toMatchObject({ kind: 'quote' });
  });

  it('nests lists by their indent', () => {
    expect(parseMarkdown('- a\n  - b\n- c')).toMatchObject([
      { kind: 'list', items: [{ nested: [{ kind: 'list', items: [{}] }] }, { nested: [] }] },
    ]);
  });

  it('finds a code block after text on the same line', () => {
    expect(parseMarkdown('a ```b``` c').map((block) => block.kind)).toEqual([
      'paragraph',
      'code-block',
      'paragraph',
    ]);
  });
});

describe('relative times', () => {
  it.each([
    [7_200, 'in 2 hours'],
    [-59, '59 seconds ago'],
    [-86_400 * 3, '3 days ago'],
    [0, 'in 0 seconds'],
    [2 * 86_400 - 5, 'in 2 days'],
    [-3_599, '1 hour ago'],
    [5_000, 'in 1 hour'],
  ])('round %i seconds from now as Discord does', (distance, shown) => {
    expect(relativeTime(1_000_000 + distance, 1_000_000)).toBe(shown);
  });

  it('use the language of the person’s Discord', () => {
    expect(relativeTime(1_007_200, 1_000_000, 'de')).toBe('in 2 Stunden');
  });
});

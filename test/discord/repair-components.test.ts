import { beforeAll, describe, expect, it } from 'vitest';
import { button, galleries, post, rows, section, select, toBody, words } from '../../src/discord/post.js';
import { componentComplaints } from '../../src/room/rest/components.js';
import { complaints, loadSchemas } from '../../src/room/rest/schema.js';
import { idsOf } from '../support/tables.js';

beforeAll(loadSchemas);

const option = (value: string, label = value) => ({ value, label });

const MALFORMED = {
  'a value twice': [select('a', 'which', [option('1'), option('1'), option('2')])],
  'a value that is too long': [select('a', 'which', [option('x'.repeat(101)), option('2')])],
  'a menu of nothing': [words('hello'), select('a', 'which', [])],
  'no label': [...rows([button({ id: 'a', label: '' })]), select('b', 'which', [option('1', ' ')])],
  'an id twice': rows([button({ id: 'a', label: 'one' }), button({ id: 'a', label: 'two' })]),
  'an id that is too long': [words('hello'), ...rows([button({ id: 'x'.repeat(101), label: 'one' })])],
  'an id twice beside lines': [
    section('one', button({ id: 'a', label: 'on' })),
    section('two', button({ id: 'a', label: 'on' })),
  ],
  'no text beside a button': [words('hello'), section('', button({ id: 'a', label: 'on' }))],
  'more lines with buttons than a message holds': Array.from({ length: 30 }, (_, i) =>
    section(`line ${i}`, button({ id: `b${i}`, label: 'on' })),
  ),
  'no text': [words(''), words('hello')],
  'no pictures': [words('hello'), ...galleries([])],
  'more controls than a message holds': [
    words('hello'),
    ...rows(Array.from({ length: 60 }, (_, i) => button({ id: `b${i}`, label: `${i}` }))),
  ],
} as const;

describe('a message', () => {
  it.each(Object.entries(MALFORMED))('is repaired before it is sent: %s', (_what, parts) => {
    const { components, flags } = JSON.parse(JSON.stringify(toBody(post(parts)))) as {
      components: readonly unknown[];
      flags: number;
    };
    expect(complaints('IncomingWebhookUpdateRequestPartial', { components, flags })).toEqual([]);
    expect(componentComplaints(components, true)).toEqual([]);
    expect(components.length).toBeGreaterThan(0);
  });

  it('is unchanged if it is valid', () => {
    const of = post([words('hello'), select('a', 'which', [option('1'), option('2')])]);
    expect(toBody(of).components).toEqual(of.components);
    expect(idsOf(toBody(of))).toEqual(['a']);
  });
});

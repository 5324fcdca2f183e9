import { describe, expect, it } from 'vitest';
import { controlId, makeControlId, parseControlId } from '../../src/discord/custom-id.js';
import { unformattedName, escapeName } from '../../src/discord/escape.js';
import { clip, LIMITS } from '../../src/discord/limits.js';
import { missingPermissions, NEEDED, inviteUrl } from '../../src/discord/permissions.js';

describe('names that people choose', () => {
  it.each([
    ['bold', '**loud**', '\\*\\*loud\\*\\*'],
    ['a mention of a person', '<@123>', '‹@\u200B123\\>'],
    ['a mention of everyone', '@everyone', '@\u200Beveryone'],
    ['a heading', '# big', '\\# big'],
    ['a link', '[x](http://y)', '\\[x\\]\\(http://y\\)'],
    ['a line break', 'a\nb', 'a b'],
    ['a change of text direction', 'a\u202Eb', 'a b'],
  ])('become harmless: %s', (_name, given, shown) => {
    expect(escapeName(given)).toBe(shown);
  });

  it('are unchanged on buttons, on one line', () => {
    expect(unformattedName('**a**\n<b>')).toBe('**a** <b>');
  });
});

describe('ids of controls', () => {
  it('contain family, game, state and words, and parse back', () => {
    const id = { family: 'go', game: '12', seq: 345, rest: 'pay 2energy+ivory ~x' };
    expect(parseControlId(makeControlId(id) ?? '')).toEqual(id);
    expect(parseControlId(controlId('show-board', '7', -1))).toEqual({
      family: 'show-board',
      game: '7',
      seq: -1,
      rest: '',
    });
  });

  it('are refused if they are too long or not ours', () => {
    expect(makeControlId({ family: 'go', game: '1', seq: 1, rest: 'x'.repeat(100) })).toBeUndefined();
    expect(parseControlId('something else')).toBeUndefined();
  });
});

describe('permissions', () => {
  it('lists missing permissions, none for an administrator', () => {
    expect(missingPermissions(0n)).toEqual([...NEEDED]);
    expect(missingPermissions(8n)).toEqual([]);
  });

  it('asks for all of them in the invitation', () => {
    const asked = BigInt(new URL(inviteUrl('1')).searchParams.get('permissions') ?? '0');
    expect(missingPermissions(asked)).toEqual([]);
  });
});

describe('clipping', () => {
  it('never exceeds the limit', () => {
    expect(clip('x'.repeat(200), LIMITS.buttonLabel)).toHaveLength(LIMITS.buttonLabel);
    expect(clip('short', 80)).toBe('short');
  });
});

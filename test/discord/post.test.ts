import { describe, expect, it } from 'vitest';
import { clip, LIMITS } from '../../src/discord/limits.js';
import { post, toBody, words } from '../../src/discord/post.js';
import { textOf } from '../support/tables.js';

describe('a message', () => {
  it('never exceeds Discord’s limit, and keeps short texts whole', () => {
    const body = toBody(post([words('The title'), words('a'.repeat(3900)), words('b'.repeat(500))]));
    const text = textOf(body);
    expect(text.replaceAll('\n', '').length).toBe(LIMITS.messageText);
    expect(text).toContain('The title');
    expect(text).toContain('b'.repeat(500));
    expect(text).toContain('a…');
  });

  it('is unchanged if it fits', () => {
    const short = post([words('One'), words('Two')]);
    expect(toBody(short).components).toEqual(short.components);
  });

  it('is never cut inside a character', () => {
    expect(clip('🦭🦭🦭', 4)).toBe('🦭…');
    expect(clip('🦭🦭', 4)).toBe('🦭🦭');
  });
});

import { describe, expect, it } from 'vitest';
import { keptBytes } from '../../renders/kept-bytes.js';

const sized = (most: number) => keptBytes<string>(most, (text) => text.length);

describe('what is kept within so many bytes', () => {
  it('loses what wasn’t used for longest', () => {
    const kept = sized(6);
    kept.set('a', 'xx');
    kept.set('b', 'xx');
    kept.set('c', 'xx');
    expect(kept.get('a')).toBe('xx');
    kept.set('d', 'x');
    expect(['a', 'b', 'c', 'd'].filter((key) => kept.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
    expect(kept.bytes()).toBe(5);
  });

  it('counts what is written over once', () => {
    const kept = sized(6);
    for (let times = 0; times < 10; times++) kept.set('a', 'x'.repeat(times % 7));
    expect(kept.bytes()).toBe(2);
  });

  it('keeps nothing that alone is too large', () => {
    const kept = sized(6);
    kept.set('a', 'x');
    kept.set('b', 'xxxxxxx');
    expect([kept.get('a'), kept.get('b'), kept.bytes()]).toEqual([undefined, undefined, 0]);
  });
});

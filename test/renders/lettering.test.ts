import { describe, expect, it } from 'vitest';
import { letter } from '../../renders/lettering.js';
import { text } from '../../renders/scene.js';

const style = { size: 40, fill: '#000', weight: 'bold' } as const;

describe('lettering', () => {
  it('leaves a text unchanged if it fits', () => {
    expect(letter(text(0, 0, 300, 50, 'Walrus', style))).toEqual({ lines: ['Walrus'], size: 40, cut: false });
  });

  it('wraps before it shrinks', () => {
    const found = letter(text(0, 0, 180, 100, 'Greenland Halibut', { ...style, lines: 2, least: 20 }));
    expect(found).toEqual({ lines: ['Greenland', 'Halibut'], size: 40, cut: false });
  });

  it('does not wrap into a box that is too low', () => {
    const found = letter(text(0, 0, 180, 50, 'Greenland Halibut', { ...style, lines: 2, least: 20 }));
    expect(found.lines).toHaveLength(1);
    expect(found.size).toBeLessThan(40);
  });

  it('cuts with an ellipsis when nothing else helps', () => {
    const found = letter(text(0, 0, 100, 50, 'Greenland Halibut', { ...style, least: 36 }));
    expect(found.cut).toBe(true);
    expect(found.lines[0]).toMatch(/^Gree?n?.*…$/);
  });

  it('keeps at least one letter', () => {
    expect(letter(text(0, 0, 5, 50, 'W', style)).lines[0]).not.toBe('');
  });
});

import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { type Rhythm, wakingBetween, wakingEnd } from '../../../src/table/policy/waking.js';

const HOUR = 60 * 60 * 1000;
const night = { from: 23 * 60, to: 7 * 60 };
const berlin: Rhythm = { zone: 'Europe/Berlin', quiet: night };
const at = (text: string, zone = 'Europe/Berlin'): number => DateTime.fromISO(text, { zone }).toMillis();
const local = (ms: number, zone = 'Europe/Berlin'): string =>
  DateTime.fromMillis(ms, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

describe('a span of waking hours', () => {
  it.each<[string, Rhythm, string, number, string]>([
    ['ends on the same day', berlin, '2026-11-20T10:00', 4, '2026-11-20T14:00'],
    ['pauses at night', berlin, '2026-11-20T20:00', 4, '2026-11-21T08:00'],
    ['ends in the morning, not as the night begins', berlin, '2026-11-20T20:00', 3, '2026-11-21T07:00'],
    ['begins in the morning when asked at night', berlin, '2026-11-20T02:30', 1, '2026-11-20T08:00'],
    ['fills a day with sixteen', berlin, '2026-11-20T12:00', 16, '2026-11-21T12:00'],
    ['runs on without quiet hours', { zone: 'Europe/Berlin' }, '2026-11-20T20:00', 30, '2026-11-22T02:00'],
    [
      'pauses for quiet hours at noon',
      { ...berlin, quiet: { from: 780, to: 840 } },
      '2026-11-20T12:30',
      1,
      '2026-11-20T14:30',
    ],
    // In the night of 29 March 2026 the clocks go from 2 to 3.
    [
      'counts hours, not the clock, in spring',
      { zone: 'Europe/Berlin' },
      '2026-03-29T00:00',
      3,
      '2026-03-29T04:00',
    ],
    ['uses the clock for the night in spring', berlin, '2026-03-28T22:00', 2, '2026-03-29T08:00'],
    ['uses the clock for the night in autumn', berlin, '2026-10-24T22:00', 2, '2026-10-25T08:00'],
  ])('%s', (_name, rhythm, from, hours, until) => {
    expect(local(wakingEnd(rhythm, at(from), hours * HOUR))).toBe(until);
  });

  it('pauses during an absence, including the nights around it', () => {
    const away = { from: at('2026-11-20T15:00'), until: at('2026-11-25T00:00') };
    expect(local(wakingEnd({ ...berlin, away }, at('2026-11-20T13:00'), 4 * HOUR))).toBe('2026-11-25T09:00');
  });

  it('equals the waking time between its ends, in any zone with any hours', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 960 }),
        fc.integer({ min: at('2026-01-01T00:00'), max: at('2026-12-31T00:00') }),
        fc.integer({ min: 1, max: 90 * 60 }),
        (zone, from, length, start, minutes) => {
          const rhythm = { zone, quiet: { from, to: (from + length) % 1440 } };
          const ms = minutes * 60_000;
          expect(wakingBetween(rhythm, start, wakingEnd(rhythm, start, ms))).toBe(ms);
        },
      ),
      { numRuns: 200 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { difference } from '../tools/difference.js';

describe('an expected list', () => {
  it.each([
    ['its length', { deck: 3 }, { deck: ['a', 'b', 'c'] }, 0],
    ['another length', { deck: 2 }, { deck: ['a', 'b', 'c'] }, 1],
    ['that it is empty', { deck: 0 }, { deck: [] }, 0],
    ['all of it', { deck: ['a', 'b'] }, { deck: ['a', 'c'] }, 1],
    ['a number that is one', { logs: 3 }, { logs: 3 }, 0],
  ])('may be %s', (_what, expected, found, problems) => {
    expect(difference(expected, found)).toHaveLength(problems);
  });
});

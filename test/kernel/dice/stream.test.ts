import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Dice, diceFromSeed, fastDice, sideDice } from '../../../src/kernel/dice.js';
import type { DiceState } from '../../../src/kernel/types.js';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

describe('the random stream of a game', () => {
  it('is HMAC-SHA-256 of a counter, keyed by the seed, the nonces and the event', () => {
    const key = hmac('seed', 'dice 17\nherring\nnorth wind');
    const words = [0, 1, 2].flatMap((block) => {
      const bytes = hmac(key, String(block));
      return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(at * 4));
    });
    const dice = new Dice(diceFromSeed('seed', ['herring', 'north wind'], 17));
    expect(words.map(() => dice.draw(1000))).toEqual(words.map((word) => word % 1000));
    expect(dice.save()).toEqual({ key: key.toString('hex'), at: 24, count: 24 });
  });

  it('discards values that would bias the result', () => {
    // Words from 3·2^30 up to 2^32 are rejected for n = 3·2^30, a quarter of all.
    const dice = new Dice(diceFromSeed('rejection'));
    for (let at = 0; at < 4000; at++) expect(dice.draw(3 * 2 ** 30)).toBeLessThan(3 * 2 ** 30);
    const { at } = dice.save() as { readonly at: number };
    expect(at / 4000).toBeGreaterThan(1.25);
    expect(at / 4000).toBeLessThan(1.42);
  });

  it.each<[string, DiceState]>([
    ['of a game', diceFromSeed('kept')],
    ['that are fast', fastDice('kept')],
  ])('dice %s go on from what is kept as if nothing had been', (_, state) => {
    const one = new Dice(state);
    let other = new Dice(state);
    for (let at = 0; at < 40; at++) {
      expect(other.draw(6 + at)).toBe(one.draw(6 + at));
      other = new Dice(JSON.parse(JSON.stringify(other.save())) as DiceState);
    }
    expect(other.save()).toEqual(one.save());
  });

  it('differs for each seed, nonce, order of nonces, event and purpose', () => {
    const keys = [
      diceFromSeed('a').key,
      diceFromSeed('b').key,
      diceFromSeed('a', ['x']).key,
      diceFromSeed('a', ['x', 'y']).key,
      diceFromSeed('a', ['y', 'x']).key,
      diceFromSeed('a', ['x y']).key,
      diceFromSeed('a', [], 1).key,
      diceFromSeed('a', ['dice 1']).key,
      ...(['ai', 'think', 'order'] as const).map((purpose) =>
        JSON.stringify(sideDice('a', purpose, 'norse', '1').save()),
      ),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

import { expect, it } from 'vitest';
import { makeReviewer } from '../../src/club/review/reviewer.js';
import { registry } from '../../src/games/registry.js';
import { sampleGame } from '../../src/club/review/sample-game.js';

it('reviews run in their own thread, within their time, once per question', async () => {
  const module = registry.get('endless');
  if (module === undefined) throw new Error('there is no such game');
  const seats = module.meta.seats.slice(0, 2).map(({ id }) => id);
  const sample = sampleGame({ module, seats, seed: 3, seat: seats[0] ?? '' });
  const material = { ...sample, decisions: sample.decisions.slice(-8), moments: sample.moments.slice(-1) };
  const reviewer = makeReviewer({ milliseconds: 1000, hint: 300 });
  try {
    const review = await reviewer.review('one', material, () => {});
    expect(review.turns).toHaveLength(2);
    expect(review.seat).toBe(seats[0]);
    const empty = { ...material, moments: [] };
    expect(await reviewer.review('one', empty, () => {})).toBe(review);
    expect([reviewer.cached('one'), reviewer.cached('on')]).toEqual([review, undefined]);
    const { position = '' } = sample.decisions.at(-2) ?? {};
    const hint = await reviewer.hint({ game: 'endless', seat: seats[0] ?? '', position, seed: 1 });
    expect(hint === undefined || hint.worlds > 1).toBe(true);
    await expect(reviewer.review('two', { ...material, game: 'none' }, () => {})).rejects.toThrow();
  } finally {
    await reviewer.close();
  }
});

it('the reviewer answers all waiting requests when it closes', async () => {
  const module = registry.get('endless');
  if (module === undefined) throw new Error('there is no such game');
  const [seat = '', other = ''] = module.meta.seats.map(({ id }) => id);
  const sample = sampleGame({ module, seats: [seat, other], seed: 3, seat });
  const reviewer = makeReviewer({ milliseconds: 30_000, hint: 30_000, lesson: 30_000 });
  const waiting = [1, 2, 3].flatMap((n) => [
    reviewer.turn(sample),
    reviewer.review(String(n), sample, () => {}),
  ]);
  const settled = Promise.allSettled(waiting);
  await reviewer.close();
  expect(await settled).toHaveLength(6);
});

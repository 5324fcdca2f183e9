import { Status } from 'discord.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { signsOfLife } from '../../src/discord/signs-of-life.js';
import { openScene } from '../e2e/with-bot.js';
import { toyGame } from '../support/toy-game.js';

const YEAR = 365 * 24 * 60 * 60 * 1000;
const up = { id: 0, status: Status.Ready, lastPingTimestamp: 1000 };
const SILENCE = 120_000;

/** A watch with a monotonic clock set by hand. */
function watch() {
  let now = 0;
  const areAlive = signsOfLife(SILENCE / 2, () => now);
  return { areAlive, at: (ms: number, ...shards: readonly (typeof up)[]) => ((now = ms), areAlive(shards)) };
}

describe('the connection', () => {
  it('is up while heartbeats are answered, and down once they aren’t', () => {
    const { at } = watch();
    expect(at(0, up)).toBe(true);
    expect(at(SILENCE - 1, up)).toBe(true);
    expect(at(SILENCE, up)).toBe(false);
    expect(at(SILENCE + 1, { ...up, lastPingTimestamp: 2000 })).toBe(true);
  });

  it('is down if one of its shards is', () => {
    const { at } = watch();
    expect(at(0, up, { ...up, id: 1, status: Status.Reconnecting })).toBe(false);
    expect(at(1, up, { ...up, id: 1 })).toBe(true);
    // One shard's silence isn't ended by the others.
    expect(at(SILENCE, { ...up, lastPingTimestamp: 2000 }, { ...up, id: 1 })).toBe(true);
    expect(at(SILENCE + 1, { ...up, lastPingTimestamp: 2000 }, { ...up, id: 1 })).toBe(false);
  });

  it('is up even if the system clock puts the last heartbeat years ago or in the future', () => {
    const { at } = watch();
    const [past, future] = [Date.now() - 2 * YEAR, Date.now() + 2 * YEAR];
    expect(at(0, { ...up, lastPingTimestamp: future })).toBe(true);
    expect(at(1, { ...up, lastPingTimestamp: past })).toBe(true);
    expect(at(1 + SILENCE, { ...up, lastPingTimestamp: past })).toBe(false);
  });
});

describe('health', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([400, -400])('reports connected after the system clock was set by %i days', async (days) => {
    const scene = await openScene({ modules: [anyModule(toyGame)], people: 0 });
    const now = Date.now() + days * (YEAR / 365);
    vi.useFakeTimers({ toFake: ['Date'], now });
    expect((await scene.app().wellness()).connected).toBe(true);
    vi.useRealTimers();
    await scene.close();
  });
});

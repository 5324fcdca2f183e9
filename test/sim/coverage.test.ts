import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { greenland } from '../../src/games/greenland/module.js';
import { anyModule, GAMES } from '../../src/games/registry.js';
import { startsOf } from '../tools/scenario.js';
import { cover, wantedOf } from '../tools/coverage.js';
import { goalsOf } from '../tools/coverage-goals/index.js';

/** A short run of `fimbul coverage`, and the completeness of its lists. */

/** Keys of refusals in the sources of the rules. */
function keysInSources(game: string): Set<string> {
  const keys = new Set<string>();
  const rules = new URL(`../../src/games/${game}/`, import.meta.url);
  const files = readdirSync(rules, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !/texts|[/\\]ai/u.test(entry.parentPath),
    )
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
  for (const source of files) {
    for (const [call] of source.matchAll(/cannot\([^;]*?\);/gu))
      for (const [, key] of call.matchAll(/'([a-z]+\.[a-z-]+)'/gu)) keys.add(key ?? '');
    for (const [, key] of source.matchAll(/\bkey(?:: | = )'([a-z]+\.[a-z-]+)'/gu)) keys.add(key ?? '');
  }
  return keys;
}

describe('the goals of coverage', () => {
  const games = GAMES.map((module) => [module.meta.id, module] as const);

  it.each(games)('contain every refusal of %s', (id, module) => {
    const { refusals } = goalsOf(id);
    const reasons = [...keysInSources(id)].filter((key) => !(key in (module.happenings ?? {})));
    expect(reasons.filter((key) => !refusals.includes(key))).toEqual([]);
  });

  it.each(games)('contain no duplicates in %s', (id, module) => {
    const all = wantedOf(module);
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(goalsOf(id).unseen).filter((name) => !all.includes(name))).toEqual([]);
  });
});

describe('coverage playouts', () => {
  it('find the goals that a game of Greenland reaches, and no others', { timeout: 120_000 }, () => {
    const report = cover({ game: 'greenland', seed: 3, games: 1 });
    expect(report.left.length).toBeLessThan(report.all.length * 0.9);
    expect([...report.seen.keys()].filter((name) => !report.all.includes(name))).toEqual([]);
    expect(report.seen.get('state assigning')).toBeGreaterThan(10);
  });

  // `fimbul coverage` continues until every goal is reached, which takes thousands of games.
  it(
    'find most goals of Greenland when a part starts from rare positions',
    {
      timeout: 240_000,
    },
    () => {
      const folder = new URL('../games/greenland/scenarios/', import.meta.url);
      const starts = readdirSync(folder)
        .sort()
        .flatMap((file) => startsOf(readFileSync(new URL(file, folder), 'utf8'), anyModule(greenland)));
      const { all, left } = cover({ game: 'greenland', seed: 1, games: 100, starts });
      expect(left.length, left.join('\n')).toBeLessThan(all.length * 0.15);
      // Everything that every game contains has occurred by now.
      const phases = ['assigning', 'parley', 'hunt-roll', 'animals', 'act', 'bid', 'market', 'saga-muster'];
      const seen = all.filter((name) => !left.includes(name));
      expect(seen).toEqual(expect.arrayContaining(phases.map((name) => `state ${name}`)));
      // So has almost every refusal.
      const refusals = (names: readonly string[]): number =>
        names.filter((name) => name.startsWith('refusal ')).length;
      expect(refusals(left)).toBeLessThan(refusals(all) * 0.25);
    },
  );

  it('find every goal of the test game quickly', { timeout: 120_000 }, () => {
    // Any seed reaches all goals within 9 to 42 games; this one is fast.
    expect(cover({ game: 'glacier', seed: 6, games: 60 }).left).toEqual([]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packsOf, reportOf, schemaOf, wrongIn } from '../../src/cli/pack.js';
import { anyModule, GAMES } from '../../src/games/registry.js';
import type { Packs } from '../../src/kernel/types.js';
import { toyGame } from '../support/toy-game.js';

/** Packs for another game than Greenland, with changed values of tales. */

const packs: Packs = {
  option: 'tales',
  own: { id: 'own', version: '1', tales: [1, 2, 3, 4, 5, 6, 7] },
  check: (data) => (Array.isArray((data as { tales?: unknown }).tales) ? [] : ['tales: a list is missing']),
  label: (data) => {
    const { id, version } = data as { id: string; version: string };
    return { id, version };
  },
  load: () => undefined,
  content: () => undefined,
  texts: () => undefined,
  schema: () => ({ type: 'object', properties: { tales: { type: 'array' } } }),
  report: (data) => `tales: ${(data as { tales: number[] }).tales.join(' ')}`,
};
const toy = anyModule({ ...toyGame, packs });
const plain = anyModule({ ...toyGame, meta: { ...toyGame.meta, id: 'plain' } });

let folder: string;
const fileOf = (name: string, data: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(data));
  return file;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-pack-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('fimbul pack', () => {
  it('uses the packs of the named game, or of the first game with packs', () => {
    expect(packsOf([plain, toy]).game).toBe('woodpile');
    expect(packsOf([plain, toy], 'woodpile').packs).toBe(packs);
    expect(() => packsOf([plain, toy], 'plain')).toThrow('plain has no packs; games with packs: woodpile');
    expect(() => packsOf([plain], 'plain')).toThrow('games with packs: none');
  });

  it('checks a pack and prints its report and schema', () => {
    const file = fileOf('good.json', { id: 'mine', version: '2', tales: [3, 3] });
    expect(wrongIn(packs, file)).toEqual([]);
    expect(reportOf(packs, file)).toBe('tales: 3 3');
    expect(JSON.parse(schemaOf(packs))).toEqual(packs.schema());
  });

  it('lists the faults of a pack and prints no report', () => {
    const file = fileOf('bad.json', { id: 'mine', version: '2' });
    expect(wrongIn(packs, file)).toEqual(['tales: a list is missing']);
    expect(() => reportOf(packs, file)).toThrow('is no sound pack: tales: a list is missing');
    expect(() => wrongIn(packs, join(folder, 'none.json'))).toThrow('there is no file');
  });

  it.each(GAMES.flatMap(({ meta, packs: own }) => (own === undefined ? [] : [[meta.id, own] as const])))(
    'accepts the own pack of %s with a report and a schema, and rejects it with another id',
    (game, own) => {
      const file = fileOf(`${game}.json`, own.own);
      expect(wrongIn(own, file)).toEqual([]);
      expect(own.check({ ...(own.own as object), id: 7 }).length).toBeGreaterThan(0);
      const report = reportOf(own, file);
      expect(report).toContain('|');
      expect(report.length).toBeGreaterThan(500);
      expect(JSON.parse(schemaOf(own))).toHaveProperty('properties');
    },
  );
});

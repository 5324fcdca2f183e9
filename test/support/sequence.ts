import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the slowest test files first, so that no worker gets one at the end. In a fresh clone vitest only knows their
 * sizes, and our slowest files are small.
 */
const LONGEST = [
  'test/safety/permissions',
  'test/e2e/full-disk',
  'test/sim/coverage',
  'test/e2e/whole-game',
  'test/e2e/kill',
  'test/e2e/start',
  'test/e2e/stop-twice',
  'test/e2e/',
  'test/safety/',
  'test/discord/panels',
  'test/games/settlers/conformance',
  'test/sim/',
  'test/lab/',
  'test/browser/',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { root } = this.ctx.config;
    const isKnown = (file: TestSpecification): boolean =>
      this.ctx.cache.getFileTestResults(`${file.project.name}:${relative(root, file.moduleId)}`) !==
      undefined;
    if (sorted.every(isKnown)) return sorted;
    const rank = (file: TestSpecification): number => {
      const at = LONGEST.findIndex((start) => relative(root, file.moduleId).startsWith(start));
      return at < 0 ? LONGEST.length : at;
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

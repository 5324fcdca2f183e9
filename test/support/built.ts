import { join } from 'node:path';

/** The path of a built file (`build.ts`), such as `src/main.js`. */
export function built(path: string): string {
  const { FIMBUL_BUILT } = process.env;
  if (FIMBUL_BUILT === undefined) throw new Error('nothing was built before the tests (vitest.config.ts)');
  return join(FIMBUL_BUILT, path);
}

/** The folder of the room's page. */
export const builtPage = (): string => built('src/room/public');

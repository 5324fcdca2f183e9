import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Lists in JSON files that grow one by one, an entry a line. */

/** Nothing where there is no such file. */
export const readList = <T>(file: string | undefined, read: (data: unknown) => readonly T[]): T[] =>
  file === undefined || !existsSync(file) ? [] : [...read(JSON.parse(readFileSync(file, 'utf8')))];

export const writeList = (file: string, all: readonly unknown[]): void =>
  writeFileSync(file, `[${all.map((one) => JSON.stringify(one)).join(',\n')}]\n`);

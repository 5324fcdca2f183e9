import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Lists in JSON files, one entry per line, to which entries are added. */

/** Reads a list; empty if the file doesn't exist. */
export const readList = <T>(file: string | undefined, read: (data: unknown) => readonly T[]): T[] =>
  file === undefined || !existsSync(file) ? [] : [...read(JSON.parse(readFileSync(file, 'utf8')))];

export const writeList = (file: string, all: readonly unknown[]): void =>
  writeFileSync(file, `[${all.map((one) => JSON.stringify(one)).join(',\n')}]\n`);

import { checkSettings, type LabGame, type LabSetup } from './game.js';
import { didYouMean } from './nearest.js';

/** Changes of a game's numbers and readings. */

export interface SettingChange {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly constants: Readonly<Record<string, number>>;
  readonly readings: Readonly<Record<string, string>>;
}

type Settings = Pick<LabSetup, 'constants' | 'readings'>;

/** @throws Error for an unknown id */
export function checkIds(lab: LabGame, ids: readonly string[]): void {
  const known = [...Object.keys(lab.constants), ...Object.keys(lab.readings)];
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new Error(`unknown number or reading “${unknown}”.${didYouMean(unknown, known)}`);
}

/** Several changes at once, as an experiment names them. @throws Error for an unknown id or an invalid value */
export const namedGroups = (
  lab: LabGame,
  now: Settings,
  groups: readonly Readonly<Record<string, number | string>>[],
): SettingChange[][] =>
  groups.map((group) => Object.entries(group).map(([id, to]) => namedChange(lab, now, id, to)));

function namedChange(lab: LabGame, now: Settings, id: string, to: number | string): SettingChange {
  checkIds(lab, [id]);
  const number = lab.constants[id];
  const change =
    number === undefined
      ? { constants: {}, readings: { [id]: `${to}` } }
      : { constants: { [id]: Number(to) }, readings: {} };
  checkSettings(lab, change);
  const from = now.constants[id] ?? number?.printed ?? now.readings[id] ?? lab.readings[id]?.values[0];
  return { id, from: `${from ?? ''}`, to: `${to}`, ...change };
}

/**
 * All single changes: each number down and up by shares of its value (at least 1, within its bounds), each reading to
 * its other values.
 */
export function singles(
  lab: LabGame,
  now: Settings,
  ids: readonly string[],
  by: readonly number[],
): SettingChange[] {
  return ids.flatMap((id): SettingChange[] => {
    const number = lab.constants[id];
    if (number !== undefined) {
      const from = now.constants[id] ?? number.printed;
      const steps = by.map((share, at) => Math.max(at + 1, Math.round(from * share)));
      const to = new Set(steps.flatMap((step) => [from - step, from + step]));
      return [...to]
        .filter((value) => value >= number.min && value <= number.max)
        .map((value) => ({
          id,
          from: `${from}`,
          to: `${value}`,
          constants: { [id]: value },
          readings: {},
        }));
    }
    const values = lab.readings[id]?.values ?? [];
    const from = now.readings[id] ?? values[0] ?? '';
    return values
      .filter((to) => to !== from)
      .map((to) => ({ id, from, to, constants: {}, readings: { [id]: to } }));
  });
}

export const inWords = (changes: readonly SettingChange[]): string =>
  changes.length === 0 ? 'as printed' : changes.map(({ id, from, to }) => `${id} ${from} → ${to}`).join(', ');

export const changed = (now: Settings, changes: readonly SettingChange[]): Settings =>
  changes.reduce<Settings>(
    (all, { constants, readings }) => ({
      constants: { ...all.constants, ...constants },
      readings: { ...all.readings, ...readings },
    }),
    { constants: now.constants, readings: now.readings },
  );

import type { LabGame, LabSetup } from '../game.js';
import type { ExperimentResult } from '../rows.js';
import type { PagePart } from './page.js';

type Settings = Partial<Pick<LabSetup, 'constants' | 'readings'>>;

/** Changed numbers and readings in words: `Early winter: food per person (foodEarly): 3 → 5 food`. */
export const settingsInWords = (lab: LabGame, { constants = {}, readings = {} }: Settings): string[] => [
  ...Object.entries(constants).map(([id, to]) => {
    const { printed, unit } = lab.constants[id] ?? { printed: 0, unit: '' };
    return `${lab.names?.[id] ?? id} (${id}): ${printed} → ${to} ${unit}`.trim();
  }),
  ...Object.entries(readings).map(
    ([id, to]) => `${lab.names?.[id] ?? id} (${id}): ${lab.readings[id]?.values[0] ?? ''} → ${to}`,
  ),
];

/** Changes of the experiment and of its sets; sets with the same changes share a line. */
export function changedNumbers(lab: LabGame, { experiment, rows }: ExperimentResult): PagePart[] {
  const sets = new Map<string, string[]>();
  for (const { name, settings } of [
    { name: 'All', settings: experiment },
    ...rows.map((row) => ({ name: row.name, settings: row.set })),
  ]) {
    const changes = settingsInWords(lab, settings).join('; ');
    if (changes !== '') sets.set(changes, [...(sets.get(changes) ?? []), name]);
  }
  const lines = [...sets].map(([changes, names]) => `${names.join(', ')}: ${changes}.`);
  return lines.length === 0 ? [] : [{ title: 'Changed numbers', lines }];
}

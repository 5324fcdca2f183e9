import { numberLines } from '../commands.js';
import { keysOf } from '../experiment.js';
import { explain } from '../explain.js';
import type { LabGame } from '../game.js';

/** Everything that `lab numbers` and `lab words` print, as one page. */
export function listsPage(lab: LabGame): string {
  const block = (lines: readonly string[]): string[] => ['```text', ...lines, '```', ''];
  return [
    '# Numbers, keys and words of the laboratory',
    '',
    'Made by `npm run fimbul -- lab letter`. Examples are in [the laboratory](lab.md).',
    '',
    '## Numbers, readings and changes in words',
    '',
    ...block(numberLines(lab)),
    '## Keys of an experiment file',
    '',
    ...block(keysOf().map(({ kind, keys }) => `${kind}: ${keys.join(', ')}`)),
    '## Sets and strategies',
    '',
    ...block([
      `sets: ${lab.sets.map(({ name }) => name).join(', ')}`,
      `strategies: ${Object.keys(lab.strategies).join(', ')}`,
      `each also with ${Object.keys(lab.sharing?.rules ?? {})
        .map((rule) => `+${rule}`)
        .join(', ')}`,
    ]),
    '## Measures, as in data.csv',
    '',
    ...block(lab.measures.map(({ id, help }) => `${id}: ${help}`)),
    '## Words of a strategy',
    '',
    ...block(explain(lab)),
  ].join('\n');
}

import type { LabGame } from './game.js';
import type { DecisionWords } from './language/words.js';
import { didYouMean } from './nearest.js';

function meaning({ meanings, only }: DecisionWords, word: string): string {
  const means = meanings?.[word];
  const beside = only?.[word]?.map((choice) => `“${choice}”`).join(' or ');
  const all = [...(means === undefined ? [] : [means]), ...(beside === undefined ? [] : [`with ${beside}`])];
  return all.length === 0 ? '' : `: ${all.join(', ')}`;
}

/** Every word of a game's strategies, with unit and rule, or one strategy: `fimbul lab words`. */
export function explain(lab: LabGame, only?: string): string[] {
  const { facts, decisions } = lab.grammar;
  const lines = lab.strategies[only ?? '']?.trimEnd().split('\n') ?? [];
  const wanted = (id: string): boolean => only === undefined || id.includes(only);
  for (const [id, it] of Object.entries(decisions)) {
    if (!wanted(id)) continue;
    lines.push(`${id} (${it.rule}): ${it.help}`);
    for (const [word, help] of Object.entries(it.amounts)) lines.push(`    ${word}: ${help}`);
    if (it.unit !== undefined) lines.push(`    a number of ${it.unit}, or a calculation: half of home`);
    for (const [word, knob] of Object.entries(it.knobs))
      lines.push(
        `    ${word} N: ${knob.help} (${knob.unit}, ${knob.min} to ${knob.max}, default ${knob.initial})`,
      );
    for (const [word, some] of Object.entries(it.choices ?? {}))
      lines.push(`    ${word} ${some.join(' | ')}${meaning(it, word)}`);
    lines.push(`    default: ${it.missing}`);
  }
  const shown = Object.entries(facts).filter(([id]) => wanted(id));
  if (shown.length > 0) lines.push('', 'Facts, for conditions (“if”, “unless”) and calculations:');
  for (const [id, { unit, rule, help }] of shown) lines.push(`  ${id} (${unit}, ${rule}): ${help}`);
  if (only === undefined)
    lines.push(
      '',
      'One rule per line; the first rule of a decision whose condition holds counts. “75%” is how often, rolled once a year. “[0..100]” is the range for searches and boxes. Also: “always”, “never”, “but only if fewer than 3 others-hunting”.',
    );
  const names = [decisions, facts, lab.strategies].flatMap((each) => Object.keys(each));
  return lines.length > 0
    ? lines
    : [`Nothing is called “${only ?? ''}”.${didYouMean(only ?? '', names)} “lab words” lists all.`];
}

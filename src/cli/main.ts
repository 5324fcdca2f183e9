import { botTeller } from '../discord/texts.js';
import { Refused } from '../kernel/errors.js';
import { withoutValues } from '../store/trouble.js';
import { fimbul } from './program.js';

/** The text of a refusal, whose message is only a key; otherwise the error's message. */
function sentence(error: unknown): string {
  if (error instanceof Refused) return botTeller('en').lookup(error.key, error.facts);
  return error instanceof Error ? withoutValues(error).message : String(error);
}

try {
  await (await fimbul()).parseAsync();
} catch (error) {
  console.error(`fimbul: ${sentence(error)}`);
  process.exitCode = 1;
}

import { type Choice, makeMove } from '../../kernel/index.js';
import type { AnyModule } from '../bot.js';
import { narrow, open } from './narrow.js';
import { optionLabel } from './orders.js';
import type { Likely } from './panel-state.js';
import type { BotTeller } from '../texts.js';

/** Moves that any option of the game's policies would take, set or not. One-word moves are buttons anyway. */
export function likelyOf(
  { policies }: Pick<AnyModule, 'policies'>,
  view: unknown,
  seat: string,
  choices: readonly Choice[],
  tell: BotTeller,
): readonly Likely[] {
  const now = open(choices);
  const found = new Map<string, Likely>();
  // A seat that has answered has no moves left.
  if (now.length === 0) return [];
  for (const { id, options, usual, decide } of policies) {
    for (const option of options.toSorted((a, b) => Number(b === usual) - Number(a === usual))) {
      const move = option === 'ask' ? undefined : decide(option, view, seat, now);
      if (move === undefined || move.args.length === 0) continue;
      const line = makeMove(move);
      const isOpen = narrow(now, line.split(' ')).complete !== undefined;
      if (isOpen && !found.has(line)) found.set(line, { line, why: optionLabel(tell, id, option) });
    }
  }
  return [...found.values()];
}

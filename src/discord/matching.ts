import type { Completion } from './command.js';

/** Completions that hold what was typed, in name or value. */
export function matching<C extends Completion>(all: readonly C[], typed: string): readonly C[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return all;
  const starts = all.filter(
    (each) => each.value.toLowerCase().startsWith(wanted) || each.name.toLowerCase().startsWith(wanted),
  );
  const rest = all.filter(
    (each) => !starts.includes(each) && `${each.name} ${each.value}`.toLowerCase().includes(wanted),
  );
  return [...starts, ...rest];
}

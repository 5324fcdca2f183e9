import type { Completion } from './command.js';

/** Completions whose name or value contains the typed text; those that start with it come first. */
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

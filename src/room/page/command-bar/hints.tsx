import type { VNode } from 'preact';
import { filterChoices, type ListEntry } from '../parts/choice.js';
import type { BasicOption, CommandEntry } from './entries.js';
import type { Fields } from './fields.js';
import type { Suggestions } from './use-suggestions.js';

/** Optional options that aren't in the form yet. */
export function moreOptions(entry: CommandEntry, fields: Fields, typed: string): readonly ListEntry[] {
  const choices = entry.options
    .filter((option) => !(option.name in fields))
    .map((option) => ({ value: option.name, label: option.label, description: option.description }));
  return filterChoices(choices, typed);
}

/** The problem of text behind the options. */
export function looseProblem(entry: CommandEntry, loose: string): string {
  const names = entry.options.map((option) => option.label);
  if (names.length === 0) return `/${entry.name} takes no options: “${loose}” is too much`;
  return `“${loose}” belongs to no option. There are: ${names.map((name) => `${name}:`).join(' ')}`;
}

export function titleFor(entry: CommandEntry, option: BasicOption | null, more: number): VNode {
  if (option !== null) {
    return (
      <>
        <b>{option.label}</b> <span>{option.description}</span>
        {option.required === true ? <em>required</em> : null}
      </>
    );
  }
  return (
    <>
      <b>/{entry.name}</b> <span>{more > 0 ? 'Further options, if you like' : entry.description}</span>
    </>
  );
}

export function suggestionNote(suggestions: Suggestions): string | null {
  if (suggestions.state === 'loading' && suggestions.items.length === 0) return 'Loading…';
  if (suggestions.state === 'failed') return 'Loading options failed';
  if (suggestions.state === 'ready' && suggestions.items.length === 0) return 'No options match your search';
  return null;
}

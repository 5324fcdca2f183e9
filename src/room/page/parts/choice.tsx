import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { ComponentChildren } from 'preact';
import { Emoji } from './emoji.js';

/** An entry of a select menu or a suggestion list. */
export interface ListEntry {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** A character or short text before the label. */
  readonly sign?: string;
  readonly emoji?: APIMessageComponentEmoji;
  readonly picture?: string;
  readonly color?: string;
}

export function ChoiceContent({
  choice,
  end,
}: {
  readonly choice: ListEntry;
  readonly end?: ComponentChildren;
}) {
  return (
    <>
      {choice.picture === undefined ? null : (
        <img class="choice-picture" src={choice.picture} alt="" width={24} height={24} />
      )}
      {choice.emoji === undefined ? null : (
        <span class="choice-sign">
          <Emoji emoji={choice.emoji} />
        </span>
      )}
      {choice.sign === undefined ? null : (
        <span class="choice-sign" aria-hidden="true">
          {choice.sign}
        </span>
      )}
      <span class="choice-text">
        <span class="choice-label" style={choice.color === undefined ? {} : { '--own': choice.color }}>
          {choice.label}
        </span>
        {choice.description === undefined ? null : (
          <span class="choice-description">{choice.description}</span>
        )}
      </span>
      {end}
    </>
  );
}

/** Choices whose label, value or description contains the typed text; prefixes first. */
export function filterChoices(choices: readonly ListEntry[], typed: string): readonly ListEntry[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return choices;
  const rank = (choice: ListEntry): number => {
    const label = choice.label.toLowerCase();
    if (label.startsWith(wanted)) return 0;
    if (label.includes(wanted)) return 1;
    return (choice.description ?? '').toLowerCase().includes(wanted) || choice.value === wanted ? 2 : 3;
  };
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.choice);
}

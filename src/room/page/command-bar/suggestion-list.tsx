import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ChoiceContent, type ListEntry } from '../parts/choice.js';

/** The list above the command bar. Focus stays in the bar; `aria-activedescendant` names the marked entry. */
export function SuggestionList({
  id,
  title,
  items,
  marked,
  note,
  onMark,
  onChoose,
}: {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly items: readonly ListEntry[];
  readonly marked: number;
  readonly note?: string | null;
  readonly onMark: (index: number) => void;
  readonly onChoose: (index: number) => void;
}) {
  useEffect(() => {
    document.getElementById(suggestionId(id, marked))?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div class="suggestions">
      <div class="suggestions-title">{title}</div>
      <div id={id} class="listbox" role="listbox" aria-label="Suggestions">
        {items.map((item, index) => (
          <div
            key={item.value}
            id={suggestionId(id, index)}
            role="option"
            aria-selected={index === marked}
            class={`choice${index === marked ? ' is-marked' : ''}`}
            onPointerMove={() => onMark(index)}
            // Keep the focus in the bar.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <ChoiceContent choice={item} />
          </div>
        ))}
      </div>
      {note === null || note === undefined ? null : (
        <div class="choice-none" role="status">
          {note}
        </div>
      )}
    </div>
  );
}

export function suggestionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}

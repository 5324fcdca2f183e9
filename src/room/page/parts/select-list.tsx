import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ChoiceContent, filterChoices, type ListEntry } from './choice.js';
import { Icon } from './icons.js';
import { moveInList } from './menu-keys.js';

interface SelectListProps {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly ListEntry[];
  readonly picked: readonly string[];
  readonly max: number;
  readonly searchable: boolean;
  readonly onToggle: (value: string) => void;
  /** Closes the list with the given values (null: the picked ones), and tells whether focus returns. */
  readonly onLeave: (values: readonly string[] | null, focus: boolean) => void;
}

/** The open list of a select menu. It has the focus; `aria-activedescendant` names the marked entry. */
export function SelectList(props: SelectListProps) {
  const { id, label, picked, max } = props;
  const [typed, setTyped] = useState('');
  const shown = filterChoices(props.choices, typed);
  const firstPicked = shown.findIndex((choice) => picked.includes(choice.value));
  const [marked, setMarked] = useState(Math.max(0, firstPicked));
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const optionId = (index: number): string => `${id}-${String(index)}`;

  // Before the list is painted: the next key press already belongs to it.
  useLayoutEffect(() => {
    (input.current ?? list.current)?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.getElementById(optionId(marked))?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moveInList(event.key, marked, shown.length);
    const choice = shown[marked];
    if (next !== null) setMarked(next);
    else if (event.key === 'Enter' || (event.key === ' ' && !props.searchable)) {
      if (choice !== undefined) props.onToggle(choice.value);
    } else if (event.key === 'Escape') props.onLeave(null, true);
    else if (event.key === 'Tab') {
      props.onLeave(null, true);
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const active = shown.length === 0 ? undefined : optionId(marked);
  return (
    <div class="select-list" onKeyDown={onKeyDown}>
      {props.searchable ? (
        <input
          ref={input}
          class="select-search"
          type="text"
          role="combobox"
          aria-label={`Search ${label}`}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={active}
          placeholder="Search"
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setMarked(0);
          }}
        />
      ) : null}
      <div
        ref={list}
        id={id}
        class="listbox"
        role="listbox"
        aria-label={label}
        aria-multiselectable={max > 1}
        tabIndex={props.searchable ? -1 : 0}
        aria-activedescendant={props.searchable ? undefined : active}
      >
        {shown.map((choice, index) => {
          const chosen = picked.includes(choice.value);
          return (
            <div
              key={choice.value}
              id={optionId(index)}
              role="option"
              aria-selected={chosen}
              class={`choice${index === marked ? ' is-marked' : ''}`}
              onPointerMove={(event) => {
                // Ignore a pointer that rests where the list opens.
                if (event.movementX !== 0 || event.movementY !== 0) setMarked(index);
              }}
              onClick={() => props.onToggle(choice.value)}
            >
              <ChoiceContent
                choice={choice}
                end={
                  max > 1 ? (
                    <span class={`box${chosen ? ' is-on' : ''}`}>
                      {chosen ? <Icon name="check" size={14} /> : null}
                    </span>
                  ) : chosen ? (
                    <Icon name="check" size={18} />
                  ) : null
                }
              />
            </div>
          );
        })}
        {shown.length === 0 ? <div class="choice-none">Nothing found</div> : null}
      </div>
      {max > 1 ? (
        <div class="select-foot">
          <span>
            {picked.length} of up to {max}
          </span>
          <button type="button" class="btn btn-primary btn-small" onClick={() => props.onLeave(null, true)}>
            Done
          </button>
        </div>
      ) : null}
    </div>
  );
}

import { OPTION } from '../kinds.js';
import type { BasicOption } from './entries.js';
import type { OptionField } from './fields.js';

/** An option of a command with its value and problem. */
export function Chip({
  option,
  field,
  problem,
  active,
  listId,
  activeId,
  input,
  onFocus,
  onText,
  onFile,
  onKeyDown,
}: {
  readonly option: BasicOption;
  readonly field: OptionField;
  readonly problem: string | null;
  readonly active: boolean;
  /** Id of the open suggestion list; null while it is closed. */
  readonly listId: string | null;
  readonly activeId: string | undefined;
  readonly input: (element: HTMLInputElement | null) => void;
  readonly onFocus: () => void;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const problemId = `problem-${option.name}`;
  const label = `${option.label}${option.required === true ? ', required' : ''}: ${option.description}`;
  const classes = `chip${active ? ' is-active' : ''}${problem === null ? '' : ' is-wrong'}`;
  return (
    <label class={classes} data-option={option.name}>
      <span class="chip-name" aria-hidden="true">
        {option.label}
      </span>
      {option.type === OPTION.attachment ? (
        <input
          ref={input}
          type="file"
          class="chip-file"
          aria-label={label}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
        />
      ) : (
        <input
          ref={input}
          class="chip-input"
          type="text"
          role="combobox"
          inputMode={
            option.type === OPTION.integer ? 'numeric' : option.type === OPTION.number ? 'decimal' : 'text'
          }
          autoComplete="off"
          spellcheck={false}
          size={Math.max(2, field.text.length + 1)}
          value={field.text}
          aria-label={label}
          aria-expanded={listId !== null}
          aria-controls={listId ?? undefined}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-required={option.required === true}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          onFocus={onFocus}
          onInput={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
      {problem === null ? null : (
        <span id={problemId} class="chip-problem" role="alert">
          {problem}
        </span>
      )}
    </label>
  );
}

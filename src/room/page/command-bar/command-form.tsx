import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useOwnId } from '../parts/ids.js';
import { IconButton } from '../parts/icon-button.js';
import { Icon } from '../parts/icons.js';
import { moveInList } from '../parts/menu-keys.js';
import { without } from '../parts/without.js';
import { useRoom } from '../room.js';
import { Chip } from './chip.js';
import type { BasicOption, CommandEntry } from './entries.js';
import { readFile } from './files.js';
import {
  commandData,
  commandLine,
  EMPTY_FIELD,
  fieldProblem,
  problemsFrom,
  splitTyped,
  type OptionField,
  type Fields,
} from './fields.js';
import { looseProblem, moreOptions, suggestionNote, titleFor } from './hints.js';
import { SuggestionList, suggestionId } from './suggestion-list.js';
import { useSuggestions } from './use-suggestions.js';

/** Name of the input after the last chip. */
const MORE = '';

/**
 * A command with its options as chips. Tab and Enter take the marked suggestion and move to the next
 * required option; Enter with the list closed sends; Escape closes the list, then the form.
 */
export function CommandForm({
  entry,
  initial,
  onDone,
  onCancel,
}: {
  readonly entry: CommandEntry;
  readonly initial: Fields;
  readonly onDone: () => void;
  /** Back to plain text. */
  readonly onCancel: (text: string) => void;
}) {
  const room = useRoom();
  const listId = useOwnId('suggestions');
  const [fields, setFields] = useState<Fields>(() => ({
    ...Object.fromEntries(
      entry.options.filter((option) => option.required === true).map((option) => [option.name, EMPTY_FIELD]),
    ),
    ...initial,
  }));
  const [active, setActive] = useState<string>(MORE);
  const [listOpen, setListOpen] = useState(true);
  const [marked, setMarked] = useState(0);
  const [moreText, setMoreText] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [general, setGeneral] = useState<string | null>(null);
  const inputs = useRef(new Map<string, HTMLInputElement>());

  const shown = entry.options.filter((option) => option.name in fields);
  const activeOption = shown.find((option) => option.name === active) ?? null;
  const suggestions = useSuggestions(activeOption, fields[active], (option) =>
    commandData(entry, fields, option.name),
  );
  const rest = moreOptions(entry, fields, moreText);
  const items = activeOption === null ? rest : suggestions.items;
  const index = Math.min(marked, items.length - 1);
  const open = listOpen && (items.length > 0 || (activeOption !== null && suggestions.state !== 'none'));

  // Focus moves as soon as the input is drawn, before the next key press.
  const wanted = useRef<string | null>(nextEmpty(entry, fields) ?? MORE);
  const [, redraw] = useState(0);
  const focus = (name: string): void => {
    wanted.current = name;
    redraw((count) => count + 1);
  };
  useLayoutEffect(() => {
    const target = wanted.current === null ? undefined : inputs.current.get(wanted.current);
    if (target === undefined) return;
    wanted.current = null;
    target.focus();
  });

  const enter = (name: string): void => {
    if (name !== active) setMarked(0);
    setActive(name);
    setListOpen(true);
  };

  const fill = (option: BasicOption, field: OptionField): Fields => {
    const next = { ...fields, [option.name]: field };
    setFields(next);
    setProblems(without(problems, option.name));
    setGeneral(null);
    return next;
  };

  /** Typing an option's name and a colon moves to that option. */
  const type = (name: string, text: string): void => {
    setMarked(0);
    setListOpen(true);
    setGeneral(null);
    const split = splitTyped(entry, name, text);
    if (split === null) {
      if (name === MORE) setMoreText(text);
      else {
        setFields({ ...fields, [name]: { ...EMPTY_FIELD, text } });
        setProblems(without(problems, name));
      }
      return;
    }
    setMoreText('');
    setFields({
      ...fields,
      ...(name === MORE ? {} : { [name]: { ...EMPTY_FIELD, text: split.before } }),
      [split.name]: { ...EMPTY_FIELD, text: split.after },
    });
    focus(split.name);
  };

  const choose = (at: number): void => {
    if (activeOption === null) {
      const added = rest[at];
      if (added === undefined) return;
      setFields({ ...fields, [added.value]: EMPTY_FIELD });
      setMoreText('');
      focus(added.value);
      return;
    }
    const item = suggestions.items[at];
    if (item === undefined) return;
    const next = fill(activeOption, {
      text: item.label,
      picked: { label: item.label, value: item.sends },
      file: null,
    });
    setListOpen(false);
    // As on Discord, the cursor goes behind the last option, where further ones can be typed.
    focus(nextEmpty(entry, next) ?? MORE);
  };

  const send = async (): Promise<void> => {
    const found = Object.fromEntries(
      shown.flatMap((option) => {
        const problem = fieldProblem(option, fields[option.name] ?? EMPTY_FIELD);
        return problem === null ? [] : [[option.name, problem] as const];
      }),
    );
    setProblems(found);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong !== undefined) {
      focus(firstWrong);
      return;
    }
    // Text outside the options would silently be lost.
    if (moreText.trim() !== '') {
      setGeneral(looseProblem(entry, moreText.trim()));
      focus(MORE);
      return;
    }
    const files = await Promise.all(shown.flatMap((option) => fields[option.name]?.file ?? []).map(readFile));
    const data = commandData(entry, fields, null, files);
    const waiting = room.runCommand(data, commandLine(entry, fields));
    const refusal = await waiting;
    if (refusal === null) {
      onDone();
      return;
    }
    const named = problemsFrom(entry, data, refusal.fields);
    setProblems(named);
    setGeneral(Object.keys(named).length === 0 ? refusal.message : null);
  };

  const remove = (name: string): void => {
    const at = shown.findIndex((option) => option.name === name);
    const before = shown[at === -1 ? shown.length - 1 : at - 1];
    const option = shown[at];
    if (option !== undefined && option.required !== true) {
      setFields(without(fields, name));
    }
    if (before === undefined) {
      if (option === undefined || option.required === true) onCancel(`/${entry.name}`);
      else focus(MORE);
    } else focus(before.name);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const moved = open ? moveInList(event.key, index, items.length) : null;
    const input = event.target instanceof HTMLInputElement ? event.target : null;
    if (moved !== null && event.key.startsWith('Arrow')) setMarked(moved);
    else if (event.key === 'ArrowDown' && !open) setListOpen(true);
    else if (event.key === 'Enter') {
      const adds = activeOption === null && moreText === '';
      if (open && items.length > 0 && !adds) choose(index);
      else void send();
    } else if (
      event.key === 'Tab' &&
      !event.shiftKey &&
      open &&
      items.length > 0 &&
      (fields[active]?.picked ?? null) === null
    ) {
      choose(index);
    } else if (event.key === 'Escape') {
      if (open) setListOpen(false);
      else onCancel('');
    } else if (event.key === 'Backspace' && input?.value === '' && input.type !== 'file') remove(active);
    else return;
    event.preventDefault();
  };

  return (
    <div class="command-form">
      {open ? (
        <SuggestionList
          id={listId}
          title={titleFor(entry, activeOption, rest.length)}
          items={items}
          marked={index}
          note={activeOption === null ? null : suggestionNote(suggestions)}
          onMark={setMarked}
          onChoose={choose}
        />
      ) : null}
      {general === null ? null : (
        <div class="command-problem" role="alert">
          <Icon name="warn" size={16} /> {general}
        </div>
      )}
      <div class="chips" role="group" aria-label={`Command ${entry.name}`}>
        <span class="command-name">/{entry.name}</span>
        {shown.map((option) => (
          <Chip
            key={option.name}
            option={option}
            field={fields[option.name] ?? EMPTY_FIELD}
            problem={problems[option.name] ?? null}
            active={option.name === active}
            listId={open && option.name === active ? listId : null}
            activeId={
              open && option.name === active && items.length > 0 ? suggestionId(listId, index) : undefined
            }
            input={(element) => keep(inputs.current, option.name, element)}
            onFocus={() => enter(option.name)}
            onText={(text) => type(option.name, text)}
            onFile={(file) => fill(option, { text: file?.name ?? '', picked: null, file })}
            onKeyDown={onKeyDown}
          />
        ))}
        <input
          ref={(element) => keep(inputs.current, MORE, element)}
          class="chip-more"
          type="text"
          role="combobox"
          autoComplete="off"
          value={moreText}
          placeholder={rest.length > 0 ? `+${String(rest.length)} optional` : 'Enter to send'}
          aria-label={rest.length > 0 ? 'Add an option, or press Enter to send' : 'Press Enter to send'}
          aria-expanded={open && activeOption === null}
          aria-controls={open && activeOption === null ? listId : undefined}
          aria-activedescendant={open && activeOption === null ? suggestionId(listId, index) : undefined}
          onFocus={() => enter(MORE)}
          onInput={(event) => type(MORE, event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="send" label="Send command" className="send-button" onClick={() => void send()} />
        <IconButton icon="close" label="Cancel command" onClick={() => onCancel('')} />
      </div>
    </div>
  );
}

function nextEmpty(entry: CommandEntry, fields: Fields): string | null {
  const option = entry.options.find((candidate) => {
    const field = fields[candidate.name];
    return field !== undefined && field.picked === null && field.text === '' && field.file === null;
  });
  return option?.name ?? null;
}

function keep(map: Map<string, HTMLInputElement>, name: string, element: HTMLInputElement | null): void {
  if (element === null) map.delete(name);
  else map.set(name, element);
}

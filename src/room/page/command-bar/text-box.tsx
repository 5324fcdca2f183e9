import type { MutableRef } from 'preact/hooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ListEntry } from '../parts/choice.js';
import { IconButton } from '../parts/icon-button.js';
import { useOwnId } from '../parts/ids.js';
import { moveInList } from '../parts/menu-keys.js';
import { useRoom } from '../room.js';
import { matchEntries, type CommandEntry } from './entries.js';
import { parseLine, type Fields } from './fields.js';
import { findMention, withMentions, type Mention } from './mentions.js';
import { SuggestionList, suggestionId } from './suggestion-list.js';

const MOST_CHARACTERS = 2_000;

/** Plain text input. A leading slash lists the commands, @ or # the people and channels. */
export function TextBox({
  entries,
  loading,
  text,
  placeholder,
  disabled,
  focusCount,
  focusWanted,
  onText,
  onCommand,
  onSend,
}: {
  readonly entries: readonly CommandEntry[];
  /** Whether the commands are still being loaded. */
  readonly loading: boolean;
  readonly text: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  /** Whether focus is requested; read whenever the count changes. */
  readonly focusCount: number;
  readonly focusWanted: MutableRef<boolean>;
  readonly onText: (text: string) => void;
  readonly onCommand: (entry: CommandEntry, fields: Fields) => void;
  readonly onSend: (text: string) => void;
}) {
  const { store } = useRoom();
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useOwnId('commands');
  const [marked, setMarked] = useState(0);
  const [closed, setClosed] = useState(false);
  const [caret, setCaret] = useState(0);
  const [mentions, setMentions] = useState<readonly Mention[]>([]);

  const slash = text.startsWith('/') && !text.includes('\n');
  const found = slash ? matchEntries(entries, text.slice(1)) : [];
  const mention = slash ? null : findMention(text, caret, store.get());
  const items: readonly ListEntry[] = slash ? found.map(choiceFor) : (mention?.items ?? []);
  const open = !closed && !disabled && (slash || items.length > 0);
  const index = Math.min(marked, items.length - 1);

  useLayoutEffect(() => {
    if (focusWanted.current) box.current?.focus();
    focusWanted.current = false;
  }, [focusCount, focusWanted]);

  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return;
    area.style.height = 'auto';
    area.style.height = `${String(Math.min(area.scrollHeight, window.innerHeight * 0.4))}px`;
  }, [text]);

  /** Opens the form for a complete command followed by a space. */
  const takeWhole = (line: string): boolean => {
    if (!line.startsWith('/')) return false;
    const parsed = parseLine(entries, line);
    if (parsed === null || line.length <= parsed.entry.name.length + 1) return false;
    if (!isWhole(line, parsed.entry, entries)) return false;
    onCommand(parsed.entry, parsed.fields);
    return true;
  };

  // The command may have been typed before the list of commands was loaded.
  useEffect(() => void takeWhole(text), [entries]);

  const change = (next: string): void => {
    setClosed(false);
    setMarked(0);
    setCaret(box.current?.selectionStart ?? next.length);
    if (next.length > text.length && takeWhole(next)) return;
    onText(next);
  };

  const choose = (at: number): void => {
    const entry = found[at];
    if (slash) {
      if (entry !== undefined) onCommand(entry, {});
      return;
    }
    const item = mention?.items[at];
    if (item === undefined || mention === null) return;
    const next = `${text.slice(0, mention.at)}${item.shown} ${text.slice(caret)}`;
    setMentions([...mentions, item]);
    onText(next);
    setCaret(mention.at + item.shown.length + 1);
    box.current?.focus();
  };

  const send = (): void => {
    // Sent now, a command would be posted as text.
    if (slash && loading) return;
    const whole = slash ? parseLine(entries, text.trim()) : null;
    if (whole !== null) {
      onCommand(whole.entry, whole.fields);
      return;
    }
    if (text.trim() === '' || text.length > MOST_CHARACTERS) return;
    onSend(withMentions(text.trim(), mentions));
    setMentions([]);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const moved = open && event.key.startsWith('Arrow') ? moveInList(event.key, index, items.length) : null;
    if (moved !== null) setMarked(moved);
    else if (
      open &&
      items.length > 0 &&
      ((event.key === 'Enter' && !event.shiftKey) || (event.key === 'Tab' && !event.shiftKey))
    )
      choose(index);
    else if (event.key === 'Enter' && !event.shiftKey) send();
    else if (event.key === 'Escape' && open) setClosed(true);
    else return;
    event.preventDefault();
  };

  const left = MOST_CHARACTERS - text.length;
  return (
    <div class="text-form">
      {open ? (
        <SuggestionList
          id={listId}
          title={slash ? <b>Commands</b> : <b>Mention</b>}
          items={items}
          marked={index}
          note={items.length === 0 ? 'There is no such command' : null}
          onMark={setMarked}
          onChoose={choose}
        />
      ) : null}
      <div class="text-row">
        <button
          type="button"
          class="icon-button slash-button"
          aria-label="Commands"
          title="Commands"
          disabled={disabled}
          onClick={() => {
            onText('/');
            setClosed(false);
            box.current?.focus();
          }}
        >
          <span aria-hidden="true">/</span>
        </button>
        <textarea
          ref={box}
          rows={1}
          value={text}
          disabled={disabled}
          placeholder={placeholder}
          aria-label={placeholder}
          role="combobox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && items.length > 0 ? suggestionId(listId, index) : undefined}
          onInput={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onKeyUp={() => setCaret(box.current?.selectionStart ?? 0)}
          onClick={() => setCaret(box.current?.selectionStart ?? 0)}
        />
        {left < 200 ? (
          <span class={left < 0 ? 'count is-over' : 'count'} role="status">
            {left}
          </span>
        ) : null}
        <IconButton
          icon="send"
          label="Send message"
          className="send-button"
          disabled={disabled || text.trim() === ''}
          onClick={send}
        />
      </div>
    </div>
  );
}

/** Whether the typed name is complete: no longer command starts with it. */
function isWhole(line: string, entry: CommandEntry, entries: readonly CommandEntry[]): boolean {
  const typed = line.slice(1).replace(/\s+$/, '');
  return !entries.some((other) => other !== entry && other.name.startsWith(`${typed} `));
}

function choiceFor(entry: CommandEntry): ListEntry {
  const options = entry.options
    .map((option) => (option.required === true ? option.label : `[${option.label}]`))
    .join(' ');
  return {
    value: entry.name,
    label: `/${entry.name}${options === '' ? '' : ` ${options}`}`,
    description: entry.description,
    sign: '⌘',
  };
}

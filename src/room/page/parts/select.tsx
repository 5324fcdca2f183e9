import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ListEntry } from './choice.js';
import { Dots } from './dots.js';
import { Emoji } from './emoji.js';
import { Icon } from './icons.js';
import { useOwnId } from './ids.js';
import { SelectList } from './select-list.js';
import { useOutside } from './use-outside.js';

export interface SelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly choices: readonly ListEntry[];
  readonly chosen: readonly string[];
  /** Most choices. */
  readonly max: number;
  /** Whether choosing nothing is allowed. */
  readonly clearable?: boolean;
  readonly searchable?: boolean;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly invalid?: boolean;
  /** Called on each choice; for several choices, when the list closes. */
  readonly onChoose: (values: readonly string[]) => void;
}

/** A select menu; several choices are submitted when the list closes. */
export function Select(props: SelectProps) {
  const { choices, max, onChoose } = props;
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>(props.chosen);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useOwnId('select');
  const shown = open ? picked : props.chosen;

  const close = (values: readonly string[], focus: boolean): void => {
    setOpen(false);
    if (focus) trigger.current?.focus();
    if (!sameValues(values, props.chosen)) onChoose(values);
  };
  useOutside(box, open, () => close(picked, false));

  const toggle = (value: string): void => {
    if (max === 1) {
      const again = picked.includes(value) && props.clearable === true;
      close(again ? [] : [value], true);
      return;
    }
    const next = picked.includes(value) ? picked.filter((other) => other !== value) : [...picked, value];
    if (next.length <= max) setPicked(next);
  };

  const taken = shown.map(
    (value): ListEntry => choices.find((choice) => choice.value === value) ?? { value, label: value },
  );
  const labels = taken.map(({ label }) => label);
  return (
    <div class={`select${open ? ' is-open' : ''}${props.invalid === true ? ' is-invalid' : ''}`} ref={box}>
      <button
        ref={trigger}
        type="button"
        class="select-trigger"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={`${props.label}: ${labels.length === 0 ? props.placeholder : labels.join(', ')}`}
        aria-busy={props.busy === true}
        disabled={props.disabled === true || props.busy === true}
        onClick={() => {
          if (open) close(picked, true);
          else {
            setPicked(props.chosen);
            setOpen(true);
          }
        }}
        onKeyDown={(event) => {
          if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
            event.preventDefault();
            setPicked(props.chosen);
            setOpen(true);
          }
        }}
      >
        <span class={labels.length === 0 ? 'select-face is-empty' : 'select-face'}>
          {labels.length === 0
            ? props.placeholder
            : max === 1
              ? taken.slice(0, 1).map((choice) => <Taken key={choice.value} choice={choice} />)
              : taken.map((choice) => (
                  <span class="pill" key={choice.value}>
                    <Taken choice={choice} />
                  </span>
                ))}
        </span>
        {props.busy === true ? <Dots /> : <Icon name="down" size={18} />}
      </button>
      {open ? (
        <Floating anchor={trigger}>
          <SelectList
            id={listId}
            label={props.label}
            choices={choices}
            picked={picked}
            max={max}
            searchable={props.searchable ?? choices.length > 10}
            onToggle={toggle}
            onLeave={(values, focus) => close(values ?? picked, focus)}
          />
        </Floating>
      ) : null}
    </div>
  );
}

/** A choice in the closed menu. */
function Taken({ choice: { emoji, label } }: { readonly choice: ListEntry }) {
  return (
    <>
      {emoji === undefined ? null : <Emoji emoji={emoji} />} {label}
    </>
  );
}

function sameValues(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

/** Places its content below the anchor, or above it if there is more room; stays inside the window. */
function Floating({
  anchor,
  children,
}: {
  readonly anchor: { readonly current: HTMLElement | null };
  readonly children: preact.ComponentChildren;
}) {
  // Transparent until placed: a hidden element can't take the focus.
  const [style, setStyle] = useState<Record<string, string>>({ opacity: '0' });
  useLayoutEffect(() => {
    const place = (): void => {
      const rect = anchor.current?.getBoundingClientRect();
      if (rect === undefined) return;
      const below = window.innerHeight - rect.bottom - 12;
      const above = rect.top - 12;
      const up = below < 240 && above > below;
      setStyle({
        left: `${String(rect.left)}px`,
        width: `${String(rect.width)}px`,
        maxHeight: `${String(Math.min(360, up ? above : below))}px`,
        ...(up
          ? { bottom: `${String(window.innerHeight - rect.top + 4)}px` }
          : { top: `${String(rect.bottom + 4)}px` }),
      });
    };
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [anchor]);
  return (
    <div class="floating" style={style}>
      {children}
    </div>
  );
}

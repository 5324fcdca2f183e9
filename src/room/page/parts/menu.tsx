import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { moveInList } from './menu-keys.js';
import { useOutside } from './use-outside.js';

export interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
}

/** A button with a short menu. Arrows move in it; Escape closes it and returns the focus. */
export function Menu({
  label,
  content,
  className,
  named = false,
  entries,
}: {
  readonly label: string;
  readonly content: ComponentChildren;
  readonly className: string;
  /** The content already contains the label. */
  readonly named?: boolean;
  readonly entries: readonly MenuEntry[];
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useOutside(box, open, () => setOpen(false));
  useLayoutEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open]);
  const close = (): void => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <div
      class="menu-anchor"
      ref={box}
      onKeyDown={(event) => {
        if (!open) return;
        const items = [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
        const at = items.findIndex((item) => item === document.activeElement);
        const next = moveInList(event.key, at, items.length);
        if (next !== null) items[next]?.focus();
        else if (event.key === 'Escape') close();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        class={className}
        {...(named ? {} : { 'aria-label': label, title: label })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {content}
      </button>
      {open ? (
        <div class="menu" role="menu" aria-label={label}>
          {entries.map((entry) => (
            <button
              key={entry.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class="popover-item"
              onClick={() => {
                close();
                entry.run();
              }}
            >
              {entry.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

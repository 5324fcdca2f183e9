import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { filterChoices, ChoiceContent } from '../parts/choice.js';
import { channelChoices } from '../parts/entities.js';
import { moveInList } from '../parts/menu-keys.js';
import { useRoom } from '../room.js';

/** Finds a channel or thread by its name. */
export function Switcher({ onClose }: { readonly onClose: () => void }) {
  const room = useRoom();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const all = useMemo(() => channelChoices(room.store.get(), []), [room]);
  const shown = filterChoices(all, typed).slice(0, 12);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const go = (value: string | undefined): void => {
    if (value === undefined) return;
    room.open(value);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} class="switcher" aria-label="Go to a channel" onClose={onClose}>
      <input
        class="text-input"
        role="combobox"
        aria-expanded="true"
        aria-controls="switcher-list"
        aria-activedescendant={shown.length === 0 ? undefined : `switcher-${String(marked)}`}
        aria-label="Channel or thread"
        placeholder="Where to?"
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setMarked(0);
        }}
        onKeyDown={(event) => {
          const next = moveInList(event.key, marked, shown.length);
          if (next !== null && event.key.startsWith('Arrow')) setMarked(next);
          else if (event.key === 'Enter') go(shown[marked]?.value);
          else return;
          event.preventDefault();
        }}
      />
      <div id="switcher-list" class="listbox" role="listbox" aria-label="Channels">
        {shown.map((choice, index) => (
          <div
            key={choice.value}
            id={`switcher-${String(index)}`}
            role="option"
            aria-selected={index === marked}
            class={`choice${index === marked ? ' is-marked' : ''}`}
            onClick={() => go(choice.value)}
          >
            <ChoiceContent choice={choice} />
          </div>
        ))}
      </div>
    </dialog>
  );
}

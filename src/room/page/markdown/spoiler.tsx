import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Hidden until pressed by mouse or keyboard; until then screen readers only get the label. */
export function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [shown, setShown] = useState(false);
  const reveal = (event: Event): void => {
    if (shown) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(true);
  };
  const closed = { role: 'button', tabIndex: 0, 'aria-label': 'Spoiler: press to show' } as const;
  return (
    <discord-spoiler
      class="md-spoiler"
      activated={shown}
      {...(shown ? {} : closed)}
      onClickCapture={reveal}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.key === ' ') reveal(event);
      }}
    >
      <span aria-hidden={!shown} inert={!shown}>
        {children}
      </span>
    </discord-spoiler>
  );
}

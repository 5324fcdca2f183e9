import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Calls `leave` when the pointer goes down, or the focus moves, outside of the element. */
export function useOutside(ref: RefObject<HTMLElement>, active: boolean, leave: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const look = (event: Event): void => {
      if (ref.current !== null && !event.composedPath().includes(ref.current)) leave();
    };
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('focusin', look, true);
    return () => {
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('focusin', look, true);
    };
  });
}

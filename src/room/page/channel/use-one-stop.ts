import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { makeOneStop } from './message-keys.js';

/** Keeps the message list a single tab stop while its content is redrawn. */
export function useOneStop(list: RefObject<HTMLElement>, again: unknown): void {
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    /** The focused control and its message: redrawing a message replaces its controls. */
    let focused: { readonly control: HTMLElement; readonly message: HTMLElement } | undefined;
    const onFocus = (event: FocusEvent): void => {
      if (!(event.target instanceof HTMLElement)) return;
      const message = event.target.closest<HTMLElement>('[role="article"]');
      focused = message === null || message === event.target ? undefined : { control: event.target, message };
      if (message !== null) makeOneStop(box, message);
    };
    const onBlur = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && event.target.isConnected) focused = undefined;
    };
    const watcher = new MutationObserver(() => {
      makeOneStop(box);
      if (focused === undefined || focused.control.isConnected) return;
      const { message } = focused;
      focused = undefined;
      if (document.activeElement === document.body && message.isConnected)
        message.focus({ preventScroll: true });
    });
    makeOneStop(box);
    watcher.observe(box, { childList: true, subtree: true });
    box.addEventListener('focusin', onFocus);
    box.addEventListener('focusout', onBlur);
    return () => {
      watcher.disconnect();
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('focusout', onBlur);
    };
  }, [again]);
}

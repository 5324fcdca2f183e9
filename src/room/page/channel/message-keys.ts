/**
 * Keyboard navigation of the message list, which is one tab stop. Up and down move between messages; Enter or right
 * enters a message's controls, left and right move between them, Escape returns to the message.
 */

const MESSAGE = '[role="article"]';
const PRESSED = 'a[href], button, input, textarea, [tabindex]';

const messagesOf = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(MESSAGE),
];

/** A message's controls in order. Open lists have their own keys; wide code blocks are only scrolled. */
function controlsOf(message: HTMLElement): readonly HTMLElement[] {
  return [...message.querySelectorAll<HTMLElement>(PRESSED)].filter(
    (control) => control.closest('.floating, .menu, pre') === null,
  );
}

const isReady = (control: HTMLElement): boolean =>
  !control.matches(':disabled') && control.closest('[inert]') === null && control.offsetParent !== null;

/** Makes one message the tab stop; controls are reached from their message. */
export function makeOneStop(list: HTMLElement, current?: HTMLElement): void {
  const messages = messagesOf(list);
  const stop =
    current ?? messages.find((message) => message.contains(document.activeElement)) ?? messages.at(-1);
  for (const message of messages) {
    message.tabIndex = message === stop ? 0 : -1;
    for (const control of controlsOf(message)) control.tabIndex = -1;
  }
}

export function messageKeys(event: KeyboardEvent): void {
  const list = event.currentTarget;
  const target = event.target;
  if (!(list instanceof HTMLElement) || !(target instanceof HTMLElement) || event.defaultPrevented) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const message = target.closest<HTMLElement>(MESSAGE);
  const next =
    message === null || target === message
      ? fromMessage(list, message, event.key)
      : target.closest('.floating, .menu') === null
        ? fromControl(list, message, target, event.key)
        : undefined;
  if (next === undefined) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

/** The target of a key pressed on a message or on the list. */
function fromMessage(list: HTMLElement, message: HTMLElement | null, key: string): HTMLElement | undefined {
  const messages = messagesOf(list);
  const at = message === null ? messages.length : messages.indexOf(message);
  switch (key) {
    case 'ArrowUp':
      return messages[at - 1];
    case 'ArrowDown':
      return message === null ? messages.at(-1) : messages[at + 1];
    case 'Home':
      return messages[0];
    case 'End':
      return messages.at(-1);
    case 'Enter':
    case 'ArrowRight':
      return message === null ? undefined : controlsOf(message).find(isReady);
    default:
      return undefined;
  }
}

/** The target of a key pressed on a message's control. */
function fromControl(
  list: HTMLElement,
  message: HTMLElement,
  control: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const controls = controlsOf(message).filter(isReady);
  const at = controls.indexOf(control);
  switch (key) {
    case 'ArrowRight':
      return controls[at + 1];
    case 'ArrowLeft':
      return at <= 0 ? message : controls[at - 1];
    case 'Escape':
      return message;
    // These keys open a menu.
    case 'ArrowUp':
    case 'ArrowDown':
      return control.getAttribute('aria-haspopup') === null ? fromMessage(list, message, key) : undefined;
    default:
      return undefined;
  }
}

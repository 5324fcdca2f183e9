/** Up and down go from message to message while one of them (or the list itself) has the focus. */
export function messageKeys(event: KeyboardEvent): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const list = event.currentTarget;
  const target = event.target;
  if (!(list instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  if (target !== list && target.getAttribute('role') !== 'article') return;
  const messages = [...list.querySelectorAll<HTMLElement>('[role="article"]')];
  const at = messages.indexOf(target);
  const step = event.key === 'ArrowUp' ? -1 : 1;
  const next = at === -1 ? messages.at(-1) : messages[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

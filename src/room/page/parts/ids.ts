import { useRef } from 'preact/hooks';

let given = 0;

/** An id for labels and lists that no other part of the page has. */
export function useOwnId(prefix: string): string {
  const id = useRef<string | null>(null);
  if (id.current === null) {
    given += 1;
    id.current = `${prefix}-${String(given)}`;
  }
  return id.current;
}

import { useRef } from 'preact/hooks';

let given = 0;

/** A unique id for labels and lists. */
export function useOwnId(prefix: string): string {
  const id = useRef<string | null>(null);
  if (id.current === null) {
    given += 1;
    id.current = `${prefix}-${String(given)}`;
  }
  return id.current;
}

import { useEffect, useState } from 'preact/hooks';

export interface PageStore<S, A> {
  readonly get: () => S;
  readonly dispatch: (action: A) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store with one reducer. Listeners run after every action that changes the state. */
export function createStore<S, A>(initial: S, reduce: (state: S, action: A) => S): PageStore<S, A> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Selects a value from the store; the component redraws when it changes. Compared by identity,
 * so a selector must not create a new object each time.
 */
export function useSelected<S, A, T>(store: PageStore<S, A>, select: (state: S) => T): T {
  const value = select(store.get());
  const [, redraw] = useState(0);
  useEffect(() => {
    let seen = value;
    const look = (): void => {
      const next = select(store.get());
      if (Object.is(next, seen)) return;
      seen = next;
      redraw((count) => count + 1);
    };
    look();
    return store.subscribe(look);
  });
  return value;
}

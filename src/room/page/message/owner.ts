import { createContext } from 'preact';
import type { PageMessage } from '../../contract.js';
import { usePageState } from '../room.js';

/** The message a component stands in; null where it is only shown. */
export interface Owner {
  readonly message: PageMessage | null;
}

/** Whether an interaction of this component is under way. */
export function useComponentState(owner: Owner, customId: string | null): boolean {
  return usePageState((state) =>
    Object.values(state.pending).some(
      (pending) =>
        pending.state === 'sent' &&
        pending.kind === 'component' &&
        pending.messageId === owner.message?.id &&
        pending.customId === customId,
    ),
  );
}

/** The pictures that can be opened large, with what their gallery holds besides. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
}

export const LightboxContext = createContext<(pictures: readonly Picture[], at: number) => void>(
  () => undefined,
);

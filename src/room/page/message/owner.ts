import { createContext } from 'preact';
import type { PageMessage } from '../../contract.js';
import { usePageState } from '../room.js';

/** The message of a component; null in a preview. */
export interface Owner {
  readonly message: PageMessage | null;
}

/** Whether an interaction of this component is pending. */
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

/** Opens a picture large, within its gallery. */
export interface GalleryPicture {
  readonly url: string;
  readonly alt: string;
}

export const LightboxContext = createContext<(pictures: readonly GalleryPicture[], at: number) => void>(
  () => undefined,
);

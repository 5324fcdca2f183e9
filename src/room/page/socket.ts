import type { PageDispatch, PageSend } from '../contract.js';
import type { ConnectionState } from './state/model.js';

export interface RoomSocket {
  readonly send: (message: PageSend) => void;
  readonly close: () => void;
}

const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 5_000;

/**
 * Receives the room's events for one person and reconnects until it is closed.
 * `onAgain` is called after a reconnect: missed changes have to be fetched.
 */
export function connectSocket(
  userId: string,
  on: {
    readonly event: (event: PageDispatch) => void;
    readonly connection: (connection: ConnectionState) => void;
    readonly again: () => void;
  },
): RoomSocket {
  let socket: WebSocket | null = null;
  let closed = false;
  let tries = 0;
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const next = new WebSocket(`${scheme}://${location.host}/page/socket?user=${encodeURIComponent(userId)}`);
    socket = next;
    next.addEventListener('open', () => {
      tries = 0;
      on.connection('open');
      if (wasOpen) on.again();
      wasOpen = true;
    });
    next.addEventListener('message', (message: MessageEvent<unknown>) => {
      if (typeof message.data !== 'string') return;
      // Trusted: the room is the other half of this page.
      on.event(JSON.parse(message.data) as PageDispatch);
    });
    next.addEventListener('close', () => {
      if (closed) return;
      on.connection(wasOpen ? 'lost' : 'connecting');
      tries += 1;
      timer = setTimeout(open, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1)));
    });
  };
  open();

  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

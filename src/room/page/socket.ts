import type { PageDispatch, PageSend } from '../contract.js';
import type { Connection } from './state/model.js';

export interface RoomSocket {
  readonly send: (message: PageSend) => void;
  readonly close: () => void;
}

const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 5_000;

/**
 * Listens to the room in the name of one person, and connects again for as long as it is not closed.
 * `onAgain` is called when a connection comes back: what happened meanwhile has to be fetched.
 */
export function connectSocket(
  userId: string,
  on: {
    readonly event: (event: PageDispatch) => void;
    readonly connection: (connection: Connection) => void;
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
      // The room is the other half of this page: its messages are taken as their types say.
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

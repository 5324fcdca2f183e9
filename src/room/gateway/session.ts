import type { WebSocket } from 'ws';

/** Close codes of the gateway with Discord's texts. */
export const CLOSE = {
  4000: 'Unknown error.',
  4001: 'Unknown opcode.',
  4002: 'Error while decoding payload.',
  4003: 'Not authenticated.',
  4004: 'Authentication failed.',
  4005: 'Already authenticated.',
  4007: 'Invalid seq.',
  4008: 'Rate limited.',
  4009: 'Session timed out.',
  4010: 'Invalid shard.',
  4011: 'Sharding required.',
  4012: 'Invalid API version.',
  4013: 'Invalid intent(s).',
  4014: 'Disallowed intent(s).',
} as const;

/** Replay buffer of a session, events. */
const REPLAY_LIMIT = 1000;

export interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  readonly intents: number;
  seq: number;
  /** Events for a replay, oldest first, as they were sent. */
  readonly sent: { readonly seq: number; readonly json: string }[];
  socket: WebSocket | null;
  /** When the socket closed (process clock); null while connected. */
  lostAt: number | null;
  /** Set by a fault: heartbeats stay unanswered. */
  deaf: boolean;
}

export function sendFrame(
  socket: WebSocket,
  op: number,
  d: unknown,
  seq: number | null = null,
  t: string | null = null,
): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ op, d, s: seq, t }));
}

/** Sends an event, or buffers it for a resume. `dataJson` is the payload's data. */
export function deliver(session: Session, t: string, dataJson: string): void {
  session.seq += 1;
  const json = `{"op":0,"s":${session.seq},"t":${JSON.stringify(t)},"d":${dataJson}}`;
  session.sent.push({ seq: session.seq, json });
  if (session.sent.length > REPLAY_LIMIT) session.sent.shift();
  if (session.socket && session.socket.readyState === session.socket.OPEN) session.socket.send(json);
}

import type { TroubleAct } from '../../contract.js';

/** The faults that the page offers. */

export interface TroubleOffer {
  readonly label: string;
  readonly act: TroubleAct;
}

export type Offers = readonly (readonly [title: string, list: readonly TroubleOffer[]])[];

/** The place of local faults. */
export interface Here {
  readonly channelId: string;
  readonly isThread: boolean;
  readonly guildId: string | null;
  readonly botPresent: boolean;
  /** The application's latest message here. */
  readonly lastMessageId: string | null;
}

/** Close codes of the gateway with their meanings. */
export const CLOSE_CODES: readonly (readonly [number, string])[] = [
  [1000, 'normal'],
  [1001, 'going away'],
  [1011, 'internal error'],
  [4000, 'unknown error'],
  [4001, 'unknown opcode'],
  [4002, 'decode error'],
  [4003, 'not authenticated'],
  [4004, 'authentication failed; final'],
  [4005, 'already authenticated'],
  [4007, 'invalid sequence'],
  [4008, 'rate limited'],
  [4009, 'session timed out'],
  [4010, 'invalid shard; final'],
  [4011, 'sharding required; final'],
  [4012, 'invalid version; final'],
  [4013, 'invalid intents; final'],
  [4014, 'disallowed intents; final'],
];

const VIEW = 1n << 10n;
const SEND = (1n << 11n) | (1n << 38n);
const ATTACH = 1n << 15n;

const rule = (label: string, wanted: Extract<TroubleAct, { act: 'rule' }>['rule']): TroubleOffer => ({
  label,
  act: { act: 'rule', rule: wanted },
});

const ANSWERS: readonly TroubleOffer[] = [
  rule('Three times 429', { kind: 'status-429', times: 3, ms: 1_000 }),
  rule('One 400', { kind: 'status-400', times: 1 }),
  rule('One 401', { kind: 'status-401', times: 1 }),
  rule('Three times 403', { kind: 'status-403', times: 3 }),
  rule('Three follow-ups 429', { kind: 'status-429', times: 3, ms: 1_000, route: '^POST /webhooks/' }),
  rule('Direct messages opened too fast', {
    kind: 'status-403',
    code: 40_003,
    times: 3,
    route: '^POST /users/@me/channels',
  }),
  rule('Three times 500', { kind: 'status-500', times: 3 }),
  rule('Three times 502', { kind: 'status-502', times: 3 }),
  rule('Drop the next request', { kind: 'drop', times: 1 }),
  rule('Lose the next answer', { kind: 'drop-after', times: 1 }),
  rule('Two seconds late, ten times', { kind: 'delay', times: 10, ms: 2_000 }),
];

const GATEWAY: readonly TroubleOffer[] = [
  { label: 'Cut the connection', act: { act: 'drop-socket' } },
  { label: 'Ask to reconnect', act: { act: 'reconnect' } },
  { label: 'Invalid session', act: { act: 'invalid-session', resumable: false } },
  { label: 'Invalid session, to be resumed', act: { act: 'invalid-session', resumable: true } },
  { label: 'Stop answering heartbeats', act: { act: 'zombie' } },
  { label: 'Away for ten minutes', act: { act: 'away', ms: 600_000 } },
  { label: 'Back again', act: { act: 'back' } },
];

const INTERACTIONS: readonly TroubleOffer[] = [
  { label: 'Deliver each twice', act: { act: 'interactions', copies: 2 } },
  { label: 'Deliver five seconds late', act: { act: 'interactions', delayMs: 5_000 } },
  { label: 'As usual', act: { act: 'interactions', copies: 1, delayMs: 0 } },
];

function ofPlace({ channelId, isThread, guildId, botPresent, lastMessageId }: Here): readonly TroubleOffer[] {
  const deny = (label: string, bits: bigint): TroubleOffer => ({
    label,
    act: { act: 'deny', channel_id: channelId, permissions: String(bits) },
  });
  return [
    ...(guildId === null
      ? []
      : [
          deny('Take the right to write', SEND),
          deny('Take the right to send files', ATTACH),
          deny('Hide this channel', VIEW),
          { label: 'Give the rights back', act: { act: 'allow', channel_id: channelId } } as const,
        ]),
    ...(lastMessageId === null
      ? []
      : [
          {
            label: 'Delete its last message',
            act: { act: 'delete-message', channel_id: channelId, message_id: lastMessageId },
          } as const,
        ]),
    ...(isThread
      ? [
          { label: 'Archive this thread', act: { act: 'archive-thread', channel_id: channelId } } as const,
          {
            label: 'Archive and lock it',
            act: { act: 'archive-thread', channel_id: channelId, locked: true },
          } as const,
        ]
      : []),
    ...(guildId === null
      ? []
      : [
          {
            label: `Delete this ${isThread ? 'thread' : 'channel'}`,
            act: { act: 'delete-channel', channel_id: channelId },
          } as const,
          botPresent
            ? ({ label: 'Kick the application', act: { act: 'kick-bot', guild_id: guildId } } as const)
            : ({ label: 'Invite the application', act: { act: 'invite-bot', guild_id: guildId } } as const),
        ]),
  ];
}

/** Faults of the whole room, then those of the open channel or server. */
export const offers = (here: Here): Offers => [
  ['Answers of the API', ANSWERS],
  ['Gateway', GATEWAY],
  ['Interactions', INTERACTIONS],
  ['Here', ofPlace(here)],
];

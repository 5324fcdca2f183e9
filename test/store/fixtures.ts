import type { EventRow, NewGame, PlaceRow, Store } from '../../src/store/port.js';
import type { NewPost } from '../../src/store/posts-port.js';

export const newGame: NewGame = {
  guild: 'north',
  name: 'Cold Harbour',
  thread: null,
  channel: 'hall',
  module: 'woodpile',
  rulesVersion: 1,
  variant: 'standard',
  options: {},
  pace: 'relaxed',
  agreement: {},
  banks: {},
  wakeAt: null,
  actAt: null,
  hinted: null,
  rules: null,
  language: 'en',
  host: 'ada',
  stage: 'running',
  seq: -1,
  turn: 0,
  turns: 5,
  phase: 'start',
  awaited: [],
  seed: 'secret',
  commitment: null,
  phaseFrom: -1,
  chronicled: -1,
  untold: null,
  over: null,
  fault: null,
  createdAt: 1,
  startedAt: null,
  endedAt: null,
};

export const ada: PlaceRow = {
  place: 1,
  seat: 'red',
  person: 'ada',
  ai: null,
  strategy: null,
  nonce: null,
  former: null,
};

export const eventOf = (game: number, seq: number): EventRow => ({
  game,
  seq,
  kind: 'move',
  at: 5,
  turn: 1,
  phase: 'offer',
  endTurn: 1,
  endPhase: 'offer',
  phaseFrom: 0,
  seat: 'red',
  person: 'ada',
  ai: null,
  order: null,
  move: 'offer 1',
  secret: true,
  floor: false,
  backTo: null,
  renewed: null,
  digest: '1:kept',
  replaced: null,
  replacedBy: null,
  happenings: [{ key: 'woodpile.tale', args: { tale: 3 }, to: ['red'] }],
  marks: [{ index: 0, turn: 1, phase: 'offer' }],
  forced: [],
});

export const notice = (key: string): NewPost => ({
  place: 'thread',
  body: { kind: 'notice', key },
  supersedes: false,
});
export const status = (seq: number): NewPost => ({
  place: 'channel',
  body: { kind: 'status', seq },
  supersedes: true,
});

export const call: NewPost = { place: 'channel', body: { kind: 'call', seq: 1 }, supersedes: true };

/** Opens an empty store, with functions to change its tables directly and to delete it. */
export type OpenStore = () => Promise<{
  readonly store: Store;
  readonly run: (statement: string) => Promise<void>;
  readonly close: () => Promise<void>;
}>;

import { ChannelType } from 'discord-api-types/v10';
import { pageNonce } from '../../../src/discord/deliver/delivering.js';
import { ROSTER } from '../../../src/discord/deliver/members.js';
import type { Room } from '../../../src/room/room.js';
import type { Message } from '../../../src/room/state/model.js';
import { LIVING } from '../../../src/table/contract/index.js';

/** Invariants that must hold after faults; each check returns its violations as sentences. */

/** A post in the outbox. */
export type PostRow = {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly nonce: string;
  readonly message: string | null;
  readonly error: string | null;
};

/** A move in the log. */
export type Moved = { readonly person: string | null; readonly move: string };

/** Checks that every confirmed move is in the log, in the order of its player. */
export function missing(
  promised: readonly string[],
  log: readonly Moved[],
  person: string,
): readonly string[] {
  const own = log.filter((move) => move.person === person);
  const faults: string[] = [];
  let from = 0;
  for (const line of promised) {
    const found = own.findIndex((move, index) => index >= from && move.move === line);
    if (found < 0) faults.push(`${line} was promised and is not in the log`);
    else from = found + 1;
  }
  return faults;
}

/** Checks that every logged move of a person was typed by them, equally often and in the same order. */
export function doubled(typed: readonly string[], log: readonly Moved[], person: string): readonly string[] {
  const faults: string[] = [];
  let from = 0;
  for (const { move } of log.filter((each) => each.person === person)) {
    const found = typed.indexOf(move, from);
    if (found < 0) faults.push(`${move} stands in the log and was not typed, or not so often`);
    else from = found + 1;
  }
  return faults;
}

/** Whether a later post makes an earlier one obsolete: of posts that are edited, only the latest counts. */
function outdates(later: string, earlier: string): boolean {
  if (earlier === 'lobby' && later === 'status') return true;
  return later === earlier && [...LIVING, 'thread', 'members'].includes(earlier);
}

/** Checks that everything was posted. @param posts of one game */
export function unposted(posts: readonly PostRow[]): readonly string[] {
  return posts.flatMap((post) => {
    const isOutdated = posts.some(
      ({ id, kind, state }) => id > post.id && state === 'sent' && outdates(kind, post.kind),
    );
    return post.state === 'pending' || (post.state === 'dropped' && !isOutdated)
      ? [`the post ${post.id} (${post.kind}) is ${post.state}: ${post.error ?? ''}`]
      : [];
  });
}

/** The welcome message of a server, which belongs to no game. */
const isWelcome = ({ components }: Message): boolean => JSON.stringify(components).includes('Hello, I’m');

/** The bot's public messages about games. Direct messages have their own queue. */
export function postsOfBot({ state }: Room): readonly Message[] {
  return [...state.messages]
    .filter(([channel]) => state.channels.get(channel)?.type !== ChannelType.DM)
    .flatMap(([, messages]) => [...messages.values()])
    .filter(
      (message) => message.ephemeralFor === null && message.authorId === state.botId && !isWelcome(message),
    );
}

/** Page numbers of one post are below this. */
const MOST_PAGES = 12;

/** Checks that nothing was posted twice and the bot knows every message. @param posts of all games */
export function postedTwice(posts: readonly PostRow[], living: readonly Message[]): readonly string[] {
  const faults: string[] = [];
  const nonces = new Map<string, number>();
  for (const post of posts)
    for (let page = ROSTER; page < MOST_PAGES; page++) nonces.set(pageNonce(post.nonce, page), 0);
  for (const { nonce, id } of living) {
    if (typeof nonce !== 'string') continue;
    const times = nonces.get(nonce);
    if (times === undefined) faults.push(`the message ${id} belongs to no post`);
    else if (times > 0) faults.push(`the message ${id} stands twice`);
    nonces.set(nonce, (times ?? 0) + 1);
  }
  const recorded = posts
    .filter(({ kind, state }) => state === 'sent' && ['phase', 'chronicle', 'final'].includes(kind))
    .flatMap(({ message }) => message ?? []);
  if (new Set(recorded).size !== recorded.length) faults.push('two posts have the same message');
  return faults;
}

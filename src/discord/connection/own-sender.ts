import { REST } from 'discord.js';
import type { Log } from '../../log.js';
import type { Bot } from '../bot.js';
import type { DirectBook } from '../direct-channels.js';
import { sendWithEmojis } from '../emoji-upload.js';
import { withBufferedFiles } from '../buffered-files.js';
import { pressable } from '../mentions.js';
import type { MessageBody } from '../post.js';
import { countRefusals, type Refusals } from '../refusals.js';
import { restSender, type Sender } from '../sender.js';
import { guardToken, type TokenGuard } from '../token.js';
import { clientOptions, type Connection } from './options.js';

/** A sender that must be closed when the program ends. */
export type OwnSender = Sender & {
  readonly rest: REST;
  readonly guard: TokenGuard;
  readonly refusals: Refusals;
  /** The program ends: fails everything that waits for a channel of direct messages. */
  endOpening(): void;
  close(): void;
};

/** Requests limited for longer than this fail at once, ms: the caller knows better what to do meanwhile. */
const MOST_LIMITED = 5000;

/**
 * A sender with its own REST client, independent of gateway clients.
 * @param book stores the channels of direct messages; in memory if absent
 */
export function senderFor(connection: Connection, log: Log, book?: DirectBook): OwnSender {
  const { mostRefused: most } = connection;
  const refusals = countRefusals({ log, ...(most === undefined ? {} : { most }) });
  const options = clientOptions(connection, refusals).rest ?? {};
  const rest = withBufferedFiles(
    new REST({
      ...options,
      rejectOnRateLimit: ({ retryAfter }) => retryAfter > MOST_LIMITED,
    }),
  );
  const guard = guardToken(connection.token, options, log);
  const guarded = guard.keep(rest);
  const opening = new AbortController();
  return {
    ...restSender(rest, { signal: opening.signal, ...(book === undefined ? {} : { book }) }),
    rest,
    ...{ guard, refusals },
    endOpening: () => opening.abort(),
    close() {
      guarded.letGo();
      // Their timers would otherwise keep the REST client in memory.
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    },
  };
}

/** Adds emojis and clickable commands to every message. */
export function richSender(bot: Bot, sender: Sender): Sender {
  const sent = <T>(message: MessageBody, send: (post: MessageBody) => Promise<T>): Promise<T> =>
    sendWithEmojis(bot.emojis, pressable(message, bot), send);
  return {
    ...sender,
    send: (channel, message, nonce) => sent(message, (post) => sender.send(channel, post, nonce)),
    edit: (channel, message, post) => sent(post, (post) => sender.edit(channel, message, post)),
    direct: (person, message, nonce) => sent(message, (post) => sender.direct(person, post, nonce)),
  };
}

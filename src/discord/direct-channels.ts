import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { DiscordAPIError, type REST } from 'discord.js';
import { type APIDMChannel, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';

/** The channels of direct messages. Opening many at once gets a bot quarantined, so they are opened one at a time. */

/** Stores each person's channel. */
export interface DirectBook {
  channel(person: string): Promise<string | undefined>;
  /** `undefined` if the channel is gone. */
  keepChannel(person: string, channel: string | undefined): Promise<void>;
}

export interface DirectOptions {
  readonly book?: DirectBook;
  /** Interval between two channels being opened, ms. */
  readonly openEvery?: number;
  /** Aborts the queue: tasks that wait for a channel fail at once. */
  readonly signal?: AbortSignal;
  /** Pause after Discord's refusal "too fast", ms; doubled each time. */
  readonly firstRest?: number;
}

/** Discord currently refuses to open more channels. */
export class OpeningPaused extends Error {
  override readonly name = 'OpeningPaused';
}

const OPEN_EVERY = 2000;
const FIRST_REST = 60_000;
const LONGEST_REST = 30 * 60_000;
/** Messages per second. */
const PER_SECOND = 5;

function memoryBook(): DirectBook {
  const channels = new Map<string, string>();
  return {
    channel: async (person) => channels.get(person),
    async keepChannel(person, channel) {
      if (channel === undefined) channels.delete(person);
      else channels.set(person, channel);
    },
  };
}

const hasCode = (error: unknown, code: RESTJSONErrorCodes): boolean =>
  error instanceof DiscordAPIError && error.code === code;

export interface DirectOpener {
  /** Runs a task in the person's channel; opens the channel if it is unknown or gone. */
  within<T>(person: string, task: (channel: string) => Promise<T>): Promise<T>;
}

export function directOpener(
  rest: Pick<REST, 'post'>,
  { book = memoryBook(), openEvery = OPEN_EVERY, firstRest = FIRST_REST, signal }: DirectOptions,
): DirectOpener {
  const opening = new PQueue({ concurrency: 1 });
  const sending = new PQueue({ interval: 1000, intervalCap: PER_SECOND });
  let openedAt = -Infinity;
  let restsUntil = 0;
  let refusals = 0;

  async function asked(person: string): Promise<string> {
    signal?.throwIfAborted();
    if (performance.now() < restsUntil)
      throw new OpeningPaused('Discord wants no more direct messages opened now');
    const pause = openedAt + openEvery - performance.now();
    if (pause > 0) await wait(pause, undefined, { ref: false, signal });
    openedAt = performance.now();
    try {
      const body = { recipient_id: person };
      const { id } = (await rest.post(Routes.userChannels(), { body })) as APIDMChannel;
      refusals = 0;
      return id;
    } catch (error) {
      if (hasCode(error, RESTJSONErrorCodes.OpeningDirectMessagesTooFast)) {
        restsUntil = performance.now() + Math.min(LONGEST_REST, firstRest * 2 ** Math.min(20, refusals));
        refusals += 1;
      }
      throw error;
    }
  }

  /** On a full disk the channel isn't stored and is opened again later; the message is still sent. */
  const save = (person: string, channel: string | undefined): Promise<void> =>
    book.keepChannel(person, channel).catch(() => undefined);

  async function open(person: string): Promise<string> {
    const known = await book.channel(person);
    if (known !== undefined) return known;
    const channel = await asked(person);
    await save(person, channel);
    return channel;
  }

  return {
    async within(person, task) {
      const known = await book.channel(person).catch(() => undefined);
      // Several messages to one person share one opening.
      const channel = known ?? (await opening.add(() => open(person)));
      try {
        return await sending.add(() => task(channel));
      } catch (error) {
        if (known === undefined || !hasCode(error, RESTJSONErrorCodes.UnknownChannel)) throw error;
        await save(person, undefined);
        const another = await opening.add(() => open(person));
        return sending.add(() => task(another));
      }
    },
  };
}

import {
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  type RepliableInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Bot } from '../bot.js';

/** When each interaction arrived, on the process's own clock. */
const arrivals = new WeakMap<object, number>();

export function arrived(bot: Bot, interaction: Interaction): void {
  arrivals.set(interaction, performance.now());
  bot.measure?.('received', Math.max(0, Date.now() - interaction.createdTimestamp));
}

/** Records that the first answer has reached Discord. */
export function answered(bot: Bot, interaction: object): void {
  const at = arrivals.get(interaction);
  if (at !== undefined) bot.measure?.('answered', performance.now() - at);
}

/** Another process has acknowledged it first, and answers. */
class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
}

const isCode = (error: unknown, code: number): boolean =>
  error instanceof DiscordAPIError && error.code === code;

const isAcknowledged = (error: unknown): boolean =>
  isCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);

export const isHandledElsewhere = (bot: Bot, error: unknown): boolean =>
  error instanceof Elsewhere || (isAcknowledged(error) && bot.isShared?.() === true);

/** Discord waits three seconds for a first answer, and then doesn't know the interaction any more. */
export const isTooLate = (error: unknown): boolean => isCode(error, RESTJSONErrorCodes.UnknownInteraction);

/** Acknowledges; an acknowledgement whose answer was lost on the way back counts as given. @throws Elsewhere */
async function acknowledge(
  bot: Bot,
  interaction: { deferred: boolean },
  defer: () => Promise<unknown>,
): Promise<void> {
  try {
    await defer();
    answered(bot, interaction);
  } catch (error) {
    if (!isAcknowledged(error)) throw error;
    if (bot.isShared?.() === true) throw new Elsewhere();
    interaction.deferred = true;
  }
}

/** Promises to change the message that a control sits on; false when that message has gone in the meantime. */
export async function acknowledgeInPlace(
  bot: Bot,
  interaction: { deferred: boolean; deferUpdate: () => Promise<unknown> },
): Promise<boolean> {
  try {
    await acknowledge(bot, interaction, () => interaction.deferUpdate());
    return true;
  } catch (error) {
    if (isCode(error, RESTJSONErrorCodes.UnknownMessage)) return false;
    throw error;
  }
}

/** Promises an answer that the person alone sees. */
export async function acknowledgeReply(
  bot: Bot,
  interaction: Pick<RepliableInteraction, 'deferred' | 'deferReply'>,
): Promise<'reply'> {
  await acknowledge(bot, interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  return 'reply';
}

import {
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  type RepliableInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import type { Bot } from '../bot.js';

/** Arrival time of each interaction, monotonic. */
const arrivals = new WeakMap<object, number>();

export function arrived(bot: Bot, interaction: Interaction): void {
  arrivals.set(interaction, performance.now());
  bot.measure?.('received', Math.max(0, Date.now() - interaction.createdTimestamp));
}

/** Records the time until the first answer. */
export function answered(bot: Bot, interaction: object): void {
  const at = arrivals.get(interaction);
  if (at !== undefined) bot.measure?.('answered', performance.now() - at);
}

/** Another process has acknowledged the interaction and answers it. */
class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
}

const isCode = (error: unknown, code: number): boolean =>
  error instanceof DiscordAPIError && error.code === code;

const isAcknowledged = (error: unknown): boolean =>
  isCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);

export const isHandledElsewhere = (bot: Bot, error: unknown): boolean =>
  error instanceof Elsewhere || (isAcknowledged(error) && bot.isShared?.() === true);

/** Discord expects the first answer within three seconds; later it no longer knows the interaction. */
export const isTooLate = (error: unknown): boolean => isCode(error, RESTJSONErrorCodes.UnknownInteraction);

/**
 * Acknowledges an interaction. If only the response was lost, this counts as success.
 * @throws Elsewhere if another process was first
 */
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

/** Defers an edit of the message with the control. @returns false if that message was deleted */
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

/** Defers a reply that only the person sees. */
export async function acknowledgeReply(
  bot: Bot,
  interaction: Pick<RepliableInteraction, 'deferred' | 'deferReply'>,
): Promise<'reply'> {
  await acknowledge(bot, interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  return 'reply';
}

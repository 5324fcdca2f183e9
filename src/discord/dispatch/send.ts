import { DiscordAPIError, MessageFlags, type RepliableInteraction } from 'discord.js';
import { fallbackAnswer } from '../answers.js';
import type { Bot } from '../bot.js';
import type { RequestContext } from '../command.js';
import { sendWithEmojis } from '../emoji-upload.js';
import { pressable } from '../mentions.js';
import { type MessageBody, toBody } from '../post.js';

/** The request and its game: needed to replace an answer Discord refuses. */
interface About {
  readonly call: RequestContext;
  readonly game?: number;
}

type Editable = Pick<RepliableInteraction, 'editReply'>;

/** Discord finds the message invalid: a retry can't help. */
const isMalformed = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 400;

/**
 * Sends an answer. If Discord refuses it as invalid, sends plain text with the moves that can be typed, so that every
 * press gets an answer.
 */
export async function sendOrFallback(
  post: MessageBody,
  send: (post: MessageBody) => Promise<unknown>,
  about?: About,
): Promise<void> {
  try {
    await sendWithEmojis(about?.call.bot.emojis, post, send);
  } catch (error) {
    if (about === undefined || !isMalformed(error)) throw error;
    await send(await fallbackAnswer(about.call, error, about.game));
  }
}

/** Edits the deferred answer. Discord removes old attachments unless they are sent again. */
export const editTo = (interaction: Editable, post: MessageBody, about?: About): Promise<void> =>
  sendOrFallback(post, (one) => interaction.editReply({ ...toBody(one), attachments: [] }), about);

/** Sends a second message below, visible to the same person. */
export function followUp(interaction: Pick<RepliableInteraction, 'followUp'>, post: MessageBody) {
  const { flags, ...body } = toBody(post);
  return interaction.followUp({ ...body, flags: flags | MessageFlags.Ephemeral });
}

/** Runs slow tasks after the answer and sends their results below it. Never rejects. */
export async function sendBelow(
  bot: Bot,
  interaction: Pick<RepliableInteraction, 'followUp'>,
  works: readonly (() => Promise<MessageBody | undefined>)[],
): Promise<void> {
  for (const task of works)
    try {
      const post = await task();
      if (post !== undefined)
        await sendWithEmojis(bot.emojis, pressable(post, bot), (one) => followUp(interaction, one));
    } catch (error) {
      bot.log.debug({ err: error }, 'nothing was said below an answer');
    }
}

/** Sends one progress edit at a time, always the latest, so that the answer is the last edit. */
export function progressOn(bot: Bot, interaction: Editable): (post: MessageBody) => void {
  let under = Promise.resolve<unknown>(undefined);
  let next: MessageBody | undefined;
  return (post) => {
    const isUnderWay = next !== undefined;
    next = post;
    if (isUnderWay) return;
    under = under
      .then(() => {
        const latest = next;
        next = undefined;
        return latest === undefined ? undefined : editTo(interaction, pressable(latest, bot));
      })
      .catch((error: unknown) => bot.log.debug({ err: error }, 'could not show progress'));
  };
}

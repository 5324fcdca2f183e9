import { DiscordAPIError, MessageFlags, type RepliableInteraction } from 'discord.js';
import { untaken } from '../answers.js';
import type { Bot } from '../bot.js';
import type { RequestContext } from '../command.js';
import { sendWithEmojis } from '../emoji-upload.js';
import { pressable } from '../mentions.js';
import { type MessageBody, toBody } from '../post.js';

/** Who asked, and about which game: used to replace an answer that Discord refuses. */
interface About {
  readonly call: RequestContext;
  readonly game?: number;
}

type Editable = Pick<RepliableInteraction, 'editReply'>;

/** Discord has read the answer and won't have it, whatever one does. */
const isMalformed = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 400;

/**
 * Sends an answer. If Discord refuses it as malformed, sends plain words instead that say what can be typed, so no
 * button stays without effect.
 */
export async function sendTaken(
  post: MessageBody,
  send: (post: MessageBody) => Promise<unknown>,
  about?: About,
): Promise<void> {
  try {
    await sendWithEmojis(about?.call.bot.emojis, post, send);
  } catch (error) {
    if (about === undefined || !isMalformed(error)) throw error;
    await send(await untaken(about.call, error, about.game));
  }
}

/** Puts the answer where it was promised. Attachments of the panel before are let go unless they are sent again. */
export const editTo = (interaction: Editable, post: MessageBody, about?: About): Promise<void> =>
  sendTaken(post, (one) => interaction.editReply({ ...toBody(one), attachments: [] }), about);

/** Says something below, for the same eyes. */
export function followUp(interaction: Pick<RepliableInteraction, 'followUp'>, post: MessageBody) {
  const { flags, ...body } = toBody(post);
  return interaction.followUp({ ...body, flags: flags | MessageFlags.Ephemeral });
}

/** Says below an answer what is begun only once it stands, since it takes longer than anybody waits. Never rejects. */
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

/** Shows one progress message at a time, always the latest, so that the answer is the last edit. */
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

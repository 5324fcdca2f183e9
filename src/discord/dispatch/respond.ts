import type { Interaction, RepliableInteraction } from 'discord.js';
import { answer, explain } from '../answers.js';
import type { Bot } from '../bot.js';
import { withPermissionWarnings } from '../permission-warnings.js';
import type { RequestContext, Command, ContextMenu, Control } from '../command.js';
import { pressable } from '../mentions.js';
import type { MessageBody } from '../post.js';
import { botTeller } from '../texts.js';
import { acknowledgeReply } from './acknowledge.js';
import { callOf, type Reach } from './call.js';
import { editTo, followUp, progressOn, sendBelow, sendOrFallback } from './send.js';

export interface HandlersByName {
  readonly commands: ReadonlyMap<string, Command>;
  readonly controls: ReadonlyMap<string, Control>;
  readonly menus: ReadonlyMap<string, ContextMenu>;
}

/** Where the answer goes: a new reply, in place of the panel, or below a public message. */
export type ReplyPlace = 'reply' | 'panel' | 'below';

interface Handler<R> extends Reach {
  readonly run: (request: R) => Promise<MessageBody | undefined>;
}

/** A kind of interaction: finds its handler and builds the handler's request. */
interface Kind<I extends RepliableInteraction, R extends RequestContext, H extends Handler<R>> {
  readonly is: (interaction: Interaction) => interaction is I;
  readonly handler: (handlers: HandlersByName, interaction: I) => H | undefined;
  readonly request: (call: RequestContext, interaction: I) => R;
  /** Undefined if no answer is needed. */
  readonly acknowledge: (bot: Bot, interaction: I, handler: H, request: R) => Promise<ReplyPlace | undefined>;
  /** The game the interaction refers to. */
  readonly game?: (interaction: I) => number | undefined;
}

/** Answers an interaction of its kind; undefined for other kinds. */
export type Responder = (
  bot: Bot,
  handlers: HandlersByName,
  interaction: Interaction,
) => Promise<void> | undefined;

export const responder =
  <I extends RepliableInteraction, R extends RequestContext, H extends Handler<R>>(
    kind: Kind<I, R, H>,
  ): Responder =>
  (bot, handlers, interaction) =>
    kind.is(interaction) ? respond(bot, kind, kind.handler(handlers, interaction), interaction) : undefined;

async function respond<I extends RepliableInteraction, R extends RequestContext, H extends Handler<R>>(
  bot: Bot,
  kind: Kind<I, R, H>,
  handler: H | undefined,
  interaction: I,
): Promise<void> {
  const call = handler === undefined ? undefined : callOf(bot, interaction, handler);
  if (handler === undefined || call === undefined) {
    await acknowledgeReply(bot, interaction);
    const key = handler === undefined ? 'bot.old-control' : 'bot.server-only';
    return editTo(interaction, answer(botTeller(interaction.locale).lookup(key)));
  }
  const later: (() => Promise<MessageBody | undefined>)[] = [];
  const request = kind.request({ ...call, afterwards: (task) => void later.push(task) }, interaction);
  const place = await kind.acknowledge(bot, interaction, handler, request);
  if (place === undefined) return;
  const game = kind.game?.(interaction);
  const about = { call, ...(game === undefined ? {} : { game }) };
  // One person's progress must not replace a public message.
  const meanwhile = place === 'below' ? {} : { meanwhile: progressOn(bot, interaction) };
  const post = await decide(bot, () => handler.run({ ...request, ...meanwhile })).catch((error: unknown) =>
    explain(call, error, game),
  );
  if (post === undefined) return place === 'reply' ? void (await interaction.deleteReply()) : undefined;
  if (place === 'below')
    return sendOrFallback(pressable(post, bot), (one) => followUp(interaction, one), about);
  await editTo(interaction, pressable(await withPermissionWarnings(call, post), bot), about);
  await sendBelow(bot, interaction, [async () => post.below, ...later]);
}

/** Runs a handler and measures its time. */
export async function decide<T>(bot: Bot, task: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await task();
  } finally {
    bot.measure?.('decided', performance.now() - began);
  }
}

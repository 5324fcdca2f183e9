import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type ContextMenuCommandInteraction,
  DiscordAPIError,
  RESTJSONErrorCodes,
  type Client,
  Events,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../table/index.js';
import { answer, explain, untaken } from './answers.js';
import type { Bot } from './bot.js';
import { withClosed } from './closed.js';
import type { Call, Command, CommandCall, Completion, ContextMenu, Control, Press } from './command.js';
import { parseControlId } from './custom-id.js';
import { sendWithEmojis } from './emoji-upload.js';
import { pressable } from './mentions.js';
import { clip, LIMITS } from './limits.js';
import { missingPermissions } from './permissions.js';
import { type Post, toBody } from './post.js';
import { GAME_CHANNELS } from './sender.js';
import { botTeller } from './texts.js';

/** What can be typed and pressed. */
export interface Handlers {
  readonly commands: readonly Command[];
  readonly controls: readonly Control[];
  readonly menus: readonly ContextMenu[];
}

/**
 * Listens to interactions: acknowledges each first, then lets its handler answer. Returns the way to stop, which
 * waits for what is under way.
 */
export function listen(client: Client, bot: Bot, handlers: Handlers): () => Promise<void> {
  const commands = new Map(handlers.commands.map((command) => [command.data.name, command]));
  const controls = new Map(handlers.controls.map((control) => [control.family, control]));
  const menus = new Map(handlers.menus.map((menu) => [menu.data.name, menu]));
  const underWay = new Set<Promise<void>>();
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });
  const onInteraction = (interaction: Interaction): void => {
    // The gateway may deliver twice after it was cut; what is done once must not be done again.
    if (seen.has(interaction.id)) return;
    seen.set(interaction.id, true);
    arrivals.set(interaction, performance.now());
    bot.measure?.('received', Math.max(0, Date.now() - interaction.createdTimestamp));
    const work = handle(bot, commands, controls, menus, interaction)
      .catch((error: unknown) => {
        if (error instanceof Elsewhere || (isAcknowledged(error) && bot.isShared?.() === true)) return;
        if (isTooLate(error)) return tooLate(bot, interaction);
        bot.log.error({ err: error, interaction: interaction.id }, 'an interaction failed');
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  client.on(Events.InteractionCreate, onInteraction);
  return async () => {
    client.off(Events.InteractionCreate, onInteraction);
    await Promise.all(underWay);
  };
}

async function handle(
  bot: Bot,
  commands: ReadonlyMap<string, Command>,
  controls: ReadonlyMap<string, Control>,
  menus: ReadonlyMap<string, ContextMenu>,
  interaction: Interaction,
): Promise<void> {
  if (interaction.isContextMenuCommand()) return menu(bot, menus.get(interaction.commandName), interaction);
  if (interaction.isAutocomplete()) return complete(bot, commands.get(interaction.commandName), interaction);
  if (interaction.isChatInputCommand())
    return command(bot, commands.get(interaction.commandName), interaction);
  if (interaction.isMessageComponent() || interaction.isModalSubmit())
    return press(bot, controls, interaction);
}

/** The name of an interaction in the log. */
function nameOf(interaction: Interaction): string {
  if (interaction.isAutocomplete()) return `complete /${interaction.commandName}`;
  if (interaction.isCommand()) return `/${interaction.commandName}`;
  return 'customId' in interaction
    ? `press ${parseControlId(interaction.customId)?.family ?? ''}`
    : 'interaction';
}

/** The parts of an interaction that say who and where; discord.js has no one type for all of them. */
type Where = Pick<Interaction, 'guildId' | 'channelId' | 'memberPermissions' | 'user' | 'locale'>;

/** Somebody in a direct message has no server, and can do there what concerns nobody else. */
function actorOf(interaction: Where, anywhere = false): Actor | undefined {
  if (interaction.guildId === null) return anywhere ? { guild: '', person: interaction.user.id } : undefined;
  const moderator = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
  return { guild: interaction.guildId, person: interaction.user.id, ...(moderator ? { moderator } : {}) };
}

/** When each interaction arrived, on the process's own clock. */
const arrivals = new WeakMap<object, number>();

/** The first answer has reached Discord. */
function isAnswered(bot: Bot, interaction: object): void {
  const at = arrivals.get(interaction);
  if (at !== undefined) bot.measure?.('answered', performance.now() - at);
}

/** The work of a handler, timed. */
async function decide<T>(bot: Bot, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    bot.measure?.('decided', performance.now() - began);
  }
}

/** Interactions remembered so that none is handled twice. */
const MOST_SEEN = 1000;

/** Another process has acknowledged it first, and answers. */
class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
}

function isAcknowledged(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}

/** Discord waits three seconds for a first answer, and then doesn't know the interaction any more. */
function isTooLate(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}

/** Happens under load and on a slow line: one line says so, and where the time went is in the metrics. */
function tooLate(bot: Bot, interaction: Interaction): void {
  bot.late?.();
  const ms = Math.max(0, Date.now() - interaction.createdTimestamp);
  bot.log.info({ what: nameOf(interaction), ms }, 'an answer came too late for Discord');
}

/** Acknowledges; an acknowledgement whose answer was lost on the way back counts as given. @throws Elsewhere */
async function acknowledge(
  bot: Bot,
  interaction: { deferred: boolean },
  defer: () => Promise<unknown>,
): Promise<void> {
  try {
    await defer();
    isAnswered(bot, interaction);
  } catch (error) {
    if (!isAcknowledged(error)) throw error;
    if (bot.isShared?.() === true) throw new Elsewhere();
    interaction.deferred = true;
  }
}

/** The call of a control that leads to the presser's own seat, wherever its game is. */
function visiting(call: Call | undefined): Call | undefined {
  const { isMember } = call?.bot ?? {};
  if (call === undefined || isMember === undefined) return call;
  const { person } = call.actor;
  return { ...call, actor: { ...call.actor, isMember: (guild) => isMember(guild, person) } };
}

function callOf(bot: Bot, interaction: Where, anywhere?: true): Call | undefined {
  const actor = actorOf(interaction, anywhere);
  if (actor === undefined || interaction.channelId === null) return undefined;
  return { bot, actor, channel: interaction.channelId, locale: interaction.locale };
}

type Given = Readonly<Record<string, string | number | boolean>>;

/** Options as plain values, whichever subcommand they belong to. */
function givenOptions(interaction: ChatInputCommandInteraction | AutocompleteInteraction): {
  sub: string;
  options: Given;
} {
  const options: Record<string, string | number | boolean> = {};
  let sub = '';
  let list = interaction.options.data;
  for (let depth = 0; depth < 2; depth++) {
    const [only] = list;
    if (only?.options === undefined && only?.value !== undefined) break;
    if (only === undefined || only.value !== undefined) break;
    sub = sub === '' ? only.name : `${sub} ${only.name}`;
    list = only.options ?? [];
  }
  for (const option of list) if (option.value !== undefined) options[option.name] = option.value;
  return { sub, options };
}

/** What of the place matters to whoever would set something up in it. */
function placeOf({
  guildId,
  channel,
  appPermissions,
}: Pick<ChatInputCommandInteraction, 'guildId' | 'channel' | 'appPermissions'>): Pick<
  CommandCall,
  'missing' | 'inGameChannel' | 'inThread'
> {
  const inThread = channel?.isThread() === true;
  return {
    missing: guildId === null ? [] : missingPermissions(appPermissions.bitfield, inThread),
    inGameChannel: channel !== null && GAME_CHANNELS.includes(channel.type),
    inThread,
  };
}

async function command(
  bot: Bot,
  of: Command | undefined,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  await acknowledge(bot, interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  const call = callOf(bot, interaction, of?.anywhere);
  if (call === undefined || of === undefined) {
    const key = of === undefined ? 'bot.old-control' : 'bot.server-only';
    return editTo(interaction, answer(botTeller(interaction.locale).lookup(key)));
  }
  const { sub, options } = givenOptions(interaction);
  const { afterwards, say } = afterwardsOf(bot, interaction);
  let post: Post;
  try {
    post = await decide(bot, () =>
      of.run({
        ...call,
        afterwards,
        sub,
        options,
        meanwhile: meanwhileOf(bot, interaction),
        programs: [...(interaction.options.resolved?.users?.values() ?? [])].flatMap(
          ({ id, bot: isProgram }) => (isProgram ? [id] : []),
        ),
        ...placeOf(interaction),
      }),
    );
  } catch (error) {
    post = await explain(call, error);
  }
  await editTo(interaction, pressable(await withClosed(call, post), bot), { call });
  await say(post);
}

/** Progress is told one change after the other, and only the latest: the answer must be the last of them. */
function meanwhileOf(bot: Bot, interaction: Answerable): (post: Post) => void {
  let under = Promise.resolve<unknown>(undefined);
  let next: Post | undefined;
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

/** What is said below an answer, once it stands; it is begun only then, for it takes longer than anybody waits. */
function afterwardsOf(bot: Bot, interaction: Pick<ChatInputCommandInteraction, 'followUp'>) {
  const follow = (of: Post) => {
    const { flags, ...body } = toBody(of);
    return interaction.followUp({ ...body, flags: flags | MessageFlags.Ephemeral });
  };
  const works: (() => Promise<Post | undefined>)[] = [];
  return {
    afterwards: (work: () => Promise<Post | undefined>): void => void works.push(work),
    async say({ below }: Post): Promise<void> {
      for (const work of [async () => below, ...works])
        try {
          const of = await work();
          if (of !== undefined) await sendWithEmojis(bot.emojis, pressable(of, bot), follow);
        } catch (error) {
          bot.log.debug({ err: error }, 'nothing was said below an answer');
        }
    },
  };
}

/** An entry in the menu of a person or message. */
async function menu(
  bot: Bot,
  of: ContextMenu | undefined,
  interaction: ContextMenuCommandInteraction,
): Promise<void> {
  await acknowledge(bot, interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  const call = callOf(bot, interaction);
  if (call === undefined || of === undefined) {
    const key = of === undefined ? 'bot.old-control' : 'bot.server-only';
    return editTo(interaction, answer(botTeller(interaction.locale).lookup(key)));
  }
  const isProgram = interaction.isUserContextMenuCommand() && interaction.targetUser.bot;
  let post: Post;
  try {
    post = await decide(bot, () => of.run({ ...call, target: interaction.targetId, isProgram }));
  } catch (error) {
    post = await explain(call, error);
  }
  await editTo(interaction, pressable(await withClosed(call, post), bot), { call });
}

/** Who asked, and about which game: what an answer is made anew from when Discord doesn't take it. */
interface About {
  readonly call: Call;
  readonly game?: number;
}

type Answerable = Pick<ChatInputCommandInteraction, 'editReply'>;

/**
 * Puts the answer where it belongs. What Discord refuses as malformed is told in plain words instead, with what can be
 * typed, so that nobody is left with a button that does nothing.
 */
export async function editTo(interaction: Answerable, post: Post, about?: About): Promise<void> {
  // Attachments of the panel before are let go unless they are sent again.
  const send = (of: Post) => interaction.editReply({ ...toBody(of), attachments: [] });
  try {
    await sendWithEmojis(about?.call.bot.emojis, post, send);
  } catch (error) {
    if (about === undefined || !isMalformed(error)) throw error;
    await send(await untaken(about.call, error, about.game));
  }
}

/** Discord has read the answer and won't have it, whatever one does. */
function isMalformed(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.status === 400;
}

async function complete(
  bot: Bot,
  of: Command | undefined,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const call = callOf(bot, interaction, of?.anywhere);
  let found: readonly Completion[] = [];
  if (call !== undefined && of?.complete !== undefined) {
    const { sub, options } = givenOptions(interaction);
    const { name, value } = interaction.options.getFocused(true);
    try {
      const { complete: completing } = of;
      found = await decide(bot, () => completing({ ...call, sub, options, focused: name, typed: value }));
    } catch (error) {
      // Somebody without a seat, or a game that is gone: there is nothing to complete.
      bot.log.debug({ err: error, command: interaction.commandName }, 'nothing to complete');
    }
  }
  await interaction.respond(
    found
      .filter((each) => each.value.length <= LIMITS.optionValue)
      .slice(0, LIMITS.autocompleteChoices)
      .map((each) => ({ name: clip(each.name, LIMITS.optionLabel), value: each.value })),
  );
  isAnswered(bot, interaction);
}

async function press(
  bot: Bot,
  controls: ReadonlyMap<string, Control>,
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
): Promise<void> {
  const id = parseControlId(interaction.customId);
  const control = id === undefined ? undefined : controls.get(id.family);
  const { ownSeat } = control ?? {};
  const here = callOf(bot, interaction, ownSeat ?? control?.anywhere);
  const call = ownSeat === true ? visiting(here) : here;
  if (id === undefined || control === undefined || call === undefined) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const key = call === undefined ? 'bot.server-only' : 'bot.old-control';
    return editTo(interaction, answer(botTeller(interaction.locale).lookup(key)));
  }
  const { afterwards, say } = afterwardsOf(bot, interaction);
  const pressed: Press = {
    ...call,
    afterwards,
    id,
    values: valuesOf(interaction),
    ...placeOf(interaction),
    meanwhile: (of) => meanwhile?.(of),
  };
  let meanwhile: ((post: Post) => void) | undefined;
  if (control.modal !== undefined && !interaction.isModalSubmit()) {
    await interaction.showModal(control.modal(pressed));
    isAnswered(bot, interaction);
    return;
  }
  const onPanel = interaction.message?.flags.has(MessageFlags.Ephemeral) === true;
  const replaces = (onPanel && control.beside !== true) || control.quiet === true;
  const isInPlace = replaces && (await willUpdate(bot, interaction));
  if (!isInPlace) {
    await acknowledge(bot, interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  }
  // A public message isn't replaced by one person's progress.
  if (!isInPlace || onPanel) meanwhile = meanwhileOf(bot, interaction);
  let post: Post | undefined;
  let failed = false;
  const game = id.game === '' || !Number.isInteger(Number(id.game)) ? undefined : Number(id.game);
  try {
    post = await decide(bot, () => control.run(pressed));
  } catch (error) {
    post = await explain(call, error, game);
    failed = true;
  }
  if (post === undefined) {
    if (!isInPlace) await interaction.deleteReply();
    return;
  }
  if (isInPlace && !onPanel) {
    // The public message is not ours to replace with one person's answer.
    const follow = (of: Post) => {
      const { flags, ...body } = toBody(of);
      return interaction.followUp({ ...body, flags: flags | MessageFlags.Ephemeral });
    };
    await sendWithEmojis(bot.emojis, pressable(post, bot), follow).catch(async (error: unknown) => {
      if (!isMalformed(error)) throw error;
      await follow(await untaken(call, error, game));
    });
    return;
  }
  bot.log.trace({ family: id.family, failed }, 'a control answered');
  await editTo(interaction, pressable(await withClosed(call, post), bot), {
    call,
    ...(game === undefined ? {} : { game }),
  });
  await say(post);
}

/** Promises to change the message the control sits on; false when that message has gone in the meantime. */
async function willUpdate(
  bot: Bot,
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
): Promise<boolean> {
  try {
    await acknowledge(bot, interaction, () => interaction.deferUpdate());
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage) return false;
    throw error;
  }
}

function valuesOf(interaction: MessageComponentInteraction | ModalSubmitInteraction): readonly string[] {
  if (interaction.isAnySelectMenu()) return interaction.values;
  if (interaction.isModalSubmit()) {
    return [...interaction.fields.fields.values()].flatMap((field) =>
      'value' in field ? [String(field.value)] : [],
    );
  }
  return [];
}

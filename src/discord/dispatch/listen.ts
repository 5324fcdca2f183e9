import { type Client, Events, type Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Bot } from '../bot.js';
import type { Command, ContextMenu, Control } from '../command.js';
import { parseControlId } from '../custom-id.js';
import { arrived, isHandledElsewhere, isTooLate } from './acknowledge.js';
import { complete } from './autocomplete.js';
import { contextMenu } from './context-menu.js';
import { press } from './press.js';
import type { HandlersByName } from './respond.js';
import { slash } from './slash.js';

/** All commands, controls and context menus. */
export interface Handlers {
  readonly commands: readonly Command[];
  readonly controls: readonly Control[];
  readonly menus: readonly ContextMenu[];
}

/** Number of recent interactions remembered, so that none is handled twice. */
const MOST_SEEN = 1000;

/**
 * Handles interactions: acknowledges each, then runs its handler.
 * @returns a function that stops and waits for running handlers
 */
export function listen(client: Client, bot: Bot, handlers: Handlers): () => Promise<void> {
  const byName: HandlersByName = {
    commands: new Map(handlers.commands.map((command) => [command.data.name, command])),
    controls: new Map(handlers.controls.map((control) => [control.family, control])),
    menus: new Map(handlers.menus.map((menu) => [menu.data.name, menu])),
  };
  const underWay = new Set<Promise<void>>();
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });
  const onInteraction = (interaction: Interaction): void => {
    // After an interruption the gateway may deliver an event twice.
    if (seen.has(interaction.id)) return;
    seen.set(interaction.id, true);
    arrived(bot, interaction);
    const task = handle(bot, byName, interaction)
      .catch((error: unknown) => {
        if (isHandledElsewhere(bot, error)) return;
        if (isTooLate(error)) return tooLate(bot, interaction);
        bot.log.error({ err: error, interaction: interaction.id }, 'an interaction failed');
      })
      .finally(() => underWay.delete(task));
    underWay.add(task);
  };
  client.on(Events.InteractionCreate, onInteraction);
  return async () => {
    client.off(Events.InteractionCreate, onInteraction);
    await Promise.all(underWay);
  };
}

async function handle(bot: Bot, handlers: HandlersByName, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete())
    return complete(bot, handlers.commands.get(interaction.commandName), interaction);
  for (const respond of [slash, contextMenu, press]) await respond(bot, handlers, interaction);
}

/** The name of an interaction in the log. */
function nameOf(interaction: Interaction): string {
  if (interaction.isAutocomplete()) return `complete /${interaction.commandName}`;
  if (interaction.isCommand()) return `/${interaction.commandName}`;
  return 'customId' in interaction
    ? `press ${parseControlId(interaction.customId)?.family ?? ''}`
    : 'interaction';
}

/** Happens under load and on slow connections: logged in one line; the metrics show where the time went. */
function tooLate(bot: Bot, interaction: Interaction): void {
  bot.late?.();
  const ms = Math.max(0, Date.now() - interaction.createdTimestamp);
  bot.log.info({ what: nameOf(interaction), ms }, 'an answer came too late for Discord');
}

import type { ContextMenuCommandInteraction, Interaction, RepliableInteraction } from 'discord.js';
import { acknowledgeReply } from './acknowledge.js';
import { responder } from './respond.js';

/** Handles entries of context menus. */
export const contextMenu = responder({
  is: (interaction: Interaction): interaction is ContextMenuCommandInteraction & RepliableInteraction =>
    interaction.isContextMenuCommand(),
  handler: ({ menus }, interaction) => menus.get(interaction.commandName),
  request: (call, interaction) => ({
    ...call,
    target: interaction.targetId,
    isProgram: interaction.isUserContextMenuCommand() && interaction.targetUser.bot,
  }),
  acknowledge: acknowledgeReply,
});

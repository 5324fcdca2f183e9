import type { AutocompleteInteraction } from 'discord.js';
import type { Bot } from '../bot.js';
import type { Command, Completion } from '../command.js';
import { clip, LIMITS } from '../limits.js';
import { answered } from './acknowledge.js';
import { callOf } from './call.js';
import { decide } from './respond.js';
import { givenOptions } from './slash.js';

/** Completions for the option being typed. */
export async function complete(
  bot: Bot,
  command: Command | undefined,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const found = await completions(bot, command, interaction);
  await interaction.respond(
    found
      .filter((each) => each.value.length <= LIMITS.optionValue)
      .slice(0, LIMITS.autocompleteChoices)
      .map((each) => ({ name: clip(each.name, LIMITS.optionLabel), value: each.value })),
  );
  answered(bot, interaction);
}

async function completions(
  bot: Bot,
  command: Command | undefined,
  interaction: AutocompleteInteraction,
): Promise<readonly Completion[]> {
  const call = callOf(bot, interaction, command ?? {});
  const completing = command?.complete;
  if (call === undefined || completing === undefined) return [];
  const { name, value } = interaction.options.getFocused(true);
  const request = { ...call, ...givenOptions(interaction), focused: name, typed: value };
  try {
    return await decide(bot, () => completing(request));
  } catch (error) {
    // A person without a seat, or a missing game: nothing to complete.
    bot.log.debug({ err: error, command: interaction.commandName }, 'nothing to complete');
    return [];
  }
}

import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { acknowledgeReply } from './acknowledge.js';
import { placeOf } from './call.js';
import { responder } from './respond.js';

/** Handles slash commands. */
export const slash = responder({
  is: (interaction: Interaction): interaction is ChatInputCommandInteraction =>
    interaction.isChatInputCommand(),
  handler: ({ commands }, interaction) => commands.get(interaction.commandName),
  request: (call, interaction) => ({
    ...call,
    ...givenOptions(interaction),
    ...placeOf(interaction),
    programs: [...(interaction.options.resolved?.users?.values() ?? [])].flatMap(({ id, bot: isProgram }) =>
      isProgram ? [id] : [],
    ),
  }),
  acknowledge: acknowledgeReply,
});

type Given = Readonly<Record<string, string | number | boolean>>;

/** Options as plain values, for any subcommand. */
export function givenOptions(interaction: ChatInputCommandInteraction | AutocompleteInteraction): {
  readonly sub: string;
  readonly options: Given;
} {
  const path: string[] = [];
  let list = interaction.options.data;
  // A subcommand contains its options, and a group its subcommands.
  for (let [first] = list; first !== undefined && first.value === undefined; [first] = list) {
    path.push(first.name);
    list = first.options ?? [];
  }
  return {
    sub: path.join(' '),
    options: Object.fromEntries(
      list.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    ),
  };
}

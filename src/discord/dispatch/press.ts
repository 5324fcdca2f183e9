import {
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';
import type { Bot } from '../bot.js';
import type { Call, Control, Press } from '../command.js';
import { parseControlId } from '../custom-id.js';
import { acknowledgeInPlace, acknowledgeReply, answered } from './acknowledge.js';
import { placeOf } from './call.js';
import { type Place, responder } from './respond.js';

type Pressed = (MessageComponentInteraction | ModalSubmitInteraction) & RepliableInteraction;

/** A button or menu that was pressed, or a form that was sent. */
export const press = responder({
  is: (interaction: Interaction): interaction is Pressed =>
    interaction.isMessageComponent() || interaction.isModalSubmit(),
  handler: ({ controls }, { customId }) => controls.get(parseControlId(customId)?.family ?? ''),
  request: pressOf,
  acknowledge,
  game({ customId }) {
    const game = parseControlId(customId)?.game ?? '';
    return game === '' || !Number.isInteger(Number(game)) ? undefined : Number(game);
  },
});

function pressOf(call: Call, interaction: Pressed): Press {
  const id = parseControlId(interaction.customId);
  if (id === undefined) throw new Error(`no control is named ${interaction.customId}`);
  return { ...call, id, values: valuesOf(interaction), ...placeOf(interaction) };
}

function valuesOf(interaction: Pressed): readonly string[] {
  if (interaction.isAnySelectMenu()) return interaction.values;
  if (!interaction.isModalSubmit()) return [];
  return [...interaction.fields.fields.values()].flatMap((field) =>
    'value' in field ? [String(field.value)] : [],
  );
}

async function acknowledge(
  bot: Bot,
  interaction: Pressed,
  control: Control,
  request: Press,
): Promise<Place | undefined> {
  if (control.modal !== undefined && !interaction.isModalSubmit()) {
    await interaction.showModal(control.modal(request));
    answered(bot, interaction);
    return undefined;
  }
  const onPanel = interaction.message?.flags.has(MessageFlags.Ephemeral) === true;
  const replaces = (onPanel && control.beside !== true) || control.quiet === true;
  if (replaces && (await acknowledgeInPlace(bot, interaction))) return onPanel ? 'panel' : 'below';
  return acknowledgeReply(bot, interaction);
}

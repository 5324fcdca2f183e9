import {
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';
import type { Bot } from '../bot.js';
import type { RequestContext, Control, Press } from '../command.js';
import { parseControlId } from '../custom-id.js';
import { acknowledgeInPlace, acknowledgeReply, answered } from './acknowledge.js';
import { placeOf } from './call.js';
import { type ReplyPlace, responder } from './respond.js';

type Pressed = (MessageComponentInteraction | ModalSubmitInteraction) & RepliableInteraction;

/** Handles buttons, menus and modals. */
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

function pressOf(call: RequestContext, interaction: Pressed): Press {
  const id = parseControlId(interaction.customId);
  if (id === undefined) throw new Error(`no control is named ${interaction.customId}`);
  const fields = interaction.isModalSubmit() ? { fields: fieldsOf(interaction) } : {};
  return { ...call, id, values: valuesOf(interaction), ...fields, ...placeOf(interaction) };
}

/** The inputs of a modal; of a menu the first value. */
function fieldsOf({ fields }: ModalSubmitInteraction): Readonly<Record<string, string>> {
  const entered = [...fields.fields].flatMap(([id, field]) => {
    const value = 'values' in field ? field.values[0] : 'value' in field ? field.value : undefined;
    return value === undefined || value === null ? [] : [[id, String(value)] as const];
  });
  return Object.fromEntries(entered);
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
): Promise<ReplyPlace | undefined> {
  if (control.modal !== undefined && !interaction.isModalSubmit()) {
    const modal = await modalOf(control, request);
    if (modal !== undefined) {
      await interaction.showModal(modal);
      answered(bot, interaction);
      return undefined;
    }
  }
  const onPanel = interaction.message?.flags.has(MessageFlags.Ephemeral) === true;
  const replaces = (onPanel && control.beside !== true) || control.quiet === true;
  if (replaces && (await acknowledgeInPlace(bot, interaction))) return onPanel ? 'panel' : 'below';
  return acknowledgeReply(bot, interaction);
}

/** The modal a control opens. Undefined if that fails: then `run` gives the reason. */
async function modalOf({ modal }: Control, request: Press) {
  try {
    return await modal?.(request);
  } catch {
    return undefined;
  }
}

import {
  ActionRowBuilder,
  ApplicationCommandOptionType as Option,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
  type Interaction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTOptions,
  type RepliableInteraction,
} from 'discord.js';
import { BEASTS, CARD, SURVEY } from './echo-forms.js';

/** The smallest possible picture: one gray dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const COMMANDS: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[] = [
  {
    name: 'echo',
    description: 'Says it again',
    options: [
      { type: Option.String, name: 'words', description: 'What to say', required: true, max_length: 40 },
      { type: Option.Integer, name: 'times', description: 'How often', min_value: 1, max_value: 3 },
      { type: Option.User, name: 'for', description: 'To whom' },
    ],
  },
  {
    name: 'hunt',
    description: 'Hunts',
    options: [
      {
        type: Option.Subcommand,
        name: 'beast',
        description: 'Hunts a beast',
        options: [
          { type: Option.String, name: 'name', description: 'Which one', required: true, autocomplete: true },
        ],
      },
    ],
  },
  { name: 'panel', description: 'Buttons and menus' },
  { name: 'secret', description: 'For your eyes only' },
  { name: 'slow', description: 'Thinks before it answers' },
  { name: 'silent', description: 'Does not answer' },
  { name: 'camp', description: 'Opens a thread' },
  { name: 'survey', description: 'A form with everything' },
  { name: 'card', description: 'A container of the second version' },
  {
    name: 'game',
    description: 'Games',
    options: [{ type: Option.Subcommand, name: 'new', description: 'Opens a table' }],
  },
];

export interface EchoBot {
  readonly client: Client;
  /** Makes `/slow` answer. */
  readonly finishSlow: () => void;
  readonly stop: () => Promise<void>;
}

/** A bot with every kind of control, for tests of the page. */
export async function startEchoBot(rest: Partial<RESTOptions>, token: string): Promise<EchoBot> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], rest });
  let finishSlow: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finishSlow = resolve;
  });
  client.on(Events.InteractionCreate, (interaction) => {
    answer(interaction, slow).catch((error: unknown) => {
      throw error instanceof Error ? error : new Error(String(error));
    });
  });
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  await client.login(token);
  await ready;
  await client.application?.commands.set([...COMMANDS]);
  return {
    client,
    finishSlow: () => finishSlow(),
    stop: () => client.destroy(),
  };
}

async function answer(interaction: Interaction, slow: Promise<void>): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const found = BEASTS.filter((beast) => beast.includes(typed));
    await interaction.respond(found.map((beast) => ({ name: beast, value: beast.replace(' ', '-') })));
    return;
  }
  if (interaction.isModalSubmit() && interaction.customId === 'survey') {
    const { fields } = interaction;
    const told = [
      fields.getStringSelectValues('prey').join('+'),
      fields.getRadioGroup('row', true),
      fields.getCheckboxGroup('gear').join('+'),
      String(fields.getCheckbox('sure')),
    ];
    await interaction.reply(`Survey: ${told.join(', ')}`);
    return;
  }
  if (interaction.isModalSubmit()) {
    await interaction.reply(`Noted: ${interaction.fields.getTextInputValue('note')}`);
    return;
  }
  if (interaction.isButton()) return press(interaction);
  if (interaction.isStringSelectMenu()) {
    await interaction.reply(`Chosen: ${interaction.values.join(' and ')}`);
    return;
  }
  if (interaction.isUserSelectMenu()) {
    await interaction.reply(`People: ${interaction.users.map((user) => user.username).join(' and ')}`);
    return;
  }
  if (!interaction.isChatInputCommand()) return;
  switch (interaction.commandName) {
    case 'echo': {
      const words = Array.from({ length: interaction.options.getInteger('times') ?? 1 }, () =>
        interaction.options.getString('words', true),
      );
      const person = interaction.options.getUser('for');
      await interaction.reply(`${person === null ? '' : `${person.toString()} `}${words.join(' ')}`);
      return;
    }
    case 'hunt':
      await interaction.reply(`You hunt: ${interaction.options.getString('name', true)}`);
      return;
    case 'panel':
      await panel(interaction);
      return;
    case 'secret':
      await interaction.reply({ content: 'The walrus sleeps.', flags: MessageFlags.Ephemeral });
      return;
    case 'slow':
      await interaction.deferReply();
      await slow;
      await interaction.editReply('Thought enough.');
      return;
    case 'survey':
      await interaction.showModal(SURVEY);
      return;
    case 'card':
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [CARD],
        files: [
          new AttachmentBuilder(DOT, { name: 'dot.png' }),
          new AttachmentBuilder(Buffer.from('rank,entrant\n'), { name: 'table.csv' }),
        ],
      });
      return;
    case 'camp':
      await camp(interaction);
      return;
    case 'game':
      await interaction.reply({
        content: 'A table is open.',
        components: [
          row(new ButtonBuilder({ customId: 'begin', label: 'Begin', style: ButtonStyle.Success })),
        ],
      });
      return;
    default:
      return;
  }
}

async function press(
  interaction: Extract<Interaction, { isButton(): boolean }> & RepliableInteraction,
): Promise<void> {
  if (!interaction.isButton()) return;
  if (interaction.customId === 'note') {
    const input = new TextInputBuilder({
      customId: 'note',
      label: 'Note',
      style: TextInputStyle.Short,
      maxLength: 20,
    });
    await interaction.showModal(
      new ModalBuilder({ customId: 'form', title: 'A note' }).addComponents(
        new ActionRowBuilder<TextInputBuilder>().addComponents(input),
      ),
    );
    return;
  }
  if (interaction.customId === 'begin') {
    await interaction.update({ content: 'The game runs.', components: [] });
    return;
  }
  const count = Number(interaction.message.content.match(/\d+/)?.[0] ?? 0) + 1;
  await interaction.update(`Pressed ${String(count)} times`);
}

async function panel(interaction: RepliableInteraction): Promise<void> {
  await interaction.reply({
    content: 'Pressed 0 times',
    files: [new AttachmentBuilder(DOT, { name: 'dot.png', description: 'A grey dot' })],
    components: [
      row(
        new ButtonBuilder({ customId: 'count', label: 'Count', style: ButtonStyle.Primary }),
        new ButtonBuilder({ customId: 'note', label: 'Write a note', style: ButtonStyle.Secondary }),
      ),
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder({
          customId: 'beasts',
          placeholder: 'Two beasts',
          maxValues: 2,
          options: BEASTS.map((beast) => ({ label: beast, value: beast })),
        }),
      ),
      new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
        new UserSelectMenuBuilder({ customId: 'people', placeholder: 'Somebody' }),
      ),
    ],
  });
}

async function camp(interaction: RepliableInteraction): Promise<void> {
  const response = await interaction.reply({ content: 'The camp is up.', withResponse: true });
  const message = response.resource?.message;
  const thread = await message?.startThread({ name: 'Winter camp' });
  if (thread?.type === ChannelType.PublicThread)
    await thread.send(`Welcome, ${interaction.user.toString()}.`);
}

function row(...buttons: readonly ButtonBuilder[]): ActionRowBuilder<ButtonBuilder> {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons);
}

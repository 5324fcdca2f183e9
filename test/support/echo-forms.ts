import {
  ButtonStyle,
  ComponentType,
  type APIContainerComponent,
  type APIModalInteractionResponseCallbackData,
} from 'discord.js';

export const BEASTS = [
  'walrus',
  'narwhal',
  'ringed seal',
  'harp seal',
  'polar bear',
  'musk ox',
  'caribou',
] as const;

/** A form with all kinds of fields besides text inputs. */
export const SURVEY: APIModalInteractionResponseCallbackData = {
  custom_id: 'survey',
  title: 'A survey',
  components: [
    { type: ComponentType.TextDisplay, content: 'Before the **winter**.' },
    {
      type: ComponentType.Label,
      label: 'Prey',
      description: 'One or two',
      component: {
        type: ComponentType.StringSelect,
        custom_id: 'prey',
        max_values: 2,
        options: BEASTS.map((beast) => ({ label: beast, value: beast })),
      },
    },
    {
      type: ComponentType.Label,
      label: 'Row',
      component: {
        type: ComponentType.RadioGroup,
        custom_id: 'row',
        options: [
          { label: 'North', value: 'north' },
          { label: 'South', value: 'south', description: 'Warmer' },
        ],
      },
    },
    {
      type: ComponentType.Label,
      label: 'Gear',
      component: {
        type: ComponentType.CheckboxGroup,
        custom_id: 'gear',
        required: false,
        min_values: 0,
        options: [
          { label: 'Sled', value: 'sled' },
          { label: 'Boat', value: 'boat' },
        ],
      },
    },
    {
      type: ComponentType.Label,
      label: 'I am sure',
      component: { type: ComponentType.Checkbox, custom_id: 'sure' },
    },
  ],
};

/** A components v2 message. It shows the file `dot.png` and attaches `table.csv`. */
export const CARD: APIContainerComponent = {
  type: ComponentType.Container,
  accent_color: 0x2d_d4_bf,
  components: [
    {
      type: ComponentType.Section,
      components: [{ type: ComponentType.TextDisplay, content: '## The table' }],
      accessory: {
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        custom_id: 'count',
        label: 'Beside it',
      },
    },
    { type: ComponentType.Separator },
    {
      type: ComponentType.MediaGallery,
      items: [
        { media: { url: 'attachment://dot.png' }, description: 'The table in one dot' },
        { media: { url: 'attachment://dot.png' }, description: 'Hidden', spoiler: true },
      ],
    },
    { type: ComponentType.File, file: { url: 'attachment://table.csv' } },
  ],
};

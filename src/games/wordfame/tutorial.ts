import type { Tutorial } from '../../kernel/index.js';

/** A round for Hjardarholt: a proposal, new land, a raid, a Bondi's gift, and the winter. */
export const tutorial: Tutorial = {
  seats: ['hjardarholt', 'helgafell'],
  variant: 'standard',
  options: { second: 'none', wealth: 'none', deeds: 'turn' },
  seed: 'learn wordfame',
  seat: 'hjardarholt',
  position: {
    round: 3,
    speaker: 'hjardarholt',
    token: 'killings-ride',
    orlog: ['field-feast-2', 'field-raid-1', 'iron-ride-1'],
    steads: { borgarfjord: { gothi: 'hjardarholt', value: 1 }, tungur: { gothi: 'helgafell', value: 1 } },
    men: { 'thingvellir-borgarfjord': { hjardarholt: 1 }, 'thingvellir-tungur': { helgafell: 1 } },
    gothar: {
      hjardarholt: { fame: 6, sea: 2, farms: { wool: 3, shore: 1, field: 1 }, oaths: ['wool-feast'] },
      helgafell: { fame: 7, farms: { iron: 2, field: 1 }, goods: ['shore-1'] },
    },
  },
  steps: [
    {
      id: 'propose',
      rule: 'W6.1',
      move: 'propose claims-settle',
      objection: () => 'other',
      then: [{ seat: 'helgafell', move: 'support' }],
    },
    {
      id: 'settle',
      rule: 'W9.1',
      move: 'subsume reykholt field',
      accepts: ({ verb, args }) => verb === 'subsume' && args[0] === 'reykholt',
      objection: ({ verb }) => (verb === 'done' ? 'idle' : verb === 'expand' ? 'expand' : 'far'),
      then: [{ seat: 'helgafell', move: 'expand tungur iron' }],
    },
    {
      id: 'home',
      rule: 'W7.4',
      move: 'home raid',
      objection: ({ verb }) => (verb === 'done' ? 'idle' : verb === 'bondi' ? 'later' : 'foster'),
    },
    {
      id: 'raid',
      rule: 'W9.3',
      move: 'return',
      objection: ({ verb }) => (verb === 'sail' ? 'out' : 'idle'),
    },
    { id: 'keep', rule: 'W3.1', move: 'keep field-2+field-1', objection: () => 'set' },
    { id: 'bondi', rule: 'W7.2', move: 'bondi wool-feast', objection: () => 'idle' },
    {
      id: 'give',
      rule: 'W9.6',
      move: 'give field-2+field-1 helgafell',
      objection: ({ verb }) => (verb === 'done' ? 'idle' : 'single'),
      then: [{ seat: 'helgafell', move: 'done' }],
    },
  ],
};

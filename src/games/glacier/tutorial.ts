import type { Tutorial } from '../../kernel/index.js';

/** The last turn of a year for the ochre clan: a hunt, herbs, a fate card and its use, the gathering, the winter. */
export const tutorial: Tutorial = {
  seats: ['ochre', 'flint'],
  variant: 'standard',
  options: {},
  seed: 'learn glacier',
  seat: 'ochre',
  position: {
    step: 'act',
    open: ['reindeer', 'sorrel', 'hare'],
    deck: ['winter', 'goose', 'trout'],
    fateDeck: ['storm'],
    clans: {
      ochre: {
        ready: 'one+2two+2three',
        fates: ['raid'],
        weapons: ['flint-spear'],
        larder: ['ibex', 'horse', 'red-deer'],
      },
      flint: { fates: [], larder: ['salmon', 'fox'] },
    },
  },
  steps: [
    {
      id: 'hunt',
      rule: 'C1',
      move: 'hunt reindeer two flint-spear',
      dice: [3],
      objection: ({ verb, args }) => {
        if (verb !== 'hunt') return 'first';
        if (args[0] !== 'reindeer') return 'small';
        return args.includes('flint-spear') ? 'party' : 'bare';
      },
    },
    {
      id: 'gather',
      rule: 'C2',
      move: 'gather sorrel one+2three',
      objection: ({ verb }) => {
        if (verb === 'gather') return 'many';
        return verb === 'make' ? 'make' : 'first';
      },
    },
    {
      id: 'fate',
      rule: 'C4',
      move: 'draw two',
      objection: ({ verb }) => (verb === 'done' ? 'idle' : 'other'),
    },
    {
      id: 'spite',
      rule: 'E',
      move: 'play raid flint',
      dice: [4],
      objection: ({ verb }) => (verb === 'pass' ? 'pass' : undefined),
    },
    {
      id: 'loot',
      rule: 'G3',
      move: 'loot salmon',
      objection: ({ verb }) => (verb === 'loot' ? 'fox' : undefined),
      then: [{ seat: 'flint', move: 'done' }],
    },
    {
      id: 'winter',
      rule: 'I3',
      move: 'feed best',
      objection: ({ verb, args }) => (verb !== 'feed' ? undefined : args[0] === 'sorrel' ? 'herb' : 'lore'),
      then: [{ seat: 'flint', move: 'lose one' }],
    },
  ],
};

import type { Tutorial } from '../../kernel/index.js';

/** A year of Brattahlid: seals, walrus, the ship, hay, slaughter, barns, repairs, and a winter of one card. */
export const tutorial: Tutorial = {
  seats: ['brattahlid', 'gardar'],
  variant: 'standard',
  options: {},
  seed: 'learn settlers',
  seat: 'brattahlid',
  position: {
    year: 2,
    step: 'S1.5',
    card: 'temperate-dear',
    dealer: 'brattahlid',
    decks: { seals: ['seals'], walrus: ['good'], winters: [['still', 'spring']], years: ['cold-ordinary'] },
    households: {
      brattahlid: {
        people: 5,
        sheep: 5,
        timber: 1,
        ivory: 3,
        food: 10,
        hay: 4,
        soil: 90,
        rest: 'S1.4',
      },
      gardar: { people: 2, cows: 0, sheep: 0, boats: 0, food: 60, rest: 'S1.4' },
    },
  },
  steps: [
    {
      id: 'seals',
      rule: 'S1.5',
      move: 'seal',
      objection: ({ verb }) => (verb === 'stay' ? 'stay' : undefined),
      then: [
        { seat: 'gardar', move: 'stay' },
        { seat: 'brattahlid', move: 'keep' },
      ],
    },
    {
      id: 'walrus',
      rule: 'S2.2',
      move: 'send 1',
      objection: ({ verb }) => (verb === 'keep' ? 'keep' : 'other'),
    },
    {
      id: 'crew',
      rule: 'S1.7',
      move: 'man 4',
      objection: ({ args }) => (Number(args[0]) > 4 ? 'all' : 'few'),
      then: [{ seat: 'gardar', move: 'done' }],
    },
    {
      id: 'ship',
      rule: 'S2.4',
      move: 'sell 3',
      objection: ({ verb }) => (verb === 'speak' ? 'other' : 'keep'),
    },
    {
      id: 'hay',
      rule: 'S2.5',
      move: 'mow 16',
      accepts: ({ verb, args }) => verb === 'mow' && Number(args[0]) >= 16 && Number(args[0]) <= 30,
      objection: ({ verb, args }) => (verb !== 'mow' ? 'other' : Number(args[0]) < 16 ? 'little' : 'much'),
      then: [{ seat: 'gardar', move: 'mow 0' }],
    },
    {
      id: 'slaughter',
      rule: 'S4.4',
      move: 'slaughter calves+5lambs',
      objection: ({ verb }) => (verb === 'spare' ? 'spare' : 'other'),
      then: [
        { seat: 'brattahlid', move: 'pass' },
        { seat: 'gardar', move: 'pass' },
      ],
    },
    {
      id: 'barns',
      rule: 'S5.3',
      move: 'house 1 5 graze',
      objection: ({ verb, args }) => (verb !== 'house' ? 'other' : args[2] === 'feed' ? 'feed' : 'few'),
    },
    {
      id: 'repair',
      rule: 'S6.1',
      move: 'repair 1',
      objection: ({ verb }) => (verb === 'done' ? 'idle' : 'other'),
      then: [
        { seat: 'brattahlid', move: 'name brattahlid' },
        { seat: 'brattahlid', move: 'feed' },
      ],
    },
  ],
};

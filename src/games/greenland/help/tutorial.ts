import type { Tutorial } from '../../../kernel/index.js';
import position from '../data/tutorial.json' with { type: 'json' };

/** One turn of a Norse tribe beside the Thule: a hunt, a bargain, the dice, a trophy, the hay and the elders. */
export const tutorial: Tutorial = {
  seats: ['norse', 'thule'],
  variant: 'standard',
  options: {},
  seed: 'learn greenland',
  seat: 'norse',
  position,
  steps: [
    {
      id: 'assign',
      rule: 'E1',
      move: 'assign caribou 5',
      objection: ({ verb, args }) => {
        if (verb !== 'assign') return verb === 'done' ? 'idle' : undefined;
        if (args[0] !== 'caribou') return 'elsewhere';
        return args.includes('alpha') ? 'alpha' : 'few';
      },
      then: [
        { seat: 'norse', move: 'done' },
        { seat: 'thule', move: 'assign caribou 1' },
        { seat: 'thule', move: 'done' },
      ],
    },
    {
      id: 'bargain',
      rule: 'F',
      move: 'offer thule energy leave',
      objection: ({ verb, args }) => {
        if (verb === 'allow' || verb === 'stand') return verb;
        return verb === 'offer' && args[1] === '-' ? 'nothing' : 'dear';
      },
      then: [{ seat: 'thule', move: 'accept 1' }],
    },
    {
      id: 'roll',
      rule: 'G2',
      move: 'roll',
      dice: [1, 1, 4, 1, 2],
      objection: ({ verb, args }) => (verb === 'roll' && args.includes('iron') ? 'iron' : undefined),
    },
    {
      id: 'trophy',
      rule: 'G5',
      move: 'trophy caribou',
      objection: ({ verb }) => (verb === 'decline' ? 'decline' : undefined),
    },
    {
      id: 'feed',
      rule: 'H1',
      move: 'feed cattle 3energy',
      objection: ({ verb }) => (verb === 'slaughter' ? 'slaughter' : 'elders'),
    },
    {
      id: 'elders',
      rule: 'I1',
      move: 'domesticate gyrfalcon',
      objection: ({ verb }) => (verb === 'witch-burn' ? 'burn' : 'idle'),
    },
  ],
};

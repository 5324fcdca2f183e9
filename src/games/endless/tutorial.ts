import { type Move, movesOf, type Tutorial } from '../../kernel/index.js';

/** Hint if the Culture card and the figure aren't those of the lesson. */
function figureAmiss(move: Move): string {
  const [first, ...others] = movesOf(move);
  if (first?.verb !== 'play') return 'first';
  const to = others.find(({ verb }) => verb === 'place')?.args[1];
  if (to === undefined) return 'half';
  return to === 'eclipse' ? 'eclipse' : to === 'hunt' ? 'more' : 'column';
}

/** Cyan's last turn of a round: a Culture card, the Chief's hunt, the Ritual, then the Eclipse. */
export const tutorial: Tutorial = {
  seats: ['cyan', 'red'],
  variant: 'standard',
  options: {},
  seed: 'learn endless',
  seat: 'cyan',
  position: {
    step: 'turn',
    round: 1,
    turn: 3,
    order: ['cyan', 'red'],
    display: ['mammoth', 'sloth', 'mammoth'],
    animals: ['mammoth'],
    placed: [
      { seat: 'cyan', space: 'initiate' },
      { seat: 'red', space: 'develop' },
      { seat: 'cyan', space: 'develop' },
      { seat: 'red', space: 'migrate', figure: 'chief' },
    ],
    tribes: {
      cyan: {
        chief: 'tuskbreaker',
        food: 2,
        tools: 1,
        hand: ['fire-keeping', 'hunter', 'tribesman', 'shaman'],
      },
      red: { chief: 'firewolf', food: 3, tools: 2, hand: ['tribesman'] },
    },
  },
  steps: [
    {
      id: 'figure',
      rule: 'N2.2',
      move: 'play fire-keeping; place chief hunt',
      objection: figureAmiss,
    },
    {
      id: 'hunt',
      rule: 'N3.4',
      move: 'catch 2mammoth',
      objection: ({ verb }) =>
        verb === 'catch'
          ? 'kind'
          : verb === 'bottom' || verb === 'tip'
            ? 'down'
            : verb === 'end'
              ? 'early'
              : 'other',
    },
    {
      id: 'bottom',
      rule: 'N2.3',
      move: 'bottom',
      objection: ({ verb }) => (verb === 'tip' ? 'tip' : verb === 'end' ? 'end' : 'other'),
    },
    { id: 'end', rule: 'N2.6', move: 'end' },
    {
      id: 'ritual',
      rule: 'N2.7',
      move: 'ritual shaman',
      objection: ({ verb }) => (verb === 'ritual' ? 'nothing' : undefined),
      then: [
        { seat: 'red', move: 'place tribe eclipse' },
        { seat: 'red', move: 'take draw' },
        { seat: 'red', move: 'end' },
        { seat: 'red', move: 'ritual -' },
      ],
    },
    {
      id: 'megalith',
      rule: 'N4.1',
      move: 'build b2',
      objection: ({ verb }) => (verb === 'take' ? 'lesser' : 'place'),
    },
    {
      id: 'shaman',
      rule: 'N6.3',
      move: 'pay food',
      objection: ({ verb }) => (verb === 'skip' ? 'skip' : undefined),
      then: [{ seat: 'cyan', move: 'take honor' }],
    },
  ],
};

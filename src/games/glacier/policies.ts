import { type Choice, type Move, parseMove, type Policy } from '../../kernel/index.js';
import { greedy } from './ai/greedy.js';
import { cardOf, isLarge } from './cards.js';
import type { FrameName } from './frames.js';
import type { View } from './view-types.js';

/** Auto-actions. Every holder of fate cards is asked in each hunt (GL3), so these keep hunts from waiting. */

const offered = (choices: readonly Choice[], line: string): Move | undefined => {
  const move = parseMove(line);
  return move !== undefined &&
    choices.some(
      (choice) => choice.verb === move.verb && choice.args.map(String).join(' ') === move.args.join(' '),
    )
    ? move
    : undefined;
};

const isWindow = (choices: readonly Choice[]): boolean => offered(choices, 'let hunt') !== undefined;
const canPlay = (choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice.verb === 'interfere');

/** Plays the first offered red card, if the option says so for this hunt. */
function interference(option: string, view: View, choices: readonly Choice[]): Move | undefined {
  if (!isWindow(choices) || option === 'ask') return undefined;
  const hunt = view.asked?.hunt;
  const card = canPlay(choices);
  if (hunt === null || hunt === undefined) return undefined;
  const most = Math.max(...view.clans.map((clan) => clan.trophies));
  const leads = view.clans.some((clan) => clan.clan === hunt.clan && clan.trophies === most);
  const wanted =
    option === 'always' ||
    (option === 'large' && isLarge(cardOf(hunt.prey))) ||
    (option === 'leader' && leads);
  return wanted && card !== undefined
    ? { verb: 'interfere', args: [String(card.args[0])] }
    : offered(choices, 'let hunt');
}

/** E: the state at the end of the own turn. */
const isSpite = (choices: readonly Choice[]): boolean => offered(choices, 'pass') !== undefined;
const canHarm = (choices: readonly Choice[]): boolean => choices.some(({ verb }) => verb === 'play');

/** The greedy AI's move in these states, from the clan's own view. */
function advised(id: string, states: readonly FrameName[], usual: 'ask' | 'best'): Policy<View> {
  return {
    id,
    options: ['ask', 'best'],
    initial: 'ask',
    usual,
    decide: (option, view, seat, choices) =>
      option === 'best' &&
      view.asked !== null &&
      states.includes(view.asked.state) &&
      // The `counter` policy decides whether to spend a card.
      offered(choices, 'counter') === undefined
        ? greedy({ view, seat, choices, draw: () => 0 })
        : undefined,
  };
}

/** Actions of the own turn besides hunting that cost nothing important (C2, C4). */
const QUIET: readonly string[] = ['gather', 'draw', 'done'];

export const POLICIES: readonly Policy<View>[] = [
  // C: over a third of turns reveal no animal worth its risk; if one does, the player is asked.
  {
    id: 'quiet',
    options: ['ask', 'best'],
    initial: 'ask',
    decide: (option, view, seat, choices) => {
      if (option !== 'best' || view.asked?.state !== 'act') return undefined;
      const move = greedy({ view, seat, choices, draw: () => 0 });
      return QUIET.includes(move.verb) ? move : undefined;
    },
  },
  {
    id: 'idle',
    options: ['let', 'ask'],
    initial: 'let',
    decide: (option, _view, _seat, choices) =>
      option === 'let' && isWindow(choices) && canPlay(choices) === undefined
        ? offered(choices, 'let hunt')
        : undefined,
  },
  {
    id: 'interfere',
    options: ['ask', 'never', 'large', 'leader', 'always'],
    initial: 'ask',
    decide: (option, view, _seat, choices) => interference(option, view, choices),
  },
  // E: no ping if there is nothing to play.
  {
    id: 'harmless',
    options: ['pass', 'ask'],
    initial: 'pass',
    decide: (option, _view, _seat, choices) =>
      option === 'pass' && isSpite(choices) && !canHarm(choices) ? offered(choices, 'pass') : undefined,
  },
  {
    id: 'spite',
    options: ['ask', 'pass', 'best'],
    initial: 'ask',
    decide: (option, view, seat, choices) => {
      if (!isSpite(choices) || option === 'ask') return undefined;
      return option === 'pass' ? offered(choices, 'pass') : greedy({ view, seat, choices, draw: () => 0 });
    },
  },
  {
    id: 'counter',
    options: ['ask', 'always', 'never'],
    initial: 'ask',
    decide: (option, _view, _seat, choices) => {
      if (offered(choices, 'suffer') === undefined) return undefined;
      const counter = offered(choices, 'counter');
      if (counter === undefined || option === 'never') return offered(choices, 'suffer');
      return option === 'always' ? counter : undefined;
    },
  },
  {
    id: 'feed',
    options: ['ask', 'best'],
    initial: 'ask',
    usual: 'best',
    decide: (option, _view, _seat, choices) =>
      option === 'best' ? offered(choices, 'feed best') : undefined,
  },
  // I1
  {
    id: 'keep',
    options: ['ask', 'best'],
    initial: 'ask',
    usual: 'best',
    decide: (option, view, seat, choices) => {
      const keeping = choices.filter(({ verb }) => verb === 'keep');
      if (option !== 'best' || keeping.length === 0) return undefined;
      return greedy({ view, seat, choices: keeping, draw: () => 0 });
    },
  },
  advised('losses', ['loss'], 'best'),
  advised('brave', ['brave'], 'ask'),
  advised('booty', ['loot'], 'best'),
  advised('limit', ['shed'], 'best'),
];

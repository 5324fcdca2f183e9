import { type Choice, isPick, type Move, type Policy } from '../../kernel/index.js';
import { ranked, snapshotOf } from './ai/greedy.js';
import { bagOf } from './bags.js';
import { isPerson, personOf, TOOLS_MAX } from './cards.js';
import { isSeat, ROUNDS, tally, TOP, tribeOf, type Effect } from './model.js';
import { levelOf, placeNamed } from './megaliths.js';
import type { View } from './view-types.js';

/** Auto-actions: recurring decisions within turns and in the Eclipse. */

type Decide = Policy<View>['decide'];

const words = (choices: readonly Choice[], verb: string): readonly string[] =>
  choices.flatMap((choice) => {
    const [parameter] = choice.args;
    if (choice.verb !== verb) return [];
    if (parameter === undefined) return [''];
    return typeof parameter !== 'object' ? [String(parameter)] : isPick(parameter) ? parameter.oneOf : [];
  });

/** The first offered verb. */
function first(choices: readonly Choice[], verb: string, wanted: readonly string[]): Move | undefined {
  const offered = words(choices, verb);
  const word = wanted.find((one) => offered.includes(one));
  return word === undefined ? undefined : { verb, args: word === '' ? [] : [word] };
}

const dueOf = (view: View): Effect | undefined =>
  view.state === 'gain' ? view.table.due[0]?.effect : undefined;

const inEclipse = ({ table }: View): boolean => table.phase === 'eclipse';

const lesser: Decide = (option, view, seat, choices) => {
  const due = dueOf(view);
  if (due === undefined || (due.icon !== 'tool' && due.icon !== 'draw') || !isSeat(seat)) return undefined;
  const tribe = tribeOf(view.table, seat);
  if (due.icon === 'tool') {
    if (tribe.tools >= TOOLS_MAX) return first(choices, 'take', ['food']);
    return first(choices, 'take', [`${due.n}tool`, 'tool']);
  }
  if (option === 'tools') return undefined;
  // A card drawn in the last Eclipse is useless (EW52, EW72).
  const last = inEclipse(view) && view.table.round === ROUNDS;
  const deck = view.tribes.find((one) => one.seat === seat)?.deck ?? 0;
  if (last || deck + tribe.discard.length === 0) return first(choices, 'take', ['honor', 'offering']);
  return first(choices, 'take', [`${due.n}draw`, 'draw']);
};

const idol: Decide = (option, view, seat, choices) => {
  const due = dueOf(view);
  if (due?.icon !== 'idol' || !isSeat(seat)) return undefined;
  const { honor } = tribeOf(view.table, seat);
  const top = option === 'offering' ? 0 : option === 'eight' ? 8 : TOP;
  if (honor < top)
    return first(choices, 'take', honor + due.n <= top ? [`${due.n}honor`, 'honor'] : ['honor']);
  return first(choices, 'take', [`${due.n}offering`, 'offering']);
};

const megalith: Decide = (option, view, seat, choices) => {
  const due = dueOf(view);
  if ((due?.icon !== 'megalith' && due?.icon !== 'extra') || !isSeat(seat)) return undefined;
  const builds = ranked(snapshotOf(view), seat, choices).filter(({ move }) => move.verb === 'build');
  const flat = builds.find(({ move }) => levelOf(placeNamed(String(move.args[0]))) === 1);
  if (option === 'stack') return (builds[0] ?? flat)?.move;
  return (flat ?? builds[0])?.move;
};

const pay: Decide = (option, view, seat, choices) => {
  const due = dueOf(view);
  if (due?.icon !== 'pay' || !inEclipse(view) || !isSeat(seat)) return undefined;
  const { food, tools } = tribeOf(view.table, seat);
  const spare = food - due.food >= 2 && tools - due.tools >= 1;
  if (option === 'never' || (option === 'spare' && !spare)) return first(choices, 'skip', ['']);
  return first(choices, 'pay', words(choices, 'pay'));
};

/** N2.7: all cards with an Eclipse action, or none. */
const ritual: Decide = (option, view, _seat, choices) => {
  if (view.state !== 'ritual' || choices[0]?.verb !== 'ritual') return undefined;
  if (option === 'nothing') return { verb: 'ritual', args: ['-'] };
  const cards = (view.own?.hand ?? []).filter((card) => isPerson(card) && personOf(card).eclipse.length > 0);
  return { verb: 'ritual', args: [bagOf(tally(cards))] };
};

/** Verbs that gain nothing by themselves. */
const IDLE: readonly string[] = ['end', 'work', 'feed'];

export const POLICIES: readonly Policy<View>[] = [
  // On by default: few take a lesser benefit, and a newcomer's first ping must be a real decision.
  { id: 'lesser', options: ['ask', 'tools', 'full'], initial: 'full', decide: lesser },
  {
    id: 'idol',
    options: ['ask', 'honor', 'offering', 'eight'],
    initial: 'ask',
    usual: 'honor',
    decide: idol,
  },
  { id: 'megalith', options: ['ask', 'best', 'stack'], initial: 'ask', decide: megalith },
  {
    id: 'camp',
    options: ['ask', 'camp', 'skip'],
    initial: 'ask',
    usual: 'camp',
    decide: (option, view, _seat, choices) =>
      dueOf(view)?.icon === 'or' && inEclipse(view)
        ? first(choices, option === 'camp' ? 'camp' : 'skip', [''])
        : undefined,
  },
  {
    id: 'tribe',
    options: ['ask', 'all'],
    initial: 'all',
    decide: (_option, view, _seat, choices) =>
      view.state === 'eclipse' ? first(choices, 'all', ['']) : undefined,
  },
  { id: 'pay', options: ['ask', 'always', 'spare', 'never'], initial: 'ask', usual: 'spare', decide: pay },
  {
    id: 'end',
    options: ['ask', 'auto', 'bottom'],
    initial: 'ask',
    usual: 'auto',
    decide: (option, view, _seat, choices) => {
      if (view.state !== 'act') return undefined;
      const left = choices.filter(({ verb }) => !IDLE.includes(verb));
      if (left.length === 0) return { verb: 'end', args: [] };
      // The bottom section is free for the first figure.
      return option === 'bottom' ? first(left.length === 1 ? left : [], 'bottom', ['']) : undefined;
    },
  },
  { id: 'ritual', options: ['ask', 'actions', 'nothing'], initial: 'ask', usual: 'actions', decide: ritual },
];

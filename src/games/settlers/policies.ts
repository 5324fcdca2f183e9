import type { Choice, Move, Policy } from '../../kernel/index.js';
import { gainOf, isNeedy, rescue } from './ai/bargain.js';
import { greedy } from './ai/greedy.js';
import { ownOf } from './facts.js';
import type { FrameName } from './frames.js';
import type { View } from './view-types.js';

/**
 * Policies: standing answers of a household. A year has more than ten points for deals; with `talk` at `named`, only
 * households named in a deal, or able to save a starving neighbor, are asked there.
 */

const can = (choices: readonly Choice[], verb: string): boolean =>
  choices.some((choice) => choice.verb === verb);

const stateOf = (view: View): FrameName | '' => view.asked?.state ?? '';
const done: Move = { verb: 'done', args: [] };
const restUntil = (season: string): Move => ({ verb: 'rest', args: [season] });

/** Does another household need this one? A deal names it, or a neighbor would starve. */
function wanted(view: View, choices: readonly Choice[]): boolean {
  const needy = view.households.some((household) => isNeedy(view, household));
  return can(choices, 'accept') || can(choices, 'refuse') || needy;
}

/** Ends the talk of a household that no deal or neighbor needs; if it can pay a promise, it is asked in fall. */
function talk(option: string, view: View, seat: string, choices: readonly Choice[]): Move | undefined {
  if (stateOf(view) !== 'deal' || option === 'ask' || wanted(view, choices)) return undefined;
  if (view.pledges.some(({ from }) => from === seat)) return done;
  if (option === 'named') return restUntil('spring');
  const point = view.asked?.point;
  if (option === 'winter') return point === 'S5.2' ? undefined : restUntil('winter');
  // The household is asked at the first point of each season.
  return ['S1.4', 'S2.1', 'S4.3', 'S5.2'].includes(point ?? '') ? undefined : done;
}

/** Help for a neighbor who would starve or lose the herd. */
function help(option: string, view: View, seat: string, choices: readonly Choice[]): Move | undefined {
  if (stateOf(view) !== 'deal' || option === 'ask') return undefined;
  const own = ownOf(view, seat);
  if (can(choices, 'accept') || can(choices, 'refuse') || isNeedy(view, own)) return undefined;
  const given = option === 'give' ? rescue(view, own, choices) : undefined;
  if (given !== undefined) return given;
  return view.households.some((household) => household.id !== seat && isNeedy(view, household))
    ? done
    : undefined;
}

/** Accepts a proposed deal that brings more than it costs; otherwise the player is asked. */
function deals(option: string, view: View, seat: string, choices: readonly Choice[]): Move | undefined {
  if (stateOf(view) !== 'deal' || option === 'ask') return undefined;
  for (const deal of view.deals) {
    const offered = (verb: string): boolean =>
      choices.some((choice) => choice.verb === verb && choice.args[0] === deal.id);
    if (!offered('refuse')) continue;
    if (option === 'refuse') return { verb: 'refuse', args: [deal.id] };
    const gifts = deal.legs.every(({ from, goods }) => from !== seat && (goods.people ?? 0) === 0);
    if (gifts && gainOf(deal, seat) > 0 && offered('accept')) return { verb: 'accept', args: [deal.id] };
  }
  return undefined;
}

function promises(option: string, view: View, seat: string, choices: readonly Choice[]): Move | undefined {
  if (stateOf(view) !== 'deal' || option !== 'keep') return undefined;
  const owed = view.pledges.find(
    ({ id, from }) => from === seat && choices.some(({ verb, args }) => verb === 'pay' && args[0] === id),
  );
  return owed === undefined ? undefined : { verb: 'pay', args: [owed.id] };
}

/** A policy that plays like the prudent household in these states. */
const advised = (
  id: string,
  states: readonly (FrameName | '')[],
  usual: 'ask' | 'prudent' = 'ask',
): Policy<View> => ({
  id,
  options: ['ask', 'prudent'],
  initial: 'ask',
  usual,
  decide: (option, view, seat, choices) =>
    option === 'prudent' && states.includes(stateOf(view))
      ? greedy({ view, seat, choices, draw: () => 0 })
      : undefined,
});

/** A policy that gives its only answer in a state until the player prefers to be asked. */
const unlessAsked = (
  id: string,
  option: string,
  state: FrameName,
  move: (seat: string) => Move,
): Policy<View> => ({
  id,
  options: ['ask', option],
  initial: option,
  decide: (chosen, view, seat) => (chosen === option && stateOf(view) === state ? move(seat) : undefined),
});

export const POLICIES: readonly Policy<View>[] = [
  {
    id: 'promises',
    options: ['ask', 'keep'],
    initial: 'ask',
    usual: 'keep',
    decide: promises,
  },
  // Gifts cost nothing, so they are accepted.
  { id: 'deals', options: ['ask', 'gifts', 'refuse'], initial: 'gifts', decide: deals },
  { id: 'help', options: ['ask', 'give', 'never'], initial: 'ask', decide: help },
  {
    id: 'talk',
    options: ['ask', 'seasons', 'winter', 'named'],
    // Default: players without own settings are called only where a deal or a neighbor needs them.
    initial: 'named',
    decide: talk,
  },
  advised('seals', ['seals']),
  {
    id: 'vinland',
    options: ['ask', 'never', 'prudent'],
    initial: 'ask',
    decide: (option, view, seat, choices) => {
      if (
        option === 'ask' ||
        view.asked?.to !== 'vinland' ||
        (stateOf(view) !== 'boats' && stateOf(view) !== 'crew')
      )
        return undefined;
      if (option === 'never' && stateOf(view) === 'boats') return { verb: 'keep', args: [] };
      return greedy({ view, seat, choices, draw: () => 0 });
    },
  },
  advised('crew', ['crew'], 'prudent'),
  // Boats have room for their own people; players who want a berth change this setting.
  unlessAsked('berths', 'never', 'berth', () => done),
  {
    id: 'riders',
    options: ['ask', 'carry', 'paid', 'decline'],
    initial: 'ask',
    usual: 'carry',
    decide: (option, view) => {
      if (option === 'ask' || stateOf(view) !== 'carry') return undefined;
      const takes =
        option === 'carry' || (option === 'paid' && (view.asked?.pay !== '-' || view.asked.share !== ''));
      return { verb: takes ? 'carry' : 'decline', args: [] };
    },
  },
  {
    id: 'ship',
    options: ['ask', 'fair', 'all'],
    initial: 'ask',
    decide: (option, view, seat, choices) => {
      if (option === 'ask' || stateOf(view) !== 'ship') return undefined;
      if (option === 'all') return { verb: 'sell', args: [ownOf(view, seat).ivory] };
      return greedy({ view, seat, choices, draw: () => 0 });
    },
  },
  advised('hay', ['hay']),
  advised('slaughter', ['slaughter'], 'prudent'),
  {
    id: 'timber',
    options: ['ask', 'pass', 'once', 'prudent'],
    // A household could have announced more trees at once.
    initial: 'once',
    decide: (option, view, seat, choices) => {
      if (option === 'ask' || stateOf(view) !== 'timber') return undefined;
      if (option === 'prudent') return greedy({ view, seat, choices, draw: () => 0 });
      const hasWorked = option === 'once' && (view.asked?.n ?? 0) > 0;
      const isDone = choices.every(({ verb, blocked }) => verb !== 'cut' || blocked !== undefined);
      return hasWorked || isDone ? { verb: 'pass', args: [] } : undefined;
    },
  },
  advised('house', ['house', 'fodder'], 'prudent'),
  advised('build', ['build']),
  unlessAsked('neighbours', 'allow', 'consent', () => ({ verb: 'allow', args: [] })),
  // Players rarely give the first place away.
  unlessAsked('dealer', 'self', 'dealer', (seat) => ({ verb: 'name', args: [seat] })),
  unlessAsked('bill', 'feed', 'bill', () => ({ verb: 'feed', args: [] })),
];

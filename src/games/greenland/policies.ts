import { type Choice, isSpan, type Move, type Policy } from '../../kernel/index.js';
import { greedy } from './ai/greedy.js';
import { cardNo } from './cards/cards.js';
import { tribeNo } from './vocabulary/model.js';
import { alphaOn, findSpot } from './board/people.js';
import type { FrameName } from './vocabulary/frames.js';
import { huntOdds } from './odds/hunt-odds.js';
import { raidOdds } from './odds/raid-odds.js';
import { hasFace, rollOn, type Roll } from './rolls/roll.js';
import type { SpotView, View } from './view/view-types.js';

/**
 * Standing orders for decisions that recur every turn. Each covers one state and picks a current choice, or asks if its
 * option doesn't fit.
 */

type Decide = (choices: readonly Choice[], view: View, seat: string) => Move | undefined;

/** A verb's closed choice that starts with these words. */
function closed(choices: readonly Choice[], verb: string, ...words: readonly string[]): Move | undefined {
  for (const choice of choices) {
    if (choice.verb !== verb || choice.args.some((parameter) => typeof parameter === 'object')) continue;
    if (!words.every((word, i) => String(choice.args[i]) === word)) continue;
    return { verb, args: choice.args.map((parameter) => (typeof parameter === 'object' ? '' : parameter)) };
  }
  return undefined;
}

const take =
  (verb: string, ...words: readonly string[]): Decide =>
  (choices) =>
    closed(choices, verb, ...words);

const only = (choices: readonly Choice[], verbs: readonly string[]): boolean =>
  choices.every(({ verb }) => verbs.includes(verb));

const spots = (view: View): readonly SpotView[] => [
  ...view.rows.flatMap(({ warm, cold }) => [...warm, ...cold]),
  ...view.tribes.flatMap(({ tableau }) => tableau),
];

/** `usual`: the option most players choose; `ask` marks decisions that many want to make themselves. */
function policy(
  id: string,
  states: FrameName | readonly FrameName[],
  options: Readonly<Record<string, Decide>>,
  usual = 'ask',
  initial = 'ask',
): Policy<View> {
  const all: readonly FrameName[] = typeof states === 'string' ? [states] : states;
  return {
    id,
    options: ['ask', ...Object.keys(options)],
    initial,
    usual,
    decide: (option, view, seat, choices) =>
      view.asked !== null && all.includes(view.asked.state)
        ? options[option]?.(choices, view, seat)
        : undefined,
  };
}

/** Elder actions that use a card in hand (I1, I4). */
const CRAFTS: readonly string[] = ['tool', 'domesticate'];

/** The greedy AI's answer, from the seat's own view. */
const best: Decide = (choices, view, seat) => greedy({ view, seat, choices, draw: () => 0 });

/** The roll of the seat's party that is about to roll (E7). */
function ownRoll(view: View, seat: string): Roll | undefined {
  const { table, asked } = view;
  const card = asked?.card ?? null;
  const spot = card === null ? undefined : findSpot(table, cardNo(table, card));
  if (spot === undefined) return undefined;
  const t = tribeNo(seat);
  return rollOn(table, t, spot, spot.men[t], alphaOn(table, t, spot.card));
}

/** Expected deaths after re-rolls (F4). */
function expectedLosses(view: View, seat: string): number {
  const roll = ownRoll(view, seat);
  if (roll === undefined) return 0;
  return (roll.raid ? raidOdds(roll) : huntOdds(roll)).losses;
}

/** F4: uses the alpha's face, and spends iron if the expected deaths reach this number. */
const ironFrom =
  (n: number): Decide =>
  (choices, view, seat) =>
    (expectedLosses(view, seat) >= n ? closed(choices, 'roll', 'iron') : undefined) ?? bare(choices, 'roll');

/** E7: uses the alpha's face if it hits and kills nobody. Asks if iron or bullets are offered. */
const sureFace: Decide = (choices, view, seat) => {
  const roll = ownRoll(view, seat);
  const offered = choices.some(({ verb, args }) => verb === 'roll' && args.some((word) => word !== 'clay'));
  if (roll === undefined || roll.alphaFace === 0 || offered) return undefined;
  const sure = hasFace(roll.hitFaces, roll.alphaFace) && !hasFace(roll.bloody, roll.alphaFace);
  return sure ? bare(choices, 'roll') : undefined;
};

/** E6: asks only if another tribe's people are on one of the seat's cards. */
const unlessMet: Decide = (choices, view, seat) =>
  spots(view).some(
    ({ parties }) =>
      parties.some(({ tribe }) => tribe === seat) && parties.some(({ tribe }) => tribe !== seat),
  )
    ? undefined
    : closed(choices, 'done');

/** F: asks if there is an offer, or if the seat isn't clearly the strongest there. */
const standStrong: Decide = (choices, view, seat) => {
  if (choices.some(({ verb }) => verb === 'accept' || verb === 'refuse')) return undefined;
  const here = spots(view).find(({ face }) => face.id === view.asked?.card)?.parties ?? [];
  const strength = (counts: (tribe: string) => boolean): number =>
    here.filter(({ tribe }) => counts(tribe)).reduce((sum, { n }) => sum + n, 0);
  const own = strength((tribe) => tribe === seat);
  return own > strength((tribe) => tribe !== seat) ? closed(choices, 'stand') : undefined;
};

/** F: the same, but after an answered offer of its own, stays or goes by the odds; a second offer is rare. */
const onceSpoken: Decide = (choices, view, seat) => {
  const stands = standStrong(choices, view, seat);
  if (stands !== undefined) return stands;
  const { asked, you } = view;
  if (asked === null || you === null || (asked.made[you] ?? 0) === 0) return undefined;
  if (choices.some(({ verb }) => verb === 'accept' || verb === 'refuse')) return undefined;
  // The seat's own offer is still unanswered.
  if (asked.deals.some(({ by }) => by === you)) return undefined;
  return best(
    choices.filter(({ verb }) => verb === 'stand' || verb === 'leave'),
    view,
    seat,
  );
};

/** A verb's choice without words. */
function bare(choices: readonly Choice[], verb: string): Move | undefined {
  return choices.some((choice) => choice.verb === verb && choice.args.length === 0)
    ? { verb, args: [] }
    : undefined;
}

/** D10: a sealed bid limit within the available ivory; sells nothing for it. */
const bidUpTo =
  (limit: number): Decide =>
  (choices) => {
    const choice = choices.find(({ verb, args }) => verb === 'bid' && args.length === 1);
    const span = choice?.args[0];
    if (typeof span !== 'object' || !isSpan(span)) return closed(choices, 'pass');
    return { verb: 'bid', args: [Math.max(span.min, Math.min(span.max, limit))] };
  };

/** F: refuses every offer, then stands. */
const refuseAll: Decide = (choices) => closed(choices, 'refuse') ?? closed(choices, 'stand');

/** Pays as much of a depletion as energy allows (D3). */
function burnAll(choices: readonly Choice[]): Move | undefined {
  const parameter = choices.find(({ verb }) => verb === 'burn')?.args[0];
  if (parameter === undefined) return undefined;
  return { verb: 'burn', args: [typeof parameter === 'object' && isSpan(parameter) ? parameter.max : 1] };
}

/** H1: pays hay with energy alone, if that feeds every animal. */
function feedAll(choices: readonly Choice[]): Move | undefined {
  const animals = new Set(
    choices.filter(({ verb }) => verb === 'slaughter').map(({ args }) => String(args[0])),
  );
  for (const animal of animals) if (closed(choices, 'feed', animal) === undefined) return undefined;
  return closed(choices, 'feed');
}

export const policies: readonly Policy<View>[] = [
  // A2
  policy('council', 'council', { keep: take('keep') }, 'keep'),
  // D3
  policy(
    'depletion',
    'deplete',
    {
      energy: burnAll,
      'energy-least': (choices, view, seat) => burnAll(choices) ?? best(choices, view, seat),
      best,
    },
    'energy-least',
  ),
  // D2, D5, D7
  policy(
    'losses',
    ['decimate', 'die-off-choice', 'breakage', 'storm', 'attack-losses'],
    { least: best },
    'least',
  ),
  // D10
  policy('ship', 'bid', {
    pass: take('pass'),
    'limit-1': bidUpTo(1),
    'limit-2': bidUpTo(2),
    'limit-3': bidUpTo(3),
    'limit-4': bidUpTo(4),
    'limit-6': bidUpTo(6),
    best,
  }),
  // E6
  policy('moves', 'reassign', { met: unlessMet, stay: take('done') }, 'met', 'met'),
  // E4
  policy('recall', 'recall', { stay: take('stay') }, 'stay'),
  // A3: each fight involves only the tribes on its card, so the order hardly matters.
  policy('contests', 'contest-order', { table: take('contest') }, 'table', 'table'),
  // F
  policy('talks', 'parley', { strong: standStrong, spoken: onceSpoken, refuse: refuseAll }, 'strong'),
  policy('leaving', 'parley', { allow: take('allow') }, 'allow'),
  // F4
  policy('defence', 'attack-parry', {
    iron: take('iron'),
    brave: take('brave'),
    best,
  }),
  // A4
  policy('hunt-order', 'hunt-order', { table: take('hunt', 'all') }, 'table', 'table'),
  // E7, F4
  policy(
    'throw',
    'hunt-roll',
    {
      sure: sureFace,
      best,
      plain: (choices) => bare(choices, 'roll'),
      'iron-1': ironFrom(1),
      'iron-2': ironFrom(2),
      'iron-3': ironFrom(3),
      clay: (choices) => closed(choices, 'roll', 'clay') ?? bare(choices, 'roll'),
    },
    'sure',
    'sure',
  ),
  // G2
  policy('rerolls', 'hunt-reroll', { best, never: take('keep') }),
  // G5, G6
  policy('trophies', 'hunt-claim', {
    take: (choices) => closed(choices, 'trophy') ?? closed(choices, 'take'),
    best,
  }),
  // G4
  policy('smelting', 'hunt-pay', { best }, 'best'),
  // I7
  policy('booty', 'raid-loot', { best }, 'best'),
  // H1
  policy('hay', 'animals', { energy: feedAll, best }, 'best'),
  // H2
  policy(
    'wool',
    'animals',
    {
      child: take('milk'),
      ivory: take('shear'),
    },
    'child',
  ),
  // F3
  policy('shores', 'pacify', { pass: take('pass'), best }, 'best'),
  // L3
  policy('goods', 'goods', { pass: take('pass') }),
  // L7: still asks for incoming offers.
  policy('market', 'market', {
    done: (choices) => (choices.some(({ verb }) => verb === 'refuse') ? undefined : closed(choices, 'done')),
  }),
  // I1, I4: tools and animals, when no mission or baptism is possible.
  policy('crafts', 'act', {
    best: (choices, view, seat) => {
      if (!only(choices, [...CRAFTS, 'witch-burn', 'banish', 'exchange', 'done'])) return undefined;
      if (!choices.some(({ verb }) => CRAFTS.includes(verb))) return undefined;
      const move = best(choices, view, seat);
      return move !== undefined && [...CRAFTS, 'done'].includes(move.verb) ? move : undefined;
    },
  }),
  // I2: the default spares elders, so that players aren't asked every turn.
  policy(
    'witches',
    'act',
    {
      spare: (choices) =>
        only(choices, ['witch-burn', 'exchange', 'done']) ? closed(choices, 'done') : undefined,
      'spare-all': (choices) =>
        only(choices, ['witch-burn', 'banish', 'exchange', 'done']) ? closed(choices, 'done') : undefined,
    },
    'spare-all',
    'spare',
  ),
];

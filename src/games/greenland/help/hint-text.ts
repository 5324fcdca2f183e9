import type { Choice, Hint, Move, Seat, Teller } from '../../../kernel/index.js';
import { hitsNeeded, huntOf, packOf } from '../cards/cards.js';
import { varsOf } from '../vocabulary/frames.js';
import { printedSide } from '../view/card-sides.js';
import { tellEffect, tellRole } from '../card-texts.js';
import { cardFacts } from './hand-text.js';
import { findSpot } from '../board/people.js';
import { tellWays } from './subject-text.js';
import type { SpotView, TribeView, View } from '../view/view-types.js';

/** Hints beside and above a choice, for players who don't know the cards. */

/** Verbs whose first word may be a rank of the own placard. */
const RANK_VERBS: readonly string[] = [
  'promote',
  'sacrifice',
  'lose',
  'recall',
  'send',
  'witch-burn',
  'die-off',
];

/** Explains `next`: a farm animal, iron, a rank, or the yield of a card. */
export const hintWord: Hint<View> = (view, seat, words, next, tell) => {
  const [verb = ''] = words;
  if (words.length !== 1) return '';
  if (verb === 'farm') return hintCard(view, next, tell);
  if (verb === 'roll') return tell.lookup(next === 'clay' ? 'hint.clay' : 'hint.iron');
  if (RANK_VERBS.includes(verb)) return hintRank(view, seat, next, tell);
  return verb === 'assign' ? hintGoal(view, seat, next, tell) : '';
};

function hintCard(view: View, word: string, tell: Teller): string {
  const card = packOf(view.table).byId.get(word);
  return card === undefined ? '' : cardFacts(printedSide(view.table, card, 'tableau'), tell).join('; ');
}

/** E3: the role and the abilities of the rank. */
function hintRank(view: View, seat: Seat, word: string, tell: Teller): string {
  const rank = ownTribe(view, seat)?.ranks.find((one) => String(one.rank) === word);
  if (rank === undefined) return '';
  const effects = rank.effects.map((effect) => tellEffect(effect, tell));
  const role = tellRole(rank.role, tell);
  return effects.length === 0 ? role : `${role}: ${effects.join('; ')}`;
}

/** E1, E2, E5: the yield of a hunt, the colonists there, or the tribe guarded or raided. */
function hintGoal(view: View, seat: Seat, word: string, tell: Teller): string {
  for (const tribe of view.tribes) {
    const spot = tribe.tableau.find(({ face }) => face.id === word);
    if (spot === undefined) continue;
    // L4: people go there to free a village.
    if (view.patrol !== undefined) return '';
    const guards = tribe.tribe === seat || spot.husband?.tribe === seat;
    return tell.lookup(guards ? 'hint.guard' : 'hint.raid', { tribe: tribe.tribe });
  }
  const spot = view.rows.flatMap(({ warm, cold }) => [...warm, ...cold]).find(({ face }) => face.id === word);
  return spot === undefined ? '' : hintYield(spot, tell);
}

function hintYield({ face }: SpotView, tell: Teller): string {
  const { hunt } = face;
  if (hunt === null) return '';
  return (['babies', 'energy', 'ivory', 'iron'] as const)
    .filter((what) => hunt[what] > 0)
    .map((what) => tell.lookup(`odds.${what}`, { n: hunt[what] }))
    .join(', ');
}

const ownTribe = (view: View, seat: Seat): TribeView | undefined =>
  view.tribes.find(({ tribe }) => tribe === seat);

/** The subject of a decision, and the tribe's means for it. */
export function tellMeans(view: View, seat: Seat, tell: Teller): string {
  return [tellStake(view, tell), tellWays(view, tell), tellOwed(view, seat, tell), tellOwn(view, seat, tell)]
    .filter((line) => line !== '')
    .join('\n');
}

/** E: people who stay at home though they could be assigned. */
export function tellUnused(
  view: View,
  seat: Seat,
  { verb }: Move,
  choices: readonly Choice[],
  tell: Teller,
): string {
  const n = ownTribe(view, seat)?.unassigned ?? 0;
  if (verb !== 'done' || view.asked?.state !== 'assigning' || n === 0) return '';
  const canAssign = choices.some((one) => one.blocked === undefined && one.verb === 'assign');
  return canAssign ? tell.lookup('hint.unused', { n }) : '';
}

/** The card hunted, contested or sold, the dice on it, and the open offers. */
function tellStake({ asked, rows, event, table }: View, tell: Teller): string {
  if (asked === null) return '';
  const { card, faces, laid, deals } = asked;
  const lines: string[] = [];
  const goods = event?.import ?? null;
  const spot = rows.flatMap(({ warm, cold }) => [...warm, ...cold]).find(({ face }) => face.id === card);
  if (card !== null && goods?.id === card)
    lines.push(tell.lookup('hint.import', { card, facts: cardFacts(goods, tell).join('; ') }));
  else if (card !== null && spot?.face.hunt)
    lines.push(
      tell.lookup('hint.prey', { card, hits: hitsOf(table, card), gains: hintYield(spot, tell) || '–' }),
    );
  if (faces.length > 0 || laid > 0)
    lines.push(tell.lookup('hint.dice', { faces: faces.map((face) => `\`${face}\``).join(' '), laid }));
  for (const { n, by, to, give, want } of deals)
    lines.push(tell.lookup('hint.deal', { n, by, to, give, want }));
  return lines.join('\n');
}

/** D3: what a depletion still costs. */
function tellOwed({ frames }: View, seat: Seat, tell: Teller): string {
  const due = varsOf(frames.at(-1), 'deplete')?.due[seat];
  return due === undefined ? '' : tell.lookup('hint.owed', { n: due });
}

function hitsOf(table: View['table'], word: string): number {
  const card = packOf(table).byId.get(word);
  const spot = card === undefined ? undefined : findSpot(table, card);
  return spot === undefined ? 0 : hitsNeeded(table, spot.card, huntOf(table, spot));
}

/** People to place, disks, ways to travel. */
function tellOwn(view: View, seat: Seat, tell: Teller): string {
  const own = ownTribe(view, seat);
  if (own === undefined || own.extinct || view.final !== null) return '';
  const { unassigned, alpha, disks, mariners, sleds, points } = own;
  return tell.lookup('hint.means', {
    people: unassigned,
    alpha: alpha === 'pool' ? 'yes' : 'no',
    ...disks,
    mariners,
    sleds,
    points: points.total,
  });
}

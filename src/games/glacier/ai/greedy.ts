import { type Ai, best, type Choice, fillChoice, type Move } from '../../../kernel/index.js';
import { cardOf } from '../cards.js';
import { isClan, NO_CARD, type ClanId, type Fate } from '../model.js';
import { DISPUTE_CHANCE, huntOdds } from '../odds.js';
import { dearness } from '../phases/losses.js';
import type { HuntView, PlayoutView, View } from '../view-types.js';
import { plansOf, preyGain } from './plans.js';
import { costOf, FATE_WORTH, gainOf, rivalry, strength } from './worth.js';

/** Looks one step ahead, with exact odds for dice, from its own view and choices only. */

interface Evaluation {
  readonly view: PlayoutView;
  readonly me: ClanId;
  readonly choices: readonly Choice[];
}

const offered = (evaluation: Evaluation, verb: string): readonly Move[] =>
  evaluation.choices
    .filter(
      (choice) => choice.verb === verb && choice.args.every((parameter) => typeof parameter !== 'object'),
    )
    .map((choice) => ({
      verb,
      args: choice.args.map((parameter) => (typeof parameter === 'object' ? '' : parameter)),
    }));

const fateOf = (move: Move): Fate => move.args[0] as Fate;

/** Whether to interfere with a hunt, and with which card. */
function interfering(evaluation: Evaluation): Move | undefined {
  const { view, me } = evaluation;
  const hunt = view.asked?.hunt;
  if (hunt === null || hunt === undefined) return offered(evaluation, 'let')[0];
  const hunter = hunt.clan as ClanId;
  const loss = preyGain(view, hunter, hunt.prey, hunt.weapon) * rivalry(view.table, me, hunter);
  const { chance } = hunt.odds;
  const worth = (move: Move): number => {
    switch (fateOf(move)) {
      case 'storm':
        return (chance - huntOdds(view.table, { ...hunt, storm: true }).chance) * loss - 0.3;
      case 'broken':
        return chance * loss - 0.9;
      default: {
        const claimChance = view.asked?.state === 'claim' ? 1 : chance;
        return claimChance * DISPUTE_CHANCE * (loss + gainOf(view.table, me, hunt.prey)) - 1;
      }
    }
  };
  return best(offered(evaluation, 'interfere'), worth, 0) ?? offered(evaluation, 'let')[0];
}

/** Answers interference: counter it, add to the hunt, go on, or give up. */
function braving(evaluation: Evaluation, hunt: HuntView): Move | undefined {
  const { view, me } = evaluation;
  const gain = preyGain(view, me, hunt.prey, hunt.weapon);
  const now = { ...hunt, weapon: hunt.hit === 'broken' ? NO_CARD : hunt.weapon };
  const stopped = hunt.hit === 'broken' && offered(evaluation, 'roll').length === 0;
  const chance = stopped ? 0 : huntOdds(view.table, now).chance;
  const free = huntOdds(view.table, { ...hunt, storm: false }).chance;
  const [counter] = offered(evaluation, 'counter');
  if (counter !== undefined && (free - chance) * gain > 0.6) return counter;
  const [call] = offered(evaluation, 'call');
  if (call !== undefined && chance < 1) return call;
  const hurt = 0.9 * (1 - chance);
  return chance * gain > hurt ? offered(evaluation, 'roll')[0] : offered(evaluation, 'abandon')[0];
}

/** Whether an artifact turned face down stays so until the Gathering, because its clan has no turn left (I2). */
function lasts(view: PlayoutView, me: ClanId, victim: ClanId): boolean {
  const seats = view.clans.map(({ clan }) => clan);
  const away = (seats.indexOf(victim) - seats.indexOf(me) + seats.length) % seats.length;
  const turnsLeft = view.table.winter ? 0 : Math.floor(view.deck.before / 3) + 1;
  return away > turnsLeft;
}

/** Own gain from a yellow card against a clan. */
function spiteWorth(evaluation: Evaluation, move: Move): number {
  const { view, me } = evaluation;
  const victim = String(move.args[1]);
  if (!isClan(victim)) return 0;
  const clan = view.table.clans[victim];
  if (clan === undefined) return 0;
  const rival = rivalry(view.table, me, victim);
  const costs = clan.larder.map(({ card }) => costOf(view.table, victim, card));
  const dear = Math.max(0, ...costs);
  const cheap = costs.length === 0 ? 0 : Math.min(...costs);
  switch (fateOf(move)) {
    case 'trek':
      return 2.5 * rival;
    case 'wrath': {
      const blind = { ...clan, wrath: true };
      const loss = rival * (strength(view.table, victim) - strength(view.table, victim, blind));
      return lasts(view, me, victim) ? loss : 0.05 * loss;
    }
    case 'spoiled': {
      const herbs = clan.larder.filter(({ card }) => cardOf(card).kind === 'herb');
      return rival * Math.min(...herbs.map(({ card }) => costOf(view.table, victim, card)));
    }
    case 'predator':
      return 1.2 * rival;
    case 'scavenger':
      return 0.85 * cheap * rival + 0.1;
    case 'raid': {
      const gains = clan.larder.map(({ card, net }) => gainOf(view.table, me, card, net));
      return 0.8 * (Math.max(0, ...gains) + dear * rival);
    }
    default:
      return 0;
  }
}

const word = (move: Move): string => String(move.args[0]);

/** Answers a decision, identified by its first verb; undefined chooses at random. */
function answer(evaluation: Evaluation): Move | undefined {
  const { view, me, choices } = evaluation;
  const has = (verb: string): boolean => choices.some((choice) => choice.verb === verb);
  if (has('done')) return plansOf(view, me, choices)[0]?.move;
  if (has('let')) return interfering(evaluation);
  if (has('abandon')) {
    const hunt = view.asked?.hunt;
    return hunt === null || hunt === undefined ? undefined : braving(evaluation, hunt);
  }
  if (has('suffer')) return offered(evaluation, 'counter')[0] ?? offered(evaluation, 'suffer')[0];
  if (has('lose')) {
    const least = best(offered(evaluation, 'lose'), (move) => -costOf(view.table, me, word(move)));
    const [counter] = offered(evaluation, 'counter');
    const cost = least === undefined ? 0 : costOf(view.table, me, word(least));
    return counter !== undefined && cost > 0.8 ? counter : least;
  }
  if (has('pass'))
    return (
      best(offered(evaluation, 'play'), (move) => spiteWorth(evaluation, move), 0.4) ??
      offered(evaluation, 'pass')[0]
    );
  if (has('loot')) return best(offered(evaluation, 'loot'), (move) => gainOf(view.table, me, word(move)));
  if (has('shed'))
    return best(
      offered(evaluation, 'shed'),
      (move) => -(FATE_WORTH[fateOf(move)] ?? costOf(view.table, me, word(move))),
    );
  if (has('feed')) return { verb: 'feed', args: ['best'] };
  if (has('keep')) return best(offered(evaluation, 'keep'), (move) => FATE_WORTH[fateOf(move)] ?? 0);
  if (has('bid')) return bidding(evaluation);
  return undefined;
}

/** Bids the least useful cards, up to three points, for a first artifact; nothing for a second (A2). */
function bidding(evaluation: Evaluation): Move {
  const { view, me } = evaluation;
  const clan = view.table.clans[me];
  const nothing: Move = { verb: 'bid', args: ['-'] };
  if (clan === undefined || clan.artifact !== NO_CARD) return nothing;
  const goods = [...clan.weapons, ...clan.larder.map(({ card }) => card)];
  const least = goods.sort((a, b) => dearness(clan, a) - dearness(clan, b)).slice(0, 2);
  const order = [...clan.larder.map(({ card }) => card), ...clan.weapons];
  const cards = order.filter((card) => least.includes(card));
  return cards.length === 0 ? nothing : { verb: 'bid', args: [cards.join('+')] };
}

export function greedyMove(
  view: PlayoutView,
  me: ClanId,
  choices: readonly Choice[],
  draw: (n: number) => number,
): Move {
  const [only] = choices;
  if (only === undefined) throw new Error('there is nothing to choose from');
  return answer({ view, me, choices }) ?? fillChoice(only, draw);
}

export const greedy: Ai<View> = ({ view, seat, choices, draw }) => {
  if (!isClan(seat)) throw new Error(`${seat} is no clan`);
  return greedyMove(view, seat, choices, draw);
};

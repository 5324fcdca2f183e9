import { type Choice, isPick, type Move } from '../../../kernel/index.js';
import { cardOf } from '../cards.js';
import { clanCards, makeParty, membersIn, parseParty, partiesOf } from '../cave.js';
import { clanOf, NO_CARD, type ClanId, type Folk } from '../model.js';
import type { HuntPlan } from '../frames.js';
import { huntOdds } from '../odds.js';
import { canCall, usableWeapons } from '../phases/hunt.js';
import type { PlayoutView } from '../view-types.js';
import { costOf, FATE_WORTH, gainOf, makingGain } from './worth.js';

/** Plans of a clan's own turn, one action ahead. */

export interface Plan {
  readonly move: Move;
  readonly worth: number;
}

/** Opportunity cost of sending a party: each clan card could draw a fate card instead. */
const sent = (party: Folk): number => 0.35 * party[0] + 0.55 * party[1] + 0.75 * party[2];

/** Cost of an injury: the clan card misses a turn. */
const hurt = (party: Folk): number => (party[0] > 0 ? 0.8 : party[1] > 0 ? 1.3 : 1.8);

/** Worth of an animal, with its net if it is a netted fish. */
export function preyGain(view: PlayoutView, me: ClanId, prey: string, weapon: string): number {
  const net = weapon !== NO_CARD && cardOf(weapon).use === 'fish' ? weapon : NO_CARD;
  return gainOf(view.table, me, prey, net);
}

/** Costs of a clan's weapons, offerings and artifact in a hunt. */
function priceList(view: PlayoutView, me: ClanId, prey: string): Prices {
  const clan = clanOf(view.table, me);
  const weapons = [NO_CARD, ...usableWeapons(clan, prey)].map((weapon) => ({
    weapon,
    gain: preyGain(view, me, prey, weapon),
    cost: weapon === NO_CARD ? 0 : Math.max(0.3, costOf(view.table, me, weapon)),
  }));
  const offering = cheapestOffering(view, me);
  return {
    weapons,
    offerings: [{ card: NO_CARD, cost: 0 }, ...(offering === undefined ? [] : [offering])],
    calls: canCall(clan) ? [false, true] : [false],
    withSuccess: view.hand.includes('success') ? [false, true] : [false],
  };
}

interface Prices {
  readonly weapons: readonly { weapon: string; gain: number; cost: number }[];
  readonly offerings: readonly { card: string; cost: number }[];
  readonly calls: readonly boolean[];
  readonly withSuccess: readonly boolean[];
}

/** The most plans for one animal. */
const MOST_PLANS = 6;

function huntPlans(view: PlayoutView, me: ClanId, prey: string): Plan[] {
  const { weapons, offerings, calls, withSuccess } = priceList(view, me, prey);
  const wanted = cardOf(prey).hunters;
  const candidates: { plan: HuntPlan; worth: number }[] = [];
  for (const party of partiesOf(clanOf(view.table, me).ready)) {
    const spare = membersIn(party) - wanted;
    // Skip parties more than three members off the animal's clan value.
    if (spare > 3 || spare < -3) continue;
    const given = sent(party);
    for (const { weapon, gain, cost } of weapons) {
      for (const offering of offerings) {
        for (const artifact of calls) {
          for (const success of withSuccess) {
            const plan = {
              clan: me,
              prey,
              party,
              weapon,
              offering: offering.card,
              artifact,
              success,
              storm: false,
            };
            const { chance } = huntOdds(view.table, plan);
            if (chance < 0.3) continue;
            const price =
              given +
              cost +
              (offering.card === NO_CARD ? 0 : offering.cost + 0.1) +
              (artifact ? 0.15 : 0) +
              (success ? FATE_WORTH.success : 0);
            candidates.push({ plan, worth: chance * gain - (1 - chance) * hurt(party) - price });
          }
        }
      }
    }
  }
  const best = candidates.sort((a, b) => b.worth - a.worth).slice(0, MOST_PLANS);
  return best.map(({ plan, worth }) => ({ worth, move: huntMove(plan) }));
}

function cheapestOffering(view: PlayoutView, me: ClanId): { card: string; cost: number } | undefined {
  const animals = clanOf(view.table, me).larder.filter(({ card }) => cardOf(card).kind === 'prey');
  const priced = animals.map(({ card }) => ({ card, cost: costOf(view.table, me, card) }));
  return priced.sort((a, b) => a.cost - b.cost)[0];
}

function huntMove({ prey, party, weapon, offering, artifact, success }: HuntPlan): Move {
  const spirits = artifact && success ? 'both' : artifact ? 'artifact' : success ? 'success' : 'none';
  const args: (string | number)[] = [prey, makeParty(party)];
  if (offering !== NO_CARD || spirits !== 'none')
    args.push(weapon === NO_CARD ? 'none' : weapon, offering === NO_CARD ? 'none' : offering, spirits);
  else if (weapon !== NO_CARD) args.push(weapon);
  return { verb: 'hunt', args };
}

/** All actions of a turn with their worth, the best first. */
export function plansOf(view: PlayoutView, me: ClanId, choices: readonly Choice[]): readonly Plan[] {
  const plans: Plan[] = [{ move: { verb: 'done', args: [] }, worth: 0 }];
  const hunted = new Set<string>();
  for (const { verb, args } of choices) {
    const what = String(args[0]);
    if (verb === 'hunt' && !hunted.has(what)) {
      hunted.add(what);
      plans.push(...huntPlans(view, me, what));
    }
    const party = cheapest(args.at(-1));
    if (party === undefined) continue;
    const cost = sent(parseParty(party));
    if (verb === 'gather')
      plans.push({ move: { verb, args: [what, party] }, worth: gainOf(view.table, me, what) - cost });
    if (verb === 'make')
      plans.push({ move: { verb, args: [what, party] }, worth: makingGain(view.table, me, what) - cost });
    if (verb === 'draw') plans.push({ move: { verb, args: [party] }, worth: drawWorth(view, me) - cost });
  }
  return plans.sort((a, b) => b.worth - a.worth);
}

/** The cheapest party. */
function cheapest(parameter: Choice['args'][number] | undefined): string | undefined {
  if (parameter === undefined || typeof parameter !== 'object' || !isPick(parameter)) return undefined;
  return [...parameter.oneOf].sort((a, b) => sent(parseParty(a)) - sent(parseParty(b)))[0];
}

/** Worth of drawing a fate card, given the hand limit (F) and the time left to play it (I1). */
function drawWorth(view: PlayoutView, me: ClanId): number {
  const held = view.hand.length;
  if (clanCards(clanOf(view.table, me)) + held >= 8) return 0;
  const late = view.deck.before < 3 * view.clans.length;
  return (late ? 0.8 : 1.3) - 0.2 * held;
}

import type { Choice, Move } from '../../../kernel/types.js';
import { isPick } from '../../../kernel/slots.js';
import { cardOf } from '../cards.js';
import { cardsIn, clanCards, makeParty, membersIn, parseParty } from '../cave.js';
import { clanOf, NO_CARD, type ClanId, type Folk } from '../model.js';
import { huntOdds } from '../odds.js';
import { canCall, usableWeapons } from '../phases/hunt.js';
import type { View } from '../view-types.js';
import { costOf, FATE_WORTH, gainOf, makingGain } from './worth.js';

/** A clan's own turn, looked at one action ahead. */

export interface Plan {
  readonly move: Move;
  readonly worth: number;
}

/** A clan card sent out can't do anything else this turn: at least it could have fetched a fate card. */
const sent = (party: Folk): number => 0.35 * party[0] + 0.55 * party[1] + 0.75 * party[2];

/** A clan card that is hurt misses a turn. */
const hurt = (party: Folk): number => (party[0] > 0 ? 0.8 : party[1] > 0 ? 1.3 : 1.8);

function parties(folk: Folk): Folk[] {
  const all: Folk[] = [];
  for (let a = 0; a <= folk[0]; a++)
    for (let b = 0; b <= folk[1]; b++) for (let d = 0; d <= folk[2]; d++) all.push([a, b, d]);
  return all.filter((party) => cardsIn(party) > 0);
}

/** Worth of getting an animal, with its net if it is a fish and netted. */
export function preyGain(view: View, me: ClanId, prey: string, weapon: string): number {
  const net = weapon !== NO_CARD && cardOf(weapon).use === 'fish' ? weapon : NO_CARD;
  return gainOf(view.table, me, prey, net);
}

function huntPlans(view: View, me: ClanId, prey: string): Plan[] {
  const clan = clanOf(view.table, me);
  const wanted = cardOf(prey).hunters;
  const weapons = [NO_CARD, ...usableWeapons(clan, prey)];
  const calls = canCall(clan) ? [false, true] : [false];
  const sure = view.hand.includes('success') ? [false, true] : [false];
  const gains = new Map(weapons.map((weapon) => [weapon, preyGain(view, me, prey, weapon)]));
  const offering = cheapestOffering(view, me);
  const plans: Plan[] = [];
  for (const party of parties(clan.ready)) {
    const spare = membersIn(party) - wanted;
    // Neither crowds nor hopeless errands.
    if (spare > 3 || spare < -3) continue;
    for (const weapon of weapons) {
      for (const artifact of calls) {
        for (const success of sure) {
          for (const given of offering === undefined ? [NO_CARD] : [NO_CARD, offering.card]) {
            const plan = { clan: me, prey, party, weapon, offering: given, artifact, success, storm: false };
            const { chance } = huntOdds(view.table, plan);
            if (chance < 0.3) continue;
            const worth =
              chance * (gains.get(weapon) ?? 0) -
              (1 - chance) * hurt(party) -
              sent(party) -
              (weapon === NO_CARD ? 0 : Math.max(0.3, costOf(view.table, me, weapon))) -
              (given === NO_CARD ? 0 : (offering?.cost ?? 0) + 0.1) -
              (artifact ? 0.15 : 0) -
              (success ? FATE_WORTH.success : 0);
            plans.push({ worth, move: huntMove(prey, party, weapon, given, artifact, success) });
          }
        }
      }
    }
  }
  return plans;
}

function cheapestOffering(view: View, me: ClanId): { card: string; cost: number } | undefined {
  const animals = clanOf(view.table, me).larder.filter(({ card }) => cardOf(card).kind === 'prey');
  const priced = animals.map(({ card }) => ({ card, cost: costOf(view.table, me, card) }));
  return priced.sort((a, b) => a.cost - b.cost)[0];
}

function huntMove(
  prey: string,
  party: Folk,
  weapon: string,
  offering: string,
  artifact: boolean,
  success: boolean,
): Move {
  const spirits = artifact && success ? 'both' : artifact ? 'artifact' : success ? 'success' : 'none';
  const args: (string | number)[] = [prey, makeParty(party)];
  if (offering !== NO_CARD || spirits !== 'none')
    args.push(weapon === NO_CARD ? 'none' : weapon, offering === NO_CARD ? 'none' : offering, spirits);
  else if (weapon !== NO_CARD) args.push(weapon);
  return { verb: 'hunt', args };
}

/** Each thing that can be done in a turn, with its worth; the best first. */
export function plansOf(view: View, me: ClanId, choices: readonly Choice[]): readonly Plan[] {
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

/** The party that can best be spared. */
function cheapest(slot: Choice['args'][number] | undefined): string | undefined {
  if (slot === undefined || typeof slot !== 'object' || !isPick(slot)) return undefined;
  return [...slot.oneOf].sort((a, b) => sent(parseParty(a)) - sent(parseParty(b)))[0];
}

/** A fate card, while there is room for it (F), and time to play it before all but one go (I1). */
function drawWorth(view: View, me: ClanId): number {
  const held = view.hand.length;
  if (clanCards(clanOf(view.table, me)) + held >= 8) return 0;
  const late = view.deck.before < 3 * view.clans.length;
  return (late ? 0.8 : 1.3) - 0.2 * held;
}

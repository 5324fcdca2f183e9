import type { Ctx, State, States } from '../../../kernel/index.js';
import { holds, mayPlayFate, spendFate, unstore } from '../cave.js';
import { clanOf, others, type ClanId, type G } from '../model.js';
import { enterGuard } from './guard.js';
import { holdsVow } from './vows.js';

/** The Hunting Dispute: after a success another clan may claim the prey (C1, G1). */

/** Clans that may dispute, from public information: not those that have played against this hunt. */
function claimants(c: Ctx<G, 'hunt'>): ClanId[] {
  const { clan, by } = c.vars;
  return others(c.seats, clan).filter((id) => mayPlayFate(c.g, id) && id !== by && !c.g.still.includes(id));
}

/** Opens the second window if disputes aren't set as ambush (GL5). */
export function findDisputer(c: Ctx<G, 'hunt'>): void {
  const hunt = c.vars;
  if (!hunt.caught || hunt.success || c.g.options.dispute === 'ambush') return;
  const asked = claimants(c).filter((id) => !clanOf(c.g, id).sworn);
  if (asked.length > 0) c.enter('claim', { asked });
}

const claim: State<G, 'claim'> = {
  rule: 'G1',
  onTimeout: { verb: 'let', args: ['hunt'] },
  sealed: true,
  hidden: true,
  seats: (c) => c.vars.asked,
  choices: (c, seat, offer) => {
    if (holds(c.g, seat, 'dispute')) offer.can('interfere', 'dispute');
    offer.can('let', 'hunt');
  },
  verbs: {},
  resolve: (c, answers) => {
    const lurking = Object.keys(answers).filter((seat) => answers[seat]?.verb === 'interfere') as ClanId[];
    c.up.lurking = lurking;
  },
};

/** The first claimant in order plays the card; the hunter may counter it. */
export function guardPrey(c: Ctx<G, 'hunt'>): void {
  const hunt = c.vars;
  if (!hunt.caught || hunt.success) return;
  const sworn = (id: ClanId): boolean =>
    c.g.options.dispute === 'after' &&
    clanOf(c.g, id).sworn &&
    holdsVow(c.g, id, 'dispute', hunt.clan, hunt.prey);
  const by = claimants(c).find((id) => holds(c.g, id, 'dispute') && (hunt.lurking.includes(id) || sworn(id)));
  hunt.lurking = [];
  if (by === undefined) return;
  spendFate(c.g, by, 'dispute');
  c.reveal();
  c.emit('interfere.played', { clan: by, fate: 'dispute', against: hunt.clan });
  hunt.disputer = by;
  enterGuard(c, hunt.clan, by, 'dispute');
}

/** One new roll each; the claimant must roll higher (C1). A net goes with its fish. */
export function settleDispute(c: Ctx<G, 'hunt'>): void {
  const hunt = c.vars;
  const by = hunt.disputer;
  if (by === undefined || hunt.countered === true) return;
  const [mine = 0, theirs = 0] = c.dice(2);
  const facts = { clan: by, hunter: hunt.clan, prey: hunt.prey, mine, theirs };
  if (mine <= theirs) return c.emit('dispute.lost', facts);
  clanOf(c.g, by).larder.push(unstore(clanOf(c.g, hunt.clan), hunt.prey));
  c.emit('dispute.won', facts);
}

export const states = { claim } satisfies Partial<States<G>>;

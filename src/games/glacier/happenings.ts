import { type Setback, happening } from '../../kernel/index.js';

/** Members of a family that dies out, by its size. */
const MEMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

function died(clan: string, what: string): Setback | undefined {
  const deaths = MEMBERS[what];
  return deaths === undefined ? undefined : { seat: clan, deaths };
}

/** A die against an animal, and the result needed. */
type Throw = { clan: string; prey: string; face: number; bonus: number; total: number; wanted: number };

/** All happenings of At the Edge of the Glacier: their arguments, and which reports name each. */
export const HAPPENINGS = {
  'vow.made': happening<{ fate: string; when: string }>(),
  'vow.sworn': happening<{ clan: string }>(),
  'vow.forsworn': happening<{ clan: string }>(),

  'fate.countered': happening<{ clan: string; fate: string }>(),

  'loss.lost': happening<{ clan: string; what: string; cause: string }>({
    headline: true,
    setback: ({ clan, what }) => died(clan, what),
  }),
  'loss.died-out': happening<{ clan: string; value: number }>({ headline: true, tale: 100 }),

  'interfere.played': happening<{ clan: string; fate: string; against: string }>({ headline: true }),
  'interfere.let': happening<{ clan: string; hunter: string }>(),

  'dispute.lost': happening<{ clan: string; hunter: string; prey: string; mine: number; theirs: number }>({
    headline: true,
  }),
  'dispute.won': happening<{ clan: string; hunter: string; prey: string; mine: number; theirs: number }>({
    headline: true,
    tale: 35,
  }),

  'hunt.began': happening<{
    clan: string;
    prey: string;
    party: string;
    weapon: string;
    bonus: number;
    need: number;
    chance: number;
  }>(),
  'hunt.sure': happening<{ clan: string }>(),
  'hunt.called': happening<{ clan: string; card: string; value: number }>(),
  'hunt.offered': happening<{ clan: string; card: string }>(),
  'hunt.off': happening<{ clan: string; prey: string }>(),
  'hunt.succeeded': happening<Throw>({ headline: true, tale: 10 }),
  'hunt.failed': happening<Throw>({ headline: true, setback: ({ clan }) => ({ seat: clan, failures: 1 }) }),
  'hunt.hurt': happening<{ clan: string; size: string }>({ tale: 8 }),
  'hunt.broken': happening<{ clan: string; card: string }>(),

  'gathering.contest': happening<{ contest: string }>(),
  'gathering.tied': happening<{ clans: readonly string[] }>(),
  'gathering.told': happening<{ clan: string; card: string; face: number; lore: number; total: number }>(),
  'gathering.began': happening<{ year: number }>(),
  'gathering.nobody': happening<{ contest: string }>(),
  'gathering.won': happening<{ clan: string; contest: string; trophies: number }>({
    headline: true,
    tale: 60,
  }),

  'auction.bid': happening<{ clan: string; cards: readonly string[]; n: number }>(),
  'auction.unsold': happening<{ card: string }>(),
  'auction.sold': happening<{ clan: string; card: string }>(),

  'event.golden-age': happening<{ clan: string; value: number }>({ headline: true, tale: 40 }),
  'event.earthquake': happening<{ clan: string }>({ headline: true, tale: 40 }),
  'event.quake-rolled': happening<{ clan: string; face: number }>({ headline: true }),

  'spite.played': happening<{ clan: string; fate: string; against: string }>({ headline: true }),
  'spite.rolled': happening<{ clan: string; face: number; n: number }>({ headline: true }),
  'spite.trek': happening<{ clan: string }>({ headline: true, tale: 30 }),
  'spite.wrath': happening<{ clan: string }>({ headline: true }),
  'spite.looted': happening<{ clan: string; against: string; card: string }>({ headline: true, tale: 30 }),

  'turn.revealed': happening<{ clan: string; cards: readonly string[] }>(),
  'turn.winter': happening<{ clan: string }>({ headline: true }),
  'turn.stored': happening<{ clan: string; card: string }>(),
  'turn.second-artifact': happening<{ clan: string; card: string }>(),
  'turn.recovered': happening<{ clan: string; party: string }>(),
  'turn.discarded': happening<{ clan: string; cards: readonly string[] }>(),
  'turn.trek-over': happening<{ clan: string }>(),
  'turn.wrath-over': happening<{ clan: string }>(),

  'act.gathered': happening<{ clan: string; card: string; party: string }>({ headline: true }),
  'act.made': happening<{ clan: string; card: string; value: number }>({ headline: true }),
  'act.drew': happening<{ clan: string }>({ headline: true }),
  'act.drew-this': happening<{ fate: string }>({ headline: true }),

  'shed.discarded': happening<{ clan: string; what: string }>(),

  'winter.ate': happening<{ clan: string; cards: readonly string[]; food: number }>({ headline: true }),
  'winter.kept': happening<{ clan: string }>({ headline: true }),
  'winter.grew': happening<{ clan: string; value: number }>({ headline: true, tale: 30 }),
  'winter.endured': happening<{ clan: string; need: number; given: number }>({ headline: true }),
  'winter.starved': happening<{ clan: string; need: number; given: number }>({ headline: true, tale: 55 }),
  'winter.too-hungry': happening<{ clan: string; trophies: number }>({ headline: true }),

  'end.won': happening<{ winners: readonly string[]; trophies: number }>({ headline: true, reckoning: true }),

  'year.began': happening<{ year: number }>(),
};

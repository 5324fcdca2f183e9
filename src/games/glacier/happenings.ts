import { type Setback, told } from '../../kernel/index.js';

/** Members of a family that dies out, by its size. */
const MEMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

function died(clan: string, what: string): Setback | undefined {
  const deaths = MEMBERS[what];
  return deaths === undefined ? undefined : { seat: clan, deaths };
}

/** A die against an animal, and the result needed. */
type Throw = { clan: string; prey: string; face: number; bonus: number; total: number; wanted: number };

/** All happenings of At the Edge of the Glacier: their arguments, and where each is told. */
export const HAPPENINGS = {
  'vow.made': told<{ fate: string; when: string }>(),
  'vow.sworn': told<{ clan: string }>(),
  'vow.forsworn': told<{ clan: string }>(),

  'fate.countered': told<{ clan: string; fate: string }>(),

  'loss.lost': told<{ clan: string; what: string; cause: string }>({
    headline: true,
    setback: ({ clan, what }) => died(clan, what),
  }),
  'loss.died-out': told<{ clan: string; value: number }>({ headline: true, tale: 100 }),

  'interfere.played': told<{ clan: string; fate: string; against: string }>({ headline: true }),
  'interfere.let': told<{ clan: string; hunter: string }>(),

  'dispute.lost': told<{ clan: string; hunter: string; prey: string; mine: number; theirs: number }>({
    headline: true,
  }),
  'dispute.won': told<{ clan: string; hunter: string; prey: string; mine: number; theirs: number }>({
    headline: true,
    tale: 35,
  }),

  'hunt.began': told<{
    clan: string;
    prey: string;
    party: string;
    weapon: string;
    bonus: number;
    need: number;
    chance: number;
  }>(),
  'hunt.sure': told<{ clan: string }>(),
  'hunt.called': told<{ clan: string; card: string; value: number }>(),
  'hunt.offered': told<{ clan: string; card: string }>(),
  'hunt.off': told<{ clan: string; prey: string }>(),
  'hunt.succeeded': told<Throw>({ headline: true, tale: 10 }),
  'hunt.failed': told<Throw>({ headline: true, setback: ({ clan }) => ({ seat: clan, failures: 1 }) }),
  'hunt.hurt': told<{ clan: string; size: string }>({ tale: 8 }),
  'hunt.broken': told<{ clan: string; card: string }>(),

  'gathering.contest': told<{ contest: string }>(),
  'gathering.tied': told<{ clans: readonly string[] }>(),
  'gathering.told': told<{ clan: string; card: string; face: number; lore: number; total: number }>(),
  'gathering.began': told<{ year: number }>(),
  'gathering.nobody': told<{ contest: string }>(),
  'gathering.won': told<{ clan: string; contest: string; trophies: number }>({ headline: true, tale: 60 }),

  'auction.bid': told<{ clan: string; cards: readonly string[]; n: number }>(),
  'auction.unsold': told<{ card: string }>(),
  'auction.sold': told<{ clan: string; card: string }>(),

  'event.golden-age': told<{ clan: string; value: number }>({ headline: true, tale: 40 }),
  'event.earthquake': told<{ clan: string }>({ headline: true, tale: 40 }),
  'event.quake-rolled': told<{ clan: string; face: number }>({ headline: true }),

  'spite.played': told<{ clan: string; fate: string; against: string }>({ headline: true }),
  'spite.rolled': told<{ clan: string; face: number; n: number }>({ headline: true }),
  'spite.trek': told<{ clan: string }>({ headline: true, tale: 30 }),
  'spite.wrath': told<{ clan: string }>({ headline: true }),
  'spite.looted': told<{ clan: string; against: string; card: string }>({ headline: true, tale: 30 }),

  'turn.revealed': told<{ clan: string; cards: readonly string[] }>(),
  'turn.winter': told<{ clan: string }>({ headline: true }),
  'turn.stored': told<{ clan: string; card: string }>(),
  'turn.second-artifact': told<{ clan: string; card: string }>(),
  'turn.recovered': told<{ clan: string; party: string }>(),
  'turn.discarded': told<{ clan: string; cards: readonly string[] }>(),
  'turn.trek-over': told<{ clan: string }>(),
  'turn.wrath-over': told<{ clan: string }>(),

  'act.gathered': told<{ clan: string; card: string; party: string }>({ headline: true }),
  'act.made': told<{ clan: string; card: string; value: number }>({ headline: true }),
  'act.drew': told<{ clan: string }>({ headline: true }),
  'act.drew-this': told<{ fate: string }>({ headline: true }),

  'shed.discarded': told<{ clan: string; what: string }>(),

  'winter.ate': told<{ clan: string; cards: readonly string[]; food: number }>({ headline: true }),
  'winter.kept': told<{ clan: string }>({ headline: true }),
  'winter.grew': told<{ clan: string; value: number }>({ headline: true, tale: 30 }),
  'winter.endured': told<{ clan: string; need: number; given: number }>({ headline: true }),
  'winter.starved': told<{ clan: string; need: number; given: number }>({ headline: true, tale: 55 }),
  'winter.too-hungry': told<{ clan: string; trophies: number }>({ headline: true }),

  'end.won': told<{ winners: readonly string[]; trophies: number }>({ headline: true, reckoning: true }),

  'year.began': told<{ year: number }>(),
};

import type { Ctx, Procedures, State, States, Value } from '../../../../kernel/index.js';
import { feudImmune } from '../../board/abilities.js';
import { cardInfo } from '../../cards/cards.js';
import {
  ALL_TRIBES,
  NOBODY,
  TRIBES,
  tribeIds,
  tribeNo,
  type G,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import {
  alphaInPool,
  elderWords,
  killElder,
  killUnassigned,
  activeTribes,
  unassigned,
} from '../../board/people.js';
import { rulesOf } from '../../variants.js';
import { daughtersHome } from '../../board/women.js';
import type { Offer } from '../../texts.js';

/** D2: decimations. All affected tribes decide at once. */

/** Unassigned people, including daughters at home (K2). */
export function crowdOf(g: PublicState, t: Tribe): number {
  return unassigned(g, t) + daughtersHome(g, t);
}

/** Half of the unassigned, including the Alpha, rounded up (R16). */
function decimationLoss(g: PublicState, t: Tribe): number {
  return Math.ceil(crowdOf(g, t) / 2);
}

function decimate(c: Ctx<G>, cause: 'crowd' | 'venereal' | 'feud', struck: readonly Tribe[]): void {
  const { g } = c;
  if (struck.length === 0) {
    c.emit(`event.${cause}-spares-all`);
    return;
  }
  c.emit(`event.${cause}`, { tribes: tribeIds(struck) });
  const losing = struck.filter((t) => decimationLoss(g, t) > 0 || elderWords(g, t).length > 0);
  if (losing.length > 0) c.enter(rulesOf(g).decimation, { left: tribeIds(losing) });
}

export function crowdDisease(c: Ctx<G>, threshold: number): void {
  const struck = activeTribes(c.g).filter((t) => crowdOf(c.g, t) >= threshold);
  decimate(c, 'crowd', struck);
}

/** Affects the husband's tribe, not the bride's (R18); two brides still affect it once (R69). */
function venereal(c: Ctx<G, 'venereal'>): void {
  const { g } = c;
  const tribes = c.vars.tribes;
  c.leave();
  const hit = [false, false, false, false];
  for (const owner of ALL_TRIBES) {
    for (const spot of g.tribes[owner].tableau) {
      const { tribe } = cardInfo(g, spot.card);
      if (spot.husband !== NOBODY && tribe !== NOBODY && tribes.includes(TRIBES[tribe]))
        hit[spot.husband] = true;
    }
  }
  decimate(
    c,
    'venereal',
    activeTribes(g).filter((t) => hit[t]),
  );
}

export function feud(c: Ctx<G>): void {
  decimate(
    c,
    'feud',
    activeTribes(c.g).filter((t) => !feudImmune(c.g, t)),
  );
}

/** `lose <elder>` or `lose none`, with `alpha` if the Alpha is among the unassigned dead. */
function offerLosses(c: Ctx<G>, seat: string, offer: Offer): void {
  const { g } = c;
  const t = tribeNo(seat);
  const loss = decimationLoss(g, t);
  const words: Value[] = elderWords(g, t);
  if (words.length === 0) words.push('none');
  const mayDie = alphaInPool(g, t) && loss > 0;
  const maySurvive = !mayDie || g.tribes[t].pool >= loss;
  for (const word of words) {
    if (maySurvive) offer.can('lose', word);
    else offer.cannot('lose', [word], 'D2', 'event.alpha-must-die', { n: loss });
    if (mayDie) offer.can('lose', word, 'alpha');
  }
}

const decimateState: State<G, 'decimate'> = {
  rule: 'D2',
  seats: (c) => c.vars.left,
  choices: offerLosses,
  verbs: {
    lose: (c, seat, args) => {
      const { g } = c;
      const t = tribeNo(seat);
      const alpha = args.length > 1;
      const loss = decimationLoss(g, t);
      killUnassigned(g, t, alpha ? loss - 1 : loss, alpha);
      const elder = args[0] ?? 'none';
      if (elder !== 'none') killElder(g, t, elder as string);
      c.vars.left = c.vars.left.filter((other) => other !== seat);
      c.emit('event.decimated', { tribe: seat, n: loss, alpha, elder: String(elder) });
    },
  },
};

export const procedures = {
  venereal: [{ label: 'strike', run: venereal }],
} satisfies Partial<Procedures<G>>;
export const states = { decimate: decimateState } satisfies Partial<States<G>>;

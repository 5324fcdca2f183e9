import { type Ctx, parseBag, type Procedures, type State, type States } from '../../../../kernel/index.js';
import { settle } from '../../board/holdings.js';
import {
  RANKS,
  TRIBES,
  tribeNo,
  type G,
  type PublicState,
  type Tribe,
  type ElderWord,
} from '../../vocabulary/model.js';
import { alphaInPool, elderPlace, elderWords, killElder, killUnassigned } from '../../board/people.js';
import { crowdOf } from '../../phases/event/decimation.js';
import {
  daughtersHome,
  loseDaughters,
  matriarchRank,
  matriarchs,
  matriarchsAt,
  matriarchWord,
  replaceMatriarch,
} from '../../board/women.js';

/** K2: effects of events on daughters and matriarchs. */

function matriarchWords(g: PublicState, t: Tribe): string[] {
  return RANKS.filter((rank) => matriarchsAt(g, t, rank) > 0).map(matriarchWord);
}

/** D2, K2: half of the people and daughters die, plus an elder, who must be a matriarch if there is one. */
const decimate: State<G, 'saga-decimate'> = {
  rule: 'K2',
  seats: (c) => c.vars.left,
  choices: (c, seat, offer) => {
    const { g } = c;
    const t = tribeNo(seat);
    const loss = Math.ceil(crowdOf(g, t) / 2);
    const counts: Record<string, number> = {};
    if (g.tribes[t].pool > 0) counts['tribesman'] = g.tribes[t].pool;
    if (alphaInPool(g, t)) counts['alpha'] = 1;
    if (daughtersHome(g, t) > 0) counts['daughter'] = daughtersHome(g, t);
    const bag = { name: 'people', of: counts, min: loss, max: loss };
    const women = matriarchWords(g, t);
    const men = elderWords(g, t).filter((word) => matriarchRank(word) === 0);
    for (const word of women.length > 0 ? women : men) offer.can('lose', word, bag);
    if (women.length + men.length === 0) offer.can('lose', 'none', bag);
    if (women.length > 0)
      for (const word of men) offer.cannot('lose', [word, bag], 'K2', 'saga.matriarch-first');
  },
  verbs: {
    lose: (c, seat, args) => {
      const { g } = c;
      const t = tribeNo(seat);
      const dead = parseBag(String(args[1])) ?? {};
      const { tribesman = 0, alpha = 0, daughter = 0 } = dead;
      killUnassigned(g, t, tribesman, alpha > 0);
      loseDaughters(g, t, daughter);
      const elder = args[0] ?? 'none';
      if (elder !== 'none') killElder(g, t, elder);
      c.vars.left = c.vars.left.filter((other) => other !== seat);
      const n = tribesman + alpha;
      c.emit('event.decimated', { tribe: seat, n, alpha: alpha > 0, elder: String(elder) });
      if (daughter > 0) c.emit('saga.daughters-lost', { tribe: seat, n: daughter });
      makeHeirs(c, t);
    },
  },
};

/** K2: half of the remaining matriarchs are replaced by elders from Valhalla (R104). */
function makeHeirs(c: Ctx<G>, t: Tribe): void {
  const left = Math.min(Math.ceil(matriarchs(c.g, t) / 2), c.g.tribes[t].valhalla);
  if (left > 0) c.enter('saga-heirs', { tribe: t, left });
}

const heirs: State<G, 'saga-heirs'> = {
  rule: 'K2',
  seats: (c) => (c.vars.left > 0 ? [TRIBES[c.vars.tribe]] : []),
  choices: (c, seat, offer) => {
    for (const word of matriarchWords(c.g, tribeNo(seat))) offer.can('succeed', word);
  },
  verbs: {
    succeed: (c, seat, args) => {
      const rank = matriarchRank(args[0] ?? '');
      if (rank === 0) return;
      replaceMatriarch(c.g, tribeNo(seat), rank);
      c.vars.left = c.vars.left - 1;
      c.emit('saga.heir', { tribe: seat, rank });
    },
  },
};

/** D3, K2: a matriarch or daughter follows each sacrificed elder who is not a matriarch. */
function mournInSnow(c: Ctx<G, 'saga-mourning'>): void {
  const tribe = c.vars.tribe;
  const woman = matriarchRank(c.vars.elder) !== 0;
  c.leave();
  if (!woman && daughtersHome(c.g, tribe) + matriarchs(c.g, tribe) > 0) c.enter('saga-snow', { tribe });
}

const snow: State<G, 'saga-snow'> = {
  rule: 'K2',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (c, seat, offer) => {
    const t = tribeNo(seat);
    if (daughtersHome(c.g, t) > 0) offer.can('follow', 'daughter');
    for (const word of matriarchWords(c.g, t)) offer.can('follow', word);
  },
  verbs: {
    follow: (c, seat, args) => {
      const t = tribeNo(seat);
      const who = args[0] ?? '';
      if (who === 'daughter') loseDaughters(c.g, t, 1);
      else killElder(c.g, t, who);
      c.emit('saga.followed', { tribe: seat, who: String(who) });
      c.leave();
      settle(c);
    },
  },
};

/** D5, K2: a matriarch on rank 1 chooses who dies; without one, dice decide. */
function chooseTheDying(c: Ctx<G, 'saga-elder-die-off'>): void {
  const dice = c.vars.dice;
  const t = c.g.women?.of;
  c.leave();
  if (t === undefined || matriarchsAt(c.g, t, 1) === 0 || c.g.tribes[t].extinct)
    c.enter('elder-die-off', { dice });
  else c.enter('saga-die-off', { tribe: t, left: dice });
}

const dieOff: State<G, 'saga-die-off'> = {
  rule: 'K2',
  seats: (c) => {
    const t = c.vars.tribe;
    return c.vars.left > 0 && elderWords(c.g, t).length > 0 ? [TRIBES[t]] : [];
  },
  choices: (c, seat, offer) => {
    for (const word of elderWords(c.g, tribeNo(seat))) offer.can('lose', word);
  },
  verbs: {
    lose: (c, seat, args) => {
      const t = tribeNo(seat);
      const word: ElderWord = args[0] ?? '';
      const { rank } = elderPlace(c.g, t, word);
      killElder(c.g, t, word);
      c.vars.left = c.vars.left - 1;
      c.emit('event.elder-dies', { tribe: seat, rank, elder: String(word) });
    },
  },
};

export const procedures = {
  'saga-elder-die-off': [{ label: 'choose', run: chooseTheDying }],
  'saga-mourning': [{ label: 'mourn', run: mournInSnow }],
} satisfies Partial<Procedures<G>>;
export const states = {
  'saga-decimate': decimate,
  'saga-heirs': heirs,
  'saga-snow': snow,
  'saga-die-off': dieOff,
} satisfies Partial<States<G>>;

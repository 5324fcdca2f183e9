import type { Ctx, Procedure, Seat, State, Value } from '../../../../kernel/index.js';
import { cardId, cardNo } from '../../cards/cards.js';
import { hooksOf } from '../../variant-hooks.js';
import { offerExchange, playExchange, settle, whyNoExchange } from '../../board/holdings.js';
import { TRIBES, tribeNo, type G, type Rank, type Tribe, type ElderWord } from '../../vocabulary/model.js';
import { elderPlace, isActive, killElder, newSpot, sendEmissary } from '../../board/people.js';
import {
  banishable,
  mayAct,
  offerBanish,
  offerBaptism,
  offerBurn,
  offerDomesticate,
  offerEmissary,
  offerProselytize,
  offerTools,
  whyNoAction,
} from './actions.js';
import { faithDice, onesIn } from '../../rolls/one-face.js';
import { rulesOf } from '../../variants.js';
import { killVictim, victimArgs } from './martyrs.js';

/** Phase 6 (I): one tribe after the other, polytheists first (A5). */

/** A5: polytheists in player order, then those who begin the phase as monotheists. */
function actionOrder(g: G): Tribe[] {
  const queue: Tribe[] = [];
  for (const mono of [false, true]) {
    for (const t of g.order) if (g.tribes[t].placard.mono === mono) queue.push(t);
  }
  return queue;
}

export const elders: Procedure<G, 'elders'> = [
  {
    // L7
    label: 'market',
    run: (c) => {
      const { beforeElders } = rulesOf(c.g);
      if (beforeElders !== null) c.enter(beforeElders);
    },
  },
  {
    label: 'begin',
    run: (c) => {
      const vars = c.vars;
      vars.queue = actionOrder(c.g);
      vars.converts = [];
    },
  },
  {
    label: 'next',
    run: (c) => {
      const { queue = [] } = c.vars;
      for (;;) {
        const t = queue.shift();
        if (t === undefined) return;
        if (c.g.tribes[t].extinct || !isActive(c.g, t) || !mayAct(c.g, t)) continue;
        c.enter('act', { tribe: t, acted: [0, 0, 0, 0, 0, 0, 0] });
        return c.goto('next');
      }
    },
  },
  {
    // I6: the baptized keep all their elders, and the emissaries among them.
    label: 'convert',
    run: (c) => {
      for (const t of c.vars.converts ?? []) convert(c, t, 'elders.converted');
      settle(c);
    },
  },
];

function convert(c: Ctx<G>, t: Tribe, key: 'elders.converted' | 'elders.baptized'): void {
  const { placard, extinct } = c.g.tribes[t];
  // R136: an extinct tribe is not converted.
  if (placard.mono || extinct) return;
  placard.mono = true;
  c.emit(key, { tribe: TRIBES[t] });
}

function payEnergy(c: Ctx<G, 'act'>, rank: Rank): Tribe {
  const { tribe, acted } = c.vars;
  c.g.tribes[tribe].energy--;
  acted[rank] = (acted[rank] ?? 0) + 1;
  return tribe;
}

/** Plays a card of the hand into the tableau. */
function play(c: Ctx<G>, t: Tribe, word: Value): string {
  const card = cardNo(c.g, word);
  const hand = c.g.hands[t];
  hand.splice(hand.indexOf(card), 1);
  c.g.tribes[t].tableau.push(newSpot(card));
  c.reveal();
  return cardId(c.g, card);
}

/** I: each elder acts once per turn, in any order, until the tribe is done. */
export const act: State<G, 'act'> = {
  rule: 'I',
  hidden: true,
  // J1: a tribe that became extinct by burning its last elder stops acting.
  seats: (c) => {
    const { tribe } = c.vars;
    return c.g.tribes[tribe].extinct ? [] : [TRIBES[tribe]];
  },
  choices: (c, seat, offer) => {
    const acting = c.vars;
    offerDomesticate(c.g, acting, offer);
    offerTools(c.g, acting, offer);
    offerBanish(c.g, acting, offer);
    offerEmissary(c.g, acting, offer);
    offerProselytize(c.g, acting, c.up.converts ?? [], offer);
    offerBaptism(c.g, acting, offer);
    offerBurn(c.g, acting, offer);
    offerExchange(c, seat, offer);
    offer.can('done');
  },
  verbs: {
    domesticate: (c, seat, args) => {
      const t = payEnergy(c, 2);
      c.emit('elders.domesticated', { tribe: seat, card: play(c, t, args[0] ?? '') });
    },
    tool: (c, seat, args) => {
      const { tribe, acted } = c.vars;
      const disk = args[1] === 'ivory' || args[1] === 'energy' ? args[1] : 'iron';
      c.g.tribes[tribe][disk]--;
      acted[3] = (acted[3] ?? 0) + 1;
      const card = play(c, tribe, args[0] ?? '');
      c.emit('elders.tool', { tribe: seat, card, made: `${card}.made`, disk });
    },
    'witch-burn': (c, seat, args) => burn(c, seat, args[0] ?? ''),
    banish: (c, seat) => {
      const t = payEnergy(c, 2);
      const faces = c.dice(faithDice(c.g, t));
      const ones = onesIn(faces);
      const victims = banishable(c.g, t);
      c.emit('elders.banish', { tribe: seat, faces, ones });
      if (ones === 0) return;
      if (ones >= victims.length) for (const victim of victims) killVictim(c, t, victimArgs(victim));
      else c.enter('martyrs', { tribe: t, left: ones });
      settle(c);
    },
    send: (c, seat, args) => {
      const t = payEnergy(c, 5);
      // He left rank 5, so he no longer counts among the elders there who have acted.
      const { acted } = c.vars;
      acted[5] = Math.max(0, (acted[5] ?? 0) - 1);
      const to = tribeNo(args[0] ?? '');
      sendEmissary(c.g, t, to, args[1] === 'alpha');
      const key = c.g.tribes[to].placard.mono ? 'elders.representative' : 'elders.missionary';
      c.emit(key, { tribe: seat, to: TRIBES[to] });
      settle(c);
    },
    proselytize: (c, seat, args) => {
      const t = payEnergy(c, 2);
      const to = tribeNo(args[0] ?? '');
      const faces = c.dice(faithDice(c.g, t));
      const success = onesIn(faces) > 0;
      c.emit('elders.proselytize', { tribe: seat, to: TRIBES[to], faces, success: success ? 'yes' : 'no' });
      if (success) (c.up.converts ??= []).push(to);
    },
    baptize: (c, seat) => {
      convert(c, tribeNo(seat), 'elders.baptized');
      settle(c);
    },
    exchange: playExchange,
    done: (c) => c.leave(),
  },
  why: (c, seat, move) => whyNoAction(c.g, c.vars.tribe, move) ?? whyNoExchange(c, seat, move),
};

/** Pays for a witch burning: a shaman's action, or energy in the saga (K6). */
function payForBurning(c: Ctx<G, 'act'>): Tribe {
  const { tribe } = c.vars;
  const cost = hooksOf(c.g).burningCost?.(c.g, tribe);
  if (cost === undefined) return payEnergy(c, 2);
  c.g.tribes[tribe].energy -= cost;
  return tribe;
}

/** I2: among several elders on a rank, one who has already acted dies. */
function burn(c: Ctx<G, 'act'>, seat: Seat, word: Value): void {
  const { acted } = c.vars;
  const t = payForBurning(c);
  const { rank } = elderPlace(c.g, t, word as ElderWord);
  killElder(c.g, t, word as ElderWord);
  acted[rank] = Math.max(0, (acted[rank] ?? 0) - 1);
  c.emit('elders.burned', { tribe: seat, rank });
  settle(c);
}

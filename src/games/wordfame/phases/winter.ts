import type { Ctx, Procedure, Procedures } from '../../../kernel/index.js';
import { draw, winterFarms } from '../cards.js';
import { endGame, gainFame } from '../fame.js';
import { countDistricts, neighborsOf } from '../land.js';
import { cardOf, COLORS, PACK } from '../pack.js';
import { clockwise, gothiOf, seatOf, type G, type PublicState } from '../model.js';
import { behind, freeSides } from './opening.js';

/** W8: the Long Dark Winter. The Outlaw's rules aren't part of the game (W8.1, WF4). */

/** W8.2, WF23, WF24: colors in which a gothi's farms exceed each neighbor's; none without a neighbor. */
export function winterColors(g: PublicState, who: number): number[] {
  const near = neighborsOf(g, who);
  if (near.length === 0) return [];
  return [0, 1, 2, 3].filter((colour) => {
    const own = winterFarms(g, who, colour);
    return own > 0 && near.every((other) => own > winterFarms(g, other, colour));
  });
}

function score(c: Ctx<G>): void {
  const { g } = c;
  g.phase = 'winter';
  c.emit('winter.came', { round: g.round });
  // Scoring changes no holdings, so the order doesn't matter.
  for (const who of clockwise(g, g.speaker)) {
    const colours = winterColors(g, who).map((colour) => COLORS[colour] ?? '');
    if (colours.length === 0) {
      c.emit(neighborsOf(g, who).length === 0 ? 'winter.alone' : 'winter.nothing', {
        gothi: seatOf(g, who),
      });
      continue;
    }
    c.emit('winter.scored', { gothi: seatOf(g, who), colours, n: colours.length });
    if (gainFame(c, who, colours.length)) return;
  }
}

/** W8.3, WF58: slain men return, a last gothi wins (WF2), then the landless come back (WF48). */
function close(c: Ctx<G, 'winter'>): void {
  const { g } = c;
  if (g.phase === 'over') return;
  for (const gothi of g.gothar) {
    gothi.hall += gothi.slain;
    gothi.slain = 0;
  }
  const last = lastOne(g);
  if (last !== undefined) return endGame(c, last, 'end.last');
  g.speaker = clockwise(g, g.speaker)[1] ?? g.speaker;
  c.emit('winter.speaker', { gothi: seatOf(g, g.speaker) });
  if (g.options.landless === 'return')
    c.vars.landless = clockwise(g, g.speaker).filter((who) => isLandless(g, who));
}

/** WF48: without a District or a man on the map, a gothi can't gain a District. */
const isLandless = (g: PublicState, who: number): boolean =>
  countDistricts(g, who) === 0 && (g.men[who] ?? []).every((n) => n === 0);

/**
 * WF2: the only gothi with a stead wins if every other has lost theirs. If the landless stay out and no one has a stead,
 * the most famous wins; on a tie, the first clockwise from the Lawspeaker.
 */
function lastOne(g: PublicState): number | undefined {
  const out = (who: number): boolean =>
    countDistricts(g, who) === 0 &&
    (gothiOf(g, who).lost || (g.options.landless === 'out' && isLandless(g, who)));
  const left = g.seats.map((_, who) => who).filter((who) => !out(who));
  const [only] = left;
  if (left.length === 1 && only !== undefined && countDistricts(g, only) > 0) return only;
  if (g.options.landless === 'return' || g.seats.some((_, who) => !isLandless(g, who))) return undefined;
  const best = Math.max(...g.gothar.map(({ fame }) => fame));
  return clockwise(g, g.speaker).find((who) => gothiOf(g, who).fame === best);
}

/**
 * WF69: a gothi alone in last place draws Goods up to a limit; with two gothar, it also gains a farm in a color where
 * the other has more. The limits keep an idle gothi from profiting. The hidden halves of these Goods stay hidden.
 */
function help(c: Ctx<G>): void {
  const { g } = c;
  if (g.phase === 'over' || g.options.poor === 'alone') return;
  const least = Math.min(...g.gothar.map(({ fame }) => fame));
  const [who, ...others] = g.seats.flatMap((_, one) => (gothiOf(g, one).fame === least ? [one] : []));
  if (who === undefined || others.length > 0) return;
  const { goods } = gothiOf(g, who);
  if (goods.length < PACK.help) {
    const cards = draw(c, PACK.help - goods.length);
    goods.push(...cards);
    c.emit('winter.helped', { gothi: seatOf(g, who), goods: cards.map((card) => cardOf(card).good) });
  }
  if (g.seats.length === 2 && behind(g, who).length > 0) c.enter('help', { who });
}

const winter: Procedure<G, 'winter'> = [
  { label: 'score', run: score },
  { label: 'close', run: close },
  { label: 'help', run: help },
  {
    label: 'return',
    run: (c) => {
      const who = c.vars.landless?.shift();
      if (who === undefined) return;
      c.goto('return');
      if (gothiOf(c.g, who).hall > 0 && freeSides(c.g).length > 0) c.enter('stand', { who });
    },
  },
];

export const procedures = { winter } satisfies Partial<Procedures<G>>;

import type { Ctx, State } from '../../../../kernel/index.js';
import { cardId, huntOf } from '../../cards/cards.js';
import { hooksOf } from '../../variant-hooks.js';
import {
  gain,
  ivoryFactor,
  offerExchange,
  playExchange,
  whyNoExchange,
  settle,
} from '../../board/holdings.js';
import { ALL_TRIBES, TRIBES, type G, type Spot, type Tribe, type ElderWord } from '../../vocabulary/model.js';
import type { FaceSet, Hunt } from '../../cards/pack.js';
import {
  addBabies,
  elderCount,
  elderPlace,
  elderWords,
  isNewWorld,
  killElder,
  killOn,
  piecesOn,
  spotOf,
} from '../../board/people.js';
import { afterPurple, countsAs, earnsCard, hasFace, hitsIn, rollOn, type Roll } from '../../rolls/roll.js';
import { addDaughters, hasDaughter } from '../../board/women.js';
import { maybeClaim } from './claim.js';
import { goHome } from './order.js';
import type { PayVars, ThrownVars } from '../../vocabulary/hunt-vars.js';

/** G, G0, G3, G4: the outcome of hunt dice. */

/** How many hunters the dice kill, and whether the Alpha is among them (G0, R37). */
export function deathsOf(thrown: ThrownVars, bloody: FaceSet): { men: number; alpha: boolean } {
  let men = 0;
  let alpha = false;
  if (thrown.iron) return { men, alpha };
  for (const [i, face] of thrown.faces.entries()) {
    if (!hasFace(bloody, face)) continue;
    if (i === 0 && thrown.alphaDie) alpha = true;
    else men++;
  }
  if (thrown.laid > 0 && hasFace(bloody, thrown.laid)) alpha = true;
  return { men, alpha };
}

/** After all re-rolls: purple icons, then success or failure. */
export function huntThrown(c: Ctx<G>, rolled: ThrownVars, roll: Roll): void {
  const { g } = c;
  const spot = spotOf(g, rolled.card);
  const hunt = huntOf(g, spot);
  const { toOne } = roll;
  // R101: purple icons turn the Alpha's own face as well.
  const laid = countsAs(rolled.laid, toOne);
  const thrown: ThrownVars =
    toOne === 0 ? rolled : { ...rolled, laid, faces: afterPurple(rolled.faces, toOne) };
  if (toOne !== 0 && rolled.faces.some((face, i) => face !== thrown.faces[i]))
    c.emit('hunt.turned', { tribe: TRIBES[thrown.tribe], card: cardId(g, spot.card), faces: thrown.faces });
  const success = hitsIn(roll, thrown.faces, thrown.laid) >= roll.hitsNeeded;
  if (!success || hunt.depletion === 0) return concludeHunt(c, thrown, roll, success);
  // R51: a tribe that can't pay fails the hunt.
  if (g.tribes[thrown.tribe].energy + elderCount(g, thrown.tribe) < hunt.depletion) {
    c.emit('hunt.unpayable', { tribe: TRIBES[thrown.tribe], card: cardId(g, spot.card) });
    return concludeHunt(c, thrown, roll, false);
  }
  const due: PayVars = { ...thrown, due: hunt.depletion, paid: 0 };
  c.enter('hunt-pay', due);
}

/** G4: smelting bog iron costs energy or elders, like a depletion (D3); unpaid, the hunt fails. */
export const huntPay: State<G, 'hunt-pay'> = {
  rule: 'G4',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (c, seat, offer) => {
    const { tribe, paid } = c.vars;
    if (c.g.tribes[tribe].energy > 0) offer.can('pay', 'energy');
    else offer.cannot('pay', ['energy'], 'D3', 'hunt.no-energy');
    for (const word of elderWords(c.g, tribe)) offer.can('pay', 'elder', word);
    if (paid === 0) offer.can('refuse');
    offerExchange(c, seat, offer);
  },
  verbs: {
    pay: (c, seat, args) => {
      const vars = c.vars;
      const card = cardId(c.g, vars.card);
      if (args[0] === 'energy') {
        c.g.tribes[vars.tribe].energy--;
        c.emit('hunt.paid-energy', { tribe: seat, card });
      } else {
        const elder = args[1] as ElderWord;
        c.emit('hunt.paid-elder', { tribe: seat, card, rank: elderPlace(c.g, vars.tribe, elder).rank });
        killElder(c.g, vars.tribe, elder);
      }
      c.leave();
      const left = elderCount(c.g, vars.tribe) + c.g.tribes[vars.tribe].energy;
      if (vars.due > 1 && left > 0) {
        const due: PayVars = { ...vars, due: vars.due - 1, paid: vars.paid + 1 };
        c.enter('hunt-pay', due);
      } else concludeHunt(c, vars, lyingRoll(c.g, vars), true);
    },
    refuse: (c, seat) => {
      const vars = c.vars;
      c.emit('hunt.refused', { tribe: seat, card: cardId(c.g, vars.card) });
      c.leave();
      concludeHunt(c, vars, lyingRoll(c.g, vars), false);
    },
    exchange: playExchange,
  },
  why: whyNoExchange,
};

/** Losses, then gains, then everyone home, then the card itself (G4 to G7). */
function concludeHunt(c: Ctx<G>, thrown: ThrownVars, roll: Roll, success: boolean): void {
  const { g } = c;
  const { card, tribe } = thrown;
  const spot = spotOf(g, card);
  const hunt = huntOf(g, spot);
  const id = cardId(g, card);
  const dead = deathsOf(thrown, roll.bloody);
  if (dead.men > 0 || dead.alpha) {
    killOn(g, tribe, spot, dead.men, dead.alpha);
    c.emit('hunt.lost', { tribe: TRIBES[tribe], card: id, men: dead.men, alpha: dead.alpha ? 1 : 0 });
  }
  hooksOf(g).afterDice?.(c, thrown, success);
  const colony = isNewWorld(g, card);
  if (success) bringHome(c, tribe, spot, hunt, colony);
  else c.emit('hunt.failed', { tribe: TRIBES[tribe], card: id });
  if (colony) return settle(c);
  goHome(g, tribe, spot);
  if (success) {
    // Winner takes all (G4, R44).
    for (const t of ALL_TRIBES) {
      if (piecesOn(g, spot, t) === 0) continue;
      goHome(g, t, spot);
      c.emit('hunt.too-late', { tribe: TRIBES[t], card: id });
    }
  }
  settle(c);
  if (!g.tribes[tribe].extinct && earnsCard(roll, thrown.faces, thrown.laid, success))
    maybeClaim(c, tribe, card);
}

/** The rules for dice already rolled; the number of dice no longer matters. */
const lyingRoll = (g: G, { card, tribe }: ThrownVars): Roll => rollOn(g, tribe, spotOf(g, card), 0, false);

function bringHome(c: Ctx<G>, t: Tribe, spot: Spot, hunt: Hunt, colony: boolean): void {
  const { g } = c;
  const babies = hunt.babies > 0 ? addBabies(g, t, hunt.babies, colony ? spot : undefined) : 0;
  const energy = gain(g, t, 'energy', hunt.energy);
  const ivory = gain(g, t, 'ivory', hunt.ivory * ivoryFactor(g, spot.card));
  const iron = gain(g, t, 'iron', hunt.iron);
  c.emit('hunt.success', {
    tribe: TRIBES[t],
    card: cardId(g, spot.card),
    babies,
    energy,
    ivory,
    iron,
    colony,
  });
  // K5
  if (!hasDaughter(g, t, spot)) return;
  const girls = addDaughters(g, t, hunt.babies);
  if (girls > 0) c.emit('hunt.daughters', { tribe: TRIBES[t], card: cardId(g, spot.card), n: girls });
}

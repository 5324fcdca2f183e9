import type { Ctx, State } from '../../../../kernel/types.js';
import { coldCountsAsWarm, toOneFaces } from '../../abilities.js';
import { cardId, cardInfo, hitsNeeded, huntOf, packOf } from '../../cards.js';
import { gain, ivoryFactor, offerExchange, playExchange, whyNoExchange, settle } from '../../holdings.js';
import { ALL_TRIBES, TRIBES, type G, type Spot, type Table, type Tribe } from '../../model.js';
import type { Faces, Hunt } from '../../pack.js';
import {
  addBabies,
  elderCount,
  elderPlace,
  elderWords,
  isCold,
  isNewWorld,
  killElder,
  killOn,
  piecesOn,
  spotOf,
  type ElderWord,
} from '../../people.js';
import { rulesOf } from '../../variants.js';
import { addDaughters, hasDaughter } from '../../women.js';
import { isMine, stealFuel } from '../../variants/patrol/occupiers.js';
import { maybeClaim } from './claim.js';
import { goHome } from './order.js';
import { asVars, payOf, thrownOf, type PayVars, type ThrownVars } from './vars.js';

/** G, G0, G3, G4: what the dice of a hunt bring about. */

/** Faces that hit: 1 and 2 on the warm side, 1 on the cold side (D4), unless a card says otherwise. */
export function hitFaces(g: Table, t: Tribe, spot: Spot, hunt: Hunt): Faces {
  const pack = packOf(g);
  return isCold(g, spot.card) && !coldCountsAsWarm(g, t, hunt.type) ? pack.coldHit : pack.warmHit;
}

/** The faces as they count once purple icons have turned some into 1 (G3); they must (R4). */
export function afterPurple(faces: readonly number[], toOne: Faces): number[] {
  const counted: number[] = [];
  for (const face of faces) counted.push((toOne & (1 << face)) !== 0 ? 1 : face);
  return counted;
}

/** How many hunters the dice kill, and whether the Alpha is among them (G0, R37). */
export function deathsOf(thrown: ThrownVars, bloody: Faces): { men: number; alpha: boolean } {
  let men = 0;
  let alpha = false;
  if (thrown.iron) return { men, alpha };
  const { faces } = thrown;
  for (let i = 0; i < faces.length; i++) {
    if ((bloody & (1 << (faces[i] as number))) === 0) continue;
    if (i === 0 && thrown.alphaDie) alpha = true;
    else men++;
  }
  if (thrown.laid > 0 && (bloody & (1 << thrown.laid)) !== 0) alpha = true;
  return { men, alpha };
}

/** The largest number of dice that show the same face, the Alpha's laid-down one among them (G5, R41). */
export function mostAlike(faces: readonly number[], laid: number): number {
  let most = 0;
  for (let face = 1; face <= 6; face++) {
    let n = laid === face ? 1 : 0;
    for (const shown of faces) if (shown === face) n++;
    if (n > most) most = n;
  }
  return most;
}

function hitsOf(faces: readonly number[], laid: number, hit: Faces): number {
  let hits = laid > 0 && (hit & (1 << laid)) !== 0 ? 1 : 0;
  for (const face of faces) if ((hit & (1 << face)) !== 0) hits++;
  return hits;
}

/** After all re-rolls: purple icons, then success or failure. */
export function huntThrown(c: Ctx<G>, rolled: ThrownVars): void {
  const { g } = c;
  const spot = spotOf(g, rolled.card);
  const hunt = huntOf(g, spot);
  const toOne = toOneFaces(g, rolled.tribe, hunt.type);
  // R101: purple icons turn the Alpha's own face as well.
  const laid = (toOne & (1 << rolled.laid)) !== 0 ? 1 : rolled.laid;
  const thrown: ThrownVars =
    toOne === 0 ? rolled : { ...rolled, laid, faces: afterPurple(rolled.faces, toOne) };
  if (toOne !== 0 && rolled.faces.some((face, i) => face !== thrown.faces[i]))
    c.say('hunt.turned', { tribe: TRIBES[thrown.tribe], card: cardId(g, spot.card), faces: thrown.faces });
  const hits = hitsOf(thrown.faces, thrown.laid, hitFaces(g, thrown.tribe, spot, hunt));
  const success = hits >= hitsNeeded(g, spot.card, hunt);
  if (!success || hunt.depletion === 0) return concludeHunt(c, thrown, success);
  // R51: whoever can't pay has not hunted successfully.
  if (g.tribes[thrown.tribe].energy + elderCount(g, thrown.tribe) < hunt.depletion) {
    c.say('hunt.unpayable', { tribe: TRIBES[thrown.tribe], card: cardId(g, spot.card) });
    return concludeHunt(c, thrown, false);
  }
  const due: PayVars = { ...thrown, due: hunt.depletion, paid: 0 };
  c.enter('hunt-pay', asVars(due));
}

/** G4: smelting bog iron costs energy or elders, as a depletion does (D3); without it the hunt fails. */
export const huntPay: State<G> = {
  rule: 'G4',
  seats: (c) => [TRIBES[payOf(c.vars).tribe]],
  choices: (c, seat, offer) => {
    const { tribe, paid } = payOf(c.vars);
    if (c.g.tribes[tribe].energy > 0) offer.can('pay', 'energy');
    else offer.cannot('pay', ['energy'], 'D3', 'hunt.no-energy');
    for (const word of elderWords(c.g, tribe)) offer.can('pay', 'elder', word);
    if (paid === 0) offer.can('refuse');
    offerExchange(c, seat, offer);
  },
  verbs: {
    pay: (c, seat, args) => {
      const vars = payOf(c.vars);
      const card = cardId(c.g, vars.card);
      if (args[0] === 'energy') {
        c.g.tribes[vars.tribe].energy--;
        c.say('hunt.paid-energy', { tribe: seat, card });
      } else {
        const elder = args[1] as ElderWord;
        c.say('hunt.paid-elder', { tribe: seat, card, rank: elderPlace(c.g, vars.tribe, elder).rank });
        killElder(c.g, vars.tribe, elder);
      }
      c.leave();
      const left = elderCount(c.g, vars.tribe) + c.g.tribes[vars.tribe].energy;
      if (vars.due > 1 && left > 0) {
        const due: PayVars = { ...vars, due: vars.due - 1, paid: vars.paid + 1 };
        c.enter('hunt-pay', asVars(due));
      } else concludeHunt(c, thrownOf(c.vars), true);
    },
    refuse: (c, seat) => {
      const vars = thrownOf(c.vars);
      c.say('hunt.refused', { tribe: seat, card: cardId(c.g, vars.card) });
      c.leave();
      concludeHunt(c, vars, false);
    },
    exchange: playExchange,
  },
  why: whyNoExchange,
};

/** Losses, then gains, then everyone home, then the card itself (G4 to G7). */
function concludeHunt(c: Ctx<G>, thrown: ThrownVars, success: boolean): void {
  const { g } = c;
  const { card, tribe } = thrown;
  const spot = spotOf(g, card);
  const hunt = huntOf(g, spot);
  const id = cardId(g, card);
  const dead = deathsOf(thrown, hunt.bloody);
  if (dead.men > 0 || dead.alpha) {
    killOn(g, tribe, spot, dead.men, dead.alpha);
    c.say('hunt.lost', { tribe: TRIBES[tribe], card: id, men: dead.men, alpha: dead.alpha ? 1 : 0 });
  }
  if (g.occupiers !== undefined) {
    stealFuel(c, tribe, thrown.faces, thrown.laid, thrown.armed === true);
    if (success && isMine(g, card)) g.occupiers.mined = true;
  }
  const colony = isNewWorld(g, card);
  if (success) bringHome(c, tribe, spot, hunt, colony);
  else c.say('hunt.failed', { tribe: TRIBES[tribe], card: id });
  if (colony) return settle(c);
  goHome(g, tribe, spot);
  if (success) {
    // Winner takes all (G4, R44).
    for (const t of ALL_TRIBES) {
      if (piecesOn(g, spot, t) === 0) continue;
      goHome(g, t, spot);
      c.say('hunt.too-late', { tribe: TRIBES[t], card: id });
    }
  }
  settle(c);
  const info = cardInfo(g, card);
  const dice =
    info.trophy !== null ? info.trophy.dice : info.take !== null && rulesOf(g).takes ? info.take.dice : -1;
  if (dice < 0 || g.tribes[tribe].extinct) return;
  if (dice === 0 ? success : mostAlike(thrown.faces, thrown.laid) >= dice) maybeClaim(c, tribe, card);
}

function bringHome(c: Ctx<G>, t: Tribe, spot: Spot, hunt: Hunt, colony: boolean): void {
  const { g } = c;
  const babies = hunt.babies > 0 ? addBabies(g, t, hunt.babies, colony ? spot : undefined) : 0;
  const energy = gain(g, t, 'energy', hunt.energy);
  const ivory = gain(g, t, 'ivory', hunt.ivory * ivoryFactor(g, spot.card));
  const iron = gain(g, t, 'iron', hunt.iron);
  c.say('hunt.success', {
    tribe: TRIBES[t],
    card: cardId(g, spot.card),
    babies,
    energy,
    ivory,
    iron,
    colony,
  });
  // K5
  if (g.women === undefined || !hasDaughter(g, t, spot)) return;
  const girls = addDaughters(g, t, hunt.babies);
  if (girls > 0) c.say('hunt.daughters', { tribe: TRIBES[t], card: cardId(g, spot.card), n: girls });
}

import { type Ctx, parseBag, type Seat, type State, type Value } from '../../../../kernel/index.js';
import { cardId } from '../../cards/cards.js';
import { hooksOf } from '../../variant-hooks.js';
import { offerExchange, playExchange, whyNoExchange } from '../../board/holdings.js';
import {
  TRIBES,
  type Card,
  type G,
  type Spot,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import { alphaOn, spotOf } from '../../board/people.js';
import { hasFace, rollOn, withAlphaRolling, type Roll } from '../../rolls/roll.js';
import { rulesOf } from '../../variants.js';
import { huntThrown } from './outcome.js';
import { raidThrown } from './raid.js';
import type { FreeVars, ThrownVars } from '../../vocabulary/hunt-vars.js';
import type { Offer } from '../../texts.js';

/** G, E7, F4, G2: decisions before the dice, the roll, and re-rolls. */

/** Iron helps only if the dice can kill (F4). */
function ironHelps(g: PublicState, t: Tribe, roll: Roll): boolean {
  return roll.bloody !== 0 && g.tribes[t].iron > 0 && rulesOf(g).withoutIron === null;
}

/** L5: bullets, for hunts on biomes only (R123). */
function armsHelp(g: PublicState, t: Tribe, roll: Roll): boolean {
  return !roll.raid && hooksOf(g).bulletsHelp?.(g, t) === true;
}

/** The roll of all people of a tribe on the card. */
const partyRoll = (g: PublicState, t: Tribe, spot: Spot): Roll =>
  rollOn(g, t, spot, spot.men[t], alphaOn(g, t, spot.card));

export function beginParty(c: Ctx<G>, spot: Spot, t: Tribe): void {
  const roll = partyRoll(c.g, t, spot);
  if (roll.alphaFace > 0 || ironHelps(c.g, t, roll) || armsHelp(c.g, t, roll))
    c.enter('hunt-roll', { card: spot.card, tribe: t });
  else throwDice(c, spot, t, roll, NO_WORDS);
}

/** E7 and F4, both before the roll (R3): use the Alpha or not, spend iron or not. */
export const huntRoll: State<G, 'hunt-roll'> = {
  rule: 'G',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (c, seat, offer) => {
    const { card, tribe } = c.vars;
    const spot = spotOf(c.g, card);
    const stakes = partyRoll(c.g, tribe, spot);
    const alpha = stakes.alphaFace > 0;
    const iron = ironHelps(c.g, tribe, stakes);
    offer.can('roll');
    if (iron) offer.can('roll', 'iron');
    if (alpha) offer.can('roll', 'clay');
    if (alpha && iron) offer.can('roll', 'clay', 'iron');
    if (armsHelp(c.g, tribe, stakes)) {
      offer.can('roll', 'bullets');
      if (alpha) offer.can('roll', 'clay', 'bullets');
    } else if (!stakes.raid && hooksOf(c.g).bulletsHelp !== undefined) {
      offer.cannot('roll', ['bullets'], 'L5', 'patrol.no-bullets');
    }
    offerExchange(c, seat, offer);
    if (!offer.explain) return;
    if (!iron) refuseIron(c.g, stakes, offer);
    if (!alpha) offer.cannot('roll', ['clay'], 'E7', 'hunt.no-alpha');
  },
  verbs: {
    roll: (c, _seat, args) => {
      const { card, tribe } = c.vars;
      const spot = spotOf(c.g, card);
      c.leave();
      throwDice(c, spot, tribe, partyRoll(c.g, tribe, spot), args);
    },
    exchange: playExchange,
  },
  why: whyNoExchange,
};

function refuseIron(g: PublicState, stakes: Roll, offer: Offer): void {
  const { withoutIron } = rulesOf(g);
  if (withoutIron !== null) offer.cannot('roll', ['iron'], withoutIron, 'hunt.iron-left-out');
  else offer.cannot('roll', ['iron'], 'F4', stakes.bloody === 0 ? 'hunt.harmless' : 'hunt.no-iron');
}

const NO_WORDS: readonly Value[] = [];

/** `words` are the decisions before the roll: `clay`, `iron`, `bullets`. */
function throwDice(c: Ctx<G>, spot: Spot, t: Tribe, usual: Roll, words: readonly Value[]): void {
  const { g } = c;
  const roll = words.includes('clay') ? withAlphaRolling(usual) : usual;
  const iron = words.includes('iron');
  const laid = roll.alphaFace > 0 ? rulesOf(g).alphaFace : 0;
  const alphaDie = laid === 0 && alphaOn(g, t, spot.card);
  const card = cardId(g, spot.card);
  if (iron) {
    g.tribes[t].iron--;
    c.emit('hunt.iron', { tribe: TRIBES[t], card });
  }
  const faces = c.dice(roll.dice);
  c.emit(roll.raid ? 'raid.rolled' : 'hunt.rolled', {
    tribe: TRIBES[t],
    card,
    dice: faces.length,
    faces: [...faces],
    laid,
    alphaDie,
  });
  const rolled: ThrownVars = { card: spot.card, tribe: t, faces, laid, alphaDie, iron };
  const thrown = words.includes('bullets') ? load(c, rolled) : rolled;
  if (roll.free > 0) c.enter('hunt-reroll', { ...thrown, free: roll.free, fixed: [] });
  else if (canReroll(thrown.faces, roll)) c.enter('hunt-reroll', thrown);
  else finish(c, thrown, roll);
}

/** L5: the iron is spent whether or not the dice steal. */
function load(c: Ctx<G>, rolled: ThrownVars): ThrownVars {
  c.g.tribes[rolled.tribe].iron--;
  c.emit('patrol.bullets', { tribe: TRIBES[rolled.tribe], card: cardId(c.g, rolled.card) });
  return { ...rolled, armed: true };
}

function finish(c: Ctx<G>, thrown: ThrownVars, roll: Roll): void {
  if (roll.raid) raidThrown(c, thrown, roll);
  else huntThrown(c, thrown, roll);
}

const canReroll = (faces: readonly number[], { reroll }: Roll): boolean =>
  faces.some((face) => hasFace(reroll, face));

/** The roll that belongs to the dice in a state's vars. */
const thrownRoll = (g: PublicState, { card, tribe }: ThrownVars): Roll =>
  partyRoll(g, tribe, spotOf(g, card));

/** Picks the re-roll fields only; copying all vars would restore the old faces. */
function freeOf({ free, fixed, shut }: FreeVars): FreeVars {
  return {
    ...(free === undefined ? {} : { free }),
    ...(fixed === undefined ? {} : { fixed }),
    ...(shut === undefined ? {} : { shut }),
  };
}

/** May any die still be re-rolled? */
function goesOn(thrown: ThrownVars, roll: Roll, { free = 0, fixed = [], shut }: FreeVars): boolean {
  if (free > 0) return fixed.length < thrown.faces.length;
  const left = thrown.faces.filter((_, i) => !fixed.includes(i));
  return shut !== true && canReroll(left, roll);
}

/** After a re-roll: stays while another re-roll is possible, otherwise scores the dice. */
function reread(c: Ctx<G, 'hunt-reroll'>, thrown: ThrownVars, roll: Roll, free: FreeVars): void {
  if (goesOn(thrown, roll, free)) {
    Object.assign(c.vars, { faces: thrown.faces, ...free });
    return;
  }
  c.leave();
  finish(c, thrown, roll);
}

const FACE_WORDS = ['', '#1', '#2', '#3', '#4', '#5', '#6'] as const;
const ALPHA = 'alpha';

/** G2: re-rolls any of the allowed faces, all at the same time, each die once. */
export const huntReroll: State<G, 'hunt-reroll'> = {
  rule: 'G2',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (c, _seat, offer) => {
    const thrown = c.vars;
    const { faces, alphaDie } = thrown;
    const { free, fixed, shut } = freeOf(c.vars);
    const rerolled = shut === true ? 0 : thrownRoll(c.g, thrown).reroll;
    const open: Record<string, number> = {};
    const closed: string[] = [];
    let n = 0;
    for (const [i, face] of faces.entries()) {
      const word = FACE_WORDS[face] as string;
      if (fixed?.includes(i) === true) continue;
      if (!hasFace(rerolled, face)) {
        if (offer.explain && !closed.includes(word)) closed.push(word);
        continue;
      }
      n++;
      const thing = i === 0 && alphaDie ? ALPHA : word;
      open[thing] = (open[thing] ?? 0) + 1;
    }
    offer.can('keep');
    if (n > 0) offer.can('reroll', 'all');
    if (n > 1) offer.can('reroll', { name: 'dice', of: open, min: 1, max: n });
    if (free !== undefined && free > 0) {
      const dice = faces.map((face, i) => (i === 0 && alphaDie ? ALPHA : (FACE_WORDS[face] as string)));
      const loose = dice.filter((word, i) => fixed?.includes(i) !== true && dice.indexOf(word) === i);
      for (const word of loose) offer.can('again', word);
    }
    if (closed.length > 0)
      offer.cannot(
        'reroll',
        [{ name: 'dice', of: countDice(closed, faces), min: 1, max: faces.length }],
        'G2',
        'hunt.face-stays',
      );
  },
  verbs: {
    keep: (c) => {
      const thrown = c.vars;
      c.leave();
      finish(c, thrown, thrownRoll(c.g, thrown));
    },
    // M1, M3: one die of any face.
    again: (c, seat, args) => {
      const thrown = c.vars;
      const roll = thrownRoll(c.g, thrown);
      const { free = 0, fixed = [] } = freeOf(c.vars);
      const faces = [...thrown.faces];
      const at = faces.findIndex((face, i) => {
        if (fixed.includes(i)) return false;
        return i === 0 && thrown.alphaDie ? args[0] === ALPHA : args[0] === FACE_WORDS[face];
      });
      faces[at] = c.die();
      sayRerolled(c, seat, thrown.card, [faces[at]], faces);
      reread(c, { ...thrown, faces }, roll, { ...freeOf(c.vars), free: free - 1, fixed: [...fixed, at] });
    },
    reroll: (c, seat, args) => {
      const thrown = c.vars;
      const roll = thrownRoll(c.g, thrown);
      const before = freeOf(c.vars);
      const fixed = [...(before.fixed ?? [])];
      const picked = args[0] === 'all' ? undefined : parseBag(String(args[0]));
      const faces = [...thrown.faces];
      const fresh: number[] = [];
      for (const [i, face] of faces.entries()) {
        if (!hasFace(roll.reroll, face) || before.fixed?.includes(i) === true) continue;
        if (picked !== undefined) {
          const thing = i === 0 && thrown.alphaDie ? ALPHA : (FACE_WORDS[face] as string);
          const left = picked[thing] ?? 0;
          if (left === 0) continue;
          picked[thing] = left - 1;
        }
        faces[i] = c.die();
        fresh.push(faces[i] as number);
        fixed.push(i);
      }
      sayRerolled(c, seat, thrown.card, fresh, faces);
      if (before.free !== undefined)
        return reread(c, { ...thrown, faces }, roll, { ...before, fixed, shut: true });
      c.leave();
      finish(c, { ...thrown, faces }, roll);
    },
  },
};

const sayRerolled = (c: Ctx<G>, seat: Seat, no: Card, fresh: number[], faces: readonly number[]): void =>
  c.emit('hunt.rerolled', {
    tribe: seat,
    card: cardId(c.g, no),
    dice: fresh.length,
    fresh,
    faces: [...faces],
  });

const countDice = (words: readonly string[], faces: readonly number[]): Record<string, number> =>
  Object.fromEntries(words.map((word) => [word, faces.filter((face) => FACE_WORDS[face] === word).length]));

import { PER_MARINER } from '../../src/games/greenland/pictures.js';
import type { EffectData, EffectOf, EffectType } from '../../src/games/greenland/view/view-types.js';
import { icon } from '../scene.js';
import { COLOR } from './palette.js';
import { bold, gap, run, times, type Run } from './pieces.js';

/** Effects of cards and elders as rows of icons, in the box's notation: dice, arrows and types. */

const one = (name: string, size: number, ink: string = COLOR.ink): Run => times(name, 1, size, size, ink);

const word = (t: string, size: number): Run => ({
  items: [bold(0, 0, t.length * size * 0.56 + 2, size, t, Math.max(32, size * 0.86))],
  width: t.length * size * 0.56 + 3,
});

const die = (face: number, size: number): Run => one(`die${face}`, size);

const ICONS: { readonly [T in EffectType]: (effect: EffectOf<T>, size: number) => Run } = {
  reroll: (e, size) =>
    run(one('reroll', size, '#2f6c94'), gap(2), die(e.face, size), gap(2), one(e.biomeType, size)),
  turnsToOne: (e, size) =>
    run(
      die(e.face, size),
      one('toOne', size * 0.7, '#6b2f8f'),
      one('die1', size),
      gap(2),
      one(e.biomeType, size),
    ),
  huntFirst: (e, size) => run(one('first', size * 0.8, '#2f6c94'), one(e.biomeType, size)),
  handSize: (e, size) => run(one('cards', size), word(`+${e.n}`, size)),
  reassign: (e, size) => run(one('compass', size), word(`${e.n}`, size), one('person', size * 0.9)),
  mariner: (e, size) => run(one('boat', size), word(`${PER_MARINER * e.n}`, size)),
  coldAsWarm: (e, size) =>
    run(
      one('snowflake', size, '#2f6c94'),
      word('=', size),
      one('sun', size, '#b97f0c'),
      gap(2),
      one(e.biomeType, size),
    ),
  depletionReduction: (e, size) => run(one('depletion', size), word(`−${e.n}`, size)),
  hayDiscount: (e, size) => run(one('hay', size), word(`−${e.n}`, size)),
  freePromotion: (_, size) => run(one('person', size), gap(4), word('0', size), one('energy', size)),
  soloImportDiscount: (e, size) => run(one('ship', size), word(`−${e.n}`, size), one('ivory', size)),
  toolCostOption: (e, size) => run(one(e.disk, size), word('=', size), one('iron', size)),
  auctionTieWin: (_, size) => run(one('ship', size), word('=', size), one('check', size, COLOR.hit)),
  coopSled: (_, size) => run(one('person', size), gap(2), one('sled', size)),
  feudImmunity: (_, size) => one('noFeud', size),
  councilOfWar: (_, size) => one('council', size),
  raidLeader: (_, size) => one('axe', size),
  warParty: (_, size) =>
    run(one('medallion', size), gap(2), one('die1', size * 0.9), gap(2), one('die2', size * 0.9)),
};

function iconsOf<T extends EffectType>(effect: EffectOf<T>, size: number): Run {
  const draw: (typeof ICONS)[EffectType] = ICONS[effect.type as T];
  return (draw as (effect: EffectData, size: number) => Run)(effect, size);
}

export function effectsRun(effects: readonly EffectData[], size: number): Run {
  const parts: Run[] = [];
  for (const effect of effects) {
    parts.push(...(parts.length > 0 ? [gap(12)] : []), iconsOf(effect, size));
  }
  return run(...parts);
}

/** The faces of a raid: those that succeed, then those that kill. */
export function raidRun(
  raid: { readonly success: readonly number[]; readonly bloody: readonly number[] },
  size: number,
): Run {
  return run(
    { items: [icon('axe', 0, 0, size, { ink: COLOR.ink })], width: size + 2 },
    ...raid.success.flatMap((f) => [one(`die${f}`, size), gap(3)]),
    raid.bloody.length > 0 ? gap(5) : null,
    ...raid.bloody.flatMap((f) => [one(`bloody${f}`, size), gap(3)]),
  );
}

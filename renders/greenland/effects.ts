import type { EffectType } from '../../src/games/greenland/cards/pack-schema.js';
import type { EffectView } from '../../src/games/greenland/view/view-types.js';
import { icon } from '../scene.js';
import { COLOUR } from './palette.js';
import { bold, gap, run, times, type Run } from './pieces.js';

/** Effects of cards and elders as rows of icons, in the words of the box: dice, arrows and types. */

const one = (name: string, size: number, ink: string = COLOUR.ink): Run => times(name, 1, size, size, ink);

const word = (t: string, size: number): Run => ({
  items: [bold(0, 0, t.length * size * 0.56 + 2, size, t, Math.max(32, size * 0.86))],
  width: t.length * size * 0.56 + 3,
});

type Draw = (effect: EffectView, size: number) => Run;

const n = ({ n: count = 1 }: EffectView): number => count;
const ofType = ({ biomeType }: EffectView, size: number): Run | null =>
  biomeType === undefined ? null : one(biomeType, size);
const face = ({ face: shown = 0 }: EffectView, size: number): Run => one(`die${shown}`, size);

/** The icons of each effect: one entry for every effect there is. */
const ICONS: Readonly<Record<EffectType, Draw>> = {
  reroll: (e, size) => run(one('reroll', size, '#2f6c94'), gap(2), face(e, size), gap(2), ofType(e, size)),
  turnsToOne: (e, size) =>
    run(face(e, size), one('toOne', size * 0.7, '#6b2f8f'), one('die1', size), gap(2), ofType(e, size)),
  huntFirst: (e, size) => run(one('first', size * 0.8, '#2f6c94'), ofType(e, size)),
  handSize: (e, size) => run(one('cards', size), word(`+${n(e)}`, size)),
  reassign: (e, size) => run(one('compass', size), word(`${n(e)}`, size), one('person', size * 0.9)),
  mariner: (e, size) => run(one('boat', size), word(`${4 * n(e)}`, size)),
  coldAsWarm: (e, size) =>
    run(one('snow', size, '#2f6c94'), word('=', size), one('sun', size, '#b97f0c'), gap(2), ofType(e, size)),
  depletionReduction: (e, size) => run(one('depletion', size), word(`−${n(e)}`, size)),
  hayDiscount: (e, size) => run(one('hay', size), word(`−${n(e)}`, size)),
  freePromotion: (_, size) => run(one('person', size), gap(4), word('0', size), one('energy', size)),
  soloImportDiscount: (e, size) => run(one('ship', size), word(`−${n(e)}`, size), one('ivory', size)),
  toolCostOption: (e, size) => run(one(e.disk ?? 'ivory', size), word('=', size), one('iron', size)),
  auctionTieWin: (_, size) => run(one('ship', size), word('=', size), one('check', size, COLOUR.hit)),
  coopSled: (_, size) => run(one('person', size), gap(2), one('sled', size)),
  feudImmunity: (_, size) => one('noFeud', size),
  councilOfWar: (_, size) => one('council', size),
  raidLeader: (_, size) => one('axe', size),
  warParty: (_, size) =>
    run(one('medallion', size), gap(2), one('die1', size * 0.9), gap(2), one('die2', size * 0.9)),
};

/** Several effects side by side. */
export function effectsRun(effects: readonly EffectView[], size: number): Run {
  const parts: Run[] = [];
  for (const effect of effects) {
    parts.push(...(parts.length > 0 ? [gap(12)] : []), ICONS[effect.type](effect, size));
  }
  return run(...parts);
}

/** The faces of a raid: those that succeed, then those that kill. */
export function raidRun(
  raid: { readonly success: readonly number[]; readonly bloody: readonly number[] },
  size: number,
): Run {
  return run(
    { items: [icon('axe', 0, 0, size, { ink: COLOUR.ink })], width: size + 2 },
    ...raid.success.flatMap((f) => [one(`die${f}`, size), gap(3)]),
    raid.bloody.length > 0 ? gap(5) : null,
    ...raid.bloody.flatMap((f) => [one(`bloody${f}`, size), gap(3)]),
  );
}

import type { EffectView } from '../../src/games/greenland/view-types.js';
import { icon } from '../scene.js';
import { COLOUR } from './palette.js';
import { bold, gap, run, times, type Run } from './pieces.js';

/** Effects of cards and elders as rows of icons, in the words of the box: dice, arrows and types. */

const one = (name: string, size: number, ink: string = COLOUR.ink): Run => times(name, 1, size, size, ink);

const word = (t: string, size: number): Run => ({
  items: [bold(0, 0, t.length * size * 0.56 + 2, size, t, Math.max(32, size * 0.86))],
  width: t.length * size * 0.56 + 3,
});

/** The icons of one effect; null for effects that only variants use. */
export function effectRun(effect: EffectView, size: number): Run | null {
  const type = effect.biomeType === undefined ? null : one(effect.biomeType, size);
  const n = effect.n ?? 1;
  switch (effect.type) {
    case 'reroll':
      return run(one('reroll', size, '#2f6c94'), gap(2), one(`die${effect.face ?? 0}`, size), gap(2), type);
    case 'turnsToOne':
      return run(
        one(`die${effect.face ?? 0}`, size),
        one('toOne', size * 0.7, '#6b2f8f'),
        one('die1', size),
        gap(2),
        type,
      );
    case 'huntFirst':
      return run(one('first', size * 0.8, '#2f6c94'), type);
    case 'handSize':
      return run(one('cards', size), word(`+${n}`, size));
    case 'reassign':
      return run(one('compass', size), word(`${n}`, size), one('person', size * 0.9));
    case 'mariner':
      return run(one('boat', size), word(`${4 * n}`, size));
    case 'coldAsWarm':
      return run(one('snow', size, '#2f6c94'), word('=', size), one('sun', size, '#b97f0c'), gap(2), type);
    case 'depletionReduction':
      return run(one('depletion', size), word(`−${n}`, size));
    case 'hayDiscount':
      return run(one('hay', size), word(`−${n}`, size));
    case 'freePromotion':
      return run(one('person', size), gap(4), word('0', size), one('energy', size));
    case 'auctionTieWin':
      return run(one('ship', size), word('=', size), one('check', size, COLOUR.hit));
    case 'feudImmunity':
      return one('noFeud', size);
    case 'councilOfWar':
      return run(word('1.', size), one('swap', size * 0.9));
    case 'raidLeader':
      return one('axe', size);
    case 'warParty':
      return run(one('medallion', size), gap(2), one('die1', size * 0.9), gap(2), one('die2', size * 0.9));
    case 'toolCostOption':
      return run(one('ivory', size), word('=', size), one('iron', size));
    default:
      return null;
  }
}

/** Several effects side by side. */
export function effectsRun(effects: readonly EffectView[], size: number): Run {
  const parts: Run[] = [];
  for (const effect of effects) {
    const part = effectRun(effect, size);
    if (part !== null) parts.push(...(parts.length > 0 ? [gap(12)] : []), part);
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

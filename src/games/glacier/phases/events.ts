import type { Ctx, Procedures } from '../../../kernel/index.js';
import { grow } from '../cave.js';
import { clansOf, others, type G } from '../model.js';
import type { Due } from '../frames.js';
import { demand } from './losses.js';

/** H1, H2: event cards, resolved when revealed. */

/** H1: the clan grows by a card, face up in the living chamber until the turn ends. */
function goldenAge(c: Ctx<G>): void {
  const value = grow(c, c.g.active, 'spent');
  c.emit('event.golden-age', { clan: c.g.active, value });
}

/** H2: all roll, beginning with the active clan; then all choose their losses at once (GL12). */
function earthquake(c: Ctx<G>): void {
  const { active } = c.g;
  const dues: Record<string, Due> = {};
  c.emit('event.earthquake', { clan: active });
  for (const clan of clansOf([active, ...others(c.seats, active)])) {
    const face = c.die();
    c.emit('event.quake-rolled', { clan, face });
    if (face >= 3) dues[clan] = { kind: face === 6 ? 'clan' : 'weapon-or-artifact', n: 1 };
  }
  demand(c, dues, 'earthquake');
}

export const procedures = {
  'golden-age': [{ label: 'grow', run: goldenAge }],
  earthquake: [{ label: 'quake', run: earthquake }],
} satisfies Partial<Procedures<G>>;

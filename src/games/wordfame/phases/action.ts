import type { Ctx, Procedures } from '../../../kernel/index.js';
import { draw, remember } from '../cards.js';
import { seatOf, type G } from '../model.js';
import { cardOf } from '../pack.js';
import type { Acting } from '../frames.js';

/** W9: starts of actions. */

/** Starts an action; its frame stays below its states and holds actor and strength. */
export function beginAction(c: Ctx<G>, { who, all, action, strength, by }: Acting): void {
  c.enter('action', { who, all: [...all], action, strength, by });
}

function act(c: Ctx<G, 'action'>): void {
  const { who, all, action, strength, by } = c.vars;
  const gothi = seatOf(c.g, who);
  c.emit(`act.${by}`, { gothi, action, strength });
  switch (action) {
    case 'settle':
      return c.enter('settle', { who, left: strength, grown: false });
    case 'ride':
      return c.enter('ride', { who, left: strength, halted: [] });
    case 'raid':
      return c.enter('raid', { who, strength });
    case 'foster':
      return c.enter('foster', { who: [...all], strength });
    case 'pledge':
      return beginPledge(c, who, strength);
    case 'feast':
      return c.enter('feast', { who, left: strength, mode: '' });
  }
}

/** W9.5: draws a card for each point of strength; only the drawer sees them (WF43). */
function beginPledge(c: Ctx<G>, who: number, strength: number): void {
  const cards = draw(c, strength);
  const gothi = seatOf(c.g, who);
  c.g.drawn = cards;
  remember(c.g, who, cards);
  c.emit('pledge.drew', { gothi, n: cards.length });
  c.emit('pledge.saw', { cards: cards.map((card) => cardOf(card).word) }, [gothi]);
  c.enter('pledge', { who, sworn: false });
}

export const procedures = { action: [{ label: 'act', run: act }] } satisfies Partial<Procedures<G>>;

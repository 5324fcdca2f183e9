import type { Ctx, Move, State, States } from '../../../kernel/index.js';
import { holds, mayPlayFate, spendFate } from '../cave.js';
import { clanOf, clansOf, handOf, NO_CARD, others, type ClanId, type G } from '../model.js';
import type { HuntVars } from '../frames.js';
import { holdsVow } from './vows.js';

/**
 * Interference before the roll (C1, G1). All clans that may have a card answer at once and in secret; answers count
 * clockwise from the hunter's left (GL3). Sworn clans answer by vows.
 */

type Red = 'storm' | 'broken' | 'dispute';

/** Clans that may interfere with this hunt, from public information. */
function watchers(c: Ctx<G>, hunter: ClanId): ClanId[] {
  return others(c.seats, hunter).filter((id) => mayPlayFate(c.g, id) && !c.g.still.includes(id));
}

/** One card per player turn against a hunter, except between two (J2). */
function mayStrike(c: Ctx<G>, clan: string): boolean {
  return clansOf(c.seats).length === 2 || !c.g.struck.some((id) => id === clan);
}

/** Cards that a clan can play against the hunt, disputes included if they are set as ambush (GL5). */
function playable(c: Ctx<G>, clan: string, hunt: HuntVars): Red[] {
  const reds: Red[] = [];
  if (mayStrike(c, clan)) {
    if (holds(c.g, clan, 'storm')) reds.push('storm');
    if (holds(c.g, clan, 'broken') && hunt.weapon !== NO_CARD) reds.push('broken');
  }
  if (c.g.options.dispute === 'ambush' && holds(c.g, clan, 'dispute')) reds.push('dispute');
  return reds;
}

export function openWindow(c: Ctx<G, 'hunt'>): void {
  const hunt = c.vars;
  if (hunt.success) return;
  const asked = watchers(c, hunt.clan).filter((id) => !clanOf(c.g, id).sworn);
  if (asked.length > 0) c.enter('interfere', { asked });
}

const interfere: State<G, 'interfere'> = {
  rule: 'G1',
  onTimeout: { verb: 'let', args: ['hunt'] },
  sealed: true,
  hidden: true,
  seats: (c) => c.vars.asked,
  choices: (c, seat, offer) => {
    const hunt = c.up;
    const reds = playable(c, seat, hunt);
    for (const red of reds) offer.can('interfere', red);
    if (offer.explain) {
      const had = handOf(c.g, seat);
      if (!mayStrike(c, seat)) {
        for (const red of ['storm', 'broken'] as const)
          if (had.includes(red)) offer.cannot('interfere', [red], 'C1', 'interfere.once-a-turn');
      } else if (hunt.weapon === NO_CARD && had.includes('broken')) {
        offer.cannot('interfere', ['broken'], 'G1', 'interfere.no-weapon');
      }
    }
    offer.can('let', 'hunt');
    offer.can('let', 'turn');
  },
  verbs: {},
  resolve: (c, answers) => {
    c.up.answers = answers;
  },
};

function answerOf(c: Ctx<G>, clan: ClanId, hunt: HuntVars, move: Move | undefined): Red | undefined {
  if (move?.verb === 'interfere') return move.args[0] as Red;
  if (move !== undefined || !clanOf(c.g, clan).sworn) return undefined;
  return playable(c, clan, hunt).find((red) => holdsVow(c.g, clan, red, hunt.clan, hunt.prey));
}

/** Plays the first clan's card; clans in ambush wait for the outcome. */
export function strike(c: Ctx<G, 'hunt'>): void {
  const hunt = c.vars;
  if (hunt.success) return;
  const { answers = {} } = hunt;
  delete hunt.answers;
  const lurking: ClanId[] = [];
  for (const clan of watchers(c, hunt.clan)) {
    const move = answers[clan];
    const red = answerOf(c, clan, hunt, move);
    if (red === 'dispute') lurking.push(clan);
    else if (red !== undefined && hunt.hit === '') {
      spendFate(c.g, clan, red);
      if (!c.g.struck.includes(clan)) c.g.struck.push(clan);
      c.reveal();
      c.emit('interfere.played', { clan, fate: red, against: hunt.clan });
      hunt.hit = red;
      hunt.by = clan;
      hunt.storm = red === 'storm';
    }
    if (move?.verb === 'let' && move.args[0] === 'turn') {
      c.g.still.push(clan);
      c.emit('interfere.let', { clan, hunter: hunt.clan });
    }
  }
  hunt.lurking = lurking;
}

export const states = { interfere } satisfies Partial<States<G>>;

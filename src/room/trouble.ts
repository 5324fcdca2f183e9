/** Fault injection: the rules in force, and whether a request is struck. */
import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { TroubleRule, TroubleState } from './contract.js';

export interface Trouble {
  state(): TroubleState;
  add(rule: Omit<TroubleRule, 'id'>): TroubleRule;
  clear(id?: string): void;
  setInteractions(copies?: number, delayMs?: number): void;
  away(ms: number): void;
  back(): void;
  isAway(): boolean;
  /** The rule that strikes this request, if any; decrements its count. */
  strike(method: string, path: string): TroubleRule | null;
  /** Delays a request by `ms`, or until all faults are cleared. */
  hold(ms: number): Promise<void>;
  onChange(listener: (state: TroubleState) => void): void;
}

/** Any number of requests may wait for this signal. */
function heldUp(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

/**
 * @param now the room's clock: advancing it past an absence ends the absence
 * @param chance a random number from 0 to 1 (seeded in campaigns): whether a rule with a chance strikes
 */
export function createTrouble(now: () => number, chance: () => number = Math.random): Trouble {
  let rules: (TroubleRule & { times?: number })[] = [];
  let interactions = { copies: 1, delayMs: 0 };
  let awayUntil: number | null = null;
  let cleared = heldUp();
  const listeners = new Set<(state: TroubleState) => void>();
  const isAway = () => awayUntil !== null && now() < awayUntil;
  const state = (): TroubleState => ({ rules, interactions, awayUntil: isAway() ? awayUntil : null });
  const changed = () => listeners.forEach((listener) => listener(state()));
  return {
    state,
    add(rule) {
      const made = { ...rule, id: randomBytes(4).toString('hex') };
      if (made.route !== undefined) new RegExp(made.route);
      rules = [...rules, made];
      changed();
      return made;
    },
    clear(id) {
      rules = id ? rules.filter((r) => r.id !== id) : [];
      if (!id) {
        interactions = { copies: 1, delayMs: 0 };
        awayUntil = null;
        cleared.abort();
        cleared = heldUp();
      }
      changed();
    },
    setInteractions(copies, delayMs) {
      interactions = {
        copies: Math.min(10, Math.max(1, copies ?? interactions.copies)),
        delayMs: Math.max(0, delayMs ?? interactions.delayMs),
      };
      changed();
    },
    away(ms) {
      awayUntil = now() + ms;
      changed();
    },
    back() {
      awayUntil = null;
      changed();
    },
    isAway,
    strike(method, path) {
      const line = `${method} ${path}`;
      const hit = rules.find(
        (r) =>
          (r.route === undefined || new RegExp(r.route).test(line)) &&
          (r.chance === undefined || chance() < r.chance),
      );
      if (!hit) return null;
      if (hit.times !== undefined) {
        const left = hit.times - 1;
        rules = rules.flatMap((r) => (r.id !== hit.id ? [r] : left > 0 ? [{ ...r, times: left }] : []));
        changed();
      }
      return hit;
    },
    hold: (ms) => wait(ms, undefined, { ref: false, signal: cleared.signal }).catch(() => {}),
    onChange: (listener) => void listeners.add(listener),
  };
}

/* eslint-disable @typescript-eslint/ban-ts-comment -- that the compiler refuses them is what is tested */
import { describe, expect, it } from 'vitest';
import { framesOf } from '../../src/kernel/frames.js';
import { happening } from '../../src/kernel/happenings.js';
import type { Named } from '../../src/kernel/names.js';
import type { Ctx, Frame, GameModule } from '../../src/kernel/types.js';

/** Type errors in rules with declared names: each `@ts-expect-error` line must cause one. */

const HAPPENINGS = { 'fire.lit': happening<{ seat: string; logs: number }>(), 'fire.out': happening() };

interface Procedures {
  night: { hour: number };
  storm: { hour: number; hail?: boolean };
}

interface States {
  watch: { seat: string; done?: boolean };
  relief: { seat: string };
  embers: { left: number };
}

/** States that read or write the vars of the frame above, with the frames allowed there. */
interface EnteredBy {
  relief: 'watch';
  embers: 'night' | 'storm';
}

interface Fire extends Named<{
  happenings: typeof HAPPENINGS;
  procedures: Procedures;
  states: States;
  enteredBy: EnteredBy;
}> {
  logs: number;
}

export function rules(c: Ctx<Fire, 'watch'>): void {
  c.emit('fire.lit', { seat: 'red', logs: c.g.logs });
  c.emit('fire.out');
  // @ts-expect-error no such happening
  c.emit('fire.lid', { seat: 'red', logs: 1 });
  // @ts-expect-error an argument is missing
  c.emit('fire.lit', { seat: 'red' });
  // @ts-expect-error an argument of the wrong kind
  c.emit('fire.lit', { seat: 'red', logs: 'many' });
  // @ts-expect-error the arguments are missing
  c.emit('fire.lit');
  c.enter('night', { hour: 1 });
  // @ts-expect-error no such procedure or state
  c.enter('nite', { hour: 1 });
  // @ts-expect-error a var is missing
  c.enter('night');
  // @ts-expect-error no such var
  c.enter('night', { hour: 1, moon: true });
  c.vars.done = c.vars.seat === 'red';
  // @ts-expect-error no such var
  c.vars.dome = true;
}

export function above(relief: Ctx<Fire, 'relief'>, embers: Ctx<Fire, 'embers'>): void {
  relief.up.done = relief.up.seat === 'red';
  // @ts-expect-error no such var
  relief.up.dome = true;
  // @ts-expect-error a var of the wrong kind
  relief.up.done = 'yes';
  embers.up.hour += 1;
  // @ts-expect-error not every frame that may enter it has that var
  embers.up.hail = true;
}

export function entering(
  watch: Ctx<Fire, 'watch'>,
  night: Ctx<Fire, 'night'>,
  either: Ctx<Fire, 'night' | 'storm'>,
): void {
  watch.enter('relief', { seat: 'red' });
  // @ts-expect-error whoever is relieved has none of its vars
  night.enter('relief', { seat: 'red' });
  night.enter('embers', { left: 1 });
  either.enter('embers', { left: 1 });
  // @ts-expect-error who entered this one isn't declared
  night.up.hour = 1;
  anywhere(watch);
}

export function anywhere(c: Ctx<Fire>): void {
  c.enter('night', { hour: 1 });
  // @ts-expect-error which frame runs isn't known, so it may be the wrong one
  c.enter('relief', { seat: 'red' });
  // @ts-expect-error which frame runs isn't known
  c.vars.done = true;
}

const { varsOf, lastVars, topOf } = framesOf<Procedures & States>();

/** Reads frames outside of any rule. */
export function outside(frames: readonly Frame[]): (string | undefined)[] {
  const top = topOf(frames);
  // @ts-expect-error no such procedure or state
  if (top?.at === 'wach') return [];
  // @ts-expect-error no frame has that var
  if (top?.at === 'watch') return [top.vars.seat, top.vars.sead];
  // @ts-expect-error no such procedure or state
  const watch = varsOf(frames.at(-1), 'wach');
  // @ts-expect-error a storm has no such var
  return [watch?.seat, lastVars(frames, 'storm')?.seat];
}

export const happenings: Pick<GameModule<Fire, unknown>, 'happenings'> = {
  // @ts-expect-error a happening is missing
  happenings: { 'fire.lit': HAPPENINGS['fire.lit'] },
};

export const procedures: Pick<GameModule<Fire, unknown>, 'procedures'> = {
  // @ts-expect-error no procedure of that name
  procedures: { nite: [{ label: 'go', run: () => undefined }] },
};

/** A game without declared names may emit and enter anything. */
export function nameless(c: Ctx<{ logs: number }>): void {
  c.emit('anything', { at: 1 });
  c.enter('anywhere', { at: 1 });
  c.vars['at'] = 1;
  c.up['at'] = 1;
}

describe('names', () => {
  it('exist only for the compiler, so no position contains them', () => {
    const fire: Fire = { logs: 3 };
    expect(Reflect.ownKeys(fire)).toEqual(['logs']);
  });
});

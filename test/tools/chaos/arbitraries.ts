import fc from 'fast-check';
import type { Handlers } from '../../../src/discord/dispatch/listen.js';
import { hostileText, hostileValue } from './hostile.js';

/** Random interactions: well-formed for Discord, with arbitrary content. */

/** A random interaction; `who` and `on` are indices modulo the numbers of people and messages. */
export interface RandomInteraction {
  readonly who: number;
  readonly on: number;
  readonly act:
    | { readonly kind: 'command' | 'complete'; readonly name: string; readonly options: readonly unknown[] }
    | { readonly kind: 'press'; readonly id: string; readonly values?: readonly string[] }
    | { readonly kind: 'modal'; readonly id: string; readonly typed: string }
    /** Presses an existing control, unchanged or with a random choice of values. */
    | { readonly kind: 'stands'; readonly control: number; readonly value: number }
    /** Plays an offered line. */
    | { readonly kind: 'line'; readonly line: number };
}

interface Definition {
  readonly type: number;
  readonly name: string;
  readonly options?: readonly Definition[];
  readonly choices?: readonly { readonly value: string | number }[];
}

const TYPES = { string: 3, number: 10, boolean: 5 } as const;

/** A value that sometimes fits its option and is arbitrary otherwise. */
function valueOf(definition: Definition): fc.Arbitrary<string | number | boolean> {
  const fitting: fc.Arbitrary<string | number | boolean>[] = [];
  const { choices = [], type, name } = definition;
  if (choices.length > 0) fitting.push(fc.constantFrom(...choices.map((choice) => choice.value)));
  if (type === 4) fitting.push(fc.integer({ min: 0, max: 5 }));
  if (type === 5) fitting.push(fc.boolean());
  if (name === 'game') fitting.push(fc.integer({ min: 1, max: 12 }).map(String));
  return fc.oneof(...fitting.map((arbitrary) => ({ arbitrary, weight: 3 })), {
    arbitrary: hostileValue,
    weight: 2,
  });
}

function optionsOf(definitions: readonly Definition[], focus: boolean): fc.Arbitrary<readonly unknown[]> {
  const inner = definitions.filter((each) => each.type === 1 || each.type === 2);
  if (inner.length > 0) {
    return fc
      .constantFrom(...inner)
      .chain((sub) =>
        optionsOf(sub.options ?? [], focus).map((options) => [{ type: sub.type, name: sub.name, options }]),
      );
  }
  const known = definitions.map((definition) =>
    valueOf(definition).map((value) => ({ type: definition.type, name: definition.name, value })),
  );
  const strange = fc.tuple(hostileText, hostileValue).map(([name, value]) => ({
    type: TYPES[typeof value as keyof typeof TYPES],
    name: name.slice(0, 32) || 'x',
    value,
  }));
  const some = fc.tuple(
    ...known.map((option) => fc.option(option, { freq: 3 })),
    fc.option(strange, { freq: 1 }),
  );
  return some.map((all) => {
    const given = all.filter((each) => each !== null);
    if (!focus) return given;
    const [first, ...rest] = given;
    const focused = first ?? { type: 3, name: 'game', value: '' };
    return [...rest, { ...focused, value: String(focused.value), focused: true }];
  });
}

/** Interactions with all commands, controls and forms. */
export function interactionsFor(handlers: Handlers): fc.Arbitrary<RandomInteraction> {
  const definitions = handlers.commands.map(({ data }) => data as unknown as Definition);
  const families = handlers.controls.map((control) => control.family);
  const command = (kind: 'command' | 'complete'): fc.Arbitrary<RandomInteraction['act']> =>
    fc.oneof(
      {
        arbitrary: fc
          .constantFrom(...definitions)
          .chain(({ name, options = [] }) =>
            optionsOf(options, kind === 'complete').map((given) => ({ kind, name, options: given })),
          ),
        weight: 12,
      },
      // An outdated or incomplete command.
      {
        arbitrary: fc
          .tuple(
            fc.constantFrom('game', 'gone', 'play', ...definitions.map((each) => each.name)),
            hostileText,
          )
          .map(([name, sub]) => ({
            kind,
            name,
            options: [
              {
                type: 1,
                name: sub.slice(0, 32) || 'x',
                options: kind === 'complete' ? [{ type: 3, name: 'game', value: sub, focused: true }] : [],
              },
            ],
          })),
        weight: 1,
      },
    );
  const game = fc.oneof(
    { arbitrary: fc.integer({ min: 0, max: 12 }).map(String), weight: 6 },
    {
      arbitrary: fc.constantFrom('', '-1', '1.5', 'NaN', '1e3', '99999999999999999999', '0x1', ' 1'),
      weight: 1,
    },
  );
  const seq = fc.oneof(
    fc.integer({ min: 0, max: 400 }).map((n) => n.toString(36)),
    fc.constantFrom('', 'zzzzzzzz', '0'),
  );
  const rest = fc.oneof(
    hostileText,
    fc.tuple(fc.constantFrom('', '0', '5', 'zz'), hostileText, hostileText).map((all) => all.join('|')),
    fc.tuple(fc.integer(), hostileText, hostileText, fc.integer()).map((all) => all.join('|')),
    fc.constantFrom('||', '||offer', '1|||0', '0', '-1', '1e9'),
  );
  const id = fc.oneof(
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...families), game, seq, rest)
        .map((all) => all.join('~').slice(0, 100)),
      weight: 8,
    },
    { arbitrary: hostileText.map((text) => text.slice(0, 100) || 'x'), weight: 1 },
  );
  const press = fc
    .tuple(
      id,
      fc.option(
        fc.array(
          hostileText.map((text) => text.slice(0, 100)),
          { maxLength: 5 },
        ),
      ),
    )
    .map(([pressed, values]): RandomInteraction['act'] => ({
      kind: 'press',
      id: pressed,
      ...(values === null ? {} : { values }),
    }));
  const act: fc.Arbitrary<RandomInteraction['act']> = fc.oneof(
    { arbitrary: command('command'), weight: 30 },
    { arbitrary: command('complete'), weight: 15 },
    { arbitrary: press, weight: 25 },
    {
      arbitrary: fc
        .tuple(id, hostileText)
        .map(([modal, typed]) => ({ kind: 'modal' as const, id: modal, typed })),
      weight: 6,
    },
    {
      arbitrary: fc
        .tuple(fc.nat(40), fc.nat(25))
        .map(([control, value]) => ({ kind: 'stands' as const, control, value })),
      weight: 12,
    },
    { arbitrary: fc.nat(24).map((line) => ({ kind: 'line' as const, line })), weight: 12 },
  );
  return fc.record({ who: fc.nat(5), on: fc.nat(200), act });
}

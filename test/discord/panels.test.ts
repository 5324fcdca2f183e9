import { beforeAll, describe, expect, it } from 'vitest';
import { aidsOf } from '../../src/discord/answers.js';
import { toBody } from '../../src/discord/post.js';
import { offersOf } from '../../src/discord/posts/call.js';
import { isNothing } from '../../src/discord/presenter/labels.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import { firstMenu, type PanelDecision, parseRest } from '../../src/discord/presenter/panel.js';
import { LANGUAGES, markedTeller } from '../../src/discord/texts.js';
import { type AnyModule, GAMES } from '../../src/games/registry.js';
import { composedBy, viewOf } from '../../src/kernel/game.js';
import { makeMove } from '../../src/kernel/notation.js';
import { playout } from '../../src/kernel/playout.js';
import { settingsOf } from '../../src/kernel/options.js';
import { drawer } from '../../src/kernel/random.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import type { Choice, Seat } from '../../src/kernel/types.js';
import type { Game } from '../../src/kernel/game.js';
import { componentComplaints } from '../../src/room/rest/components.js';
import { complaints, loadSchemas } from '../../src/room/rest/schema.js';
import { walk } from '../tools/harness/panel-walk.js';

/** Games per variant; more with `FIMBUL_PANELS=200`. */
const GAMES_EACH = Number(process.env['FIMBUL_PANELS'] ?? 1);
/** The whole panel is tried at every nth decision, only its first message at the others. */
const EVERY = GAMES_EACH > 1 ? 4 : 12;
const MOST_POSTS = 25;

beforeAll(loadSchemas);

/** Discord's errors for a body, by its published schema and further known limits. */
function refusals(decision: PanelDecision, most: number, draw: (n: number) => number): readonly unknown[] {
  return [...walk(decision, most, draw)].flatMap((of): readonly unknown[] => {
    const { components, flags } = JSON.parse(JSON.stringify(toBody(of))) as {
      components: unknown;
      flags: number;
    };
    const asMade = JSON.parse(JSON.stringify(of.components)) as unknown;
    return [
      ...riddles(of),
      ...unexplained(decision, of),
      ...complaints('IncomingWebhookUpdateRequestPartial', { components, flags }),
      // The repair of messages in `repair-components.ts` must have nothing to do.
      ...componentComplaints(asMade, true).filter(
        ({ code }) => code !== 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      ),
      ...componentComplaints(components, true),
    ];
  });
}

interface Control {
  readonly type: number;
  readonly custom_id?: string;
  readonly placeholder?: string;
  readonly label?: string;
  readonly content?: string;
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string;
  }[];
  readonly components?: readonly Control[];
}

const controls = (parts: readonly Control[]): readonly Control[] =>
  parts.flatMap((part) => [part, ...controls(part.components ?? [])]);

/** Labels unreadable on a phone: a dash for a name, or two equal entries in a menu. */
function riddles({ components }: { readonly components: unknown }): readonly string[] {
  const menus = controls(components as readonly Control[]).filter(({ options = [] }) => options.length > 0);
  const single =
    menus.length > 1 &&
    menus.every(({ placeholder = '', options = [] }) => options.length === 1 && placeholder.includes(' …'));
  const lone = single
    ? [`menus of one thing each: ${menus.map((menu) => menu.placeholder ?? '').join(' | ')}`]
    : [];
  const parts = controls(components as readonly Control[]).flatMap(
    ({ placeholder = '', label = '', options = [] }) => {
      const names = options.map((option) => option.label);
      const lines = options.map(({ value }) => value.split(' '));
      const bare = lines.map((line) =>
        line.slice(0, line.findLastIndex((word) => !isNothing(word)) + 1).join(' '),
      );
      const twins = [
        ...names.filter((name, at) => names.indexOf(name) !== at),
        // The same move without an addition.
        ...names.filter((_, at) => bare.indexOf(bare[at] ?? '') !== at),
      ];
      const dashes = [placeholder, label, ...names].filter((text) => /(^|· )[–-]( ·| …|$)/u.test(text));
      // Without a picture, its name in brackets would be unreadable.
      const raw = [
        placeholder,
        label,
        ...options.flatMap(({ label: name, description = '' }) => [name, description]),
      ]
        .filter((text) => text.includes('<:'))
        .map((text) => `an emoji as text: ${text}`);
      return [...twins.map((name) => `twice: ${name}`), ...dashes.map((text) => `a dash: ${text}`), ...raw];
    },
  );
  return [...lone, ...parts];
}

/** Options with an effect the game describes but the menu doesn't. */
function unexplained(
  { hint }: PanelDecision,
  { components }: { readonly components: unknown },
): readonly string[] {
  return controls(components as readonly Control[]).flatMap(({ custom_id: id = '', options = [] }) => {
    const { rest = '' } = parseControlId(id) ?? {};
    const { prefix } = parseRest(rest);
    return options
      .filter(({ value, description = '' }) => description === '' && (hint?.(prefix, value) ?? '') !== '')
      .map(({ label }) => `says not what it gives: ${label}`);
  });
}

function decisionOf(
  module: AnyModule,
  game: Game<unknown, unknown>,
  seat: Seat,
  language: string,
): PanelDecision {
  // Gives every name an emoji: more than there will ever be.
  const tell = markedTeller(module, module.texts, language, (id) => `<:e${id.length}:1234567890123456789> `);
  const view = viewOf(module, game.position, seat);
  const choices = game.choices(seat, true);
  return {
    game: '1234567',
    seq: 123456,
    choices,
    tell,
    heading: tell.text('bot.panel.what'),
    ...aidsOf(module, view, seat, choices, tell),
    // A sealed answer of which part is stored.
    begun: composedBy(game.position, seat).map(makeMove),
  };
}

/** The menu of a turn ping comes from the public view; it must say the same as on the panel. */
function expectSameMenu(
  module: AnyModule,
  game: Game<unknown, unknown>,
  seat: Seat,
  decision: PanelDecision,
): void {
  const state = game.state()?.name ?? '';
  if (module.states[state]?.hidden === true || game.waiting().length > 1) return;
  const choices = game.choices(seat);
  const { menu } = offersOf(
    module,
    viewOf(module, game.position, 'spectator'),
    [{ seat, choices }],
    decision,
  );
  expect(menu, state).toEqual(firstMenu({ ...decision, choices }));
}

const cases = GAMES.flatMap((module) =>
  module.meta.variants.map((variant) => [`${module.meta.id} ${variant.id}`, module, variant] as const),
);

describe('Discord accepts every panel of', () => {
  it.each(cases)('%s', { timeout: 60_000 * GAMES_EACH }, (_name, module, variant) => {
    const all = variant.seats ?? module.meta.seats.map(({ id }) => id);
    for (let game = 0; game < GAMES_EACH; game++) {
      const draw = drawer(game + 1);
      const seats = all.slice(0, Math.max(variant.minSeats, Math.min(variant.maxSeats, all.length)));
      let at = 0;
      const look = (now: Game<unknown, unknown>, seat: Seat, list: readonly Choice[]) => {
        at += 1;
        const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
        const most = at % EVERY === 0 ? MOST_POSTS : 1;
        const decision = decisionOf(module, now, seat, language);
        // A seat that waits for the others also has a panel.
        const answered = aidsOf(module, viewOf(module, now.position, seat), seat, [], decision.tell);
        expect(answered.likely).toEqual([]);
        expectSameMenu(module, now, seat, decision);
        expect(refusals(decision, most, draw), `${now.state()?.name} ${JSON.stringify(list)}`).toEqual([]);
        return fillChoice(list[draw(list.length)] as Choice, draw);
      };
      const options = settingsOf(module.meta.options, {});
      playout(module, { seats, variant: variant.id, options, seed: `panels ${game}`, draw, decide: look });
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { aidsOf } from '../../src/discord/answers.js';
import { toBody } from '../../src/discord/post.js';
import { isNothing } from '../../src/discord/presenter/labels.js';
import { parseControlId } from '../../src/discord/custom-id.js';
import { type PanelDecision, parseRest } from '../../src/discord/presenter/panel.js';
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

/** Games of each variant; more of them by `FIMBUL_PANELS=200`. */
const GAMES_EACH = Number(process.env['FIMBUL_PANELS'] ?? 1);
/** Every so many decisions the panel is worked through; its first post is looked at every time. */
const EVERY = GAMES_EACH > 1 ? 4 : 12;
const MOST_POSTS = 25;

beforeAll(loadSchemas);

/** What Discord would say to the body, by its published schema and by what it is known to ask beyond it. */
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
      // Nothing of a panel may be lost to what mends messages at the last moment.
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

/** What nobody could make sense of on a phone: a dash for a name, two things of a menu that read alike. */
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
        // The same move with nothing added to it.
        ...names.filter((_, at) => bare.indexOf(bare[at] ?? '') !== at),
      ];
      const dashes = [placeholder, label, ...names].filter((text) => /(^|· )[–-]( ·| …|$)/u.test(text));
      // Where there can't be a picture, its name in brackets is only a riddle.
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

/** Options of a menu whose effect the game tells, and the menu doesn't. */
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
  // Every name has an emoji: more of them than there will ever be.
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
    // As a sealed answer looks of which a part is kept.
    begun: composedBy(game.position, seat).map(makeMove),
  };
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
        // Who has just answered, and waits for the others, is shown a panel too.
        const answered = aidsOf(module, viewOf(module, now.position, seat), seat, [], decision.tell);
        expect(answered.likely).toEqual([]);
        expect(refusals(decision, most, draw), `${now.state()?.name} ${JSON.stringify(list)}`).toEqual([]);
        return fillChoice(list[draw(list.length)] as Choice, draw);
      };
      const options = settingsOf(module.meta.options, {});
      playout(module, { seats, variant: variant.id, options, seed: `panels ${game}`, draw, decide: look });
    }
  });
});

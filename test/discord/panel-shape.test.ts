import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { aidsOf } from '../../src/discord/answers.js';
import type { MessageBody } from '../../src/discord/post.js';
import { dominated } from '../../src/discord/presenter/dominated.js';
import { lineLabel } from '../../src/discord/presenter/labels.js';
import { type PanelDecision, FRESH, panel } from '../../src/discord/presenter/panel.js';
import { controlBottom, SCREEN } from '../../src/discord/height.js';
import { LANGUAGES, tellerFor } from '../../src/discord/texts.js';
import { type AnyModule, GAMES } from '../../src/games/registry.js';
import { type Game, viewOf } from '../../src/kernel/game.js';
import { settingsOf } from '../../src/kernel/options.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { playout } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import type { Choice, Seat } from '../../src/kernel/types.js';
import { walk } from '../tools/harness/panel-walk.js';

/** Panels share a layout, so that players find the same thing in the same place each turn. */

interface Part {
  readonly type: number;
  readonly style?: number;
  readonly custom_id?: string;
  readonly placeholder?: string;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly Part[];
}

const partsOf = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => [part, ...partsOf(part.components ?? [])]);

const all = (post: MessageBody): readonly Part[] => partsOf(post.components as unknown as readonly Part[]);
/** Without the menu that fills a bag piece by piece. */
const menusOf = (post: MessageBody): readonly Part[] =>
  all(post).filter(
    ({ type, custom_id = '' }) => type === ComponentType.StringSelect && !/^add~|~\+\|/u.test(custom_id),
  );
const blueOf = (post: MessageBody): number =>
  all(post).filter(({ type, style }) => type === ComponentType.Button && style === ButtonStyle.Primary)
    .length;

const decisionOf = (
  choices: readonly Choice[],
  language = 'en',
  more: Partial<PanelDecision> = {},
): PanelDecision => ({
  ...{ game: '1', seq: 1, choices, heading: 'h' },
  tell: tellerFor({ en: {}, de: {} }, language),
  ...more,
});

const sends = (cards: number, people: number): readonly Choice[] => [
  ...Array.from({ length: cards }, (_, at): Choice => ({
    verb: 'assign',
    args: [
      { name: 'card', oneOf: [`card${at}`] },
      { name: 'people', min: 1, max: people },
    ],
  })),
  ...['1', '2', '3'].map((rank): Choice => ({ verb: 'promote', args: [rank] })),
  { verb: 'done', args: [] },
];

describe('a card and a number', () => {
  it.each([
    ['together while all of them fit one menu', 12, 2, 'card0 1'],
    ['one after the other where there are too many', 30, 6, 'card0'],
    ['one after the other where the numbers are many', 12, 4, 'card0'],
  ])('are chosen %s', (_name, cards, people, value) => {
    for (const language of LANGUAGES) {
      const decision = decisionOf(sends(cards, people), language);
      const [menu, ...more] = menusOf(panel(decision, { ...FRESH, prefix: ['assign'] }));
      expect(menu?.options?.[0]?.value).toBe(value);
      expect(more).toEqual([]);
      const then = panel(decision, { ...FRESH, prefix: ['assign', 'card1'] });
      expect(JSON.stringify(then)).toContain('assign card1 2');
    }
  });
});

describe('dominated endings of a move', () => {
  const rests = [
    { rest: ['trio', '-'], hint: '67 %' },
    { rest: ['trio', 'bow'], hint: '100 %' },
    { rest: ['trio', 'bow', 'spirits'], hint: '100 %' },
    { rest: ['pair+trio', '-'], hint: '67 %' },
    { rest: ['2*pair', '-'], hint: '83 %' },
    { rest: ['pair', '-'], hint: '' },
  ];

  it('take the same things as another ending and more, without a better chance', () => {
    expect([...dominated(rests)].map(({ rest }) => rest.join(' '))).toEqual([
      'trio bow spirits',
      'pair+trio -',
    ]);
  });

  it('are behind a button with their number', () => {
    const choices = rests.map(({ rest }): Choice => ({ verb: 'hunt', args: ['elk', ...rest] }));
    const hint = (words: readonly string[], next: string): string =>
      rests.find(({ rest }) => [...words.slice(2), next].join(' ') === rest.join(' '))?.hint ?? '';
    const decision = decisionOf(choices, 'en', { hint });
    const few = JSON.stringify(panel(decision, FRESH));
    expect(few).toContain('Show 2 weaker moves');
    expect(few).not.toContain('spirits');
    expect(JSON.stringify(panel(decision, { ...FRESH, bag: '*' }))).toContain('spirits');
  });

  it('are counted by the closed menu to which they were added', () => {
    const choices = Array.from({ length: 20 }, (_, at): Choice => ({
      verb: 'hunt',
      args: ['elk', `trio${at % 15}`, at < 15 ? 'bow' : 'bow+spirits'],
    }));
    const decision = decisionOf(choices, 'en', { hint: (words) => (words.length > 1 ? '50 %' : '') });
    const menuOf = (bag: string | undefined) =>
      menusOf(panel(decision, { ...FRESH, bag })).map((menu) => [menu.placeholder, menu.options?.length]);
    expect(menuOf(undefined)).toEqual([['Hunt · elk …', 15]]);
    expect(menuOf('*')).toEqual([['All 20 moves', 20]]);
  });
});

describe('the label of a move', () => {
  it.each([
    ['leaves out cards that were not chosen', 'hunt hare none none artifact', 'Hunt · hare · artifact'],
    ['leaves out trailing empty arguments', 'hunt hare none none', 'Hunt · hare'],
    [
      'names an empty bag, so that a wish doesn’t read like a gift',
      'offer - boat',
      'Offer · Given: nothing · boat',
    ],
  ])('%s', (_name, line, label) => {
    const tell = tellerFor({ en: { 'name.none': 'nothing' }, de: {} }, 'en');
    const args = { hunt: ['prey', 'weapon', 'offering', 'spirits'], offer: ['given', 'wanted'] };
    expect(lineLabel(tell, line.split(' '), args)).toBe(label);
  });
});

describe('blocked choices', () => {
  const of = (rule: string) => ({ key: 'bot.nothing', rule });
  const choices: readonly Choice[] = [
    ...['bow', 'club'].map((weapon): Choice => ({ verb: 'hunt', args: ['hare', weapon] })),
    { verb: 'hunt', args: ['hare', 'spear'], blocked: of('G1') },
    { verb: 'hunt', args: ['bison', 'spear'], blocked: of('G2') },
    { verb: 'vow', args: [], blocked: of('G3') },
  ];
  it.each([
    ['of every verb before one is chosen', [], ['G1', 'G2', 'G3']],
    ['of the chosen verb', ['hunt'], ['G1', 'G2']],
    ['of the chosen animal', ['hunt', 'hare'], ['G1']],
  ])('are those %s', (_name, prefix, rules) => {
    const shown = JSON.stringify(panel(decisionOf(choices), { ...FRESH, prefix }));
    expect(['G1', 'G2', 'G3'].filter((rule) => shown.includes(rule))).toEqual(rules);
  });
});

describe('too many moves for buttons', () => {
  const buttonsOf = (choices: readonly Choice[]): readonly string[] =>
    all(panel(decisionOf(choices), FRESH)).flatMap(({ type, custom_id: id = '' }) =>
      type === ComponentType.Button ? [id.split('~').slice(-1)[0] ?? ''] : [],
    );
  const spaces = ['initiate', 'develop', 'migrate', 'hunt', 'eclipse'];

  it('are buttons of the first word, and one for each other word', () => {
    const choices = ['chief', 'tribe'].map((figure): Choice => ({
      verb: 'place',
      args: [figure, { name: 'space', oneOf: spaces }],
    }));
    const shown = buttonsOf(choices);
    expect(shown.slice(0, 5)).toEqual(spaces.map((space) => `place chief ${space}`));
    expect(shown.slice(5)).toEqual(['||place tribe|v']);
    // Back from there leads to the first panel, which has that button, and not to one of the verb alone.
    const decision = decisionOf([...choices, ...sends(30, 6)]);
    const backOf = (...prefix: readonly string[]) =>
      JSON.stringify(panel(decision, { ...FRESH, prefix })).match(/\|[^"]*(?=\|b")/u)?.[0];
    expect(backOf('place', 'tribe')).toBe('||');
    expect(backOf('assign', 'card1')).toBe('||assign');
  });

  it('of a large bag are a menu of single things, with all of them in one button', () => {
    const bagOf = (kinds: number, count: number): readonly Choice[] => {
      const things = Array.from({ length: kinds }, (_, at) => [`thing${at}`, count] as const);
      return [
        { verb: 'hire', args: [{ name: 'cards', of: Object.fromEntries(things), min: 1, max: kinds }] },
      ];
    };
    const piecesOf = (choices: readonly Choice[]): readonly string[] =>
      all(panel(decisionOf(choices), FRESH)).flatMap(({ options = [] }) => options.map(({ value }) => value));
    expect(buttonsOf(bagOf(5, 1))).toEqual(['hire thing0+thing1+thing2+thing3+thing4']);
    expect(piecesOf(bagOf(18, 3))).toEqual(Array.from({ length: 18 }, (_, at) => `thing${at}`));
    expect(buttonsOf(bagOf(18, 3))).toEqual(['|-|hire|d']);
  });
});

/** The lines above the controls of most panels: news, place, question, state. */
const HEAD = ['news', 'news', 'news', '#1 · turn 2 of 9 · phase', 'The question', 'What you have'].join('\n');
const CHOSEN = ['assign walrus 2', 'assign seal 1', 'promote 3 alpha', 'assign hare 1'];

/** Panels from all parts of a random game. */
function panelsOf(
  module: AnyModule,
  look: (post: MessageBody, state: string, language: string) => void,
): void {
  const [variant] = module.meta.variants;
  if (variant === undefined) return;
  const seats = (variant.seats ?? module.meta.seats.map(({ id }) => id)).slice(0, variant.maxSeats);
  const draw = drawer(8);
  let at = 0;
  const decide = (game: Game<unknown, unknown>, seat: Seat, list: readonly Choice[]) => {
    if (at++ % 7 === 0) {
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
      const tell = tellerFor(module.texts, language);
      const choices = game.choices(seat, true);
      const aids = aidsOf(module, viewOf(module, game.position, seat), seat, choices, tell);
      const decision = { game: '1', seq: 1, choices, tell, heading: HEAD, composed: CHOSEN, ...aids };
      for (const post of walk(decision, 6, draw)) look(post, game.state()?.name ?? '', language);
    }
    return fillChoice(list[draw(list.length)] as Choice, draw);
  };
  const options = settingsOf(module.meta.options, {});
  playout(module, { seats, variant: variant.id, options, seed: 'shape', draw, decide });
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))('in %s', (_id, module) => {
  it('each panel has at most one menu and one blue button', { timeout: 60_000 }, () => {
    let looked = 0;
    panelsOf(module, (post, state) => {
      looked += 1;
      expect(menusOf(post).length, state).toBeLessThanOrEqual(1);
      expect(blueOf(post), state).toBeLessThanOrEqual(1);
    });
    expect(looked).toBeGreaterThan(10);
  });

  it('Confirm is always on the first screen, in the same place', { timeout: 60_000 }, () => {
    const places = new Set<string>();
    panelsOf(module, (post, state, language) => {
      const foot = (family: string) => controlBottom(post.components, (id) => id.startsWith(`${family}~`));
      for (const family of ['send', 'sure'])
        expect(foot(family) ?? 0, `${family} of ${state}`).toBeLessThanOrEqual(SCREEN);
      places.add(`${language} ${foot('send') ?? 0}`);
    });
    // Confirm is at the same height for every choice.
    expect(places.size).toBe(LANGUAGES.length);
  });
});

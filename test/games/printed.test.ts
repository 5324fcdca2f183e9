import { describe, expect, it } from 'vitest';
import { emojiOf, sceneOfCard } from '../../renders/index.js';
import { namedPost, placeOf } from '../../src/answers/about.js';
import { openingView, thingsNamed } from '../../src/answers/printed.js';
import { rulesPost } from '../../src/answers/rules.js';
import type { RequestContext } from '../../src/discord/command.js';
import { LANGUAGES, tellerFor } from '../../src/discord/texts.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { seatsFor, variantSizes } from '../tools/cases.js';
import { startGame, viewOf } from '../../src/kernel/game.js';
import { playOn } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import type { Position, Viewer } from '../../src/kernel/types.js';
import { idsOf, offlineBot, textOf } from '../support/tables.js';

/** The printed details of cards and pieces are complete, in every language, and show no more than the view. */

describe.each(GAMES.map((module) => [module.meta.id, module] as const))(
  'the printed details of %s',
  (id, module) => {
    const { printed, meta } = module;
    const start = openingView(module);
    const all = printed?.about(start) ?? [];
    const call = {
      bot: offlineBot(registryOf([module])),
      actor: { guild: '1', person: '1' },
      channel: '1',
      locale: 'en',
    } satisfies RequestContext;

    it('give everything a name, figures and rules, in every language', () => {
      expect(all.length).toBeGreaterThan(meta.seats.length);
      expect(new Set(all).size).toBe(all.length);
      const known = new Set(meta.rules.map((rule) => rule.id));
      for (const language of LANGUAGES) {
        const tell = tellerFor(module.texts, language);
        for (const thing of all) {
          expect(tell.has(`name.${thing}`), `${thing} in ${language}`).toBe(true);
          const figures = printed?.figures(start, thing, tell) ?? [];
          expect(figures.length, thing).toBeGreaterThan(0);
          expect(figures.join('\n')).not.toMatch(/printed\.|undefined|\[object|NaN/u);
        }
      }
      for (const thing of all) {
        const rules = printed?.rules(start, thing) ?? [];
        expect(rules.length, thing).toBeGreaterThan(0);
        for (const rule of rules) expect(known, `${thing}: ${rule}`).toContain(rule);
      }
    });

    it('are found by name, shown with their rules as buttons, and drawn', async () => {
      const tell = tellerFor(module.texts, 'en');
      const place = await placeOf(call, module);
      for (const thing of all.filter((_, at) => at % 7 === 0)) {
        expect(thingsNamed(module, tell, tell.name(thing).toUpperCase())).toContain(thing);
        const of = await namedPost(call, place, thing);
        expect(textOf(of)).toContain(tell.name(thing));
        expect(idsOf(of).filter((control) => control.startsWith('rule~')).length).toBeGreaterThan(0);
        const lines = printed?.figures(start, thing, tell) ?? [];
        const scene = sceneOfCard({ game: id, view: start, locale: 'en' }, thing, {
          title: tell.name(thing),
          lines,
        });
        expect(scene.height).toBeGreaterThan(100);
      }
      expect(textOf(await namedPost(call, place, 'qqqqqq'))).toMatch(/Did you mean/u);
      const [thing = ''] = all;
      expect(
        idsOf(rulesPost(call, module, tell.name(thing), '')).some((each) => each.startsWith('about-one~')),
      ).toBe(true);
      expect(all.some((each) => emojiOf(id, each) !== undefined)).toBe(true);
    });

    it('reveal no more than the reader’s view', () => {
      const draw = drawer(31);
      const table = variantSizes(meta).at(-1) ?? { variant: '', seats: 0 };
      const seats = seatsFor(meta, table, draw);
      const { game } = startGame(module, {
        seats,
        variant: table.variant,
        options: {},
        seed: 'printed',
        dice: 'fast',
      });
      const told = (position: Position, viewer: Viewer, language: string): string => {
        const view = viewOf(module, position, viewer);
        const tell = tellerFor(module.texts, language);
        const about = printed?.about(view) ?? [];
        return about
          .map((thing) =>
            [
              thing,
              ...(printed?.now(view, thing, tell) ?? []),
              ...(printed?.figures(view, thing, tell) ?? []),
            ].join('\n'),
          )
          .join('\n\n');
      };
      let at = 0;
      playOn(game, {
        draw,
        before: ({ position }) => {
          if (at++ % 60 !== 0 || at > 600) return;
          for (const viewer of [seats[0] ?? 'spectator', 'spectator']) {
            const now = told(position, viewer, at % 120 === 0 ? 'de' : 'en');
            expect(now).not.toMatch(/printed\.|undefined|\[object|NaN/u);
            const other = module.permuteHidden(position, viewer, draw);
            expect(told(other, viewer, at % 120 === 0 ? 'de' : 'en')).toBe(now);
          }
        },
      });
      expect(at).toBeGreaterThan(10);
    });
  },
);

describe('the printed hand size of daughters in Greenland (B2)', () => {
  const greenland = GAMES.find(({ meta }) => meta.id === 'greenland');

  it.each([
    ['peepeelee', { en: 'In a tableau: hand +1; wins tied bids', de: 'In einer Auslage: Hand +1; ' }],
    ['birgitta', { en: 'In a tableau: hand +2; ', de: 'In einer Auslage: Hand +2; ' }],
    ['kirima', undefined],
  ] as const)('is stated once if she has one, in every language: %s', (thing, begins) => {
    for (const language of ['en', 'de'] as const) {
      const tell = tellerFor(greenland?.texts ?? {}, language);
      const view = greenland === undefined ? undefined : openingView(greenland);
      const figures = greenland?.printed?.figures(view, thing, tell) ?? [];
      expect(figures.join('\n').match(/hand \+\d/giu)?.length ?? 0).toBe(begins === undefined ? 0 : 1);
      if (begins !== undefined) expect(figures[1]?.startsWith(begins[language]), figures[1]).toBe(true);
    }
  });
});

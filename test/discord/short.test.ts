import { describe, expect, it } from 'vitest';
import { clip } from '../../src/discord/limits.js';
import { importantLines } from '../../src/discord/posts/important-lines.js';
import { markedTeller, tellerFor } from '../../src/discord/texts.js';
import { type AnyModule, GAMES } from '../../src/games/registry.js';
import { seatsFor, variantSizes } from '../tools/cases.js';
import { startGame } from '../../src/kernel/game.js';
import { setbackOf } from '../../src/kernel/happenings.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import type { Happening } from '../../src/kernel/types.js';

/** Short texts: whole words, and the important ones first. */

describe('a text that is too long', () => {
  it.each([
    ['The winter was long and hard', 20, 'The winter was long…'],
    ['The winter was long and hard', 19, 'The winter was…'],
    ['The winter, long and hard', 14, 'The winter…'],
    ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
    ['short', 10, 'short'],
  ])('%s in %i: %s', (text, most, cut) => expect(clip(text, most)).toBe(cut));
});

/** Happenings of the first decisions of a random game. */
function happened(module: AnyModule): {
  readonly seats: readonly string[];
  readonly all: readonly Happening[];
} {
  const [table] = variantSizes(module.meta);
  if (table === undefined) throw new Error('nobody can play it');
  const draw = drawer(7);
  const seats = seatsFor(module.meta, table, draw);
  const { game, applied } = startGame(module, {
    seats,
    variant: table.variant,
    options: {},
    seed: 'matters',
  });
  const all: Happening[] = [...applied.happenings];
  for (let i = 0; i < 150; i++) {
    const [seat] = game.waiting();
    const choices = seat === undefined ? [] : game.choices(seat);
    const choice = choices[draw(choices.length)];
    if (seat === undefined || choice === undefined) break;
    all.push(...game.apply(seat, fillChoice(choice, draw)).happenings);
  }
  return { seats, all };
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))(
  'the most important happenings of %s',
  (_id, module) => {
    it('are whole lines in order, the reader’s own losses first, as many as fit', () => {
      const { seats, all } = happened(module);
      const [seat = ''] = seats;
      const draw = drawer(2);
      let [plainLines, richLines] = [0, 0];
      for (const language of ['en', 'de']) {
        const tell = tellerFor(module.texts, language);
        for (let i = 0; i < 40; i++) {
          const from = draw(all.length);
          const part = all.slice(from, from + 1 + draw(60));
          const { lines: told, left } = importantLines(module, tell, part, { seat, lines: 6, room: 300 });
          const lines = part.map(({ key, args }) => `• ${tell.lookup(key, args)}`);
          expect(told.join('\n').length).toBeLessThanOrEqual(300);
          expect(told.length + left).toBeLessThanOrEqual(part.length);
          // An emoji must not displace words.
          const rich = markedTeller(module, module.texts, language, () => '<:emoji:1234567890123456789> ');
          const inRich = importantLines(module, rich, part, { seat, lines: 6, room: 300 });
          plainLines += told.length;
          richLines += inRich.lines.length;
          if (told.length > 1) for (const line of told) expect(lines).toContain(line);
          const lost = part.filter(
            (each) =>
              setbackOf(module, each)?.seat === seat && module.happenings?.[each.key]?.headline === true,
          );
          const ofLost = lost.map(({ key, args }) => `• ${tell.lookup(key, args)}`);
          const toldOfIt = told.filter((line) => ofLost.includes(line)).length;
          // Other players' news are listed only if all of the reader's own fit.
          if (toldOfIt < told.length) expect(toldOfIt).toBeGreaterThanOrEqual(Math.min(1, lost.length));
        }
      }
      expect(richLines).toBeGreaterThan(0.9 * plainLines);
    });

    it('are, on a seat’s panel, at most three lines about that seat only', () => {
      const { seats, all } = happened(module);
      const tell = tellerFor(module.texts, 'en');
      const draw = drawer(4);
      let lines = 0;
      for (const seat of seats)
        for (let i = 0; i < 20; i++) {
          const from = draw(all.length);
          const part = all.slice(from, from + 30);
          const { lines: told } = importantLines(module, tell, part, {
            seat,
            lines: 3,
            room: 200,
            only: true,
          });
          expect(told.length).toBeLessThanOrEqual(3);
          const about = part.filter(
            (each) =>
              setbackOf(module, each)?.seat === seat || JSON.stringify(each.args).includes(`"${seat}"`),
          );
          const texts = about.map(({ key, args }) => `• ${tell.lookup(key, args)}`);
          if (told.length > 1) for (const line of told) expect(texts).toContain(line);
          lines += told.length;
        }
      expect(lines).toBeGreaterThan(0);
    });
  },
);

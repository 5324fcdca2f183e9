import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { conformanceCases } from '../tools/cases.js';
import { startGame } from '../../src/kernel/game.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import { teller } from '../../src/kernel/text.js';
import type { AnyArgs } from '../../src/kernel/types.js';
import { COMPLETE } from '../support/languages.js';
import {
  type Kind,
  mainMessages,
  ownWords,
  type Rendered,
  rowsOf,
  textsOf,
} from '../support/main-messages.js';

/** Whole games of chance, told as they go: whatever happens and whatever is refused has its words in each language. */

/** Refusals are looked at once in so many decisions. */
const REFUSALS_EVERY = 5;
const MOST_DECISIONS = 4000;
/** Messages are looked at once in so many decisions. */
const LOOKED_EVERY = 20;

interface Said {
  readonly key: string;
  readonly args?: AnyArgs;
}

const tables = GAMES.flatMap((module) => {
  const cases = conformanceCases(module.meta).map(([, table]) => table);
  const most = Math.max(...cases.map(({ seats }) => seats.length));
  const largest = cases.find(({ seats }) => seats.length === most);
  return largest === undefined ? [] : [[module.meta.id, module, largest] as const];
});

describe.each(tables)('a whole game of %s', (_id, module, { variant, seats, options }) => {
  it('has every text and refusal in every language', () => {
    const tellers = COMPLETE.map((language) => teller(module.texts, language));
    const draw = drawer(11);
    const { game, applied } = startGame(module, { seats, variant, options, seed: 'texts', dice: 'fast' });
    const check = (said: readonly Said[]): void => {
      for (const { key, args } of said)
        for (const tell of tellers) {
          expect(tell.has(key), key).toBe(true);
          expect(tell.lookup(key, args), key).not.toMatch(/[{}]/u);
        }
    };
    check(applied.happenings);
    for (let at = 0; game.position.over === undefined && at < MOST_DECISIONS; at++) {
      const waiting = game.waiting();
      const seat = waiting[draw(waiting.length)] ?? '';
      const { phase } = module.moment(game.position);
      for (const tell of tellers)
        expect(
          [`phase.${phase}-${seat}`, `phase.${phase}`].some((key) => tell.has(key)),
          phase,
        ).toBe(true);
      // Nobody but its owner is told a hand.
      const watched = module.view(game.position, 'spectator');
      for (const tell of tellers) expect(module.hand?.(watched, seat, tell) ?? '').toBe('');
      if (at % REFUSALS_EVERY === 0)
        check(game.choices(seat, true).flatMap(({ blocked }) => (blocked === undefined ? [] : [blocked])));
      const choices = game.choices(seat);
      const choice = choices[draw(choices.length)];
      if (choice === undefined) throw new Error(`${seat} has no choice`);
      check(game.apply(seat, fillChoice(choice, draw)).happenings);
    }
    expect(game.position.over).toBeDefined();
  });
});

/** Words that the bot may add to what the game says, without mentions and times; and lines of buttons on a phone. */
const BUDGETS: Readonly<Record<Kind, { readonly words: number; readonly rows?: number }>> = {
  call: { words: 25, rows: 3 },
  status: { words: 40, rows: 3 },
  lobby: { words: 60 },
  panel: { words: 35 },
  error: { words: 30 },
};

function complaint(of: Rendered): string {
  const { words, rows = Infinity } = BUDGETS[of.kind];
  const [own, shown] = [ownWords(of), rowsOf(of.post)];
  if (own <= words && shown <= rows) return '';
  return `${of.kind} (${of.language}, ${of.state}): ${own} words, ${shown} rows: ${textsOf(of).join('\n')}`;
}

describe.each(GAMES.map((module) => [module.meta.id, module] as const))(
  'the messages of %s',
  (_id, module) => {
    it('stay within their words and button rows in a whole game', { timeout: 60_000 }, async () => {
      const wrong: string[] = [];
      const kinds = new Set<Kind>();
      await mainMessages(module, { most: MOST_DECISIONS, every: LOOKED_EVERY }, (of) => {
        kinds.add(of.kind);
        const text = complaint(of);
        if (text !== '') wrong.push(text);
      });
      expect(wrong).toEqual([]);
      expect([...kinds].sort()).toEqual(['call', 'error', 'lobby', 'panel', 'status']);
    });
  },
);

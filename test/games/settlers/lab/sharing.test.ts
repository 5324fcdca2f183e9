import { describe, expect, it } from 'vitest';
import { checkStrategy } from '../../../../src/lab/language/faults.js';
import { GRAMMAR } from '../../../../src/games/settlers/lab/grammar.js';
import { settlersLab } from '../../../../src/games/settlers/lab/lab-game.js';
import { STRATEGIES } from '../../../../src/games/settlers/lab/strategies.js';

/** A built-in strategy with additional rules, which come first. */
function withRules(base: string, text = ''): string {
  const rules = text === '' ? [] : text.split('; ');
  const [title = '', ...rest] = (STRATEGIES[base] ?? '').split('\n');
  checkStrategy([title, ...rules].join('\n'), GRAMMAR);
  return [title, ...rules, ...rest].join('\n');
}

interface Row {
  readonly rule: string;
  readonly giver?: string;
  readonly other: string;
  /** Additional rules of the other household. */
  readonly asks?: string;
  /** A game in which the rule matters, and its moves. */
  readonly game: number;
  readonly moves: RegExp;
}

const ROWS: readonly Row[] = [
  {
    rule: 'give timber as gift',
    giver: 'clearer',
    other: 'reckless',
    asks: 'trees never',
    game: 0,
    moves: /: give \S+ \d*timber/,
  },
  { rule: 'mend', other: 'reckless', asks: 'trees never', game: 0, moves: /: aid gardar 1\ngardar: allow/ },
  {
    rule: 'give berth as sale each 1; boats 2',
    other: 'feaster',
    asks: 'boats 0; ride each 1',
    game: 0,
    moves: /: ask brattahlid 3 3silver\nbrattahlid: carry/,
  },
  {
    rule: 'give berth as sale each 2; boats 2',
    other: 'feaster',
    asks: 'boats 0; ride each 1',
    game: 0,
    moves: /: ask brattahlid 3 3silver\nbrattahlid: decline/,
  },
  {
    rule: 'lend people each 1 keep 1',
    other: 'reckless',
    game: 2,
    moves: /: offer gardar 2people 2silver\n(.*\n)+hvalsey: recall gardar 2/,
  },
  {
    rule: 'give food as loan back 3 for 2 by summer',
    other: 'gambler',
    game: 0,
    moves: /: lend gardar 3food 5food 5-summer/,
  },
  { rule: 'give food as sale each 0.5', other: 'gambler', game: 0, moves: /: offer gardar 24food 12silver/ },
  { rule: 'give fall-hay keep 0', other: 'idle', game: 0, moves: /: give gardar 28hay/ },
  { rule: 'give food with another keep 0', other: 'reckless', game: 11, moves: /: offer gardar - 6food/ },
];

describe('rules for sharing are moves of the game', () => {
  it.each(ROWS)('$rule', ({ rule, giver = 'prudent', other, asks, game, moves }) => {
    const own = withRules(other, asks);
    const seats = [withRules(giver, rule), own, withRules('plausible', rule), own];
    const table = settlersLab.ready({
      players: seats.map((text) => ({ text })),
      constants: {},
      readings: {},
    });
    expect(table.retell?.(game).log.join('\n')).toMatch(moves);
  });
});

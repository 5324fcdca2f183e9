import { describe, expect, it } from 'vitest';
import { botTeller } from '../../src/discord/texts.js';
import type { Offer } from '../../src/games/endless/texts.js';
import { Choices } from '../../src/kernel/game/choices.js';
import { refuse } from '../../src/table/texts/refuse.js';

const tell = botTeller('en');

/** Each `@ts-expect-error` line must cause a type error, as `npm run types` checks. */
describe('a message called by its key', () => {
  it('compiles with its arguments and contains them', () => {
    expect(tell.text('bot.panel.send', { n: 2 })).toContain('2');
    expect(tell.text('bot.stale')).not.toBe('bot.stale');
  });

  it('does not compile with a wrong key', () => {
    // @ts-expect-error No text has this key.
    expect(tell.text('bot.no-such-key')).toBe('bot.no-such-key');
  });

  it('does not compile without its argument', () => {
    // @ts-expect-error The argument is missing.
    expect(() => tell.text('bot.panel.send')).toThrow();
    // @ts-expect-error The object lacks it.
    expect(() => tell.text('bot.panel.send', {})).toThrow();
  });

  it('does not compile with a wrong argument', () => {
    // @ts-expect-error It is called `n`.
    expect(() => tell.text('bot.panel.send', { m: 2 })).toThrow();
    // @ts-expect-error It is counted, so it is a number.
    tell.text('bot.panel.send', { n: 'two' });
    // @ts-expect-error The message has no arguments.
    tell.text('bot.stale', { n: 2 });
  });
});

describe('a refusal of the table', () => {
  it('compiles with the arguments of its message', () => {
    expect(() => refuse('table.away-too-long', { days: 60 })).toThrow();
  });

  it('does not compile with a wrong key or argument, or without one', () => {
    // @ts-expect-error No text has this key.
    expect(() => refuse('table.no-such-key')).toThrow();
    // @ts-expect-error The argument is missing.
    expect(() => refuse('table.away-too-long')).toThrow();
    // @ts-expect-error It is called `days`.
    expect(() => refuse('table.away-too-long', { hours: 60 })).toThrow();
  });
});

describe('a refusal of a game', () => {
  const offer: Offer = new Choices();

  it('compiles with the arguments of its message', () => {
    expect(() => offer.cannot('hire', [], 'N3.1', 'hire.pile-empty', { card: 'trapper' })).not.toThrow();
  });

  it('does not compile with a wrong key or argument, or without one', () => {
    // @ts-expect-error No text has this key.
    offer.cannot('hire', [], 'N3.1', 'hire.no-such-key');
    // @ts-expect-error The argument is missing.
    offer.cannot('hire', [], 'N3.1', 'hire.pile-empty');
    // @ts-expect-error It is called `card`.
    offer.cannot('hire', [], 'N3.1', 'hire.pile-empty', { animal: 'trapper' });
  });
});

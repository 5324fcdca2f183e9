import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/answers/moving.js';
import { isTall } from '../../src/discord/height.js';
import { type PanelDecision, FRESH, notedPanel } from '../../src/discord/presenter/panel.js';
import { botTeller } from '../../src/discord/texts.js';
import type { MessageBody } from '../../src/discord/post.js';
import { textOf as allOf } from '../support/tables.js';

/** A result or error is shown where its reader looks: at the top of a panel that fits the screen, else below it. */

/** Only the message's own text. */
const textOf = ({ components }: MessageBody): string => allOf({ components });

const decision = (lines: number): PanelDecision => ({
  game: '1',
  seq: 3,
  choices: [
    { verb: 'gather', args: [] },
    { verb: 'rest', args: [] },
  ],
  tell: botTeller('en'),
  heading: Array.from({ length: lines }, (_, at) => `What line ${at} says about it`).join('\n'),
});

describe('a note on a panel', () => {
  it('comes first on a short panel', () => {
    const shown = notedPanel(decision(2), FRESH, 'You can’t do that.');
    expect(textOf(shown).split('\n')[0]).toBe('You can’t do that.');
    expect(shown.below).toBeUndefined();
  });

  it('is a separate message below a tall panel', () => {
    const shown = notedPanel(decision(30), FRESH, 'You can’t do that.');
    expect(isTall(shown.components)).toBe(true);
    expect(textOf(shown)).not.toContain('You can’t do that.');
    expect(shown.below === undefined ? '' : textOf(shown.below)).toBe('You can’t do that.');
  });
});

describe('the result of a move after which the player goes on', () => {
  it('is shown above a tall panel, which becomes a separate message', () => {
    const shown = resultOf(notedPanel(decision(30), FRESH, 'Played.'), 'Played.');
    expect(textOf(shown)).toBe('Played.');
    expect(shown.below === undefined ? '' : textOf(shown.below)).toContain('What line 0 says');
    const short = notedPanel(decision(2), FRESH, 'Played.');
    expect(resultOf(short, 'Played.')).toEqual(short);
  });
});

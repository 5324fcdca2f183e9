import { freshPanel } from '../src/discord/answers.js';
import { tellerOf } from '../src/discord/bot.js';
import type { Command, CompleteCall, Completion } from '../src/discord/command.js';
import { LIMITS } from '../src/discord/limits.js';
import { lineLabel } from '../src/discord/presenter/labels.js';
import { lines } from '../src/discord/presenter/narrow.js';
import { askedOf, askedOption, completeGame, findGame, gameOption, textOf } from './shared.js';
import { slash } from './slash.js';
import { completeLesson, lessonHere, playInLesson } from '../src/answers/lesson-moves.js';
import { playTyped } from '../src/answers/typed.js';

/** `/play`: a move in one line, by ids or names; `?` opens the panel. */
export const playCommand: Command = {
  data: slash('play', [askedOption('move', 'cmd.play.move'), gameOption()]),
  async run(call) {
    const typed = askedOf(call, 'move');
    const lesson = textOf(call, 'game') === undefined ? await lessonHere(call) : undefined;
    if (lesson !== undefined) return playInLesson(call, lesson, asLine(typed));
    const { id } = await findGame(call);
    return typed === '' ? freshPanel(call, id) : playTyped(call, id, asLine(typed));
  },
  complete: (call) => (call.focused === 'game' ? completeGame(call) : completeLine(call)),
};

const asLine = (typed: string): string => typed.toLowerCase().replace(/\s+/gu, ' ');

/** Whole moves of the actor that match the typed text. */
async function completeLine(call: CompleteCall): Promise<readonly Completion[]> {
  const lesson = textOf(call, 'game') === undefined ? await lessonHere(call) : undefined;
  if (lesson !== undefined) return completeLesson(call, lesson);
  const card = await findGame(call);
  const legal = await call.bot.table.play.legal(call.actor, card.id);
  const tell = tellerOf(call.bot, card, call.locale);
  return lines(legal.choices, call.typed, LIMITS.autocompleteChoices).map((line) => {
    const label = lineLabel(tell, line.split(' '));
    return { name: label.toLowerCase() === line ? line : `${line} (${label})`, value: line };
  });
}

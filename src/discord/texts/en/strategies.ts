import type { Texts } from '../../../kernel/types.js';

/** Programs that play by a text which somebody wrote. */
export const strategies = {
  'word.strategy': 'strategy',
  'word.seats': 'seats',
  'opt.strategy': 'How such an AI plays: the name of a strategy, or its text, clauses parted by ;',
  'opt.more': 'So many of the free seats, not all',
  'bot.strategy.which':
    'By which strategy shall **{ai}** play? Take one that comes with the game, or write your own: a clause a line, the first one of a decision whose condition holds counts.',
  'bot.strategy.choose': 'A strategy …',
  'bot.strategy.write': 'Write one …',
  'bot.strategy.again': 'Mend it …',
  'bot.strategy.title': 'Write a strategy',
  'bot.strategy.label': 'strategy name, then a clause a line',
  'bot.strategy.hint': 'What stands there is an example that you may change. Nothing but its words counts.',
  'bot.strategy.wrong': 'Nobody has sat down yet. {why}',
  'bot.strategy.sits':
    '**{strategy_id}** took {n, plural, one {a free seat} other {# free seats}} of **{title}**.',
  'bot.strategy.unsaid': '-# It says nothing about {unsaid}: there it does as the game has it.',
  'bot.strategy.full': 'No seat of **{title}** is free.',
  'bot.lobby.ai-strategy': 'AI, by the strategy {strategy_id}',
} satisfies Texts;

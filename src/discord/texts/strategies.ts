import type { Texts } from '../../kernel/types.js';

/** Programs that play by a text which somebody wrote. */
const en = {
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
    '**{strategy}** took {n, plural, one {a free seat} other {# free seats}} of **{title}**.',
  'bot.strategy.unsaid': '-# It says nothing about {unsaid}: there it does as the game has it.',
  'bot.strategy.full': 'No seat of **{title}** is free.',
  'bot.lobby.ai-strategy': 'AI, by the strategy {strategy}',
} satisfies Texts;

const de: Record<keyof typeof en, string> = {
  'word.strategy': 'strategie',
  'word.seats': 'plätze',
  'opt.strategy': 'Wie so eine KI spielt: Name einer Strategie oder ihr Text, Sätze durch ; getrennt',
  'opt.more': 'So viele der freien Plätze, nicht alle',
  'bot.strategy.which':
    'Nach welcher Strategie soll **{ai}** spielen? Nimm eine, die das Spiel mitbringt, oder schreib eine eigene: in jeder Zeile ein Satz; von denen zu einer Entscheidung zählt der erste, dessen Bedingung zutrifft.',
  'bot.strategy.choose': 'Eine Strategie …',
  'bot.strategy.write': 'Selbst schreiben …',
  'bot.strategy.again': 'Verbessern …',
  'bot.strategy.title': 'Eine Strategie schreiben',
  'bot.strategy.label': 'strategy Name, dann je Zeile ein Satz',
  'bot.strategy.hint': 'Was dort steht, ist ein Beispiel, das du ändern darfst. Nur seine Wörter zählen.',
  'bot.strategy.wrong': 'Noch hat niemand Platz genommen. {why}',
  'bot.strategy.sits':
    '**{strategy}** hat {n, plural, one {einen freien Platz} other {# freie Plätze}} von **{title}** besetzt.',
  'bot.strategy.unsaid': '-# Nichts gesagt ist zu {unsaid}: Dort gilt, was das Spiel vorsieht.',
  'bot.strategy.full': 'Bei **{title}** ist kein Platz frei.',
  'bot.lobby.ai-strategy': 'KI, nach der Strategie {strategy}',
};

export const strategyTexts: Readonly<Record<'en' | 'de', Texts>> = { en, de };

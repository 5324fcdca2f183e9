import type { strategies as english } from '../en/strategies.js';

/** `../en/strategies.ts` in German. */
export const strategies: Readonly<Record<keyof typeof english, string>> = {
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
    '**{strategy_id}** hat {n, plural, one {einen freien Platz} other {# freie Plätze}} von **{title}** besetzt.',
  'bot.strategy.unsaid': '-# Nichts gesagt ist zu {unsaid}: Dort gilt, was das Spiel vorsieht.',
  'bot.strategy.full': 'Bei **{title}** ist kein Platz frei.',
  'bot.lobby.ai-strategy': 'KI, nach der Strategie {strategy_id}',
};

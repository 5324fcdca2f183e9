import type { Texts } from '../../kernel/types.js';

/** Questions to the numbers of a game. */
const en = {
  'word.lab': 'lab',
  'word.ask': 'ask',
  'word.question': 'question',
  'cmd.lab': 'The laboratory: thousands of games between strategies, to answer a question',
  'cmd.lab.ask': 'Works out one of its questions and shows the answer with a picture',
  'opt.question': 'Which question',
  'bot.lab.none': 'Nobody works in the laboratory here.',
  'bot.lab.which': 'The laboratory knows these questions; choose one of the list that appears as you type:',
  'bot.lab.busy': 'Your last question is still being worked out. One at a time.',
  'bot.lab.enough': 'That is enough for today: everybody may ask {most} questions in 24 hours.',
  'bot.lab.full': 'Too many questions wait already. Ask again in a few minutes.',
  'bot.lab.working': '**{question}**\nBeing played: {percent} % …',
  'bot.lab.left':
    '-# The page below has all figures (in English). You may ask {left, plural, =0 {no more questions} one {# more question} other {# more questions}} today.',
} satisfies Texts;

const de: Record<keyof typeof en, string> = {
  'word.lab': 'labor',
  'word.ask': 'fragen',
  'word.question': 'frage',
  'cmd.lab': 'Das Labor: Tausende Spiele zwischen Strategien, um eine Frage zu beantworten',
  'cmd.lab.ask': 'Spielt eine seiner Fragen durch und zeigt die Antwort mit einem Bild',
  'opt.question': 'Welche Frage',
  'bot.lab.none': 'Hier arbeitet niemand im Labor.',
  'bot.lab.which': 'Das Labor kennt diese Fragen; wähl eine aus der Liste, die beim Tippen erscheint:',
  'bot.lab.busy': 'Deine letzte Frage wird noch durchgespielt. Eine nach der anderen.',
  'bot.lab.enough': 'Für heute ist es genug: Jeder darf in 24 Stunden {most} Fragen stellen.',
  'bot.lab.full': 'Es warten schon zu viele Fragen. Frag in ein paar Minuten noch einmal.',
  'bot.lab.working': '**{question}**\nWird durchgespielt: {percent} % …',
  'bot.lab.left':
    '-# Alle Zahlen stehen auf der Seite unten (auf Englisch). Du darfst heute {left, plural, =0 {keine weitere Frage} one {noch # Frage} other {noch # Fragen}} stellen.',
};

export const labTexts: Readonly<Record<'en' | 'de', Texts>> = { en, de };

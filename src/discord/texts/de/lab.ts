import type { lab as english } from '../en/lab.js';

/** `../en/lab.ts` in German. */
export const lab: Readonly<Record<keyof typeof english, string>> = {
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

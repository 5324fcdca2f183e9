import type { Texts } from '../../../kernel/types.js';

/** Questions to the numbers of a game. */
export const lab = {
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

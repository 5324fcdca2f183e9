import type { Texts } from '../../../kernel/types.js';

/** One thing that is printed, its rules, and how one gets there. */
export const about = {
  'word.card': 'card',
  'cmd.card': 'A card, animal, law or seat: figures, where it is, odds, rules',
  'cmd.card.name': 'What you want to know about; ? shows all',
  'bot.about.button': 'About …',
  'bot.about.which': 'About …',
  'bot.about.list': '**What do you want to know about?** `/card` finds it by its name.',
  'bot.about.title': '## {name}',
  'bot.about.now': '**Now**',
  'bot.about.unseen': 'It isn’t on the table, as far as you can see.',
  'bot.about.odds': '**Chances**',
  'bot.about.none': 'Nothing of {game} is called “{text}”.',
  'bot.about.nothing': 'Nothing of {game} can be looked up one by one.',
  'bot.about.near': 'Did you mean one of these?',
  'bot.about.rule': '{id} · {title}',
  'bot.about.cited': 'Rule {id}',
  'bot.about.found': 'On cards and the like:',
  'word.advice': 'advice',
  'opt.advice': 'Who may ask a program what it would do',
  'bot.advice.button': 'Suggest a move',
  'bot.advice.practice': 'Who plays against programs alone may ask one what it would do',
  'bot.advice.all': 'Everybody may ask a program what it would do',
  'bot.advice.none': 'Nobody may ask a program what it would do',
  'bot.advice.says': '**Suggested: {line}**\n-# So a program would play ({ai}), from what you see.',
  'bot.advice.thinking': 'Playing some answers on, a few seconds …',
  'bot.advice.hint':
    '**Suggested: {line}**\n-# Played on {worlds, plural, one {once} other {# times}} from what you see, it wins {wins} % (± {error}).',
  'bot.advice.clear':
    '-# Sure: {other}, which comes nearest, wins {by} % of the games less ({low}–{high} %).',
  'bot.advice.unclear': '-# Not sure: between it and {other} no difference could be told.',
  'bot.advice.typed': 'Type `/play {line}`.',
  'bot.advice.idle': 'Nobody waits for you, so there is nothing to suggest.',
  'bot.advice.silent': 'No program knows what to do here.',
} satisfies Texts;

import type { Texts } from '../../../kernel/types.js';

/** The day's winter: one riddle a day, the same for everybody. */
export const winter = {
  'word.winter': 'winter',
  'word.day': 'day',
  'cmd.winter': 'The day’s winter: one riddle, the same for everybody, one try',
  'opt.winter.day': 'A day that is over, with its solution; today without it',
  'opt.club.winter': 'Post the day’s winter here at this hour, such as 8:00; `off` ends it. Moderators only',
  'bot.club.winter': 'The day’s winter',
  'bot.me.attempts': '• {n, plural, one {a try} other {# tries}} at days’ winters',

  'bot.winter.title': '## The day’s winter · {day}',
  'bot.winter.riddle':
    'A riddle from **{game}**, {where}. You play **{seat}**. One of these answers wins clearly more games than the others, and it is not the one that a program takes at a glance.',
  'bot.winter.question': '**What do you do?** One try.',
  'bot.winter.answer': '**{letter}** · {line}',
  'bot.winter.board': 'The board in words',
  'bot.winter.try': 'Answer',
  'bot.winter.right': '### {letter} it is',
  'bot.winter.wrong': '### Not {letter}: it wins {by} % of the games less',
  'bot.winter.solution-title': '### The solution',
  'bot.winter.solution':
    '**{best}** wins {wins} % of the games from here; {usual}, which the program takes at a glance, {other} %. That is **{by} %** of the games more ({low}–{high} %, nineteen times in twenty): each answer was played on {worlds} times by programs, with the same luck for all.',
  'bot.winter.why': 'Why: *{measure}* at the end of the game is {by} higher with it ({low}–{high}).',
  'bot.winter.points': 'Points',
  'bot.winter.of':
    '{mark} **{letter}** · {line}: wins {wins} % (± {error}){own, select, yes { · your answer} other {}}',
  'bot.winter.lines': '**Here, that day**',
  'bot.winter.line': '**{place}** · {who} · {letter}{right, select, yes { ★} other {, {by} % of the games}}',
  'bot.winter.more': '-# … and {rest} more.',
  'bot.winter.nobody': 'Nobody has tried it here.',
  'bot.winter.everywhere':
    '-# On all servers: {tried, plural, one {one try} other {# tries}}, {found} found it.',
  'bot.winter.streak': '-# {days, plural, one {One day} other {# days}} in a row.',
  'bot.winter.digest': '-# SHA-256 of this day’s file, known since the day before: `{digest}`',
  'bot.winter.next':
    '-# Tomorrow’s: `{digest}`. When the day is over, `/winter` with its date hands over the file.',
  'bot.winter.check':
    '-# The file has the seed, all moves up to the riddle and its figures: its SHA-256 must be the one above, and the dice follow from the seed (docs/dice.md).',
  'bot.winter.past': 'The day is over: this is its solution.',
  'bot.winter.post':
    'A riddle from **{game}**, {where}: what would you do as **{seat}**? Everybody has one try, on every server the same.',
  'bot.winter.post-button': 'Try it',
  'bot.winter.yesterday':
    '-# Yesterday: {tried, plural, one {one try} other {# tries}} here, {found} found it. The solution: `/winter` with `{day}`.',
  'bot.winter.hour-on': '• It is posted in <#{channel}> every day at **{time}** ({zone}).',
  'bot.winter.hour-off':
    '• It is posted nowhere. Moderators: `/club settings` with an hour, in the channel for it.',
} satisfies Texts;

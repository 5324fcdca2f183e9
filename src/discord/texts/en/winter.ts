import type { Texts } from '../../../kernel/types.js';

/** The day's winter: one riddle a day, the same for everybody. */
export const winter = {
  'word.winter': 'winter',
  'word.day': 'day',
  'cmd.winter': 'The day’s winter: a riddle or a game of your own, the same for everybody, one try',
  'opt.winter.move': 'In a solo game: a move, typed; without it the panel',
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
  'bot.winter.why': 'Why? At the end of the game, *{measure}*: {by} more with it ({low}–{high}).',
  'bot.winter.points': 'Points',
  'bot.winter.of':
    '{mark} **{letter}** · {line}: wins {wins} % (± {error}){own, select, yes { · your answer} other {}}',
  'bot.winter.lines': '**Here, that day**',
  'bot.winter.line': '**{place}** · {who} · {letter}{right, select, yes { ★} other {, {by} % of the games}}',
  'bot.winter.more': '-# … and {rest} more.',
  'bot.winter.nobody': 'Nobody has tried it here.',
  'bot.winter.everywhere':
    '-# On all servers: {tried, plural, one {one try} other {# tries}}, {found} found it.',
  'bot.winter.streak':
    '-# {days, plural, one {One day: come again tomorrow and it is two in a row.} other {# days in a row.}}',
  'bot.winter.sealed':
    '-# Sealed since the day before, the same for everybody. Whoever wants to check it: **{board}** has the seals of today and tomorrow.',
  'bot.winter.digest': '-# SHA-256 of this day’s file, known since the day before: `{digest}`',
  'bot.winter.next':
    '-# Tomorrow’s: `{digest}`. When the day is over, `/winter` with its date hands over the file.',
  'bot.winter.check':
    '-# The file has the seed, all moves up to where it begins, and its figures: its SHA-256 must be the one above, and the dice follow from the seed (docs/dice.md).',
  'bot.winter.past': 'The day is over: this is its solution.',
  'bot.winter.post':
    'A riddle from **{game}**, {where}: what would you do as **{seat}**? Everybody has one try, on every server the same.',
  'bot.winter.post-button': 'Try it',
  'bot.winter.yesterday':
    '-# Yesterday: {tried, plural, one {one try} other {# tries}} here, {found} found it. The solution: `/winter` with `{day}`.',
  'bot.winter.hour-on': '-# The day’s winter is posted in <#{channel}> every day at **{time}** ({zone}).',
  'bot.winter.hour-off':
    '-# The day’s winter is posted nowhere. Moderators: `/club settings` with an hour, in the channel for it.',

  'bot.winter.solo-hunt':
    'A year’s hunt in **{game}**, {where}. You play **{seat}** until the hunting is over. What counts are your points then; programs come to {par} (mean of {worlds} games).',
  'bot.winter.solo-winter':
    'A winter to survive in **{game}**, from {where} to the end. You play **{seat}**. What counts are your points at the end; programs come to {par} and win {won} % (of {worlds} games).',
  'bot.winter.solo-saga':
    'A saga of your own in **{game}**, from the start to the end. You play **{seat}**. What counts are your points at the end; programs come to {par} and win {won} % (of {worlds} games).',
  'bot.winter.standing': '-# Points now: {points}. At the end programs have {par}.',
  'bot.winter.one-try': '-# One try, nothing is taken back; `/winter` goes on where you were, all day (UTC).',
  'bot.winter.typed': '/winter move:',
  'bot.winter.ends': '**That ends your one try.** Confirm it, or go back.',
  'bot.winter.question-solo': '**What do you do?**',
  'bot.winter.solo-result': '### You came to {points} points\nPrograms come to {par} from here.',
  'bot.winter.solo-over': '{won, select, yes {You have won the game.} other {The game is lost.}}',
  'bot.winter.solo-play':
    'Without its luck: **{play}**. {how, select, kind {Luck was kind: {luck} points} other {Luck was hard: {luck} points}}.',
  'bot.winter.solo-weighing': '-# What of it was luck is being reckoned; look again in a few minutes.',
  'bot.winter.again': 'Look again',
  'bot.winter.back': 'Back to the day',
  'bot.winter.solo-past': 'The day is over. Programs came to {par} points.',
  'bot.winter.solo-line':
    '**{place}** · {who} · {points} {weighed, select, yes {(without luck {play})} other {(luck still being reckoned)}}',
  'bot.winter.everywhere-solo':
    '-# On all servers: {tried, plural, one {one came} other {# came}} to the end, {found} of them to as much as programs.',
  'bot.winter.play-note':
    '-# Without luck: what programs come to, and for each decision by how much it is better or worse than theirs, by playing both on with the same luck.',
  'bot.winter.line-button': 'Moves of {letter}',
  'bot.winter.line-title': '### {who} · {points} points',
  'bot.winter.line-own': '**{n}.** {line}',
  'bot.winter.line-other': '-# {n}. {seat}: {line}',
  'bot.winter.post-hunt':
    'A year’s hunt in **{game}**, {where}, as **{seat}**: everybody has one try, the same on every server.',
  'bot.winter.post-winter':
    'A winter to survive in **{game}**, from {where} to the end, as **{seat}**: everybody has one try, the same on every server.',
  'bot.winter.post-saga':
    'A saga of one’s own in **{game}** as **{seat}**, from the start to the end: everybody has one try and the whole day, the same on every server.',
  'bot.winter.yesterday-solo':
    '-# Yesterday: {tried, plural, one {one came} other {# came}} to the end here, {found} of them to as much as programs. All their moves: `/winter` with `{day}`.',
} satisfies Texts;

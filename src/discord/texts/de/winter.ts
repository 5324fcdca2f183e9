import type { winter as english } from '../en/winter.js';

/** `../en/winter.ts` in German. */
export const winter: Readonly<Record<keyof typeof english, string>> = {
  'word.winter': 'winter',
  'word.day': 'tag',
  'cmd.winter': 'Der Winter des Tages: ein Rätsel, für alle dasselbe, ein Versuch',
  'opt.winter.day': 'Ein Tag, der vorbei ist, mit seiner Lösung; ohne Angabe heute',
  'opt.club.winter':
    'Den Winter des Tages hier um diese Stunde posten, etwa 8:00; `off` beendet es. Moderation',
  'bot.club.winter': 'Der Winter des Tages',
  'bot.me.attempts': '• {n, plural, one {ein Versuch} other {# Versuche}} an Wintern des Tages',

  'bot.winter.title': '## Der Winter des Tages · {day}',
  'bot.winter.riddle':
    'Ein Rätsel aus **{game}**, {where}. Du spielst **{seat}**. Eine dieser Antworten gewinnt deutlich mehr Spiele als die anderen, und es ist nicht die, die ein Programm auf den ersten Blick nimmt.',
  'bot.winter.question': '**Was tust du?** Ein Versuch.',
  'bot.winter.answer': '**{letter}** · {line}',
  'bot.winter.board': 'Das Brett in Worten',
  'bot.winter.try': 'Antworten',
  'bot.winter.right': '### {letter} ist es',
  'bot.winter.wrong': '### Nicht {letter}: Das gewinnt {by} % der Spiele weniger',
  'bot.winter.solution-title': '### Die Lösung',
  'bot.winter.solution':
    '**{best}** gewinnt von hier aus {wins} % der Spiele; {usual}, was das Programm auf den ersten Blick nimmt, {other} %. Das sind **{by} %** der Spiele mehr ({low}–{high} %, in neunzehn von zwanzig Fällen): Jede Antwort wurde von Programmen {worlds}-mal zu Ende gespielt, mit demselben Glück für alle.',
  'bot.winter.why': 'Warum: *{measure}* am Ende des Spiels liegt damit um {by} höher ({low}–{high}).',
  'bot.winter.points': 'Punkte',
  'bot.winter.of':
    '{mark} **{letter}** · {line}: gewinnt {wins} % (± {error}){own, select, yes { · deine Antwort} other {}}',
  'bot.winter.lines': '**Hier, an dem Tag**',
  'bot.winter.line': '**{place}** · {who} · {letter}{right, select, yes { ★} other {, {by} % der Spiele}}',
  'bot.winter.more': '-# … und {rest} weitere.',
  'bot.winter.nobody': 'Hier hat es niemand versucht.',
  'bot.winter.everywhere':
    '-# Auf allen Servern: {tried, plural, one {ein Versuch} other {# Versuche}}, {found} davon richtig.',
  'bot.winter.streak': '-# {days, plural, one {Ein Tag} other {# Tage}} in Folge.',
  'bot.winter.digest': '-# SHA-256 der Datei dieses Tages, seit dem Vortag bekannt: `{digest}`',
  'bot.winter.next':
    '-# Die von morgen: `{digest}`. Ist der Tag vorbei, gibt `/winter` mit seinem Datum die Datei heraus.',
  'bot.winter.check':
    '-# In der Datei stehen der Seed, alle Züge bis zum Rätsel und seine Zahlen: Ihre SHA-256 muss die obige sein, und die Würfel folgen aus dem Seed (docs/dice.md).',
  'bot.winter.past': 'Der Tag ist vorbei: Das ist seine Lösung.',
  'bot.winter.post':
    'Ein Rätsel aus **{game}**, {where}: Was tätest du als **{seat}**? Alle haben einen Versuch, auf jedem Server denselben.',
  'bot.winter.post-button': 'Versuchen',
  'bot.winter.yesterday':
    '-# Gestern: {tried, plural, one {ein Versuch} other {# Versuche}} hier, {found} davon richtig. Die Lösung: `/winter` mit `{day}`.',
  'bot.winter.hour-on': '• Er wird jeden Tag um **{time}** ({zone}) in <#{channel}> gepostet.',
  'bot.winter.hour-off':
    '• Er wird nirgends gepostet. Moderation: `/klub einstellungen` mit einer Stunde, im Kanal dafür.',
};

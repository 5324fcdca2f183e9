import type { winter as english } from '../en/winter.js';

/** `../en/winter.ts` in German. */
export const winter: Readonly<Record<keyof typeof english, string>> = {
  'word.winter': 'winter',
  'word.day': 'tag',
  'cmd.winter': 'Der Winter des Tages: ein Rätsel oder ein eigenes Spiel, für alle gleich, ein Versuch',
  'opt.winter.move': 'In einem eigenen Spiel: ein Zug, getippt; ohne ihn das Panel',
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
  'bot.winter.why': 'Warum? Am Ende des Spiels, *{measure}*: damit {by} mehr ({low}–{high}).',
  'bot.winter.points': 'Punkte',
  'bot.winter.of':
    '{mark} **{letter}** · {line}: gewinnt {wins} % (± {error}){own, select, yes { · deine Antwort} other {}}',
  'bot.winter.lines': '**Hier, an dem Tag**',
  'bot.winter.line': '**{place}** · {who} · {letter}{right, select, yes { ★} other {, {by} % der Spiele}}',
  'bot.winter.more': '-# … und {rest} weitere.',
  'bot.winter.nobody': 'Hier hat es niemand versucht.',
  'bot.winter.everywhere':
    '-# Auf allen Servern: {tried, plural, one {ein Versuch} other {# Versuche}}, {found} davon richtig.',
  'bot.winter.streak':
    '-# {days, plural, one {Ein Tag: Komm morgen wieder, dann sind es zwei in Folge.} other {# Tage in Folge.}}',
  'bot.winter.sealed':
    '-# Seit dem Vortag versiegelt, für alle gleich. Wer es nachprüfen will: **{board}** zeigt die Siegel von heute und morgen.',
  'bot.winter.digest': '-# SHA-256 der Datei dieses Tages, seit dem Vortag bekannt: `{digest}`',
  'bot.winter.next':
    '-# Die von morgen: `{digest}`. Ist der Tag vorbei, gibt `/winter` mit seinem Datum die Datei heraus.',
  'bot.winter.check':
    '-# In der Datei stehen der Seed, alle Züge bis dahin, wo es beginnt, und seine Zahlen: Ihre SHA-256 muss die obige sein, und die Würfel folgen aus dem Seed (docs/dice.md).',
  'bot.winter.past': 'Der Tag ist vorbei: Das ist seine Lösung.',
  'bot.winter.post':
    'Ein Rätsel aus **{game}**, {where}: Was tätest du als **{seat}**? Alle haben einen Versuch, auf jedem Server denselben.',
  'bot.winter.post-button': 'Versuchen',
  'bot.winter.yesterday':
    '-# Gestern: {tried, plural, one {ein Versuch} other {# Versuche}} hier, {found} davon richtig. Die Lösung: `/winter` mit `{day}`.',
  'bot.winter.hour-on':
    '-# Der Winter des Tages wird jeden Tag um **{time}** ({zone}) in <#{channel}> gepostet.',
  'bot.winter.hour-off':
    '-# Der Winter des Tages wird nirgends gepostet. Moderation: `/klub einstellungen` mit einer Stunde, im Kanal dafür.',

  'bot.winter.solo-hunt':
    'Die Jagd eines Jahres in **{game}**, {where}. Du spielst **{seat}**, bis die Jagd vorbei ist. Es zählen deine Punkte danach; Programme kommen auf {par} (Mittel aus {worlds} Spielen).',
  'bot.winter.solo-winter':
    'Ein Winter zum Überstehen in **{game}**, von {where} bis zum Ende. Du spielst **{seat}**. Es zählen deine Punkte am Ende; Programme kommen auf {par} und gewinnen {won} % (von {worlds} Spielen).',
  'bot.winter.solo-saga':
    'Eine eigene Saga in **{game}**, vom Anfang bis zum Ende. Du spielst **{seat}**. Es zählen deine Punkte am Ende; Programme kommen auf {par} und gewinnen {won} % (von {worlds} Spielen).',
  'bot.winter.standing': '-# Punkte jetzt: {points}. Am Ende haben Programme {par}.',
  'bot.winter.one-try':
    '-# Ein Versuch, nichts wird zurückgenommen; `/winter` macht den ganzen Tag (UTC) da weiter, wo du warst.',
  'bot.winter.typed': '/winter zug:',
  'bot.winter.ends': '**Damit endet dein einer Versuch.** Bestätige es, oder geh zurück.',
  'bot.winter.question-solo': '**Was tust du?**',
  'bot.winter.solo-result': '### Du kamst auf {points} Punkte\nProgramme kommen von hier auf {par}.',
  'bot.winter.solo-over': '{won, select, yes {Du hast das Spiel gewonnen.} other {Das Spiel ist verloren.}}',
  'bot.winter.solo-play':
    'Ohne das Glück darin: **{play}**. {how, select, kind {Das Glück war freundlich: {luck} Punkte} other {Das Glück war hart: {luck} Punkte}}.',
  'bot.winter.solo-weighing':
    '-# Was daran Glück war, wird noch berechnet; schau in ein paar Minuten wieder.',
  'bot.winter.again': 'Noch einmal schauen',
  'bot.winter.back': 'Zurück zum Tag',
  'bot.winter.solo-past': 'Der Tag ist vorbei. Programme kamen auf {par} Punkte.',
  'bot.winter.solo-line':
    '**{place}** · {who} · {points} {weighed, select, yes {(ohne Glück {play})} other {(Glück wird noch berechnet)}}',
  'bot.winter.everywhere-solo':
    '-# Auf allen Servern: {tried, plural, one {einmal} other {#-mal}} zu Ende gespielt, davon {found} so gut wie Programme.',
  'bot.winter.play-note':
    '-# Ohne Glück: worauf Programme kommen, und für jede Entscheidung, um wie viel sie besser oder schlechter ist als ihre; beide werden mit demselben Glück zu Ende gespielt.',
  'bot.winter.line-button': 'Züge von {letter}',
  'bot.winter.line-title': '### {who} · {points} Punkte',
  'bot.winter.line-own': '**{n}.** {line}',
  'bot.winter.line-other': '-# {n}. {seat}: {line}',
  'bot.winter.post-hunt':
    'Die Jagd eines Jahres in **{game}**, {where}, als **{seat}**: Alle haben einen Versuch, auf jedem Server denselben.',
  'bot.winter.post-winter':
    'Ein Winter zum Überstehen in **{game}**, von {where} bis zum Ende, als **{seat}**: Alle haben einen Versuch, auf jedem Server denselben.',
  'bot.winter.post-saga':
    'Eine eigene Saga in **{game}** als **{seat}**, vom Anfang bis zum Ende: Alle haben einen Versuch und den ganzen Tag, auf jedem Server denselben.',
  'bot.winter.yesterday-solo':
    '-# Gestern: {tried, plural, one {einmal} other {#-mal}} hier zu Ende gespielt, davon {found} so gut wie Programme. Alle ihre Züge: `/winter` mit `{day}`.',
};

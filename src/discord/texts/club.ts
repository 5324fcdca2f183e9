import type { Texts } from '../../kernel/types.js';

/** What holds a club together between games: lists of games, rematches, the waiting list, who looks on. */

const en = {
  'word.games': 'games',
  'word.mine': 'mine',
  'word.wanted': 'wanted',
  'word.daily': 'daily',
  'word.club': 'club',
  'word.invite': 'invite',
  'word.follow': 'follow',
  'word.number': 'number',
  'word.at': 'at',
  'cmd.games': 'Your games, the waiting list, a summary once a day',
  'cmd.games.mine': 'All games you sit in: whose turn it is, for how long, one press to each',
  'cmd.games.wanted': 'The waiting list: say what you would play, and a lobby opens when you are enough',
  'cmd.games.daily': 'Once a day, at the hour you choose, a message to you alone about your games',
  'opt.wanted': 'What you would play; leave it out to see the list',
  'opt.number': 'How many people at the table, you included',
  'opt.daily': 'The hour of your day, such as 8:00; `off` ends it',
  'cmd.club': 'What this server has of a club',
  'cmd.club.settings': 'What is on here and what is off; moderators change it',
  'cmd.game.invite': 'Ask somebody by name to the game you sit in that waits to begin',
  'cmd.game.follow': 'Be told how a game ends that you only look on at; once more to stop',
  'opt.invite': 'Whom you ask',

  'bot.games.title': '## Your games',
  'bot.games.title-here': '## Your games on this server',
  'bot.games.none': 'You sit in no game. In a server, `/game new` sets one up.',
  'bot.games.none-here': 'You sit in no game on this server. `/game new` sets one up.',
  'bot.games.waits': '• **{title}** waits for you, {since}{due} · {game} · {where}',
  'bot.games.waits-due': ', until {due}',
  'bot.games.others': '• {title} waits for {who}, {since} · {game} · {where}',
  'bot.games.line': '• {title} · {game} · {stage} · {where}',
  'bot.games.more': '-# … and {rest} more.',
  'bot.games.everywhere': 'On every server',
  'bot.games.here': 'On this server alone',
  'bot.games.move': '▶ {title}',
  'bot.games.hint': '-# A summary once a day in a direct message: `/games daily`.',
  'bot.games.daily-title': '## Your games today',
  'bot.games.daily-quiet': 'No game waits for you.',
  'bot.games.daily-note': '-# You asked for this at {time} every day. `/games daily` changes or ends it.',
  'bot.games.daily-on':
    'Every day at **{time}** you get a message with your games, whoever’s turn it is. Nothing comes on days on which you sit in none.\n{zone, select, none {-# You haven’t said where you live, so this is UTC: `/clock zone`.} other {-# By your clock in {zone}.}}',
  'bot.games.daily-off': 'No summary comes any more.',
  'bot.games.daily-none':
    'You get no summary. `/games daily` with an hour, such as `8:00`, sends one every day.',
  'bot.direct.calls': '**{n, plural, one {A game waits} other {# games wait}} for you**',

  'bot.wanted.title': '## Who would play what',
  'bot.wanted.none':
    'Nobody looks for a game here. Name one with `/games wanted`: as soon as enough people have signed, its lobby opens and they are called.',
  'bot.wanted.line':
    '• **{game}** with {seats}, {pace}: {people} · {missing, plural, one {one more is missing} other {# more are missing}}',
  'bot.wanted.too': 'Me too: {game} with {seats}',
  'bot.wanted.not': 'Not me any more: {game} with {seats}',
  'bot.wanted.signed':
    'You stand in the line for **{game}** with {seats} ({pace}). {missing, plural, one {One more, and the lobby opens.} other {# more, and the lobby opens.}} After 30 days the line forgets you.',
  'bot.wanted.opened': 'You are enough: {title} is open in <#{channel}>, and all of you sit in it.',
  'bot.wanted.left': 'You don’t stand in that line any more.',
  'bot.wanted.public':
    '{who} would play **{game}** with {seats} ({pace}). {missing, plural, one {One more is missing} other {# more are missing}}: whoever wants to, presses.',
  'bot.wanted.public-button': 'I’ll play',

  'bot.rematch.button': 'Rematch',
  'bot.rematch.yes': 'I’m in',
  'bot.rematch.opened':
    'The lobby of {title} is open, everybody a seat further on. {missing, plural, =0 {} one {One of you is still missing.} other {# of you are still missing.}}',
  'bot.rematch.joined':
    'You sit in {title}. {missing, plural, =0 {} one {One more is missing.} other {# more are missing.}} The host can begin without them.',
  'bot.rematch.started': 'Everybody is there: {title} has begun.',

  'bot.follow.on': 'You will be told how {title} ends. `/game follow` once more ends that.',
  'bot.follow.off': 'You don’t follow {title} any more.',
  'bot.follow.end': '-# Looked on: {people}',
  'bot.direct.end': '**{title}** ({game}), which you looked on at, is over.',

  'bot.lobby.as-before': '-# Set up as you had {before}. The settings of the lobby change it.',

  'bot.club.title': '## The club of this server',
  'bot.club.on': '• **{what}**: on',
  'bot.club.off': '• **{what}**: off',
  'bot.club.turn-on': 'Turn on: {what}',
  'bot.club.turn-off': 'Turn off: {what}',
  'bot.club.note':
    '-# Moderators turn these on and off. What you are told yourself is yours alone: `/games daily`, `/clock`.',
  'bot.club.rematch': 'Rematches from the last card of a game',
  'bot.club.wanted': 'The waiting list',
  'bot.club.follow': 'Following games that one looks on at',
  'bot.me.follows': '• {n, plural, one {a game} other {# games}} that you follow',
  'bot.me.wanted': '• {n, plural, one {a line} other {# lines}} of waiting lists',
  'bot.me.daily': '• the hour of your daily summary',
  'bot.me.summons': '• which direct message called you last',
} satisfies Texts;

const de: Record<keyof typeof en, string> = {
  'word.games': 'spiele',
  'word.mine': 'meine',
  'word.wanted': 'gesucht',
  'word.daily': 'täglich',
  'word.club': 'klub',
  'word.invite': 'einladen',
  'word.follow': 'folgen',
  'word.number': 'anzahl',
  'word.at': 'um',
  'cmd.games': 'Deine Spiele, die Warteliste, einmal am Tag ein Überblick',
  'cmd.games.mine': 'Alle Spiele, in denen du sitzt: wer dran ist, wie lange schon, ein Druck zu jedem',
  'cmd.games.wanted': 'Die Warteliste: Sag, was du spielen würdest; sind genug da, öffnet sich die Lobby',
  'cmd.games.daily': 'Einmal am Tag zur Stunde deiner Wahl eine Nachricht nur an dich über deine Spiele',
  'opt.wanted': 'Was du spielen würdest; ohne Angabe siehst du die Liste',
  'opt.number': 'Wie viele am Tisch sitzen sollen, dich mitgezählt',
  'opt.daily': 'Die Stunde deines Tages, etwa 8:00; `off` beendet es',
  'cmd.club': 'Was dieser Server von einem Klub hat',
  'cmd.club.settings': 'Was hier an ist und was aus; die Moderation ändert es',
  'cmd.game.invite':
    'Jemanden mit Namen in das Spiel bitten, in dem du sitzt und das noch nicht begonnen hat',
  'cmd.game.follow': 'Erfahren, wie ein Spiel ausgeht, dem du nur zuschaust; noch einmal beendet es',
  'opt.invite': 'Wen du bittest',

  'bot.games.title': '## Deine Spiele',
  'bot.games.title-here': '## Deine Spiele auf diesem Server',
  'bot.games.none': 'Du sitzt in keinem Spiel. Auf einem Server richtet `/spiel neu` eines ein.',
  'bot.games.none-here': 'Auf diesem Server sitzt du in keinem Spiel. `/spiel neu` richtet eines ein.',
  'bot.games.waits': '• **{title}** wartet auf dich, {since}{due} · {game} · {where}',
  'bot.games.waits-due': ', bis {due}',
  'bot.games.others': '• {title} wartet auf {who}, {since} · {game} · {where}',
  'bot.games.line': '• {title} · {game} · {stage} · {where}',
  'bot.games.more': '-# … und {rest} weitere.',
  'bot.games.everywhere': 'Auf allen Servern',
  'bot.games.here': 'Nur auf diesem Server',
  'bot.games.move': '▶ {title}',
  'bot.games.hint': '-# Einmal am Tag ein Überblick als Direktnachricht: `/spiele täglich`.',
  'bot.games.daily-title': '## Deine Spiele heute',
  'bot.games.daily-quiet': 'Kein Spiel wartet auf dich.',
  'bot.games.daily-note':
    '-# Darum hast du gebeten, jeden Tag um {time}. `/spiele täglich` ändert oder beendet es.',
  'bot.games.daily-on':
    'Jeden Tag um **{time}** bekommst du eine Nachricht mit deinen Spielen, wer auch dran ist. An Tagen, an denen du in keinem sitzt, kommt nichts.\n{zone, select, none {-# Du hast nicht gesagt, wo du lebst, also ist das UTC: `/uhr zeitzone`.} other {-# Nach deiner Uhr in {zone}.}}',
  'bot.games.daily-off': 'Es kommt kein Überblick mehr.',
  'bot.games.daily-none':
    'Du bekommst keinen Überblick. `/spiele täglich` mit einer Stunde, etwa `8:00`, schickt jeden Tag einen.',
  'bot.direct.calls': '**{n, plural, one {Ein Spiel wartet} other {# Spiele warten}} auf dich**',

  'bot.wanted.title': '## Wer was spielen würde',
  'bot.wanted.none':
    'Niemand sucht hier ein Spiel. Nenne eines mit `/spiele gesucht`: Sobald sich genug gemeldet haben, öffnet sich die Lobby, und sie werden gerufen.',
  'bot.wanted.line':
    '• **{game}** zu {seats}, {pace}: {people} · {missing, plural, one {es fehlt noch eine Person} other {es fehlen noch #}}',
  'bot.wanted.too': 'Ich auch: {game} zu {seats}',
  'bot.wanted.not': 'Ich nicht mehr: {game} zu {seats}',
  'bot.wanted.signed':
    'Du stehst in der Reihe für **{game}** zu {seats} ({pace}). {missing, plural, one {Noch eine Person, und die Lobby öffnet sich.} other {Noch #, und die Lobby öffnet sich.}} Nach 30 Tagen vergisst dich die Reihe.',
  'bot.wanted.opened': 'Ihr seid genug: {title} ist offen in <#{channel}>, und ihr sitzt alle darin.',
  'bot.wanted.left': 'Du stehst nicht mehr in dieser Reihe.',
  'bot.wanted.public':
    '{who} würde **{game}** zu {seats} spielen ({pace}). {missing, plural, one {Es fehlt noch eine Person} other {Es fehlen noch #}}: Wer mag, drückt.',
  'bot.wanted.public-button': 'Ich spiele mit',

  'bot.rematch.button': 'Noch einmal',
  'bot.rematch.yes': 'Ich bin dabei',
  'bot.rematch.opened':
    'Die Lobby von {title} ist offen, jeder einen Platz weiter. {missing, plural, =0 {} one {Es fehlt noch jemand von euch.} other {Es fehlen noch # von euch.}}',
  'bot.rematch.joined':
    'Du sitzt in {title}. {missing, plural, =0 {} one {Es fehlt noch jemand.} other {Es fehlen noch #.}} Der Gastgeber kann auch ohne sie anfangen.',
  'bot.rematch.started': 'Alle sind da: {title} hat begonnen.',

  'bot.follow.on': 'Du erfährst, wie {title} ausgeht. `/spiel folgen` noch einmal beendet das.',
  'bot.follow.off': 'Du folgst {title} nicht mehr.',
  'bot.follow.end': '-# Zugeschaut haben: {people}',
  'bot.direct.end': '**{title}** ({game}), dem du zugeschaut hast, ist vorbei.',

  'bot.lobby.as-before': '-# Eingerichtet, wie du {before} hattest. Die Einstellungen der Lobby ändern es.',

  'bot.club.title': '## Der Klub dieses Servers',
  'bot.club.on': '• **{what}**: an',
  'bot.club.off': '• **{what}**: aus',
  'bot.club.turn-on': 'Einschalten: {what}',
  'bot.club.turn-off': 'Ausschalten: {what}',
  'bot.club.note':
    '-# Die Moderation schaltet das ein und aus. Was dir selbst gesagt wird, ist deine Sache allein: `/spiele täglich`, `/uhr zeigen`.',
  'bot.club.rematch': 'Noch einmal spielen von der letzten Karte eines Spiels aus',
  'bot.club.wanted': 'Die Warteliste',
  'bot.club.follow': 'Spielen folgen, denen man zuschaut',
  'bot.me.follows': '• {n, plural, one {ein Spiel} other {# Spiele}}, denen du folgst',
  'bot.me.wanted': '• {n, plural, one {eine Reihe} other {# Reihen}} von Wartelisten',
  'bot.me.daily': '• die Stunde deines täglichen Überblicks',
  'bot.me.summons': '• welche Direktnachricht dich zuletzt gerufen hat',
};

export const clubTexts = { en, de } as const;

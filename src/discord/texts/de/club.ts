import type { club as english } from '../en/club.js';

/** `../en/club.ts` in German. */
export const club: Readonly<Record<keyof typeof english, string>> = {
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
  'bot.games.waits': '• [**{title}**]({where}) wartet auf dich, aufgerufen {since}{due} · {game}',
  'bot.games.waits-due': ', Frist {due}',
  'bot.games.others': '• [{title}]({where}) wartet auf {who}, aufgerufen {since} · {game}',
  'bot.games.line': '• [{title}]({where}) · {game} · {stage}',
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
  'bot.club.on': '✅ **{what}**: an',
  'bot.club.off': '▫️ **{what}**: aus',
  'bot.club.turn-on': 'Einschalten',
  'bot.club.turn-off': 'Ausschalten',
  'bot.club.note':
    '-# Die Moderation schaltet das ein und aus. Was dir selbst gesagt wird, ist deine Sache allein: `/spiele täglich`, `/uhr zeigen`.',
  'bot.club.rematch': 'Noch einmal spielen von der letzten Karte eines Spiels aus',
  'bot.club.wanted': 'Die Warteliste',
  'bot.club.follow': 'Spielen folgen, denen man zuschaut',
  'bot.me.follows': '• {n, plural, one {ein Spiel} other {# Spiele}}, denen du folgst',
  'bot.me.wanted': '• {n, plural, one {eine Reihe} other {# Reihen}} von Wartelisten',
  'bot.me.daily': '• die Stunde deines täglichen Überblicks',
  'bot.me.summons': '• welche Direktnachricht dich zuletzt gerufen hat',
  'bot.me.directChannels': '• der Kanal deiner Direktnachrichten, und ob du welche annimmst',
  'bot.me.directQueue':
    '• {n, plural, one {eine Direktnachricht} other {# Direktnachrichten}} auf dem Weg zu dir',
  'bot.me.ratings': '• {n, plural, one {eine Wertung} other {# Wertungen}} nach Spielen',
  'bot.club.ladder': 'Wertungen und die Rangliste',
  'word.ladder': 'rangliste',
  'cmd.ladder': 'Wer auf diesem Server wie stark ist, als Spanne, und wie es jemandem ergangen ist',
  'opt.ladder': 'Nur ein Spiel; ohne Angabe alle zusammen',
  'opt.ladder.variant': 'Nur eine Variante dieses Spiels',
  'opt.ladder.person': 'Wessen Kurve du sehen willst',
  'bot.ladder.title': '## Die Rangliste: {what}',
  'bot.ladder.all': 'alle Spiele',
  'bot.ladder.none':
    'Hier ist noch kein Spiel zu Ende, das {scope, select, one {für {what} } other {}}zählt. Ein beendetes Spiel zählt mit mindestens zwei Seiten, davon eine ein Mensch, und ohne Rat eines Programms am Tisch.',
  'bot.ladder.line':
    '{rank}. {who} **{low}–{high}** · {games, plural, one {ein Spiel} other {# Spiele}}, in {firsts} vorn{provisional, select, yes { · *vorläufig*} other {}}',
  'bot.ladder.more': '-# … und {rest} weitere.',
  'bot.ladder.note':
    '-# Zwei von drei Malen liegt die Stärke in der Spanne; geordnet ist nach ihrem unteren Ende. Wer neu ist, steht um 1500, vorläufig, bis die Spanne eng ist. Programme stehen fest: {programs}.',
  'bot.ladder.unrated': '-# Nicht gewertet: {title}: {why}.',
  'bot.rated.not': '-# Nicht gewertet: {why}.',
  'bot.rated.why':
    '{why, select, hints {es gab Tipps} undone {ein Zug wurde über einen Wurf, etwas Aufgedecktes oder einen anderen Zug hinweg zurückgenommen, und kein anderer Mitspieler hat zugestimmt} rewound {der Gastgeber hat das Spiel ohne Abstimmung zurückgesetzt} few {es zählen weniger als zwei Mitspieler oder KIs bekannter Stärke} other {es endete ohne Ergebnis}}',
  'bot.rated.replaced': '-# Für {by} und {person} nicht gewertet: {by} hat {person} ohne Abstimmung ersetzt.',
  'bot.ladder.mine': 'Meine Kurve',
  'bot.ladder.back': 'Die Rangliste',
  'bot.ladder.curve':
    '## {who}: {what}\n**{low}–{high}** nach {games, plural, one {einem Spiel} other {# Spielen}}{provisional, select, yes { (vorläufig)} other {}}.',
  'bot.ladder.no-curve': '{who} hat hier noch kein Spiel, das gezählt hat: {what}.',
  'bot.ladder.chart': 'Wertung nach jedem Spiel: {what}',
  'bot.ladder.chart-range': 'Die Spanne, in der die Stärke zwei von drei Malen liegt',
  'bot.ladder.high': 'höchstens',
  'bot.ladder.middle': 'Mitte',
  'bot.ladder.low': 'mindestens',
  'word.review': 'rückblick',
  'cmd.review': 'Auf ein beendetes Spiel zurückblicken: wie die Aussichten waren, wo es kippte',
  'opt.review.seat': 'Wessen Entscheidungen gewogen werden; deine, wenn es fehlt',
  'bot.club.review': 'Rückblick auf beendete Spiele',
  'bot.teacher.title': '### {seat} erklärt',
  'bot.teacher.alike': '**Dein Zug:** Ich hätte genauso entschieden.',
  'bot.teacher.turn-cost':
    '**Dein Zug:** Statt *{played}* hätte ich *{preferred}* gewählt: Das gewinnt {by} % mehr Partien ({low}–{high} %).',
  'bot.teacher.turn-better':
    '**Dein Zug:** *{played}* war besser als das, was ich getan hätte, *{preferred}*: Es gewinnt {by} % mehr Partien ({low}–{high} %).',
  'bot.teacher.turn-none':
    '**Dein Zug:** Ich hätte *{preferred}* gewählt, aber zwischen dem und deinem *{played}* ließ sich kein Unterschied feststellen.',
  'bot.teacher.own-best':
    '**Meiner:** Ich habe *{played}* gewählt, weil es mir {by} % mehr Partien gewinnt als *{other}* ({low}–{high} %).',
  'bot.teacher.own-kind':
    '**Meiner:** Ich habe *{played}* gewählt und *{other}* liegen lassen, was mir {by} % mehr Partien gewonnen hätte ({low}–{high} %).',
  'bot.teacher.own-none':
    '**Meiner:** Ich habe *{played}* gewählt; zwischen dem und *{other}* ließ sich kein Unterschied feststellen.',
  'bot.teacher.why': 'Am Ende macht das bei *{measure}* {by} mehr.',
  'bot.teacher.note':
    '-# Aus Partien, die Programme von dem aus weiterspielen, was du siehst. Nur du liest das, und das Spiel zählt für keine Wertung.',
  'bot.review.button': 'Rückblick',
  'bot.review.none': 'Hier blickt niemand auf Spiele zurück.',
  'bot.review.working':
    'Rückblick auf {title}: {percent} %. Es dauert ein, zwei Minuten; du kannst derweil alles andere tun.',
  'bot.review.title': '## Rückblick: {title}',
  'bot.review.chart': '{title}: Wer gewänne?',
  'bot.review.chances': 'Aussicht auf den Sieg am Ende jeder Runde, in Prozent',
  'bot.review.turnings': '**Wo es kippte**',
  'bot.review.turning': '• {turn}: {seat} {from} % → {to} % (± {error})',
  'bot.review.no-turning': 'Keine einzelne Runde hat die Aussichten mehr verändert, als Zufall es könnte.',
  'bot.review.decisions':
    '**Die Entscheidungen von {seat}**: {decided, plural, one {eine} other {#}} mit einer Wahl, {alike} so, wie das Programm entschieden hätte.',
  'bot.review.no-cost': 'Von den anderen machte keine einen Unterschied, der sich vom Zufall trennen ließe.',
  'bot.review.cost':
    '• {turn}, {phase} (Ereignis {seq}): {played}; das Programm zieht {preferred} vor. Das kostete **{by} %** der Spiele ({low}–{high} %).',
  'bot.review.better':
    '• {turn}, {phase} (Ereignis {seq}): {played} war besser als {preferred}, das das Programm vorzieht, um **{by} %** der Spiele ({low}–{high} %).',
  'bot.review.luck':
    '**Glück**: von {from} % zu Beginn zu {to} % am Ende. Entscheidungen, die sich vom Zufall trennen lassen, {how, select, none {machten keinen Unterschied} cost {kosteten {cost} %} other {brachten {cost} %}}; Glück und die anderen machten {rest} %.',
  'bot.review.picture': 'Aussichten',
  'bot.review.turn': 'Wie war mein Zug?',
  'bot.review.turn-title': '## Deine letzte Runde: {title}',
  'bot.review.turn-none': 'Darin gab es nichts zu entscheiden.',
  'bot.review.turn-note':
    '-# Gewogen nach Spielen, die Programme von dem aus weiterspielen, was du damals sahst. Nur in Spielen, in denen man ein Programm fragen darf, und nur die eigene Runde.',
  'bot.review.adjusted':
    '-# Ohne Glück und die anderen kommt, was du entschieden hast, auf {share} % Siegchance.',
  'bot.review.luck-kind': '-# Am freundlichsten: {turn}, {luck} % (± {error}).',
  'bot.review.luck-hard': '-# Am härtesten: {turn}, {luck} % (± {error}).',
  'bot.review.note':
    '-# Von jeder Runde aus {playouts, plural, one {einmal} other {#-mal}} vom Programm zu Ende gespielt, mit dem, was jeder Platz damals selbst sehen konnte: In neunzehn von zwanzig Fällen stimmt die Kurve auf {error} % genau. Wie gerechnet wird: docs/club.md.',
  'bot.review.partial': '-# Die Zeit war um, bevor alles gewogen war.',
  'bot.review.no-difference':
    '• {turn}, {phase} (Ereignis {seq}): {played} oder {preferred}: kein Unterschied, der sich zeigen ließe.',
};

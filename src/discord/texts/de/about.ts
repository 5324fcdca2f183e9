import type { about as english } from '../en/about.js';

/** `../en/about.ts` in German. */
export const about: Readonly<Record<keyof typeof english, string>> = {
  'word.card': 'karte',
  'cmd.card': 'Eine Karte, ein Tier, ein Gesetz, ein Platz: Werte, wo es ist, Aussichten, Regeln',
  'cmd.card.name': 'Worüber du etwas wissen willst; ? zeigt alles',
  'bot.about.button': 'Über …',
  'bot.about.which': 'Über …',
  'bot.about.list': '**Worüber willst du etwas wissen?** `/karte` findet es beim Namen.',
  'bot.about.title': '## {name}',
  'bot.about.now': '**Jetzt**',
  'bot.about.unseen': 'Es ist nicht auf dem Tisch, soweit du sehen kannst.',
  'bot.about.odds': '**Aussichten**',
  'bot.about.none': 'Nichts in {game} heißt „{text}“.',
  'bot.about.nothing': 'In {game} lässt sich nichts einzeln nachschlagen.',
  'bot.about.near': 'Meintest du eines davon?',
  'bot.about.rule': '{id} · {title}',
  'bot.about.cited': 'Regel {id}',
  'bot.about.found': 'Auf Karten und dergleichen:',
  'word.advice': 'rat',
  'opt.advice': 'Wer ein Programm fragen darf, was es täte',
  'bot.advice.button': 'Zug vorschlagen',
  'bot.advice.practice': 'Wer allein gegen Programme spielt, darf eins fragen, was es täte',
  'bot.advice.all': 'Alle dürfen ein Programm fragen, was es täte',
  'bot.advice.none': 'Niemand darf ein Programm fragen, was es täte',
  'bot.advice.says': '**Vorschlag: {line}**\n-# So spielte ein Programm ({ai}), nach dem, was du siehst.',
  'bot.advice.thinking': 'Einige Antworten werden weitergespielt, ein paar Sekunden …',
  'bot.advice.hint':
    '**Vorschlag: {line}**\n-# Von dem aus, was du siehst, {worlds, plural, one {einmal} other {#-mal}} weitergespielt, gewinnt das {wins} % (± {error}).',
  'bot.advice.clear':
    '-# Sicher: {other} kommt am nächsten und gewinnt {by} % der Spiele weniger ({low}–{high} %).',
  'bot.advice.unclear': '-# Nicht sicher: Zwischen dem und {other} ließ sich kein Unterschied feststellen.',
  'bot.advice.typed': 'Tippe `/zug {line}`.',
  'bot.advice.idle': 'Niemand wartet auf dich, also gibt es nichts vorzuschlagen.',
  'bot.advice.silent': 'Kein Programm weiß hier Rat.',
};

import type { Texts } from '../../kernel/types.js';

/** What the bot says about people rather than moves: lessons, seats that change hands, what is kept. */

const en = {
  // Lessons
  'bot.learn.thread': 'Lesson: {game}',
  'bot.learn.opened': 'Your lesson in **{game}** begins in {thread}.',
  'bot.learn.goes-on': 'Your lesson in **{game}** goes on in {thread}.',
  'bot.learn.was-over': 'You have been through the lesson of **{game}**. It can begin anew.',
  'bot.learn.anew': 'Begin anew',
  'bot.learn.title': '## {at} of {steps} · {title}\n{text}',
  'bot.learn.rule': '-# Rule {rule}. `/rules` tells it in full.',
  'bot.learn.intro': '## {game}, a first lesson\n{text}',
  'bot.learn.move': 'Your move',
  'bot.learn.hint': 'A hint',
  'bot.learn.board': 'Board as text',
  'bot.learn.typed': '-# Typed: `/play {line}`',
  'bot.learn.right': '**Right:** {line}',
  'bot.learn.next': 'The next step stands in {thread}.',
  'bot.learn.wrong': '**The rules allow it, but it isn’t what this step teaches.** {why}',
  'bot.learn.end': '## Well done\n{text}',
  'bot.learn.end-next':
    'What next? `/game new` sets up a game in a channel; empty seats go to the AI. `/rules` finds any rule, `/odds` the chances of what you might try, `/help` everything else. `/learn` again teaches it once more.',

  // Seats
  'bot.hand-over.open': 'Take over',
  'bot.hand-over.title': '## Your seat: {seat}\n{where}',
  'bot.hand-over.hand': '### What only you may see',
  'bot.hand-over.last': '### What happened last',
  'bot.hand-over.nothing': 'Nothing yet.',
  'bot.hand-over.move': 'Your move',
  'bot.replace.program': 'A program can’t take a seat. Leave the person out for the AI.',
  'word.take': 'take',
  'word.swap': 'swap',
  'word.with': 'with',
  'cmd.game.take': 'Take your seat back from the AI that plays it',
  'cmd.game.swap': 'Before the start: the people of two seats change places; host or moderator',
  'opt.with': 'The other seat',

  // The end
  'bot.final.secrets': '**What was hidden to the end**',
  'bot.chart.title': '{title}, turn by turn',
  'bot.saga.title': '## The saga of {title}',
  'bot.saga.open': 'This is told of {seats}, and of the land that was theirs for a while.',
  'bot.saga.won': 'So it ended, and the name that is remembered is {winners}.',
  'bot.saga.lost': 'So it ended, and nobody is left to tell more.',
  'bot.film.button': 'Animated replay',
  'bot.film.done': '**{title}**, table by table, as everybody could see it.',
  'bot.film.none': 'This game has no pictures to replay.',
  'word.film': 'film',
  'opt.film': 'The tables one after another as an animated picture instead',

  'word.learn': 'learn',
  'cmd.learn': 'A short lesson that teaches a game move by move, for you alone',
  'opt.learn': 'Which game to learn',
  'perm.CreatePrivateThreads': 'Create Private Threads',
} as const satisfies Texts;

const de: Record<keyof typeof en, string> = {
  // Lektionen
  'bot.learn.thread': 'Lektion: {game}',
  'bot.learn.opened': 'Deine Lektion in **{game}** beginnt in {thread}.',
  'bot.learn.goes-on': 'Deine Lektion in **{game}** geht weiter in {thread}.',
  'bot.learn.was-over': 'Die Lektion von **{game}** hast du hinter dir. Sie kann neu beginnen.',
  'bot.learn.anew': 'Neu beginnen',
  'bot.learn.title': '## {at} von {steps} · {title}\n{text}',
  'bot.learn.rule': '-# Regel {rule}. `/regeln` erzählt sie ganz.',
  'bot.learn.intro': '## {game}, eine erste Lektion\n{text}',
  'bot.learn.move': 'Dein Zug',
  'bot.learn.hint': 'Ein Tipp',
  'bot.learn.board': 'Spielplan als Text',
  'bot.learn.typed': '-# Getippt: `/zug {line}`',
  'bot.learn.right': '**Richtig:** {line}',
  'bot.learn.next': 'Der nächste Schritt steht in {thread}.',
  'bot.learn.wrong': '**Die Regeln erlauben es, aber dieser Schritt lehrt etwas anderes.** {why}',
  'bot.learn.end': '## Gut gemacht\n{text}',
  'bot.learn.end-next':
    'Wie geht es weiter? `/spiel neu` richtet in einem Kanal ein Spiel ein; freie Plätze nimmt die KI. `/regeln` findet jede Regel, `/aussichten` die Aussichten dessen, was du vorhast, `/hilfe` alles andere. `/lernen` lehrt es noch einmal.',

  // Plätze
  'bot.hand-over.open': 'Übernehmen',
  'bot.hand-over.title': '## Dein Platz: {seat}\n{where}',
  'bot.hand-over.hand': '### Was nur du sehen darfst',
  'bot.hand-over.last': '### Was zuletzt geschah',
  'bot.hand-over.nothing': 'Noch nichts.',
  'bot.hand-over.move': 'Dein Zug',
  'bot.replace.program': 'Ein Programm kann keinen Platz nehmen. Lass die Person weg, dann spielt die KI.',
  'word.take': 'zurückholen',
  'word.swap': 'tauschen',
  'word.with': 'mit',
  'cmd.game.take': 'Hol dir deinen Platz von der KI zurück, die ihn spielt',
  'cmd.game.swap': 'Vor dem Beginn: Zwei Plätze tauschen ihre Leute; Gastgeber oder Moderation',
  'opt.with': 'Der andere Platz',

  // Das Ende
  'bot.final.secrets': '**Was bis zuletzt verborgen war**',
  'bot.chart.title': '{title}, Runde um Runde',
  'bot.saga.title': '## Die Saga von {title}',
  'bot.saga.open': 'Dies wird erzählt von {seats}, und von dem Land, das eine Weile ihres war.',
  'bot.saga.won': 'So ging es aus, und der Name, den man behält, ist {winners}.',
  'bot.saga.lost': 'So ging es aus, und niemand ist übrig, mehr zu erzählen.',
  'bot.film.button': 'Als Film',
  'bot.film.done': '**{title}**, Tisch um Tisch, wie alle es sehen konnten.',
  'bot.film.none': 'Dieses Spiel hat keine Bilder, die sich zeigen ließen.',
  'word.film': 'film',
  'opt.film': 'Stattdessen die Tische nacheinander als bewegtes Bild',

  'word.learn': 'lernen',
  'cmd.learn': 'Eine kurze Lektion, die ein Spiel Zug um Zug lehrt, für dich allein',
  'opt.learn': 'Welches Spiel du lernen willst',
  'perm.CreatePrivateThreads': 'Private Threads erstellen',
};

export const people = { en, de } as const;

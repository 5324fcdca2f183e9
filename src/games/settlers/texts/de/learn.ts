import type { Texts } from '../../../../kernel/types.js';

/** Die Einführung auf Deutsch. */
export const learn: Texts = {
  'learn.intro':
    'Du bist **Brattahlid**, ein Hof an der Küste Grönlands: fünf Leute, eine Kuh, fünf Schafe, eine Scheune und ein Boot. Nebenan liegt Gardar. Es ist der Frühling des zweiten Jahres; es wird mild, und Elfenbein ist teuer. Wer die Thronfolge mit dem meisten Silber erlebt, gewinnt; wer im Winter nicht alle satt bekommt, stirbt.',
  'learn.end':
    'Das war ein Jahr: Robben, Walross, das Schiff, Heu, Schlachten, Scheunen, Ausbessern und ein Winter mit einer Karte mehr. Du hast Silber, Elfenbein für das nächste Schiff, eine Herde und Nahrung. Im echten Spiel wird auch gehandelt: Man schenkt, leiht, verspricht und hält manchmal Wort.',

  'learn.seals.title': 'Robben',
  'learn.seals.text':
    'Im Frühling entscheiden alle verdeckt, ob **jemand von ihnen Robben jagt**. Zehn von zwölf Karten bringen zwölf Nahrung. Eine bringt nichts, und bei einer sterben die Jäger. Du hast zehn Nahrung, und der Winter verlangt mindestens achtzehn: Lass jemanden gehen.',
  'learn.seals.hint': 'Wähle „Robben jagen“.',
  'learn.seals.done':
    'Robben: zwölf Nahrung, und dein Jäger ist wieder daheim. Kuh und Schafe haben Junge, ein Kind ist groß geworden, und kein Boot ist nach Vinland um Holz gefahren.',
  'learn.seals.stay': 'Sicher, aber hungrig: Nahrung ist knapp, und zehn von zwölf Karten sind gut.',

  'learn.walrus.title': 'Zum Walross',
  'learn.walrus.text':
    'Silber kommt von Elfenbein, und Elfenbein von der **Walrossjagd**. Jedes Boot braucht zwei deiner Leute und fasst zehn. Erst sagen alle, wie viele Boote sie schicken. Schick **dein Boot**.',
  'learn.walrus.hint': 'Wähle „Boote schicken“, eins.',
  'learn.walrus.done': 'Dein Boot ist genannt. Gardar hat keins und darf dich um Plätze bitten.',
  'learn.walrus.keep': 'Ohne Elfenbein kein Silber, und nur Silber gewinnt.',
  'learn.walrus.other': 'Der Handel kann warten: Schick dein Boot.',

  'learn.crew.title': 'Wer fährt, wer bleibt',
  'learn.crew.text':
    'Dann sagen alle, wie viele Leute fahren. Wer fort ist, macht kein Heu: Jede Person daheim nimmt bis zu drei je Bodenstufe, und dein Boden steht auf Stufe zehn. Zwei daheim genügen reichlich, also lass **vier von sechs fahren**.',
  'learn.crew.hint': 'Wähle „Leute schicken“, vier.',
  'learn.crew.done': 'Vier Jäger sind fort. Kommt die eine Sturmkarte, sind sie und das Boot verloren.',
  'learn.crew.all': 'Jemand muss Heu machen, sonst ist die Herde im Winter verloren. Vier genügen.',
  'learn.crew.few': 'Jeder Jäger bringt zwei bis fünf Elfenbein. Zwei daheim reichen fürs Heu: Schick vier.',

  'learn.ship.title': 'Das Schiff',
  'learn.ship.text':
    'Das Schiff aus Norwegen zahlt in einem teuren Jahr **drei Silber** für ein Elfenbein. Verkaufen alle zusammen weniger als drei, bleibt es nächsten Sommer aus. Du hast drei vom letzten Jahr: **Verkauf alle**.',
  'learn.ship.hint': 'Wähle „Elfenbein verkaufen“, drei.',
  'learn.ship.done': 'Neun Silber, und das Schiff kommt wieder.',
  'learn.ship.keep': 'Teurer wird es nicht, und weniger als drei halten das Schiff fern. Verkauf alle drei.',
  'learn.ship.other': 'Der Handel kann warten: Das Schiff ist jetzt da.',

  'learn.hay.title': 'Heu',
  'learn.hay.text':
    'Heu zehrt am Boden, also nimm, was du brauchst. Eine Kuh frisst erst sechs und dann zwei je Winterkarte; ein Schaf, das draußen weidet, erst nichts und dann eins je Karte. Höchstens zwei Karten: zehn für die Kuh und zehn für fünf Schafe. Vier hast du, also **nimm sechzehn** oder etwas mehr.',
  'learn.hay.hint': 'Wähle „Mähen“, sechzehn.',
  'learn.hay.done':
    'Der Boden hat sechs Schritte von hundert verloren, und die Milch brachte 52 Nahrung. Im Herbst kamen die Jäger heim: ein gutes Jahr, je fünf Elfenbein.',
  'learn.hay.little':
    'Das reicht nur, wenn der Winter kurz ist. Lässt sich eine Karte nicht bezahlen, ist die ganze Herde verloren.',
  'learn.hay.much':
    'Die Hälfte von dem, was übrig bleibt, verfault im Frühling, und der Boden leidet umsonst.',
  'learn.hay.other': 'Der Handel kann warten: Mach dein Heu.',

  'learn.slaughter.title': 'Schlachten',
  'learn.slaughter.text':
    'Deine Scheune fasst sechs Tiere, und mit den Jungen sind es zwölf. Was keinen Platz findet, ist verloren, also **schlachte das Kalb und die fünf Lämmer**: Ein Schaf sind zwölf Nahrung, eine Kuh achtzehn.',
  'learn.slaughter.hint': 'Wähle „Schlachten“: ein Kalb und fünf Lämmer.',
  'learn.slaughter.done': 'Achtundsiebzig Nahrung mehr, und alle anderen haben einen Platz in der Scheune.',
  'learn.slaughter.spare': 'Dann erfrieren draußen sechs Tiere und machen niemanden satt.',
  'learn.slaughter.other':
    'Behalte eine Kuh und fünf Schafe: sechs Plätze. Kalb und Lämmer geben noch keine Milch.',

  'learn.barns.title': 'In die Scheune',
  'learn.barns.text':
    'Nun werden die Scheunen gefüllt. Gefütterte Schafe kosten je drei Heu, und der Boden erholt sich um vier; **Weiden** kostet jetzt nichts. Behalte **die Kuh und fünf Schafe auf der Weide**: Das kostet sechs Heu und lässt genug für zwei Winterkarten.',
  'learn.barns.hint': 'Wähle „Scheunen füllen“: eine Kuh, fünf Schafe, weiden.',
  'learn.barns.done': 'Die Herde ist drin, und deine Leute haben gegessen: je drei Nahrung.',
  'learn.barns.feed':
    'Der Boden würde es danken, aber das Heu muss noch zwei Karten reichen. Lass sie weiden.',
  'learn.barns.few': 'Du hast Heu und Platz für alle: eine Kuh und fünf Schafe.',
  'learn.barns.other': 'Der Handel kann warten: Füll die Scheune.',

  'learn.repair.title': 'Die Scheune ausbessern',
  'learn.repair.text':
    'Eine Scheune, die im Mittwinter niemand ausbessert, stürzt ein, und ohne Scheune ist nächstes Jahr die Herde verloren. Ausbessern braucht eine Person und **ein Holz**, und genau das hast du.',
  'learn.repair.hint': 'Wähle „Scheunen ausbessern“, eine.',
  'learn.repair.done':
    'Die Scheune steht. Dann sagte eine Karte, dass noch Winter ist: Die Herde fraß sieben Heu, deine Leute aßen sechs Nahrung, und der Frühling kam.',
  'learn.repair.idle': 'Ohne Dach ist nächstes Jahr die Herde verloren: Bessere die Scheune aus.',
  'learn.repair.other': 'Erst die Scheune.',
};

import type { Texts } from '../../../../kernel/types.js';

/** The lesson, step by step. */
export const learn: Texts = {
  'learn.intro':
    'Du führst den türkisen Stamm in Endloser Winter durch den letzten Zug einer Runde und die Finsternis, die sie beendet. Neben dir sitzt Rot. In diesem Spiel arbeiten die Karten: Jede Stammeskarte auf der Hand ist Arbeit, und in der Spalte, die zu ihr passt, eine mehr.',
  'learn.end':
    'Das ist eine Runde: drei Züge, dann die Finsternis. Nach vieren zählt alles: Karten, Gräber, Tiere in Reihen, heilige Steine, Megalithen auf anderen und was übrig ist. `/spiel neu` beginnt eine richtige Partie.',
  'learn.figure.title': 'Eine Kulturkarte und eine Figur',
  'learn.figure.text':
    'Bevor du eine Figur einsetzt, darfst du bis zu zwei Kulturkarten spielen. Feuerhüten bringt sofort vier Nahrung. Von deinen Figuren ist nur der Häuptling übrig; in jeder Spalte bringt er selbst eine Arbeit. In der Auslage liegen zwei Mammuts, und in dieser Runde hat noch niemand gejagt. Dazwischen wird sonst niemand gefragt, also sind Karte und Figur eine Antwort.',
  'learn.figure.hint': 'Wähle Feuerhüten, dann deinen Häuptling in der Spalte Jagen, und spiele beides.',
  'learn.figure.done':
    'Vier Nahrung mehr; dein Tableau fasst sieben, bis Lager es verlassen. Eine Arbeit liegt in deinem Vorrat, und der untere Abschnitt der Spalte wird dir gehören.',
  'learn.figure.first': 'Die Figur kommt nach den Kulturkarten, also spiele deine zuerst.',
  'learn.figure.half': 'Eine Figur gehört dazu. Wähle auch sie, dann spiele beides.',
  'learn.figure.more': 'Diese beiden genügen fürs Erste: Was die Spalte gibt, kommt danach.',
  'learn.figure.eclipse':
    'Das zöge eine Karte und zählte zwei Arbeit in der Finsternis, doch die Mammuts blieben liegen.',
  'learn.figure.column': 'Dein Jäger zählt zwei, wo gejagt wird. Geh dorthin.',
  'learn.hunt.title': 'Mit Arbeit bezahlen',
  'learn.hunt.text':
    'Ein Tier kostet zwei Arbeit. Zwei Mammuts kosten vier: eine vom Häuptling, zwei vom Jäger, eine vom Stammesmann. Die billigste Bezahlung wird für dich gemacht.',
  'learn.hunt.hint': 'Nimm beide Mammuts.',
  'learn.hunt.done':
    'Zwei einer Art sind am Ende 3 wert, drei 5, vier 10. Deine Schamanin blieb auf der Hand.',
  'learn.hunt.kind': 'Reihen bestehen aus einer Art. Nimm beide Mammuts.',
  'learn.hunt.down': 'Wer hinabrutscht, kommt nicht zurück. Nimm zuerst die Mammuts.',
  'learn.hunt.early': 'Du hast Arbeit für zwei Tiere. Nutze sie, bevor du den Zug beendest.',
  'learn.hunt.other': 'Das geht, aber es gibt Mammuts zu holen.',
  'learn.bottom.title': 'Der untere Abschnitt',
  'learn.bottom.text':
    'Die erste Figur der Runde in einer Spalte darf ihren unteren Abschnitt nutzen. Hier ist das das oberste Tier des Stapels.',
  'learn.bottom.hint': 'Nutze den unteren Abschnitt.',
  'learn.bottom.done': 'Ein drittes Mammut! Was aufgedeckt ist, lässt sich nicht zurücknehmen.',
  'learn.bottom.tip': 'Ein gedrehtes Mammut gibt fünf Nahrung, zählt aber für keine Reihe mehr.',
  'learn.bottom.end': 'Der untere Abschnitt gehört jetzt dir und in dieser Runde niemandem sonst.',
  'learn.bottom.other': 'Nutze zuerst den unteren Abschnitt.',
  'learn.end.title': 'Das Ende des Zuges',
  'learn.end.text':
    'Hier ist nichts mehr zu tun. Was du ausgespielt hast, kommt auf deine Ablage, und es wird nicht nachgezogen.',
  'learn.end.hint': 'Beende deinen Zug.',
  'learn.end.done': 'Bis du das sagst, lässt sich alles seit der letzten aufgedeckten Karte zurücknehmen.',
  'learn.ritual.title': 'Das Ritual',
  'learn.ritual.text':
    'Nach deinem dritten Zug darfst du Karten verdeckt für die Finsternis auslegen. Die Schamanin zählt dort zweieinhalb Arbeit und macht aus einer Nahrung ein Idol.',
  'learn.ritual.hint': 'Lege die Schamanin aus.',
  'learn.ritual.done':
    'Rot geht für zwei Arbeit aufs Finsternisfeld. Deine ist mehr: Du bist in der neuen Folge zuerst dran.',
  'learn.ritual.nothing':
    'Auf der Hand ist sie nächste Runde eine Arbeit. In der Finsternis ist sie mehr wert.',
  'learn.megalith.title': 'Ein Megalith',
  'learn.megalith.text':
    'Der erste Platz der Folge bringt einen Megalithen. Deine ersten beiden sind neutral und liegen auf dem Plan selbst; sie bringen, was ihr Feld zeigt. Startfelder sind von Anfang an frei.',
  'learn.megalith.hint': 'Setze ihn auf b2, das gibt eine Nahrung.',
  'learn.megalith.done': 'Spätere Steine dürfen daneben liegen oder auf zweien, wo sie Punkte bringen.',
  'learn.megalith.lesser':
    'Statt eines Megalithen darfst du immer etwas Geringeres nehmen. Hier ist ein Stein mehr wert.',
  'learn.megalith.place': 'Auch dieses Feld ist frei; für diese Lektion nimm b2.',
  'learn.shaman.title': 'Finsternisaktionen',
  'learn.shaman.text': 'Jetzt handeln deine Ritualkarten. Die Schamanin will eine Nahrung für ein Idol.',
  'learn.shaman.hint': 'Bezahle die Nahrung.',
  'learn.shaman.done':
    'Das Idol bringt dich auf der Ehrenleiste voran; wer dort führt, hat am meisten von Gräbern.',
  'learn.shaman.skip': 'Du hast genug Nahrung für ein Idol.',
};

import type { Texts } from '../../../../kernel/types.js';

/** Die Lektion, Zug um Zug. */
export const learn: Texts = {
  'learn.intro':
    'Du bist der Gode von Hjardarholt im Island der Sagas, und Helgafell ist dein Nachbar. Wer zuerst 22 Nachruhm hat, siegt. Jede Runde hat ein Thing, eine Schafsuche und einen langen Winter; hier ist eine davon.',
  'learn.end':
    'Drei Farben, in denen du mehr hast als jeder Nachbar: 3 Nachruhm, und 3 brachte vorher das Geschenk. Was du noch nicht kennst: Kläger bei Thingvellir, Ritte und Fehden, Mord. `/regeln` erzählt davon, wenn es so weit ist.',
  'learn.propose.title': 'Ein Gesetz vorschlagen',
  'learn.propose.text':
    'Du bist Gesetzessprecher. Die Satzung, die du vorschlägst, ist eine Aktion für alle, die zustimmen, und je mehr es sind, desto stärker. Neues Land wäre gut: Schlage Siedeln vor.',
  'learn.propose.hint': 'Die unterste Satzung der Landnahme.',
  'learn.propose.done': 'Helgafell stimmt zu: Stärke 2 für euch beide, und du handelst zuerst.',
  'learn.propose.other': 'Das ist eine andere Aktion. Mit neuem Land wärst du Helgafells Nachbar.',
  'learn.settle.title': 'Siedeln',
  'learn.settle.text':
    'Besiedle einen Bezirk neben einem deiner eigenen. Reykholt liegt zwischen deinem Borgarfjord und Tungur, das Helgafell gehört: Wer einen Nachbarn hat, kann ihn im Winter übertreffen. Der neue Hof darf jede Farbe haben.',
  'learn.settle.hint': 'Besiedle Reykholt, mit einem Hof der Farbe Acker.',
  'learn.settle.done': 'Nun grenzt dein Land an das von Helgafell.',
  'learn.settle.idle': 'Dann hättest du nichts von deinem Gesetz.',
  'learn.settle.expand': 'Auch das bringt einen Hof, doch ohne Nachbarn zahlt der Winter nichts.',
  'learn.settle.far': 'Dieser Bezirk berührt Helgafells Land nicht.',
  'learn.home.title': 'Dein Stammsitz handelt',
  'learn.home.text':
    'Bei der Schafsuche handeln deine Bonden in der Farbe des Things und dein Stammsitz mit einer seiner zwei Aktionen. Zwei deiner Leute sind auf See: Wikingfahrt zuerst.',
  'learn.home.hint': 'Handle mit dem Stammsitz: Wikingfahrt.',
  'learn.home.done':
    'Er handelt mit Stärke 2, denn du hast drei Höfe der Wolle, der Farbe deiner Thing-Aktion.',
  'learn.home.idle': 'Zwei Helfer haben noch nicht gehandelt.',
  'learn.home.later': 'Gleich: Noch ist nichts da, was man schenken könnte.',
  'learn.home.foster': 'In die Familie willst du gerade niemanden holen; die Wikingfahrt bringt Güter.',
  'learn.raid.title': 'Reich heimkehren',
  'learn.raid.text':
    'Alle deine Leute auf See kehren heim. Du ziehst für jeden von ihnen eine Karte und eine je Stärke und behältst die Hälfte als Güter.',
  'learn.raid.hint': 'Kehre reich heim.',
  'learn.raid.done': 'Vier Karten, und zwei behältst du.',
  'learn.raid.out': 'Zwei sind schon draußen; lass sie etwas mitbringen.',
  'learn.raid.idle': 'Deine Leute warten auf Wind nach Hause.',
  'learn.keep.title': 'Einen Satz behalten',
  'learn.keep.text':
    'Von einem Gut sind fortan nur Farbe und Wert zu sehen, und den Rest darf niemand ansehen. Eine 2 und eine 1 derselben Farbe sind ein Satz und ein großes Geschenk: Behalte das Bier.',
  'learn.keep.hint': 'Bier 2 und Bier 1.',
  'learn.keep.done': 'Sie liegen in deinem Reichtum, für alle zu sehen.',
  'learn.keep.set': 'Das ist kein Satz. Behalte beide Karten mit Bier.',
  'learn.bondi.title': 'Dein Bonde handelt',
  'learn.bondi.text':
    'Dein Bonde ist von der Wolle, der Farbe der Landnahme, also darf er handeln. Er gibt ein Gastmahl. Was er wert ist, weiß niemand, bis er für einen Mord geächtet wird.',
  'learn.bondi.hint': 'Handle mit dem Bonden.',
  'learn.bondi.done': 'Ein Gastmahl mit Stärke 2.',
  'learn.bondi.idle': 'Da will jemand für dich ein Gastmahl geben.',
  'learn.give.title': 'Großzügig schenken',
  'learn.give.text':
    'Nur die 2 zählt gegen die Stärke; die 1 derselben Farbe geht umsonst mit. Ein Satz aus zweien bringt 3 Nachruhm.',
  'learn.give.hint': 'Den ganzen Satz, an Helgafell.',
  'learn.give.done': 'Alle sprechen davon. Dann kommt der Winter.',
  'learn.give.idle': 'Ein Gastmahl ohne Geschenke bringt keinen Nachruhm.',
  'learn.give.single': 'Ein einzelnes Geschenk bringt 1 Nachruhm; der Satz bringt 3 für dieselbe Stärke.',
};

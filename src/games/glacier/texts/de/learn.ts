import type { Texts } from '../../../../kernel/types.js';

/** The tutorial in German. */
export const learn: Texts = {
  'learn.intro':
    'Du führst die Sippe **Ocker**: fünf Sippenkarten, ein Einzelner, zwei Paare und zwei Trios. Jede handelt in deinem Zug einmal. Offen liegen ein Rentier, ein Hase und ein Kraut; in der Höhle hast du einen Flintspeer und das Fleisch von Steinbock, Wildpferd und Rothirsch. Das Jahr geht zu Ende, der Winter ist nah.',
  'learn.end':
    'Das war ein Zug und ein Winter: Jagen, Sammeln, eine Schicksalskarte und was man mit ihr tut, die Große Versammlung und der Herd. Wer genug Trophäen hat und einen Winter lang alle satt macht, gewinnt das Spiel.',

  'learn.hunt.title': 'Jagen',
  'learn.hunt.text':
    'Das **Rentier** verlangt zwei Jäger und eine 5 auf einem Würfel. Eine Waffe zählt ihren Wert dazu und ist dann verbraucht; jeder fehlende Jäger nimmt eins weg, mehr als verlangt geben zusammen eins. Schicke **ein Paar** mit dem **Flintspeer**: Dann genügt eine 3.',
  'learn.hunt.hint': 'Wähle „Jagen“, das Rentier, das Paar und den Flintspeer.',
  'learn.hunt.done':
    'Eine 3 und zwei für den Speer sind fünf: Das Rentier liegt in der Vorratskammer. Wäre es misslungen, wäre das Paar verletzt heimgekommen.',
  'learn.hunt.first': 'Das hat Zeit. Jage zuerst, solange der Speer da ist und niemand im Weg steht.',
  'learn.hunt.small': 'Der Hase macht einen satt. Das Rentier ernährt drei, und der Winter verlangt elf.',
  'learn.hunt.bare':
    'Es könnte gelingen, aber ohne den Speer brauchst du eine 5, und wer versagt, kommt verletzt heim.',
  'learn.hunt.party': 'Der Speer ist richtig. Ein Paar verlangt das Rentier; mehr fehlen anderswo.',

  'learn.gather.title': 'Sammeln',
  'learn.gather.text':
    'Kräuter laufen nicht davon. Der **Sauerampfer** verlangt mindestens sieben: Der **Einzelne und beide Trios** bringen ihn ohne Wurf heim. Er macht ein wenig satt, und sein Wissen zählt, wenn die Sippen sich treffen.',
  'learn.gather.hint': 'Wähle „Kräuter sammeln“, das Kraut und den Einzelnen mit beiden Trios.',
  'learn.gather.done':
    'Das Kraut liegt in der Vorratskammer. Eine Karte lässt sich nicht teilen, da sind kleine gut, um eine Summe voll zu machen.',
  'learn.gather.many':
    'Das ginge, mit mehr Leuten als verlangt. Sieben genügen: der Einzelne und beide Trios.',
  'learn.gather.make':
    'Aus manchem Tier lässt sich eine Waffe machen, aber dann macht es niemanden satt. Der Winter ist nah.',
  'learn.gather.first': 'Das hat Zeit: Was am Ende des Zugs noch offen liegt, wird abgelegt.',

  'learn.fate.title': 'Eine Schicksalskarte nehmen',
  'learn.fate.text':
    'Dein zweites Paar ist noch frei. Jede Sippenkarte kann eine **Schicksalskarte** bringen: Rote verderben fremde Jagden, grüne schützen, gelbe spielt man am Ende eines Zugs. Lass das **Paar** eine nehmen.',
  'learn.fate.hint': 'Wähle „Schicksalskarte nehmen“ und das Paar.',
  'learn.fate.done':
    'Ein Großer Sturm: gegen eine fremde Jagd, eins weniger auf dem Würfel. Niemand sonst sieht ihn. Keine Karte ist mehr frei, also sind die Aktionen vorbei und alle sind heimgekommen.',
  'learn.fate.idle': 'Das Paar hätte nichts getan. Jede Sippenkarte darf einmal handeln, also lass sie.',
  'learn.fate.other':
    'Das ist erlaubt, aber hier geht es um die Schicksalskarten: Lass das Paar eine nehmen.',

  'learn.spite.title': 'Eine Schicksalskarte spielen',
  'learn.spite.text':
    'Am Ende deines Zugs darfst du eine gelbe Karte gegen eine andere Sippe spielen, ohne Kosten. Du hältst einen **Überfall**. Flint hat einen Lachs und einen Fuchs in der Vorratskammer: Bei 3 bis 5 nimmst du eine Karte, bei 6 zwei.',
  'learn.spite.hint': 'Wähle „Schicksalskarte spielen“, Überfall, Flint.',
  'learn.spite.done':
    'Eine 4: Eine Karte gehört dir. Mit einem Opfer für die Geister hätte Flint das aufheben können.',
  'learn.spite.pass':
    'Milde ist erlaubt. Aber nach dem Winter wird bis auf eine jede Schicksalskarte abgelegt.',

  'learn.loot.title': 'Die Beute wählen',
  'learn.loot.text':
    'Meist wählt, wer leidet, was er hergibt; ein Räuber wählt selbst. Der **Lachs** ernährt zwei, der Fuchs einen. Der Winter ist nah.',
  'learn.loot.hint': 'Wähle „Beute nehmen“ und den Lachs.',
  'learn.loot.done':
    'Der Lachs ist dein. Dann deckte Flint den Winter auf, und die Sippen trafen sich: Dein Steinbock gewann die Erzählung von der Jagd und dein Kraut die von der Heilkunst. Zwei Trophäen.',
  'learn.loot.fox': 'Der Fuchs ernährt einen und der Lachs zwei. Du hast elf zu ernähren.',

  'learn.winter.title': 'Durch den Winter',
  'learn.winter.text':
    'Jede Sippe gibt so viel Nahrung ab, wie sie Leute hat. Wer alle satt macht, wächst; wer nicht die Hälfte satt macht, verliert eine Sippenkarte. Du hast dreizehn Nahrung für elf Leute: Gib ab, **was am wenigsten fehlt**, und behalte die Karte mit dem meisten Wissen für die nächste Versammlung.',
  'learn.winter.hint': 'Wähle „Sippe ernähren“ und „was am wenigsten fehlt“.',
  'learn.winter.done':
    'Alle elf sind satt, der Steinbock bleibt, und drei Leute kommen dazu. Flint hat schwer gehungert und eine Karte verloren.',
  'learn.winter.lore':
    'Es macht satt, aber davon lässt sich auch gut erzählen, oder die Rechnung geht nicht auf. Lass die Sippe wählen, was am wenigsten fehlt.',
  'learn.winter.herb': 'Darauf läuft es hinaus. Lass die Sippe selbst wählen, was am wenigsten fehlt.',
};

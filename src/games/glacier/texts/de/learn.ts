import type { Texts } from '../../../../kernel/types.js';

/** The tutorial in German. */
export const learn: Texts = {
  'learn.intro':
    'Du führst die Sippe **Ocker**: drei Sippenkarten mit einem, zwei und drei Leuten. Jede handelt in deinem Zug einmal. Offen liegen ein Rentier, ein Hase und ein Kraut; in der Höhle hast du einen Flintspeer und das Fleisch eines Steinbocks. Das Jahr geht zu Ende, der Winter ist nah.',
  'learn.end':
    'Das war ein Zug und ein Winter: Jagen, Sammeln, eine Schicksalskarte und was man mit ihr tut, die Große Versammlung und der Herd. Wer genug Trophäen hat und einen Winter überlebt, gewinnt das Spiel.',

  'learn.hunt.title': 'Jagen',
  'learn.hunt.text':
    'Das **Rentier** verlangt zwei Jäger und eine 5 auf einem Würfel. Eine Waffe zählt ihren Wert dazu und ist dann verbraucht; jeder fehlende Jäger nimmt eins weg, mehr als verlangt geben zusammen eins. Schicke das **Paar** mit dem **Flintspeer**: Dann genügt eine 3.',
  'learn.hunt.hint': 'Wähle „Jagen“, das Rentier, das Paar und den Flintspeer.',
  'learn.hunt.done':
    'Eine 3 und zwei für den Speer sind fünf: Das Rentier liegt in der Vorratskammer. Wäre es misslungen, wäre das Paar verletzt heimgekommen.',
  'learn.hunt.first': 'Das hat Zeit. Jage zuerst, solange der Speer da ist und niemand im Weg steht.',
  'learn.hunt.small': 'Der Hase macht einen satt. Das Rentier ernährt drei, und der Winter verlangt sechs.',
  'learn.hunt.bare':
    'Es könnte gelingen, aber ohne den Speer brauchst du eine 5, und wer versagt, kommt verletzt heim.',
  'learn.hunt.party': 'Der Speer ist richtig. Zwei Jäger verlangt das Rentier; mehr fehlen anderswo.',

  'learn.gather.title': 'Sammeln',
  'learn.gather.text':
    'Kräuter laufen nicht davon. Der **Sauerampfer** verlangt einen, also bringt ihn der **Einzelne** ohne Wurf heim. Er macht ein wenig satt, und sein Wissen zählt, wenn die Sippen sich treffen.',
  'learn.gather.hint': 'Wähle „Kräuter sammeln“, das Kraut und den Einzelnen.',
  'learn.gather.done':
    'Das Kraut liegt in der Vorratskammer. Eine Karte lässt sich nicht teilen, kleine Karten tun kleine Arbeit.',
  'learn.gather.many': 'Drei könnten es auch, aber dann hat das Trio nichts mehr zu tun. Einer genügt.',
  'learn.gather.make':
    'Aus manchem Tier lässt sich eine Waffe machen, aber dann macht es niemanden satt. Der Winter ist nah.',
  'learn.gather.first': 'Das hat Zeit: Was am Ende des Zugs noch offen liegt, wird abgelegt.',

  'learn.fate.title': 'Eine Schicksalskarte nehmen',
  'learn.fate.text':
    'Dein Trio ist noch frei. Jede Sippenkarte kann eine **Schicksalskarte** bringen: Rote verderben fremde Jagden, grüne schützen, gelbe spielt man am Ende eines Zugs. Lass das **Trio** eine nehmen.',
  'learn.fate.hint': 'Wähle „Schicksalskarte nehmen“ und das Trio.',
  'learn.fate.done':
    'Ein Großer Sturm: gegen eine fremde Jagd, eins weniger auf dem Würfel. Niemand sonst sieht ihn. Keine Karte ist mehr frei, also sind die Aktionen vorbei und alle sind heimgekommen.',
  'learn.fate.idle': 'Das Trio hätte nichts getan. Jede Sippenkarte darf einmal handeln, also lass sie.',
  'learn.fate.other':
    'Das ist erlaubt, aber hier geht es um die Schicksalskarten: Lass das Trio eine nehmen.',

  'learn.spite.title': 'Eine Schicksalskarte spielen',
  'learn.spite.text':
    'Am Ende deines Zugs darfst du eine gelbe Karte gegen eine andere Sippe spielen, ohne Kosten. Du hältst einen **Überfall**. Flint hat einen Hecht und einen Fuchs in der Vorratskammer: Bei 3 bis 5 nimmst du eine Karte, bei 6 zwei.',
  'learn.spite.hint': 'Wähle „Schicksalskarte spielen“, Überfall, Flint.',
  'learn.spite.done':
    'Eine 4: Eine Karte gehört dir. Mit einem Opfer für die Geister hätte Flint das aufheben können.',
  'learn.spite.pass':
    'Milde ist erlaubt. Aber nach dem Winter wird bis auf eine jede Schicksalskarte abgelegt.',

  'learn.loot.title': 'Die Beute wählen',
  'learn.loot.text':
    'Meist wählt, wer leidet, was er hergibt; ein Räuber wählt selbst. Der **Hecht** ernährt zwei, der Fuchs einen. Der Winter ist nah.',
  'learn.loot.hint': 'Wähle „Beute nehmen“ und den Hecht.',
  'learn.loot.done':
    'Der Hecht ist dein. Dann deckte Flint den Winter auf, und die Sippen trafen sich: Dein Steinbock gewann die Erzählung von der Jagd und dein Kraut die von der Heilkunst. Zwei Trophäen.',
  'learn.loot.fox': 'Der Fuchs ernährt einen und der Hecht zwei. Du hast sechs zu ernähren.',

  'learn.winter.title': 'Durch den Winter',
  'learn.winter.text':
    'Jede Sippe gibt so viel Nahrung ab, wie sie Leute hat. Wer alle satt macht, wächst; wer nicht die Hälfte satt macht, verliert eine Sippenkarte. Du hast acht Nahrung für sechs Leute: Gib ab, **was am wenigsten fehlt**, und behalte die Karte mit dem meisten Wissen für die nächste Versammlung.',
  'learn.winter.hint': 'Wähle „Sippe ernähren“ und „was am wenigsten fehlt“.',
  'learn.winter.done':
    'Sechs sind satt, der Steinbock bleibt, und zwei Leute kommen dazu. Flint hat schwer gehungert und eine Karte verloren.',
  'learn.winter.lore':
    'Es macht satt, aber davon lässt sich auch gut erzählen, oder die Rechnung geht nicht auf. Lass die Sippe wählen, was am wenigsten fehlt.',
  'learn.winter.herb': 'Darauf läuft es hinaus. Lass die Sippe selbst wählen, was am wenigsten fehlt.',
};

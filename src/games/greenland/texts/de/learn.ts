import type { Texts } from '../../../../kernel/types.js';

/** The tutorial in German. */
export const learn: Texts = {
  'learn.intro':
    'Du führst die **Nordleute**, vier Generationen nach der Landnahme in Grönland; neben dir jagen die Thule. Eine Runde hat sechs Phasen: Ereignis, Einteilung, Verhandlung, Jagd, Haustiere, Aktionen der Ältesten (A1). Eben war ein Schiff da, du beginnst mit der zweiten. Du brauchst Leute, Energie und etwas Glück; am Ende zählen Leute, Trophäen, Werkzeug und, je nach Glauben, Elfenbein oder Eisen.',
  'learn.end':
    'Das war eine ganze Runde. Du hast die Einteilung gesehen, einen Handel, die Würfel, eine Trophäe, das Heu und einen Ältesten bei der Arbeit. Zehn solche Runden sind ein Spiel; Leute, Trophäen und was dein Glaube schätzt entscheiden es.',

  'learn.assign.title': 'Jäger aussenden',
  'learn.assign.text':
    'In der Einteilung werden freie Leute auf Karten gesetzt. Jeder Jäger würfelt später einen Würfel. Das **Karibu** verlangt zwei Treffer; auf der warmen Seite trifft eine 1 oder 2, also einer von drei Würfeln. Schicke **fünf** deiner sechs Leute zum Karibu und lass einen mit dem Alpha zu Hause.',
  'learn.assign.hint':
    'Wähle „Einteilen“, dann Karibu, dann 5. Mit fünf Würfeln gelingen zwei Treffer etwa in der Hälfte aller Würfe.',
  'learn.assign.done':
    'Fünf stehen beim Karibu. Sonst gab es nichts einzuteilen, darum wurde „Fertig“ für dich gesagt. Dann waren die Thule dran: Einer von ihnen kam übers Meer auf dieselbe Karte.',
  'learn.assign.idle': 'Wer zu Hause bleibt, bringt nichts mit: Nur Leute auf Karten jagen.',
  'learn.assign.elsewhere':
    'Das ist erlaubt, aber hier ist das Karibu die bessere Beute: drei Kinder, eine Energie und eine Trophäe für drei gleiche Würfel.',
  'learn.assign.alpha':
    'Der Alpha darf jagen, und sein Würfel gilt mehr. Diesmal bleibt er dort, wo ihn nichts töten kann.',
  'learn.assign.few':
    'Das ist erlaubt. Für zwei Treffer sollten es fünf Würfel sein, und einer der Deinen sollte zu Hause bleiben.',

  'learn.bargain.title': 'Handeln',
  'learn.bargain.text':
    'Stehen mehrere Stämme auf einer Karte, wird zuerst geredet; wer das meiste Eisen hat, wählt die Karte. Der eine Jäger der Thule würfelt mit nur einem Würfel vor dir (die wenigsten zuerst), und wenn niemand geht, gibt es Kampf. Biete den Thule **eine Energie**, wenn ihr Jäger **abzieht**.',
  'learn.bargain.hint':
    'Wähle „Handel anbieten“, dann Thule. Du gibst eine Energie; du willst einen, der abzieht.',
  'learn.bargain.done':
    'Die Thule nahmen die Energie, und ihr Jäger ging heim. Über einen Handel wacht der Tisch; andere Versprechen hält nur, wer sie gibt.',
  'learn.bargain.stand':
    'Das hieße Kampf: Wenn nicht alle bis auf einen Stamm von der Karte gehen, greifen sie sofort an, das meiste Eisen zuerst.',
  'learn.bargain.allow':
    'Damit dürften sie gehen, aber umsonst verlässt niemand gute Jagdgründe. Gib ihnen einen Grund.',
  'learn.bargain.nothing': 'Für nichts gehen sie kaum. Leg eine Energie in das Angebot.',
  'learn.bargain.dear':
    'Das ist zu teuer, oder nicht das, was du brauchst: Eine Energie für einen, der abzieht, genügt.',

  'learn.roll.title': 'Würfeln',
  'learn.roll.text':
    'Jetzt würfelt jeder Jäger. Blutige Seiten, beim Karibu die 4 und die 6, töten, wer sie geworfen hat, ob die Jagd gelingt oder nicht. Ein Eisen, **vor** dem Wurf ausgegeben, ließe alle deine Leute leben (Eisenregel). Heute hast du für dein Eisen Besseres vor: **Würfle** einfach.',
  'learn.roll.hint': 'Drücke „Würfeln“ und bestätige es so.',
  'learn.roll.done':
    'Vier Treffer, wo zwei nötig waren, und ein Jäger ging an die 4 verloren. Drei Kinder kommen zu deinen Leuten, und mit dem Fleisch eine Energie.',
  'learn.roll.iron':
    'Das ginge, und alle blieben am Leben. Aber aus Eisen werden Werkzeuge, und einer von fünf ist zu verschmerzen. Würfle ohne.',

  'learn.trophy.title': 'Die Trophäe nehmen',
  'learn.trophy.text':
    'Drei Würfel zeigten dieselbe Seite, und das steht neben dem Geweih des Karibus. Also darfst du die Karte als **Trophäe** nehmen: Punkte am Ende, und die Herde ist für immer fort, denn Trophäen werden nicht ersetzt.',
  'learn.trophy.hint': 'Wähle „Trophäe nehmen“ und das Karibu.',
  'learn.trophy.done': 'Das Karibu liegt unter deiner Stammestafel und ist drei Punkte wert.',
  'learn.trophy.decline':
    'Du darfst die Herde für ein anderes Jahr lassen. Aber auch andere jagen sie, und drei Punkte sind drei Punkte.',

  'learn.feed.title': 'Die Tiere füttern',
  'learn.feed.text':
    'Deine Rinder zeigen dreimal Heu. Jedes kostet **eine Energie** oder einen Ältesten, der in den Schnee geht. Gefütterte Rinder geben zwei Kinder; hungernde werden geschlachtet. Füttere sie mit **drei Energie**.',
  'learn.feed.hint': 'Wähle „Tier füttern“, dann Rinder, dann 3 Energie.',
  'learn.feed.done': 'Die Rinder sind durch den Winter und gaben zwei Kinder.',
  'learn.feed.slaughter':
    'Schlachten bringt jetzt vier Energie und nimmt dir die Kinder aller kommenden Jahre. Das Heu kannst du bezahlen.',
  'learn.feed.elders':
    'Du hast die Energie, also schone deine Ältesten: Auf ihren Rängen handeln sie, und manche zählen am Ende.',

  'learn.elders.title': 'Einen Ältesten handeln lassen',
  'learn.elders.text':
    'Zum Schluss darf jeder Älteste einmal handeln. Dein Schamane auf Rang 2 kann **zähmen**: Für eine Energie geht ein Tier von der Hand in die Auslage. Du hältst einen Gerfalken, eingetauscht ist er Elfenbein wert.',
  'learn.elders.hint': 'Wähle „Zähmen“ und den Gerfalken.',
  'learn.elders.done': 'Der Falke sitzt in deiner Auslage, und die nächste Runde beginnt.',
  'learn.elders.burn':
    'Damit wird ein Stamm Älteste los, die der Taufe im Weg stehen. Deine sind lebend mehr wert.',
  'learn.elders.idle': 'Der Schamane hätte in dieser Runde nichts getan. Lass ihn erst den Falken zähmen.',
};

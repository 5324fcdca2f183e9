import { translatedRules } from '../../../../kernel/rule-texts.js';

/** Die Regeln auf Deutsch, Abschnitt für Abschnitt. */
export const rules = translatedRules({
  'S0.1': [
    'Höfe',
    'Jeder Hof beginnt mit vier Leuten, einer Scheune, einer Kuh, vier Schafen und einem Boot; sein Boden steht auf 99. Alle teilen einen Baumzähler, der auf 99 beginnt.',
  ],
  'S0.2': [
    'Die Jahre',
    'Zwanzig Jahreskarten (fünf warme, zehn milde, fünf kalte; in jeder Sorte macht eine von fünf Elfenbein teuer und eine billig) werden gemischt und halbiert. Die Thronfolge kommt in die untere Hälfte, also werden zehn bis zwanzig Jahre gespielt.',
  ],
  'S0.3': [
    'Die Stapel',
    'Walross: fünf gute, fünf schlechte, zehn gewöhnliche, ein Sturm. Winter: zweimal noch Winter, einmal Frühling. Robben: zehnmal Robben, einmal Tod, einmal nichts.',
  ],
  'S0.4': [
    'Der Geber',
    'Wer mit dem Würfel am höchsten würfelt, gibt zuerst. Alles, was reihum geht, geht vom Geber aus.',
  ],
  'S1.1': [
    'Heu verfault',
    'Jeder Hof gibt die Hälfte seines Heus ab; die abgegebene Hälfte wird aufgerundet.',
  ],
  'S1.2': [
    'Das Jahr',
    'Die Jahreskarte sagt, wie viel Heu wächst und was Elfenbein wert ist. Vorher wird nicht gehandelt.',
  ],
  'S1.3': [
    'Thronfolge',
    'Die Karte beendet das Spiel: Verliehene Leute gehen heim, und das Silber wird gezählt.',
  ],
  'S1.4': ['Handel im Frühling', 'Die Höfe dürfen handeln (S9).'],
  'S1.5': [
    'Wer Robben jagt',
    'Alle entscheiden zugleich und verdeckt. Es geht je eine Person, die beiseitegelegt wird.',
  ],
  'S1.6': [
    'Handel nach dem Aufbruch der Robbenjäger',
    'Die Höfe dürfen handeln (S9). Jäger lassen sich nicht heimrufen.',
  ],
  'S1.7': [
    'Boote',
    'Erst sagen alle reihum, wie viele Boote sie schicken; jedes braucht zwei Leute des Hofs und fasst zehn. Dann sagen alle reihum, wie viele an Bord gehen; wer kein Boot schickt, darf andere um Plätze bitten und dafür zahlen. Stattdessen oder dazu lässt sich ein Anteil von dem versprechen, was diese Leute heimbringen: ein Viertel, ein Drittel, die Hälfte oder alles, aufgerundet. Daraus wird ein Versprechen (S9), wenn das Boot landet, fällig bis zum Ende dieses Herbsts (GS19).',
  ],
  'S1.8': ['Handel nach der Abfahrt', 'Die Höfe dürfen handeln (S9).'],
  'S1.9': [
    'Robben',
    'Eine Karte für alle: zwölf Nahrung je Jäger, oder nichts, oder alle Jäger sterben. Der Stapel wird aufgebraucht, ehe er neu gemischt wird.',
  ],
  'S1.10': [
    'Jungtiere',
    'Jede erwachsene Kuh und jedes Schaf bekommt ein Junges, das dieses Jahr keine Milch gibt.',
  ],
  'S1.11': ['Kinder', 'Jeder Hof bekommt eine Person.'],
  'S2.1': ['Handel im Sommer', 'Die Höfe dürfen handeln (S9).'],
  'S2.2': [
    'Walross',
    'Boote und Leute, die daheim sind, dürfen auf die Jagd, in denselben zwei Runden wie nach Vinland (S1.7). Sie kommen im Herbst heim, nach dem Schiff dieses Sommers.',
  ],
  'S2.3': ['Handel nach dem Aufbruch der Jäger', 'Die Höfe dürfen handeln (S9).'],
  'S2.4': [
    'Das Schiff',
    'Ab dem zweiten Jahr kauft ein Schiff Elfenbein: für ein Silber im billigen Jahr, zwei im gewöhnlichen, drei im teuren. Verkaufen alle zusammen weniger als drei, bleibt es im nächsten Sommer aus.',
  ],
  'S2.5': [
    'Heu',
    'Jeder Hof nimmt bis zu vier Heu (mild: drei, kalt: zwei) für jede Person daheim und jede Bodenstufe; zehn Schritte sind eine Stufe.',
  ],
  'S2.6': [
    'Abtrag',
    'Der Boden fällt um Abtragsrate mal Heu, geteilt durch drei und aufgerundet. Die Rate ist 1, solange neunzig Bäume stehen, und steigt bis 10. Bei 0 bleibt der Boden stehen.',
  ],
  'S2.7': ['Milch', 'Jede erwachsene Kuh gibt zwölf Nahrung, jedes Schaf acht.'],
  'S4.1': ['Heim aus Vinland', 'Boote und Leute kommen heim; jede Person bringt zwei Holz mit.'],
  'S4.2': [
    'Heim von der Jagd',
    'Eine Karte für alle: fünf Elfenbein je Jäger bei guter Jagd, drei bei schlechter, zwei bei gewöhnlicher. Ein Sturm nimmt alle Jäger und ihre Boote, auch Mitfahrende.',
  ],
  'S4.3': ['Handel im Herbst', 'Die Höfe dürfen handeln (S9).'],
  'S4.4': [
    'Schlachten',
    'Aus einem Schaf werden zwölf Nahrung, aus einer Kuh achtzehn; aus Jungtieren auch.',
  ],
  'S4.5': ['Handel nach dem Schlachten', 'Die Höfe dürfen handeln (S9).'],
  'S4.6': [
    'Holz',
    'Reihum vom Geber aus, immer wieder: einen Baum fällen oder ein Boot zerlegen für ein Holz, oder endgültig passen. Jede Person tut es einmal. Bäume wachsen nicht nach.',
  ],
  'S5.1': ['Heranwachsen', 'Die Jungtiere kommen zur Herde.'],
  'S5.2': ['Handel vor dem Winter', 'Die Höfe dürfen handeln (S9).'],
  'S5.3': ['Scheunen', 'Eine Scheune fasst sechs Tiere. Alle anderen sind verloren.'],
  'S5.4': [
    'Heu für die Herde',
    'Sechs Heu je Kuh. Die Schafe eines Hofs bekommen alle Heu, je drei, oder weiden alle draußen. Was nicht gefüttert werden kann, kann nicht bleiben.',
  ],
  'S5.5': ['Ruhe für den Boden', 'Der Boden eines Hofs, dessen Schafe nicht weiden, steigt um vier, bis 99.'],
  'S5.6': ['Nahrung', 'Drei Nahrung je Person.'],
  'S6.1': [
    'Bauen',
    'Reihum vom Geber aus; jede Person arbeitet einmal. Scheune ausbessern: eine Person, ein Holz; auch bei Nachbarn, wenn sie zustimmen. Scheune bauen: sechs Leute, sechs Holz. Boot bauen: drei und drei.',
  ],
  'S6.2': [
    'Scheunen stürzen ein',
    'Eine Scheune, die in diesem Winter weder gebaut noch ausgebessert wurde, stürzt ein. Tiere darin leben, bis die Scheunen wieder gefüllt werden.',
  ],
  'S6.3': ['Handel im Mittwinter', 'Die Höfe dürfen handeln (S9).'],
  'S6.4': [
    'Der nächste Geber',
    'Ihn bestimmt, wer die meisten Kühe hat, dann Schafe, dann Leute, dann der Würfel.',
  ],
  'S7.1': [
    'Eine Winterkarte',
    'Sie wird aufgedeckt, ehe jemand zahlt, und es darf gehandelt werden (S9): Alle kennen die Rechnung. Keine, eine oder zwei Karten sagen, dass noch Winter ist.',
  ],
  'S7.2': ['Noch Winter', 'Zwei Heu je Kuh und eins je Schaf, dann eine Nahrung je Person.'],
  'S7.3': ['Frühling', 'Der Winterstapel wird gemischt, und das nächste Jahr beginnt.'],
  'S7.4': [
    'Kein Heu',
    'Wer nicht alles Heu einer Rechnung gibt, verliert die ganze Herde und behält das Heu.',
  ],
  'S7.5': [
    'Keine Nahrung',
    'Wer nicht alle Nahrung einer Rechnung geben kann, scheidet aus: Alle Leute auf dem Hof sterben, auch geliehene, und alles andere wird abgegeben. Nahrung lässt sich nicht verweigern.',
  ],
  'S8.1': [
    'Wer gewinnt',
    'Am meisten Silber unter den Höfen, die Leute haben. Bei Gleichstand gewinnen sie gemeinsam.',
  ],
  'S8.2': ['Niemand gewinnt', 'Wenn alle Höfe ausgestorben sind, haben alle verloren.'],
  S9: [
    'Handel',
    'Geschenke und Tausch unter beliebig vielen Höfen gelten sofort und lassen sich nicht zurücknehmen. Versprechen werden aufgeschrieben, binden niemanden und werden öffentlich gebrochen. Verliehene Leute arbeiten und essen, wo sie sind; wer sie verliehen hat, darf heimrufen, wer in einer Siedlung ist. Ein Gespräch endet, wenn niemand mehr etwas zu sagen hat.',
  ],
});

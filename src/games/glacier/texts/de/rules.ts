/** The rules in German, section by section, in our own words: title and text. */
export const rules: Readonly<Record<string, readonly [title: string, text: string]>> = {
  A: [
    'Jagdkarten aufdecken',
    'Ein Zug beginnt damit, dass drei Jagdkarten vom Stapel aufgedeckt werden. Ist der Winter darunter, wird der Zug wie sonst gespielt, und das Jahr endet mit ihm.',
  ],
  A1: ['Ereignisse zuerst', 'Ereigniskarten wirken sofort, in der Folge, in der sie aufgedeckt wurden.'],
  A2: [
    'Waffen und Artefakte',
    'Waffen, auch das Netz, kommen in die Waffenkammer und ein Artefakt in die Kammer des Schamanen, ohne Kosten. Eine Sippe kann nur ein Artefakt haben; ein zweites wird abgelegt oder, wenn es so vereinbart ist, gegen Karten aus den Höhlen versteigert.',
  ],
  B: [
    'Die Verletzten erholen sich',
    'Verdeckte Sippenkarten werden aufgedeckt. Sie können in diesem Zug nicht handeln und kommen an seinem Ende auf die Hand zurück.',
  ],
  C: [
    'Aktionen',
    'So viele Aktionen, wie die Sippe Karten auf der Hand hat; jede braucht mindestens eine Sippenkarte, die dann offen in der Wohnkammer liegt. Eine Karte lässt sich nicht teilen.',
  ],
  C1: [
    'Jagen',
    'Wähle ein Tier und eine Gruppe und würfle den Jagdwert oder mehr. Eine Gruppe, die größer ist als verlangt, zählt insgesamt 1 dazu, jeder Fehlende 1 weniger. Eine taugliche Waffe zählt ihren Wert dazu und ist dann verbraucht. Waffen taugen für kleine Tiere, für große (Nahrung ab 3) oder für beide; aus einem Tier hergestellte taugen für beide. Das Netz taugt nur für Fische: Es bleibt bei dem gefangenen Fisch und bringt 2 Nahrung mehr. Das Artefakt zählt seinen Waffenwert dazu, einmal im Zug. Ein Opfertier aus der Vorratskammer zählt 1 dazu. Vor dem Wurf dürfen sich andere mit einer Schicksalskarte einmischen: eine je Jagd und jede Sippe einmal im Zug, gefragt wird von links an. Gelingt es, kommt das Tier in die Vorratskammer. Misslingt es, wird die kleinste Sippenkarte der Gruppe verletzt, und das Tier darf noch einmal gejagt werden. Vor dem Wurf darf die Jagd aufgegeben werden; sie gilt als misslungen, doch niemand wird verletzt. Nach einem Erfolg darf eine Sippe, die sich nicht eingemischt hat, die Beute streitig machen: Beide würfeln neu, und sie muss höher würfeln.',
  ],
  C2: [
    'Kräuter sammeln',
    'Eine Gruppe mit so vielen Leuten, wie das Kraut verlangt, oder mehr bringt es ohne Wurf in die Vorratskammer. Keine ihrer Karten ist überflüssig (GL9).',
  ],
  C3: [
    'Waffen herstellen',
    'Ein Tier der Vorratskammer, das einen Waffenwert zeigt, wird zur Waffe. Es macht niemanden mehr satt und behält sein Wissen.',
  ],
  C4: [
    'Schicksalskarten nehmen',
    'Eine Sippenkarte bringt eine Schicksalskarte vom Stapel; mehrere bringen mehrere.',
  ],
  D: [
    'Heimkommen',
    'Nicht genutzte Jagdkarten werden abgelegt, und die offenen Sippenkarten kommen auf die Hand zurück.',
  ],
  E: [
    'Eine Schicksalskarte zum Schluss',
    'Eine gelbe Karte darf gegen eine andere Sippe gespielt werden. Sie braucht keine Sippenkarte.',
  ],
  F: [
    'Acht Karten',
    'Am Ende ihres Zuges wirft eine Sippe ab, bis sie acht Sippen- und Schicksalskarten hat. Sippenkarten in der Wohnkammer zählen mit, auch verletzte. Zuerst gehen Schicksalskarten. Eine Sippenkarte kommt unter den Stapel, von gleichen zuerst eine verletzte.',
  ],
  G1: [
    'Rote Schicksalskarten',
    'Gegen die Jagd einer anderen Sippe. Großer Sturm: eins weniger auf dem Würfel. Zerbrochene Waffe: Die Waffe wird abgelegt, und die Jagd bricht ab. Streit der Jäger: siehe C1.',
  ],
  G2: [
    'Grüne Schicksalskarten',
    'Opfer für die Geister hebt eine Karte gegen die eigene Sippe auf, oder ihren Verlust bei einem Erdbeben. Erfolgreiche Jagd: Der Würfel zählt als sechs, und niemand darf sich in diese Jagd einmischen.',
  ],
  G3: [
    'Gelbe Schicksalskarten',
    'Große Wanderung: siehe G4. Verdorbene Kräuter: Ein Kraut geht verloren. Raubtier: ein Kraut oder eine Sippenkarte. Zorn der Geister: Das Artefakt liegt bis zum Ende des nächsten Zugs der Sippe verdeckt, hilft nicht und zählt bei der Versammlung nicht; ein anderes, das an seine Stelle tritt, liegt offen. Aasfresser und Überfall: Ein Würfel entscheidet; nichts bei 1 und 2, eine Karte der Vorratskammer bei 3 bis 5, zwei bei 6. Die betroffene Sippe wählt, was sie verliert. Nur beim Überfall wählt der Räuber die Beute und behält sie. Ein Netz und sein Fisch sind eine Karte.',
  ],
  G4: [
    'Die Große Wanderung',
    'Bis zum Ende ihres nächsten Zugs kann die Sippe nicht jagen, sammeln, Waffen herstellen oder Schicksalskarten spielen. Ihre Höhle ist zu: Keine gelbe Karte erreicht sie, und sie bietet für kein Artefakt. Sie deckt weiter Karten auf, lagert Waffen und ein Artefakt ein, nimmt Schicksalskarten und erleidet Ereignisse. Der Winter beendet die Wanderung.',
  ],
  H1: ['Hochzeit', 'Die Sippe bekommt eine neue Sippenkarte, offen in die Wohnkammer.'],
  H2: [
    'Erdbeben',
    'Alle würfeln: nichts bei 1 und 2, eine Waffe oder das Artefakt geht bei 3 bis 5 verloren, eine Sippenkarte bei 6.',
  ],
  I1: [
    'Der Stapel des nächsten Jahres',
    'Die Ablage wird gemischt und kommt unter den Rest des Stapels, der Winter zuunterst. Jede Sippe behält nur eine Schicksalskarte, und der Schicksalsstapel wird gemischt.',
  ],
  I2: [
    'Die Große Versammlung',
    'Drei Wettbewerbe: das Wissen eines Tiers oder einer Waffe, eines Krauts, des Artefakts, je mit einem Würfel. Jede Sippe erzählt von ihrer Karte mit dem höchsten Wissen. Die höchste Summe gewinnt eine Trophäe, solange es welche gibt; bei Gleichstand wird neu gewürfelt. Eine Sippe ohne solche Karte nimmt nicht teil, und ein verdecktes Artefakt zählt nicht. Sippenkarten heilen Kräuter nicht (GL35).',
  ],
  I3: [
    'Winter',
    'Jede Sippe gibt so viel Nahrung ab, wie sie Leute hat. Ein Fisch mit Netz zählt 2 mehr, und das Netz geht mit. Eine Sippe, die alle satt macht, bekommt eine Sippenkarte. Eine, die es nicht kann, gibt alle Nahrung ab: Mit mindestens der Hälfte bekommt sie nichts, mit weniger verliert sie eine Sippenkarte. Das Gegessene kommt unter den Stapel, und alle kehren auf die Hand zurück.',
  ],
  I4: [
    'Aussterben',
    'Eine Sippe ohne Sippenkarten gibt alles her, auch die Trophäen, und beginnt neu mit einer Sippenkarte und einer Schicksalskarte.',
  ],
  J1: [
    'Beginn',
    'Jede Sippe beginnt mit einer Sippenkarte jeder Größe und einer Schicksalskarte. Der Winter liegt zuunterst im Stapel.',
  ],
  J2: [
    'Zwei und drei Sippen',
    'Zu dritt bleiben die sechs Karten mit gelben Rauten weg, zu zweit auch die zwölf mit blauen. Zu zweit darf die andere Sippe bei jeder Jagd eine Karte spielen.',
  ],
  J3: [
    'Das Ende',
    'Das Spiel endet nach einem Winter, den eine Sippe mit genug Trophäen überstanden hat: drei unter vier Sippen, vier unter drei, sechs zu zweit. Überstanden ist ein Winter, wenn alle satt werden (GL33). Eine Sippe, die die Trophäen hat und hungert, kann nach einem späteren Winter gewinnen, und sind weniger als drei Trophäen übrig, spielt Hunger keine Rolle mehr. Unter mehreren gewinnen die meisten Trophäen, dann die meisten Leute; sind beide gleich, teilen sie sich den Sieg. Das zwölfte Jahr ist das letzte, wenn nichts anderes vereinbart ist: Nach seinem Winter werden alle Sippen so verglichen (GL36).',
  ],
};

/** The rules in German, section by section, in our own words: title and text. */
export const rules: Readonly<Record<string, readonly [title: string, text: string]>> = {
  A: [
    'Jagdkarten aufdecken',
    'Ein Zug beginnt damit, dass drei Jagdkarten vom Stapel aufgedeckt werden. Ist der Winter darunter, wird der Zug wie sonst gespielt, und das Jahr endet mit ihm.',
  ],
  A1: ['Ereignisse zuerst', 'Ereigniskarten wirken sofort, in der Folge, in der sie aufgedeckt wurden.'],
  A2: [
    'Waffen und Artefakte',
    'Waffen kommen in die Waffenkammer und ein Artefakt in die Kammer des Schamanen, ohne Kosten. Eine Sippe kann nur ein Artefakt haben; ein zweites wird abgelegt oder, wenn es so vereinbart ist, gegen Karten aus den Höhlen versteigert.',
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
    'Wähle ein Tier und wer geht. Zu würfeln ist der Jagdwert oder mehr: eins mehr für eine Gruppe, die größer ist als verlangt, eins weniger für jeden, der fehlt; dazu der Wert einer Waffe, die für die Größe taugt und dann verbraucht ist; dazu der des Artefakts, einmal im Zug; dazu eins für ein Opfertier aus der Vorratskammer. Andere dürfen sich vor dem Wurf mit einer Schicksalskarte einmischen, eine je Jagd und jede Sippe einmal im Zug, gefragt wird von links an. Gelingt es, kommt das Tier in die Vorratskammer. Misslingt es, wird eine der Sippenkarten verletzt. Vor dem Wurf darf die Jagd aufgegeben werden; sie gilt als misslungen, doch niemand wird verletzt. Nach einem Erfolg darf, wer sich nicht eingemischt hat, die Beute streitig machen: Beide würfeln neu, und wer sie haben will, muss höher würfeln.',
  ],
  C2: [
    'Kräuter sammeln',
    'Mindestens so viele Leute, wie das Kraut verlangt, bringen es ohne Wurf in die Vorratskammer.',
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
    'Mehr als acht Sippen- und Schicksalskarten kann niemand halten; Schicksalskarten werden zuerst abgeworfen.',
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
    'Große Wanderung: siehe G4. Verdorbene Kräuter: Ein Kraut geht verloren. Raubtier: ein Kraut oder eine Sippenkarte. Zorn der Geister: Das Artefakt liegt bis zum Ende des nächsten Zugs der Sippe verdeckt. Aasfresser und Überfall: Ein Würfel entscheidet; nichts bei 1 und 2, eine Karte der Vorratskammer bei 3 bis 5, zwei bei 6. Wer leidet, wählt, was geht; nur beim Überfall wählt der Räuber.',
  ],
  G4: [
    'Die Große Wanderung',
    'Bis zum Ende ihres nächsten Zugs kann die Sippe nicht jagen, sammeln oder Schicksalskarten spielen, und ihre Höhle ist zu. Sie deckt weiter Karten auf, lagert Waffen und ein Artefakt ein und erleidet Ereignisse.',
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
    'Drei Wettbewerbe: das Wissen eines Tiers oder einer Waffe, eines Krauts, des Artefakts, je mit einem Würfel. Das Höchste gewinnt eine Trophäe; bei Gleichstand wird neu gewürfelt. Wer keine solche Karte hat, nimmt nicht teil.',
  ],
  I3: [
    'Winter',
    'Jede Sippe gibt so viel Nahrung ab, wie sie Leute hat. Wer alle satt macht, bekommt eine Sippenkarte, wer mindestens die Hälfte, nichts, wer weniger, verliert eine Sippenkarte. Das Gegessene kommt unter den Stapel, und alle kehren auf die Hand zurück.',
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
    'Das Spiel endet nach einem Winter, den eine Sippe mit genug Trophäen überstanden hat: drei unter vier Sippen, vier unter drei, sechs zu zweit. Überstanden ist ein Winter, wenn alle satt werden (GL33); wer die Trophäen hat und hungert, kann nach einem späteren Winter gewinnen, und sind weniger als drei Trophäen übrig, spielt Hunger keine Rolle mehr. Unter mehreren gewinnen die meisten Trophäen, dann die meisten Leute.',
  ],
};

/** The rules in German, section by section, in our own words: title and text. */
export const rules: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'N0.1': [
    'Das Spiel',
    'Zwei bis vier Stämme, vier Runden. Jede Runde hat eine Aktionsphase mit drei Zügen für alle, eine Finsternis und eine Vorbereitung. Wer nach der vierten Finsternis die meisten Punkte hat, gewinnt. Gespielt wird die frühe Regel; das veröffentlichte Spiel weicht davon ab. Für die Solokarten hat die frühe Regel keine Regeln: Wer allein ist, spielt gegen ein Programm.',
  ],
  'N0.2': [
    'Arbeit',
    'Arbeit steht auf Stammeskarten; Zusatzarbeit kommt von Fähigkeiten, Häuptlingen, Kulturkarten und Nahrung. Beides füllt einen Vorrat, der für den Zug reicht. In der Finsternis gibt es Halbe.',
  ],
  'N0.3': [
    'Was ein Stamm hat',
    'Einen Stapel, eine Hand, die nur die Besitzerin sieht, Karten über dem Tableau, einen Ablagestapel, einen Ritualstapel, ein Gräberfeld, Tiere und ein Tableau mit Nahrung, Werkzeug, Lagern, Dörfern, Megalithen und drei Plätzen für heilige Steine.',
  ],
  'N0.4': [
    'Ein leerer Stapel',
    'Ist der Stapel leer, wenn eine Karte zu ziehen ist, wird die Ablage zu einem neuen Stapel gemischt. Gibt es beides nicht, wird nichts gezogen.',
  ],
  'N0.5': [
    'Geringere Vorteile',
    'Vom größten zum kleinsten: ein Megalith, eine Karte, ein Idol, ein Werkzeug, Nahrung. Wer eines davon erhält, darf stattdessen ein geringeres nehmen.',
  ],
  'N0.6': [
    'Platz für Nahrung',
    'Ein Stamm fasst so viel Nahrung, wie das höchste Feld sagt, das kein Lager bedeckt. Lager, die das Tableau verlassen, schaffen Platz; was darüber ist, verfällt. Werkzeug hat zehn Plätze.',
  ],
  'N0.7': ['Punkte', 'Manche Punkte zählen sofort, alle anderen am Ende des Spiels.'],
  'N1.1': [
    'Spielpläne',
    'Der Hauptplan mit vier Spalten, der Tierplan und der Idolplan mit zwei Leisten. Der Rundenanzeiger beginnt auf der ersten Runde.',
  ],
  'N1.2': [
    'Heilige Steine',
    'Jede Runde hat einen Vorrat aus zwei der fünfzehn Steine, zu viert aus dreien. Die übrigen bleiben ungesehen in der Schachtel.',
  ],
  'N1.3': [
    'Karten zum Erwerben',
    'Fünf offene Stapel mit je zwölf Stammeskarten. Zwei Stapel mit je zwanzig Kulturkarten, der zweite unter seiner Deckkarte; acht der ersten liegen offen.',
  ],
  'N1.4': [
    'Womit alle beginnen',
    'Fünf Lager auf der Nahrungsleiste und eines im Ausgangsland, drei Dörfer, zwei neutrale und acht eigene Megalithen, ein Häuptling und zwei Stammesfiguren, dazu neun Startkarten.',
  ],
  'N1.5': [
    'Der Megalithenplan',
    'Vier Teile mit je neun Feldern, gemischt und als Quadrat, Stufe, T oder Reihe ausgelegt.',
  ],
  'N1.6': [
    'Die Karte',
    'Achtzehn Felder um das Ausgangsland: je eines der sechs Länder, zu zweit neun, zu dritt sechs, zu viert drei Gletscher, und weitere nach dem Zufall.',
  ],
  'N1.7': [
    'Startaufstellungen',
    'Alle haben eine. Sie bringt Nahrung, Werkzeug, eine Stammeskarte für den Stapel, ein Tier und einen weiteren Vorteil. Dann wird der Stapel gemischt, und fünf Karten werden gezogen.',
  ],
  'N1.8': [
    'Tiere und Idole',
    'Ein Tier mehr, als Leute mitspielen, liegt in der Auslage. Alle Marker beginnen unten auf beiden Idolleisten.',
  ],
  'N1.9': [
    'Spätere Plätze',
    'Wer Zweite ist, beginnt mit einer Nahrung mehr, Dritte mit einem Werkzeug, Vierte mit beidem.',
  ],
  'N1.10': [
    'Auswahl',
    'Startaufstellungen können gegen die Zugfolge aus einer mehr gewählt werden, als Leute mitspielen. Auch Häuptlinge können gewählt werden, vorher und in Zugfolge; dann liegt ihre B-Seite oben.',
  ],
  'N2.0': [
    'Die Aktionsphase',
    'Alle kommen in Zugfolge an die Reihe, dreimal. Es gilt die Folge der Leiste, nicht die am Tisch.',
  ],
  'N2.1': [
    'Kulturkarten',
    'Bis zu zwei Kulturkarten aus der Hand, jede ausgeführt vor der nächsten. Auf jede Wirkung darf verzichtet werden. Abgelegt werden sie, wenn die Figur eingesetzt wird. Was eine Karte für eine Spalte gibt, kommt, wenn im selben Zug eine Figur dort eingesetzt wird.',
  ],
  'N2.2': [
    'Eine Figur',
    'Eine der übrigen Figuren kommt in eine Spalte des Hauptplans oder auf das Finsternisfeld des eigenen Tableaus.',
  ],
  'N2.3': [
    'Abschnitte',
    'In der Spalte rutscht die Figur vom oberen Abschnitt in den mittleren und in den unteren. Oben und in der Mitte darf alles beliebig oft getan werden, oder nichts. Der untere gehört der ersten Figur, die in dieser Runde in die Spalte kam. Figuren, die dort stehen, halten niemanden ab.',
  ],
  'N2.4': [
    'Mit Arbeit bezahlen',
    'Beliebige Stammeskarten der Hand werden für ihre Arbeit ausgespielt, mit einer mehr, wo die Spalte zur Karte passt. Nahrung bringt eine Arbeit, sooft der Anzeiger ein ungerades Feld verlässt. Was übrig bleibt, verfällt am Ende des Zuges.',
  ],
  'N2.5': [
    'Das Finsternisfeld',
    'Eine Figur dort zieht eine Karte oder nimmt einen geringeren Vorteil. In der nächsten Finsternis zählt sie 2 Arbeit, ein Häuptling auf der A-Seite 3. Dort dürfen beliebig viele Figuren stehen.',
  ],
  'N2.6': [
    'Ablegen',
    'Am Ende des Zuges kommen die Karten über dem Tableau auf die Ablage. Es wird nicht nachgezogen.',
  ],
  'N2.7': [
    'Ritualstapel',
    'Nach dem dritten Zug dürfen beliebige Handkarten verdeckt für die Finsternis ausgelegt werden. Der Rest bleibt auf der Hand.',
  ],
  'N2.8': [
    'Häuptlinge',
    'Auf der A-Seite bringen alle Häuptlinge in jeder Spalte eine Arbeit und zählen in der Finsternis drei. Auf der B-Seite bringt jeder in einer Spalte zwei. Donnerpranke bringt in jeder eine, und für ein Werkzeug zwei weitere.',
  ],
  'N3.1': [
    'Einweihen',
    'Oben: 2 Arbeit für jede Stammeskarte aus dem Vorrat, auf die Hand. Alle Arten eines Zuges sind verschieden. Eine in diesem Zug erhaltene Stammeskarte zahlt nicht für Stammeskarten. Mitte: 1 Werkzeug für jede Stammes- oder Kulturkarte, die von der Hand, der Ablage oder über dem Tableau begraben wird. Unten: eine Karte begraben und ein Idol.',
  ],
  'N3.2': [
    'Entwickeln',
    'Oben: drei Arbeit für eine offene Kulturkarte, zwei, wenn ein Arbeitsmarker darauf liegt. Mitte: heilige Steine aus dem Vorrat dieser und früherer Runden, jeder auf den nächsten Platz des Tableaus für dessen Nahrung und Werkzeug; der Platz belohnt ihn. Unten: eine Karte und ein Werkzeug.',
  ],
  'N3.3': [
    'Wandern',
    'Oben: eine Arbeit für ein neues Lager im Ausgangsland, eine für jeden Schritt eines Lagers. Mitte: drei Nahrung und drei eigene Lager, je eines auf drei Feldern, die sich treffen, für ein Dorf an dieser Stelle; nicht am Ausgangsland, und ein Dorf je Stelle. Die Lager kehren heim. Unten: ein Lager und ein Schritt.',
  ],
  'N3.4': [
    'Jagen',
    'Oben: eine Arbeit deckt zwei Tiere auf, zwei Arbeit nehmen eines aus der Auslage. Mitte: eigene Tiere drehen für das, was sie geben; sie zählen für keine Reihe mehr. Unten: das oberste Tier des Stapels.',
  ],
  'N4.1': [
    'Megalithen setzen',
    'Auf ein Startfeld, direkt neben einen anderen Megalithen (nicht schräg) oder auf zwei, die nebeneinander liegen. Die beiden neutralen kommen zuerst, und sie liegen auf dem Plan selbst.',
  ],
  'N4.2': [
    'Felder',
    'Ein Megalith auf dem Plan bringt, was sein Feld zeigt. Auf einer höheren Ebene zählt er nur am Ende.',
  ],
  'N4.3': [
    'Pfeile',
    'Auf dem Pfeilfeld darf sofort ein weiterer Megalith auf eines der beiden Felder, auf die es zeigt, wenn es leer ist.',
  ],
  'N5.1': ['Idole', 'Ein Idol rückt einen der beiden eigenen Marker eine Stufe hinauf.'],
  'N5.2': [
    'Opferleiste',
    'Sie sagt, wie viel Nahrung und Werkzeug am Ende einen Punkt ergeben. Auf der obersten Stufe ist jedes weitere Idol ein Punkt.',
  ],
  'N5.3': [
    'Ehrenleiste',
    'Die Stufen acht, neun und zehn bringen einen, zwei und drei Punkte. Auf einer Stufe liegt vorn, wer zuerst dort war. Auf Stufe zehn rückt ein Marker nicht mehr.',
  ],
  'N6.1': [
    'Arbeit in der Finsternis',
    'Alle Ritualstapel werden gleichzeitig aufgedeckt. Jede Figur auf dem Finsternisfeld zählt 2 Arbeit, ein Häuptling auf der A-Seite 3. Jede Stammeskarte zählt ihre Arbeit und die ihrer Finsternisfähigkeit. Jede Kulturkarte zählt eine halbe. Nahrung zählt nicht.',
  ],
  'N6.2': [
    'Neue Zugfolge',
    'Wer die meiste Arbeit hat, kommt zuerst, und so fort. Bei Gleichstand liegt vorn, wer bisher später kam.',
  ],
  'N6.3': [
    'Vorteile der Finsternis',
    'In neuer Folge erhält jeder Stamm Schritt für Schritt: den Vorteil seines Platzes; die Finsternisaktionen seiner Ritualkarten, eine Karte nach der anderen; den Vorteil jedes Feldes, auf dem er beim Einfluss führt oder gleichauf ist; eine Karte je gesetztem Dorf und ein Idol je geleertem eigenem Stapel von zwei Megalithen. Die Folge der Karten und Felder wählt der Stamm, und auf jeden Vorteil darf er verzichten. Eine Ritualkarte wird abgelegt, wenn ihre Aktion ausgeführt ist. Kulturkarten und Karten ohne Aktion folgen nach der letzten. Ein Lager zählt 1 Einfluss, ein Dorf 2 auf jedem seiner Felder. Ausgangsland und Gletscher geben nichts.',
  ],
  N7: [
    'Vorbereitung',
    'Nach den Runden 1 bis 3. Die Figuren kehren heim. Die Tierauslage wird auf eines mehr aufgefüllt, als Leute mitspielen. Kulturkarten mit Arbeitsmarker kommen unter den Stapel ihres Zeitalters, die anderen erhalten einen. Dann wird die Kulturauslage auf acht aufgefüllt: nach Runde 1 aus Zeitalter I, nach den Runden 2 und 3 aus Zeitalter II. Alle ziehen fünf Karten.',
  ],
  'N8.1': [
    'Heilige Steine',
    'Jeder zählt etwas: eigene Megalithen auf dem Plan oder darüber, gedrehte Tiere einer Art, Lager auf einem Land, verschiedene oder gleiche begrabene Karten.',
  ],
  'N8.2': ['Güter', 'Nahrung und Werkzeug zusammen, nach der Opferleiste, abgerundet.'],
  'N8.3': [
    'Gräber',
    'Nach dem Platz auf der Ehrenleiste, für 1 bis 3, für 4 oder 5 und ab 6 begrabenen Karten: Der erste Stamm erhält 6, 10 oder 15 Punkte, der zweite 3, 6 oder 10, alle anderen 1, 3 oder 6. Auf einer Stufe liegt vorn, wer zuerst dort war. Zu zweit erhält der zweite 1, 3 oder 6. Ohne Gräber gibt es keine Punkte.',
  ],
  'N8.4': ['Karten', 'Die Punkte auf allen eigenen Karten, wo sie auch sind.'],
  'N8.5': [
    'Tiere',
    'Aufrechte Tiere einer Art bilden Reihen bis zu vier: 1, 3, 5, 10. Argentavis passt zu jeder Reihe und bildet allein keine.',
  ],
  'N8.6': [
    'Megalithen',
    'Für jede Ebene die eigenen Megalithen darauf mal die eigenen auf allen tieferen. Neutrale zählen nicht.',
  ],
  'N8.7': ['Gleichstand', 'Es gewinnt, wer in der letzten Zugfolge vorn liegt.'],
};

/** The rules in German, section by section, in our own words: title and text. */
export const rules: Readonly<Record<string, readonly [title: string, text: string]>> = {
  W1: [
    'Ziel und Ende',
    'Wer zuerst 22 Nachruhm hat, siegt sofort, auch mitten in einer Fehde oder im Winter. Am Ende einer Runde siegt, wer allein noch ein Gehöft hat, wenn alle anderen schon eines verloren haben.',
  ],
  W2: [
    'Der Hof',
    'Jeder Gode hat zwölf Thingleute, acht kleine Gehöfte (Wert 1 oder 2) und vier große (3 oder 4), in jeder Farbe einen Marker auf der Schafsuche und einen Hof: die Halle für die Thingleute daheim, einen Platz für die Erschlagenen, Reichtum für Güter, Schwüre für Bonden, das Gefolge für Ziehkinder. Thingleute stehen an Grenzen von Bezirken.',
  ],
  W3: [
    'Eine Karte',
    'Jede Karte hat eine Farbe, einen Wert von 1 bis 3, eine Aktion und vielleicht ein Ziehkind. Sie ist eines von vier Dingen: ein Gut, ein Bonde, ein Ziehkind oder ein Los in einer Fehde.',
  ],
  'W3.1': [
    'Güter',
    'Im Reichtum sind Farbe und Wert einer Karte für alle zu sehen. Den Rest darf niemand ansehen, auch nicht, wem sie gehört. Güter aus Eisen sind Waffen.',
  ],
  'W3.2': [
    'Bonden',
    'Bei den Schwüren sind Farbe und Aktion einer Karte für alle zu sehen. Ihren Wert darf niemand ansehen, auch nicht, wem sie gehört.',
  ],
  'W3.3': [
    'Ziehkinder und Lose',
    'Ziehkinder liegen offen, ob sie warten oder im Gefolge sind, und die Karten, die man in einer Fehde zieht, ebenso. Ein Ziehkind zählt im Winter als ein Hof seiner Farbe mehr; eines vom Wert 2 gibt Bonden in der Farbe 1 dazu, eines vom Wert 3 am Thing. Ziehkinder aus Eisen ziehen beim Raub eines Bezirks mit: Jedes gibt dem Bonden eins mehr als seinen Wert dazu.',
  ],
  W4: [
    'Aufbau',
    'Ein Hof in jeder Farbe des Stammsitzes, der Stapel gemischt, Güter für jeden, vier verschiedene Ziehkinder warten. Je nachdem, wie viele mitspielen, ist mehr oder weniger Land offen; Grenzen zu geschlossenem Land sind nicht im Spiel.',
  ],
  'W4.3': [
    'Leute bei Thingvellir',
    'Im Uhrzeigersinn, von links neben dem Gesetzessprecher an und er zuletzt, stellt jeder einen Thingmann an eine eigene Seite von Thingvellir. Dann wählt, wer links vom Gesetzessprecher sitzt, einen Hof mehr.',
  ],
  W5: ['Eine Runde', 'Ein Thing, die Schafsuche, ein langer dunkler Winter.'],
  'W6.1': [
    'Der Vorschlag',
    'Der Gesetzessprecher schlägt eine Satzung vor: in der ersten Runde die unterste eines Gesetzes, später die nächste über dem Stein oder die unterste eines anderen Gesetzes. Der Stein kommt dorthin.',
  ],
  'W6.2': [
    'Stimmen',
    'Im Uhrzeigersinn, von links neben dem Gesetzessprecher an, stimmt jeder andere Gode zu oder klagt. Niemand enthält sich; der Gesetzessprecher stimmt zu.',
  ],
  'W6.3': [
    'Klagen',
    'Lege einen oder mehr deiner Thingleute von Thingvellir auf eine Satzung eines anderen Gesetzes, nicht höher als der Vorschlag. Mehrere können dieselbe Klage führen. Diese Leute fehlen auf der Karte, bis das Thing vorbei ist.',
  ],
  'W6.4': [
    'Stärke',
    'Der Vorschlag hat eins je Zustimmung, eine Klage eins je Thingmann darauf, wem er auch gehört; dazu die eigenen Stimmen der Satzung.',
  ],
  'W6.5': [
    'Folge der Aktionen',
    'Im Uhrzeigersinn vom Gesetzessprecher an: erst alle Klagen, dann alle Zustimmenden. Jeder handelt mit der ganzen Stärke. Was ihr tun wollt, hinterlegt ihr alle zugleich und verdeckt; getan wird es in dieser Folge.',
  ],
  'W6.6': [
    'Zurück nach Thingvellir',
    'Die Kläger kehren an die Seiten zurück, von denen sie kamen. Solange sie fehlen, darf niemand sonst dorthin.',
  ],
  'W7.1': [
    'Die Schafsuche',
    'Im Uhrzeigersinn vom Gesetzessprecher an führt jeder alle seine Handlungen aus, ehe der Nächste dran ist.',
  ],
  'W7.2': ['Welche Bonden handeln', 'Jeder Bonde in der Farbe der eigenen Thing-Aktion darf einmal handeln.'],
  'W7.3': [
    'Ihre Stärke',
    'Nach der Zeile des eigenen Markers in der Farbe: bis zwei Höfe 1, drei bis fünf 2, sechs bis neun 3, ab zehn 4.',
  ],
  'W7.4': [
    'Der Stammsitz',
    'Sein Bonde handelt einmal je Runde mit einer seiner zwei Aktionen, gleich welche Farbe es war; seine Stärke richtet sich nach den Höfen in der Farbe der Thing-Aktion.',
  ],
  'W8.1': ['Der Winter kommt', 'Die erweiterten Regeln für einen Geächteten gehören nicht zu diesem Spiel.'],
  'W8.2': [
    'Höfe werden verglichen',
    'Für jede Farbe, in der man mehr Höfe hat als jeder Nachbar, 1 Nachruhm. Nachbarn besitzen Bezirke mit gemeinsamer Grenze. Ohne Nachbarn gibt es nichts.',
  ],
  'W8.3': [
    'Die Erschlagenen kehren zurück',
    'Alle Erschlagenen kehren in die Hallen zurück. Wer allein den wenigsten Nachruhm und weniger als drei Güter hat, bekommt vom Stapel welche, bis es drei sind; zu zweit auch einen Hof einer Farbe, von der der andere nicht weniger hat. Gesetzessprecher wird, wer links sitzt.',
  ],
  W9: [
    'Aktionen',
    'Jede hat eine Stärke und gilt immer „bis zu“ ihr. Von den zwei Hälften einer Aktion wählt man eine; nur beim Reiten mischt man sie.',
  ],
  'W9.1': [
    'Siedeln',
    'Besiedle einen freien Bezirk neben einem eigenen oder mit einem deiner Thingleute darin: ein Gehöft vom Wert 1 und ein Hof in beliebiger Farbe. Oder baue eigene Bezirke aus: ein Wert mehr kostet den bisherigen und bringt einen Hof; mehr als 4 geht nicht.',
  ],
  'W9.2': [
    'Reiten',
    'Je Stärke reitet ein Thingmann aus der Halle an eine Grenze eines deiner Bezirke, oder eine Schar zieht durch einen Bezirk an eine andere seiner Grenzen. Auf fremde Leute zu treffen bedeutet Fehde, und der Ritt der Schar endet. Wer an einer Grenze steht, ist in beiden Bezirken.',
  ],
  'W9.3': [
    'Wikingfahrt',
    'Schicke je Stärke einen Thingmann auf See; oder hole alle deine heim, ziehe für jeden und für jede Stärke eine Karte und behalte die Hälfte, aufgerundet, als Güter.',
  ],
  'W9.4': [
    'Ziehkinder',
    'Alle, die genau diese Aktion gewählt haben, nehmen teil. Jeder gibt ein Ziehkind weg, das ein Gut wird, oder nimmt eines auf; dafür braucht man Güter seiner Farbe, eines weniger als sein Wert, und behält sie. Dann zieht, wer begonnen hat, je Stärke eine Karte: Ziehkinder füllen leere Plätze und dürfen auf besetzten das alte ersetzen.',
  ],
  'W9.5': [
    'Gelöbnis',
    'Ziehe je Stärke eine Karte. Lass eine als Bonden schwören, doch nie mehr, als du Bezirke hast; tausche dann beliebige Bonden gegen gezogene Karten. Der Rest verfällt.',
  ],
  'W9.6': [
    'Gastmahl',
    'Geschenke: Güter bis zum Wert der Stärke, an Nachbarn und an jeden, der in deinen Bezirken einen Thingmann hat; je 1 Nachruhm. Eine 2 darf eine 1 derselben Farbe mitbringen, zusammen 3; eine 3 bringt 2 und 1 mit, zusammen 5. Oder Mord mit höchstens so vielen Bonden wie die Stärke: Jeder erschlägt in deinen Bezirken so viele Thingleute, wie er wert ist; oder er raubt einen Bezirk, in dem du einen Mann hast, wenn sein Wert, der einer Waffe und was Ziehkinder aus Eisen dazugeben an die Leute in der Halle des Besitzers reichen oder Nachruhm den Rest zahlt. Ein Bonde, der zwei oder mehr erschlägt, bringt 1 Nachruhm, ein geraubter Bezirk seinen Wert.',
  ],
  'W10.1': [
    'Wie eine Fehde beginnt',
    'Wenn Leute auf fremde ausreiten, wenn eine Schar auf sie trifft, oder wenn der Besitzer eines Bezirks eine Schar überfällt, die ihn durchquert, ohne eigene Leute. Die ersten beiden sind Pflicht.',
  ],
  'W10.2': [
    'Lose',
    'Jeder zieht so viele Karten, wie er Leute darin hat, und legt sie nach Farben aus. Jede Farbe ist ein Streit.',
  ],
  'W10.3': [
    'Güter im Wechsel',
    'Vom Angreifer an im Wechsel: ein Gut in einen offenen oder neuen Streit einsetzen, einen Streit hinnehmen, in dem man nicht führt, oder abwarten. Zweimal Abwarten nacheinander entscheidet alles.',
  ],
  'W10.4': [
    'Wer einen Streit gewinnt',
    'Der höhere Wert gewinnt 1 Nachruhm und erschlägt einen fremden Thingmann. Ist keiner mehr da, darf der Sieger in einem Bezirk der Grenze einen Hof des Verlierers niederreißen; nach dem Überfall auf eine durchziehende Schar in dem Bezirk, durch den sie zog.',
  ],
  'W10.5': [
    'Buße',
    'Wessen Leute erschlagen wurden, fordert Güter aus dem, was die andere Seite eingesetzt hat, bis zum Wert der Zahl der Erschlagenen.',
  ],
};

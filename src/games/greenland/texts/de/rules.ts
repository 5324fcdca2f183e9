/** The rules in German, section by section, in our own words: title and text. */
export const rules: Readonly<Record<string, readonly [title: string, text: string]>> = {
  A: [
    'Worum es geht',
    'Bis zu vier Stämme (Tunit, Nordleute, Seesamen, Thule) versuchen, zehn Generationen in Grönland zu überleben. Man jagt, zieht Kinder auf, bekleidet Ämter und handelt; es gewinnt, wer am reichsten ist an dem, was der eigene Glaube schätzt. Widerspricht eine Karte diesen Regeln, gilt die Karte.',
  ],
  A1: [
    'Sechs Phasen einer Runde',
    'Jede Runde hat sechs Phasen, die alle Stämme gemeinsam durchlaufen: 1 Ereignis, 2 Einteilung, 3 Verhandlung und Angriffe, 4 Jagd, 5 Haustiere, 6 Aktionen der Ältesten.',
  ],
  A2: [
    'Spielerreihenfolge',
    'Die Ereigniskarte zeigt die Spielerreihenfolge der ganzen Runde. Die Phasen 1 und 2 folgen ihr, in den Phasen 3, 4 und 6 entscheidet sie bei Gleichstand. Phase 5 fragt alle Stämme zugleich (R90). Wer nicht mitspielt oder ausgestorben ist, wird übergangen. Kriegsrat: Der erste Stamm der Reihenfolge darf für die ganze Runde mit einem anderen den Platz tauschen. Dafür braucht er einen Kriegshäuptling (Rang 4), wenn das Ereignis aufgedeckt wird, vor dessen Zeichen (R61, R66, R135).',
  ],
  A3: [
    'Reihenfolge der Verhandlungen und Angriffe',
    'Wer das meiste Eisen hat, wählt die nächste Karte, auf der mehrere Stämme stehen. Dort wird geredet, und wenn nicht alle bis auf einen gehen, sofort angegriffen, das meiste Eisen zuerst. Bei Gleichstand entscheidet die Spielerreihenfolge.',
  ],
  A4: [
    'Reihenfolge der Jagden',
    'Der Startspieler wählt, auf welcher Karte als nächstes gejagt wird. Dort würfelt zuerst der Stamm mit den wenigsten Jägern; bei gleich vielen gilt die Spielerreihenfolge. „Jagt zuerst“ auf einer Karte, bei Ältesten oder einer Tochter geht, wenn die Art passt, vor.',
  ],
  A5: [
    'Reihenfolge der Aktionen der Ältesten',
    'Zuerst alle Polytheisten in Spielerreihenfolge, dann ebenso alle, die die Phase als Monotheisten begonnen haben.',
  ],
  B: [
    'Leute, Scheiben, Karten',
    'Jeder Stamm hat 18 Leute und einen Alpha. Sie sind Älteste auf einer Stammestafel, Siedler in der Neuen Welt, Ehemänner bei der Tochter eines anderen Stamms, Jäger, Räuber oder Wachen auf anderen Karten, sonst frei, oder tot in Walhall. Orange Scheiben sind Energie, weiße Elfenbein, schwarze Eisen.',
  ],
  B1: [
    'Art, Klimax und Heimat eines Bioms',
    'Ein Biom hat eine Art (Harpune auf See, Angelhaken, Speer, Hammer, Medaillon), eine Klimaxzahl (die niedrigste wird bei einer Wanderung zuerst ersetzt) und eine Heimat: Der Norden gehört Tunit und Thule, der Süden Nordleuten und Samen. Karten einer Auslage gehören zur Heimat ihres Stamms.',
  ],
  B2: [
    'Auslage und Hand',
    'Karten neben der Stammestafel sind im Spiel. Auf der Jagd gewonnene Tiere und Erfindungen warten erst auf der Hand. Sie fasst so viele Karten, wie Töchter, Importe und Älteste auf Rang 3 gewähren, ohne diese keine. Wer mehr hält, wirft sofort selbst gewählte ab.',
  ],
  B3: [
    'Karten gegen Scheiben',
    'Eine Karte, die Scheiben zeigt, darf bei jeder eigenen Entscheidung für diese hergegeben werden, außer es stehen Viehräuber darauf. Beim Ereignis der Falkner zählt jedes Elfenbein eines Gerfalken drei.',
  ],
  B4: [
    'Grenzen',
    'Niemand hat mehr als 18 Leute und den Alpha. Elfenbein und Eisen sind unbegrenzt; von der Energie hält niemand mehr als 8 Scheiben. Keine Farbe steht für eine andere.',
  ],
  C: [
    'Aufbau',
    'Zehn Ereignisse in zufälliger Folge, sieben Karten in jeder Reihe (sechs Biome und eine Karte der Neuen Welt neben dem Stapel), alle auf der warmen Seite. Jeder Stamm beginnt polytheistisch mit seinen Töchtern, einem Ältesten auf jedem Rang, dem Alpha und fünf freien Leuten, 5 Energie, 1 Elfenbein, 1 Eisen. Nordleute und Samen wählen ein Hoftier, nachdem sie die Reihen gesehen haben; die Tunit haben fünf Siedler in Markland.',
  ],
  C1: [
    'Zwei oder drei Stämme',
    'Stämme, die nicht mitspielen, bleiben mit allen ihren Karten weg, und die Reihen beginnen mit je fünf statt sechs Biomen.',
  ],
  C2: [
    'Einsteigerspiel',
    'Keine Töchter, Hoftiere, Neue Welt, Tiere und Erfindungen, und keine der fortgeschrittenen Regeln: keine Überfälle, Heiraten, Angriffe, keine feindliche Neue Welt, keine Eisenregel, kein Heu, keine Milch, kein Zähmen, kein Werkzeug.',
  ],
  C3: [
    'Das Überlebensspiel',
    'Ein Alpha, der sein Können einsetzt, legt eine 2 statt einer 1 hin: ein Treffer nur auf der warmen Seite, und sein Tod, wo die 2 blutig ist. Eisen rettet niemanden. Karten, die auf Hand oder Auslage gehen, werden nicht ersetzt, und so friert Grönland schneller zu.',
  ],
  D: [
    'Ereignisphase',
    'Ein Ereignis wird aufgedeckt, die Spielerreihenfolge festgelegt, seine Zeichen treffen von links nach rechts alle, dann wird versteigert, was das Schiff bringt.',
  ],
  D1: [
    'Wanderungen',
    'Die Karte mit der niedrigsten Klimaxzahl der genannten Reihe, warm oder kalt, wird an ihrem Ort durch die oberste Karte des Stapels ersetzt, auch wenn die neue niedriger ist. Ist der Stapel leer, geschieht nichts.',
  ],
  D2: [
    'Dezimierung',
    'Ein dezimierter Stamm verliert die Hälfte seiner freien Leute, aufgerundet, und einen Ältesten seiner Wahl auf einer beliebigen Tafel, wenn er einen hat (R16, R17). Ein freier Alpha zählt mit, und sein Stamm entscheidet, ob er stirbt. Die Seuche der Enge trifft Stämme mit mindestens so vielen freien Leuten wie gezeigt. Die Geschlechtskrankheit trifft Stämme mit Ehemännern bei Töchtern der gezeigten Farben; diese Ehemänner sind sicher, und die Stämme der Bräute trifft sie nicht (R18). Fehden treffen Stämme, die weder einen Häuptling noch einen fremden Gesandten auf Rang 1 haben. Ein Gesandter auf einem fremden Rang 1 schützt auch seinen eigenen Stamm.',
  ],
  D3: [
    'Mangel',
    'Für jede Tierkarte oder für jeden Ältesten, je nach Zeichen, geht eine Energie oder ein Ältester verloren; eine Tierkarte darf (für ihren Wert) hergegeben werden, statt sie zu bezahlen. Saila erlässt einen.',
  ],
  D4: [
    'Abkühlung',
    'Die äußerste rechte warme Karte jeder Reihe geht an das ferne Ende der kalten Seite, wo nur eine 1 trifft. Eine Reihe ohne warme Karte verliert die kalte, die dem Stapel am nächsten liegt.',
  ],
  D5: [
    'Sterben der Ältesten',
    'Für jedes Zeichen würfelt jeder Stamm und verliert einen seiner Ältesten dieses Rangs, auf welcher Tafel auch immer, wenn er einen hat.',
  ],
  D6: ['Bruch', 'Wer eiserne Importe hat, gibt einen davon für eine Eisenscheibe her.'],
  D7: ['Sturm', 'Wer Seefahrer (Rang 6) hat, verliert einen.'],
  D8: ['Keine Jagd auf See', 'In dieser Runde darf niemand Jäger auf ein Harpunenbiom setzen.'],
  D9: ['Markland ist zu', 'In dieser Runde kommt niemand nach Markland und niemand von dort fort.'],
  D10: [
    'Das Schiff',
    'Was das Ereignis bringt, wird für Elfenbein versteigert. Alle nennen zugleich eine geheime Grenze, mindestens ein Elfenbein, oder passen (R74). Die höchste Grenze gewinnt und zahlt das Wenigste, was niemand sonst halten oder überbieten würde. Bei Gleichstand gewinnt Peepeelee für ihren Stamm und ihren Ehemann, sonst entscheidet die Spielerreihenfolge. Wer bietet, darf eine Karte nennen, die Elfenbein wert ist, und um diesen Wert höher gehen; sie wird nur getauscht, wenn der Preis es verlangt (R75). Wer gewinnt, nimmt den Import in die Auslage. Unverkauftes verlässt das Spiel.',
  ],
  E: [
    'Einteilungsphase',
    'In Spielerreihenfolge setzt jeder Stamm beliebig viele seiner freien Leute auf Biome, Ränge, Töchter, Vieh oder die Neue Welt.',
  ],
  E1: [
    'Biome bejagen',
    'Jäger gehen auf jedes Biom der Heimatreihe. Karten außerhalb brauchen je einen Seefahrer, der vier befördert, oder einen Schlitten, der beliebig viele auf eine Karte in Grönland bringt.',
  ],
  E2: [
    'Neue Welt',
    'Markland und Vinland gehören zu keiner Heimat und brauchen Seefahrer. Dort dürfen beliebig viele Stämme Erfolg haben. Wer hingeschickt wird, bleibt als Siedler und zieht mit der Karte; verlässt sie das Spiel, stirbt er.',
  ],
  E3: [
    'Befördern',
    'Für eine Energie wird jemand Freies zum Ältesten eines beliebigen Rangs, mit sofortiger Wirkung. Ränge mit vier Punkten fassen mehrere.',
  ],
  E4: [
    'Dauerhaft eingeteilt',
    'Älteste, Siedler und Ehemänner bleiben, wo sie sind. Ein Stamm, der seine Einteilung mit höchstens einem freien Menschen beginnt, darf zuerst einen davon zurückholen (R34). Ein Siedler braucht einen freien Seefahrer, ein Ehemann außerhalb der Heimat einen freien Seefahrer oder einen Schlitten, ein Ältester keins von beiden. Dieser Seefahrer ist für die Runde verbraucht, ein Schlitten nicht (R77). Alle Siedler dürfen auf einmal heimkehren, wenn freie Seefahrer sie befördern können, je vier von jeder Karte. Diese Seefahrer dürfen danach Leute in Grönland befördern (R76). Solange Markland zu ist (D9), kommt niemand von dort fort.',
  ],
  E5: [
    'Überfälle',
    'Mit einem Kriegshäuptling dürfen Räuber zum Vieh oder zu einer Tochter eines anderen Stamms geschickt werden; manche Tiere sind davor sicher. Eigenes Vieh, eigene Töchter und eigene Frauen darf man bewachen.',
  ],
  E6: [
    'Versetzen',
    'Nachdem alle eingeteilt haben, darf der Besitzer des Sonnensteins drei Leute versetzen, dann der Besitzer oder Ehemann von Geala drei, in den üblichen Grenzen.',
  ],
  E7: [
    'Der Alpha',
    'Der Alpha zählt als ein Mensch. Auf einer Jagd mit Harpune, Angelhaken oder Speer darf er ohne Wurf für eine gewürfelte 1 stehen. Tönerne Füße: Er darf wie jeder andere würfeln, was vorher gesagt wird. Bei Hammer und Medaillon, bei Angriffen und Überfällen hat er keine Kraft. Ein toter Alpha ist das nächste Kind, das geboren wird.',
  ],
  F: [
    'Verhandlung und Angriffe',
    'Stämme auf derselben Karte dürfen reden: Scheiben, Handkarten, Tiere und Erfindungen tauschen, Heiraten anbieten, alles versprechen (bindend ist nur der Tausch). Leute dürfen gehen, wenn dort alle anderen einverstanden sind; Ehemänner dürfen heimkehren. Der Heimweg von einer fremden Karte braucht je vier einen Seefahrer, oder einen Schlitten.',
  ],
  F1: [
    'Heirat',
    'Wer auf der Karte stand, darf die Tochter eines anderen Stamms heiraten, wenn ihr Stamm zustimmt. Beide Stämme nutzen dann, was sie kann. Je Tochter ein Ehemann; er kämpft für ihre Auslage und stirbt, wenn ein Überfall auf sie gelingt.',
  ],
  F2: [
    'Angriffe',
    'Wer bleibt, muss angreifen, einmal auf jeder Karte, das meiste Eisen zuerst: ein Würfel je Mensch, und jede 1 tötet einen, den das Opfer wählt. Treffer dürfen auf mehrere Stämme verteilt werden. In einem Kriegszug (Alpha und Kriegshäuptling) töten auch die 2en. Neuwürfe für Medaillons zählen. Ein Ehemann mit seinen Wachen ist ein Kriegszug. Pogrome (eine Option, aus, wenn niemand sie wählt, R64): Für jeden, den ein Angriff tötet, darf das Opfer einen Gesandten des Angreifers auf seiner Tafel oder einen Ehemann des Angreifers in seiner Auslage töten.',
  ],
  F3: [
    'Die Neue Welt wird feindlich',
    'Mit mehr als sechs Siedlern nach den Angriffen dreht sich eine Karte der Neuen Welt auf ihre feindliche Seite. In Phase 5 darf, wer dort Siedler hat, ein Elfenbein zahlen, um sie zu befrieden.',
  ],
  F4: [
    'Die Eisenregel',
    'Vor einem Jagdwurf oder vor einem Wurf, mit dem man angegriffen wird, darf ein Eisen ausgegeben werden, um alle eigenen Verluste dieses Wurfs aufzuheben.',
  ],
  G: [
    'Jagdphase',
    'Jeder Jäger würfelt einen Würfel. Auf der warmen Seite treffen 1en und 2en, auf der kalten nur 1en. Mit so vielen Treffern, wie die Karte verlangt, gelingt die Jagd; der erste Stamm, dem sie gelingt, bekommt sie, die anderen gehen heim.',
  ],
  G0: [
    'Verluste',
    'Jäger, die nach allen Änderungen eine blutige Seite zeigen, sterben, ob die Jagd gelingt oder nicht.',
  ],
  G1: [
    'Überfälle ausführen',
    'Ein Überfall gelingt, wenn ein Räuber eine Erfolgsseite zeigt und einer überlebt. Viehräuber nehmen die Kinder (oder Elfenbein, oder Energie bis zu seinem Wert), die das Tier gegeben hätte; Frauenräuber lassen einen Ehemann zurück, und der frühere stirbt.',
  ],
  G2: [
    'Neu würfeln',
    'Karten und Älteste, die für die Art einen Neuwurf zeigen, erlauben, Würfel mit dieser Seite noch einmal zu werfen, alle zugleich und nur einmal.',
  ],
  G3: [
    'Waffen',
    'Nach den Neuwürfen macht eine Erfindung oder ein Import für die Art aus der gezeigten Seite eine 1, ob man will oder nicht.',
  ],
  G4: [
    'Erfolg',
    'Erst die Verluste, dann die gezeigten Kinder und Scheiben, einmal. In der Neuen Welt werden Kinder als Siedler geboren. Raseneisen verlangt einen Mangel, sonst misslingt die Jagd. Die Jäger kehren heim, die der anderen Stämme mit leeren Händen.',
  ],
  G5: [
    'Trophäen',
    'Ein Jagdwurf mit dem Paar, Drilling oder Vierling neben dem Geweih darf die Karte als Trophäe nehmen, auch wenn die Jagd misslang. Sie wird nicht ersetzt.',
  ],
  G6: [
    'Tiere und Erfindungen',
    'Ein Jagdwurf mit den Würfeln neben der Hand darf die Karte auf die Hand nehmen, auch wenn die Jagd misslang oder die Hand voll ist.',
  ],
  G7: [
    'Artenvielfalt',
    'Trophäen hinterlassen eine Lücke, auf die Hand genommene Karten werden vom Stapel ersetzt. War die Jagd misslungen, dürfen dort Jäger anderer Stämme den Ersatz versuchen.',
  ],
  G8: [
    'Eine Jagd von Anfang bis Ende',
    'Seefahrer bringen Jäger zu einem fremden Walross; Neuwürfe, Waffen, Verluste, Kinder und Scheiben folgen in dieser Ordnung.',
  ],
  H: [
    'Haustierphase',
    'Alle Stämme werden zugleich gefragt (R90). Jeder füttert seine Tiere und nimmt, was sie geben. Dann dürfen Karten der Neuen Welt befriedet werden.',
  ],
  H1: [
    'Heu',
    'Jedes Heuzeichen eines Tiers kostet eine Energie oder einen Ältesten, auch wenn das Tier beraubt wurde. Sonst wird es geschlachtet und gibt seinen Wert in Scheiben.',
  ],
  H2: [
    'Milch und Wolle',
    'Jedes behaltene Tier gibt ohne Wurf seine Kinder, wenn es in dieser Runde nicht beraubt wurde. Schafe geben ein Kind oder ein Elfenbein.',
  ],
  I: [
    'Phase der Ältesten',
    'Jeder Älteste darf einmal handeln, in beliebiger Folge, zum Preis seiner Aktion. Polytheisten kommen vor denen, die die Phase als Monotheisten begonnen haben.',
  ],
  I1: [
    'Zähmen',
    'Rang 2, nur Polytheisten: eine Energie zahlen und ein Tier von der Hand in die Auslage spielen.',
  ],
  I2: [
    'Eine Hexe verbrennen',
    'Rang 2: eine Energie zahlen und einen Ältesten der eigenen Farbe auf der eigenen Tafel töten.',
  ],
  I3: [
    'Verbannen',
    'Rang 2, nur Polytheisten: eine Energie zahlen und so viele Würfel werfen, wie die Hand fasst; jede 1 tötet einen fremden Gesandten auf der eigenen Tafel oder einen fremden Ehemann in der eigenen Auslage. Ehemänner der Nordleute sind sicher.',
  ],
  I4: [
    'Werkzeug herstellen',
    'Rang 3: ein Eisen zahlen (die Tunit dürfen mit Elfenbein zahlen) und eine Erfindung von der Hand in die Auslage spielen.',
  ],
  I5: [
    'Einen Gesandten schicken',
    'Rang 5, nur Monotheisten: eine Energie zahlen und diesen Ältesten auf Rang 1 der Tafel eines anderen Stamms setzen, bei Polytheisten als Missionar, bei Monotheisten als Vertreter. Der Gesandte nutzt, was Rang 1 dort bietet.',
  ],
  I6: [
    'Bekehren',
    'Rang 2, nur Monotheisten: mit einem Missionar, der seit Beginn der Runde auf einer polytheistischen Tafel steht, eine Energie zahlen und so viele Würfel werfen, wie die Hand fasst. Schon eine 1 bekehrt den Stamm am Ende der Phase.',
  ],
  I7: [
    'Taufe',
    'Ein polytheistischer Stamm ohne Ältesten der eigenen Farbe darf bei seinen Aktionen zum Monotheismus übergehen, umsonst und für immer.',
  ],
  J: [
    'Ende und Sieg',
    'Das Spiel endet nach dem letzten Ereignis, oder wenn beide Reihen leer sind. Jeder Lebende ist ein Punkt, ein Siedler auf einer kalten Karte der Neuen Welt zwei. Polytheisten zählen Trophäen und Erfindungen dazu, Monotheisten einen je Elfenbein und zwei je Eisen (auch für Karten, die so viel wert sind). Jede fremde Tafel mit einem Vertreter ist vier wert. Bei Gleichstand entscheidet das meiste Eisen.',
  ],
  J1: [
    'Aussterben',
    'Ein Stamm, dessen Leute alle tot sind, ist ohne Punkte aus dem Spiel. Seine verheirateten Töchter bleiben, wo sie sind.',
  ],
  K: [
    'Die Saga der Tochter (allein)',
    'Eine Person spielt eine Tochter eines Stamms. Töchter und Matriarchinnen sind Leute einer anderen Farbe: Töchter sind zu Hause oder bei Jägern, Matriarchinnen sind Älteste. Es gelten die Überlebensregeln (C3). Ohne drei Matriarchinnen am Ende gewinnt niemand.',
  ],
  K1: [
    'Aufbau der Saga',
    'Wie üblich, mit einem Stamm und zehn Ereignissen. Eine Tochter des Stamms wird gezogen; sie ist die Hauptperson. Zwei Leute einer freien Farbe (Blau, für die Samen eine andere) sind ihre ersten Töchter. Alle sechs Ältesten beginnen als Männer.',
  ],
  K2: [
    'Ereignisse der Saga',
    'Das erste Ereignis bringt nur sein Schiff. Die Dezimierung zählt Töchter zu Hause mit; der verlorene Älteste ist eine Matriarchin, wenn es eine gibt, und die Hälfte der übrigen, aufgerundet, wird zu Männern. Für jeden Mann unter den Ältesten, der einen Mangel bezahlt, stirbt auch eine Matriarchin oder Tochter. Eine Matriarchin auf dem Häuptlingsrang wählt, wer beim Sterben der Ältesten stirbt, und muss jemanden wählen. Importe kosten zwei Elfenbein, eins bei Peepeelee und Birgitta.',
  ],
  K3: [
    'Die Jagdgründe',
    'Ein Würfel nennt die Reihe: 1 bis 3 die der Heimat, sonst die andere, wenn Boote oder Schlitten hinkommen; wer kein Boot hat, jagt zu Hause. Ein zweiter nennt das Biom, gezählt von dem rechts der Neuen Welt über die warme und dann die kalte Seite, und wird neu geworfen, wenn er zu hoch ist. Mit einer Matriarchin von Rang 4 nennt man die Reihe selbst, mit einer von Rang 5 beliebige Biome darin.',
  ],
  K4: [
    'Wer anderswohin geht',
    'Matriarchinnen von Rang 2 und 3 lassen beliebig viele Jäger zu Tieren oder Erfindungen der Heimatreihe gehen, eine von Rang 6 in die Neue Welt, und Siedler von einer Küste zur anderen; mit einer von Rang 4 geht der Alpha überallhin. Dann darf sich je Biom eine Tochter den Jägern anschließen, nicht in der Neuen Welt. Töchter werden wie Männer befördert, die letzte aber nie.',
  ],
  K5: [
    'Mädchen',
    'Wo eine Tochter mit den Jägern ging, wird für jedes Kind, das die Karte bringt, auch ein Mädchen geboren.',
  ],
  K6: [
    'Aktionen der Ältesten in der Saga',
    'Keine Gesandten, kein Bekehren, kein Verbannen. Einen Ältesten zu verbrennen braucht niemanden und kostet so viel Energie, wie es Matriarchinnen gibt.',
  ],
  K7: ['Das Ende der Saga', 'Wie üblich (J); gewonnen ist aber nur mit mindestens drei Matriarchinnen.'],
  L: [
    'Schlittenpatrouille 1937–45',
    'Ein bis vier Stämme halten gemeinsam gegen die Besatzer der Insel aus, acht Runden von je einem Jahr. Alle gewinnen oder alle verlieren.',
  ],
  L1: [
    'Ein Überlebensspiel',
    'Es gelten die Überlebensregeln: Der Alpha legt eine 2 hin, Eisen verschont niemanden, und was genommen wird, wird nicht ersetzt.',
  ],
  L2: [
    'Aufbau der Patrouille',
    'Alles liegt auf der kalten Seite, Markland und Vinland dem Stapel am nächsten, Raseneisen gleich nach Vinland. Alle Stämme sind monotheistisch und haben vier Energie. Das Lager der Besatzer enthält drei Energie je Stamm, acht gegen einen einzigen. Es gibt acht Ereignisse. Alle Energie kommt aus einem Vorrat von Scheiben, und das Lager hat keine eigene Grenze. Gedruckter Aufbau (eine Option, und der zweite Teil des langen Spiels): fünf freie Leute außer dem Alpha, ein Elfenbein und ein Eisen; sechs Biome in jeder Reihe, fünf bei zwei oder drei Stämmen; die Ereignisse kommen aus allen siebzehn. Ausgewogener Aufbau (R137): bei einem, zwei, drei oder vier Stämmen 12, 12, 10 oder 8 freie Leute (die Tunit höchstens 7), kein Elfenbein, keins, eins oder eins, ein Eisen nur zu viert, und 9, 5, 7 oder 8 Biome in jeder Reihe. Sieben Ereignisse bleiben weg, bei einem oder zwei Stämmen acht. Ein anderes Kartenpaket kann andere Zahlen haben.',
  ],
  L3: [
    'Ereignisse der Patrouille',
    'Jede Sonne bringt in beiden Reihen die kalte Karte neben dem Stapel auf die warme Seite. Das Zeichen der Krankheit bedeutet Propaganda bei den beiden genannten Stämmen. Importe kosten zwei, in Elfenbein und Eisen nach Belieben.',
  ],
  L4: [
    'Einteilung der Patrouille',
    'Niemand verhandelt oder greift an, und keine zwei Stämme bejagen dasselbe Biom, außer in der Neuen Welt. Älteste, Siedler und Ehemänner bleiben für immer. Älteste dürfen auch auf andere Tafeln geschickt werden. Jede Tochter ist ein Dorf in der Hand der Besatzer; was sie könnte, ist unerreichbar, bis Räuber irgendeines Stamms mit Kriegshäuptling sie befreit haben, was ein Ehemann anzeigt. Wer mit Gealá verheiratet ist, hat Skitruppen: einen Schlitten.',
  ],
  L5: [
    'Jagden der Patrouille',
    'Auf jedem Biom töten auch 3 und 6. Ein Stamm mit einem Bischof hat Kommandos: Jede 2 einer Jagd nimmt dem Lager eine Energie. Wer vor dem Wurf ein Eisen ausgibt, nimmt auch für jede 3 eine. Eine Runde, in der Raseneisen, die Mine der Besatzer, nicht mit Erfolg bejagt wird, bringt dem Lager vier Energie.',
  ],
  L6: [
    'Haustiere der Patrouille',
    'Tiere fressen und geben wie immer. Ein genommenes Tier liegt sofort in der Auslage, ohne Hilfe eines Ältesten. Vieh wird nicht überfallen.',
  ],
  L7: [
    'Älteste der Patrouille',
    'Zuerst ist Markt, die einzige Zeit dafür: Elfenbein, Energie und Eisen wechseln nach Belieben den Besitzer. Älteste machen Werkzeug und sonst nichts. Gesandte werden bei der Einteilung befördert, auf Ränge anderer Tafeln, die mehrere Älteste fassen.',
  ],
  L8: [
    'Das Ende und die Propaganda',
    'Sind die Ereignisse vorüber, erreicht die Propaganda alle. Ein Stamm würfelt für jedes eigene Dorf, das noch besetzt ist, mindestens einen Würfel. Ist der niedrigste höher als Handlimit und Älteste der eigenen Tafel zusammen, ergibt er sich, und alle haben verloren.',
  ],
  L9: [
    'Sieg der Patrouille',
    'Zwei von dreien sind nötig. Eine moderne Nation: Jede Kultur hat jemanden frei und zwei Erfindungen oder Importe. Hilfe aus Übersee: Jede Kultur hat sechs Leute in der Neuen Welt. Die Besatzer geschlagen: Ihr Lager ist leer.',
  ],
  M: [
    'Szenarien',
    'Andere Anfänge und ungleiche Stämme; auch ein Weg, jemandem einen Vorsprung zu geben: zwei Leute, oder zwei Energie, ein Elfenbein und ein Eisen.',
  ],
  M1: [
    'Die wahre Geschichte Grönlands',
    'Vier Stämme, alle siebzehn Ereignisse, Überlebensregeln. Die Reihen liegen, wie sie waren, und die nächsten Karten der Stapel sind bekannt. Die Nordleute beginnen mit vier freien Leuten außer dem Alpha, die Samen mit fünf, die Thule mit sechs, die Tunit mit sieben. Die Nordleute sind in den Runden 1 und 2 fort, die Thule in 1 bis 3: Sie setzen aus, sind nicht zu berauben und siedeln nur in der Neuen Welt. Die Nordleute zählen auch als Polytheisten einen Punkt je Eisen. Die Samen jagen in Grönland nichts mit dem Speer und würfeln in jeder Harpunenjagd einen Würfel neu; die Thule tun das bei jedem Angriff, Überfall und jeder Abwehr.',
  ],
  M2: [
    'Das volle Erlebnis',
    'Beide Reihen beginnen mit den Klimaxzahlen 5 bis 0. Nach allen siebzehn Ereignissen werden die Punkte aufgeschrieben, und die Patrouille beginnt, mit den Tieren und Erfindungen, die die Stämme haben. Am Ende werden die Punkte aller noch einmal gezählt und addiert. Fünf mehr bekommen die Tunit als moderne Nation, die Nordleute mit Hilfe aus Übersee, die Thule, wenn die Besatzer geschlagen sind; die Samen einen je zehn Leute aller Stämme.',
  ],
  M3: [
    'Frühes Grönland',
    'Tunit und Seesamen, zehn Ereignisse, ehe Nordleute und Thule kamen. Keine Hammerbiome außer der Neuen Welt. Erfindungen brauchen doppelt so viele Treffer. Die Samen jagen in Grönland nichts mit dem Speer und würfeln in jeder Harpunenjagd einen Würfel neu; die Tunit jagen nichts mit der Harpune und würfeln in jeder Speerjagd einen neu.',
  ],
};

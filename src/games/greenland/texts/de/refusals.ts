import type { Texts } from '../../../../kernel/types.js';

/** Warum etwas nicht geht, und was stattdessen geht. */
export const refusals: Texts = {
  // E: Zuteilung
  'assign.colonies-abandoned':
    'Du hast deine Kolonien in dieser Runde aufgegeben, also landet niemand in der Neuen Welt. Die Karten Grönlands stehen dir offen.',
  'assign.lifeless':
    '{card} ist ein Ding; nur Töchter und Tiere werden geraubt oder bewacht. Dinge wechseln durch einen Handel in Phase 3 den Besitzer.',
  'assign.no-energy':
    'Eine Beförderung kostet eine Energie, und du hast keine. Eine Karte, die Energie wert ist, lässt sich vorher eintauschen.',
  'assign.no-maritime':
    'Das Meer ist in dieser Runde gesperrt, niemand jagt mit Harpunen. Alle andere Beute darf gejagt werden.',
  'assign.no-markland':
    'In dieser Runde kommt niemand nach Markland und niemand von dort fort. Alle anderen Karten stehen offen.',
  'assign.no-room':
    'Deine freien Seefahrer und Schlitten bringen höchstens {room} nach {card}. Schicke so viele, oder befördere vorher einen weiteren Seefahrer (Rang 6).',
  'assign.no-transport':
    'Du hast keinen freien Seefahrer oder Schlitten für {card}. Karten deiner Heimatreihe brauchen keinen, und wer auf Rang 6 befördert wird, ist Seefahrer.',
  'assign.no-war-chief':
    'Räuber brauchen einen Kriegshäuptling. Befördere erst jemanden auf Rang 4, oder schicke deine Leute auf die Jagd.',
  'assign.not-here-yet': 'Dein Stamm ist noch nicht in Grönland; er kann nur in der Neuen Welt siedeln.',
  'assign.off-ground': 'Dort jagen deine Leute in dieser Runde nicht; sie bleiben auf dem Jagdgrund.',
  'assign.owner-not-here':
    'Die {tribe} sind noch nicht in Grönland und nicht zu berauben. Wer schon hier ist, schon.',
  'assign.owner-extinct':
    'Ihr Stamm ist ausgestorben, und von einem solchen lassen sich nur noch verheiratete Töchter rauben. Was in den Auslagen der Lebenden liegt, schon.',
  'assign.recall-first':
    'Heimgerufen wird nur ganz am Anfang deiner Zuteilung, und nur, wenn dann höchstens einer deiner Leute frei ist. Älteste, Siedler und Ehemänner bleiben bis zur nächsten Runde, wo sie sind.',
  'assign.raid-immune':
    '{card} ist nicht zu rauben. Töchter sind es, und Tiere, auf denen Würfel dafür stehen.',
  'assign.rank-taken':
    'Auf Rang {rank} hat nur einer deiner Ältesten Platz. Ränge, die mehrere Leute zeigen, nehmen beliebig viele auf.',
  'assign.too-few-mariners':
    'Alle Siedler heimzuholen braucht {need} freie Seefahrer; du hast {free}. Befördere mehr (Rang 6), oder lass sie, wo sie sind.',
  'assign.unknown-prey':
    'Die {tribe} können hier nicht jagen: Beute dieser Art ({type}) ist ihnen fremd. Biome anderer Art stehen offen.',

  // B3: Tausch
  'holdings.no-worth':
    '{card} ist keine Scheiben wert und darum nicht einzutauschen. In einen Handel darf sie.',
  'holdings.raiders-present':
    'Auf {card} stehen Räuber, darum ist sie nicht einzutauschen, ehe sie fort sind. Deine anderen Karten sind es.',

  // D: Ereignisse
  'auction.no-ivory':
    'Du hast kein Elfenbein zum Bieten. Eine Karte, die Elfenbein wert ist, lässt sich mit dem Gebot nennen; sonst passe.',
  'event.alpha-must-die':
    '{n, plural, one {Der eine Freie, der stirbt, ist dein Alpha} other {Alle # freien Leute sterben, der Alpha ist einer von ihnen}}. Nenne den Ältesten zusammen mit ihm.',
  'event.no-energy':
    'Du hast keine Energie zum Verbrennen. Opfere einen Ältesten, oder schlachte oder tausche ein Tier, wo das angeboten wird.',

  // F: Verhandlung und Angriffe
  'attack.no-iron':
    'Du hast kein Eisen auszugeben. Eine Karte, die Eisen wert ist, lässt sich vorher eintauschen; sonst sei tapfer.',
  'parley.bride-taken':
    '{card} ist nicht frei zu heiraten. Das Angebot kann abgelehnt oder ein anderes gemacht werden.',
  'parley.card-gone':
    'Die {tribe} können {card} jetzt nicht geben. Das Angebot kann abgelehnt oder ein anderes gemacht werden.',
  'parley.colony-together':
    'Siedler verlassen die Neue Welt alle zusammen oder gar nicht: `leave colony` holt sie heim.',
  'parley.contested-twice':
    'Deine Siedler verließen beide Küsten zusammen, und auf beiden stehen Rivalen; ziehen lassen können dich nur die auf der Küste, um die es geht. Kämpfe hier, oder handle etwas aus.',
  'parley.enough-offers':
    'Du hast zu dieser Karte {most} Angebote gemacht; mehr gibt es nicht. Antworten, abziehen oder stehen bleiben darfst du noch.',
  'parley.needs-consent':
    'Die {other} haben die {tribe} nicht ziehen lassen. Sie können es erlauben oder in einem Handel zusagen; bis dahin bleiben die Leute.',
  'parley.no-colony':
    '{card} liegt nicht in der Neuen Welt; niemand zieht dort als Kolonie ab. Nenne, wie viele abziehen.',
  'parley.no-disks':
    'Die {tribe} haben nicht mehr, was im Handel steht. Das Angebot kann abgelehnt oder ein anderes gemacht werden.',
  'parley.no-husband':
    'Keiner deiner Leute ist mit {card} verheiratet. Nur ein Ehemann lässt sich heimrufen.',
  'parley.no-transport':
    'Die {tribe} haben zu wenige Seefahrer oder Schlitten für die Heimkehr. Weniger dürfen gehen, wenn welche zu befördern sind; die anderen bleiben.',
  'parley.nobody-to-leave':
    'Die {tribe} haben dort nicht so viele Leute, die abziehen könnten. Weniger dürfen es, oder alle bleiben.',
  'parley.not-here':
    'Die {other} haben niemanden auf {card}. Du verhandelst mit denen, die dort stehen: {parties}.',
  'parley.settled':
    '{card} ist für diese Runde ausgetragen. Nennen lassen sich nur umstrittene Karten, über die noch nicht verhandelt wurde.',

  // G: Jagd und Raub
  'hunt.already-hunted':
    'Auf {card} wurde in dieser Runde schon gejagt. Nenne eine Karte, auf der noch jemand wartet.',
  'hunt.face-stays':
    'Nichts, was du hast, würfelt diese Seite dort neu. Andere Würfel dürfen es vielleicht, oder alle bleiben liegen.',
  'hunt.harmless': 'Dort tötet keine Seite des Würfels, Eisen wäre verschwendet. Wirf ohne.',
  'hunt.iron-left-out': 'Eisen rettet in diesem Spiel niemanden. Wirf ohne; aus Eisen wird Werkzeug.',
  'hunt.no-alpha':
    'Dein Alpha hat dort kein Können, auf das er verzichten könnte: Er ist anderswo, oder Metall und Überfälle sind nicht sein Fach. Wirf einfach.',
  'hunt.no-energy':
    'Du hast keine Energie zum Bezahlen. Zahle mit einem Ältesten, oder weigere dich, dann misslingt die Jagd.',
  'hunt.no-iron': 'Du hast kein Eisen auszugeben. Wirf ohne.',
  'hunt.no-trophy': '{card} hat keine Trophäe; die Karte geht auf die Hand. Nimm sie oder verzichte.',
  'hunt.nobody-there': 'Niemand jagt auf {card}. Nenne eine Karte, auf der Leute stehen.',
  'hunt.not-for-hand':
    '{card} kann auf keine Hand; die Karte ist eine Trophäe. Beanspruche sie als solche oder verzichte.',

  // H: Tiere; F3
  'domestic.hungry':
    '{card} wartet noch auf Heu. Füttere das Tier und tausche es später, oder schlachte es, das bringt dieselben Scheiben.',
  'domestic.no-choice':
    '{card} lässt dir jetzt keine Wahl zwischen einem Kind und Elfenbein; was das Tier gibt, kommt von selbst.',
  'domestic.no-energy':
    'Das Heu kostet {hay} Energie, und du hast {energy}. Zahle auch mit Ältesten, tausche eine Karte ein, oder schlachte das Tier.',
  'domestic.not-hungry':
    '{card} braucht jetzt kein Heu und wird weder gefüttert noch geschlachtet. Was Scheiben wert ist, lässt sich eintauschen.',
  'domestic.peaceful': '{card} ist schon friedlich. Elfenbein wendet nur die feindliche Seite.',
  'domestic.hay-exact':
    '{card} frisst {hay}: Zahle genau so viele, je eine Energie oder einen Ältesten, oder schlachte das Tier.',
  'domestic.no-such-elder':
    'Nicht alle diese Ältesten hast du. Zahle {hay} für {card} mit denen, die da sind, und mit Energie, oder schlachte das Tier.',
  'domestic.not-yours': 'Du hast keine Siedler auf {card}. Frieden schließt nur, wer dort lebt.',

  // I: Taten der Ältesten
  'elders.all-acted':
    'Deine Ältesten auf Rang {rank} haben schon gehandelt; jeder tut es einmal in der Runde. Die anderer Ränge dürfen noch.',
  'elders.already-converted':
    'Die {tribe} sind schon Monotheisten oder werden es am Ende der Phase. Predige einem Stamm, der es nicht ist.',
  'elders.alpha-no-elder':
    'Dein Alpha ist kein Ältester auf deiner eigenen Tafel. Verbrenne einen, der dort steht.',
  'elders.burning-dear':
    'Einen Ältesten zu verbrennen kostet eine Energie je Matriarchin, {cost}; du hast {energy}. Eine Karte, die Energie wert ist, lässt sich vorher eintauschen.',
  'elders.extinct':
    'Die {tribe} sind ausgestorben; dort empfängt und hört niemand mehr Gesandte. Wähle einen lebenden Stamm.',
  'elders.ivory-carvers-only': 'Nur ein Elfenbeinschnitzer macht Werkzeug aus Elfenbein. Zahle mit Eisen.',
  'elders.just-arrived':
    'Dein Missionar kam erst in dieser Runde an (Stamm: {tribe}); bekehren kann er ab der nächsten. Ein anderer, der schon länger wo ist, darf.',
  'elders.no-dice':
    'Dein Handlimit ist null, also gibt es keine Würfel. Älteste und Karten mit einem Handzeichen heben es.',
  'elders.no-energy':
    'Es kostet eine Energie, und du hast keine. Eine Karte, die Energie wert ist, lässt sich vorher eintauschen.',
  'elders.no-iron':
    'Es kostet ein Eisen, und du hast keines. Eine Karte, die Eisen wert ist, lässt sich vorher eintauschen.',
  'elders.no-ivory':
    'Du hast kein Elfenbein zum Schnitzen. Zahle mit Eisen, oder tausche vorher eine Karte ein, die Elfenbein wert ist.',
  'elders.no-missionary':
    'Du hast dort keinen Missionar (Stamm: {tribe}). Ein Akolyth (Rang 5) muss in einer früheren Runde hingehen.',
  'elders.no-missions':
    'In diesem Spiel gibt es niemanden zu beschicken, zu bekehren oder zu verbannen. Andere Taten stehen offen.',
  'elders.nobody-to-banish':
    'Auf deiner Tafel steht kein Gesandter, und in deiner Auslage lebt kein Ehemann; es gibt niemanden zu verbannen. Dein Schamane kann etwas anderes tun.',
  'elders.none-on-rank':
    'Du hast keinen Ältesten auf Rang {rank}. In Phase 2 lässt sich jemand dorthin befördern.',
  'elders.norse-husband':
    'Ehemänner der Nordleute lassen sich nicht verbannen. Andere Ehemänner und Gesandte schon.',
  'elders.not-among-them': 'Gesandte gehen zu einem anderen Stamm, der mitspielt: {tribes}.',
  'elders.not-animal':
    'Das ist kein Tier auf deiner Hand, und nur solche werden gezähmt. {cards, plural, =0 {Du hältst keines.} one {Du hältst eines.} other {Du hältst # davon.}}',
  'elders.not-invention':
    'Das ist keine Erfindung auf deiner Hand, und nur solche werden gebaut. {cards, plural, =0 {Du hältst keine.} one {Du hältst eine.} other {Du hältst # davon.}}',
  'elders.not-that-acolyte':
    'Wen du nennst, der steht nicht auf Rang 5 deiner Tafel. Schicke den, der dort steht: einen Stammesangehörigen ohne weiteres Wort, den Alpha mit Namen.',
  'elders.only-monotheists':
    'Das tun nur Monotheisten. Ein Stamm wird es durch Taufe (I7) oder durch einen Missionar.',
  'elders.only-polytheists': 'Das tun nur Polytheisten. Deine Ältesten haben die Taten des anderen Glaubens.',
  'elders.still-elders':
    'Du hast noch {elders, plural, one {einen Ältesten} other {# Älteste}}; nur ein Stamm ohne Älteste lässt sich taufen. Älteste können vorher verbrannt werden (I2).',

  // K: die Saga
  'saga.last-daughter': 'Deine letzte Tochter bleibt eine Tochter. Befördere stattdessen einen Mann.',
  'saga.matriarch-first': 'Eine Matriarchin stirbt vor anderen Ältesten. Nenne eine von ihnen.',
  'saga.no-hunt-chief':
    'Nur eine Matriarchin von Rang 4 nennt die Reihe; sonst sagt es der Würfel. Brich auf, dann fällt er.',
  'saga.no-means':
    'Du hast keinen Seefahrer oder Schlitten, um dort zu jagen. Nenne deine Heimatreihe, oder befördere erst einen Seefahrer (Rang 6).',
  'saga.not-abroad': 'Töchter gehen nicht in die Neue Welt. Zu Jägern in Grönland dürfen sie.',
  'saga.one-daughter':
    'Eine Tochter ist schon bei den Jägern auf {card}, und mehr haben dort nicht Platz. Andere Jäger dürfen Gesellschaft haben.',
  'saga.too-dear':
    'Es kostet {price} Elfenbein, und du hast {ivory}. Eine Karte, die Elfenbein wert ist, lässt sich vorher eintauschen; sonst passe.',

  // L: die Patrouille
  'patrol.enough-trades':
    'Du hast in dieser Runde {most}-mal gegeben oder angeboten. Antworten darfst du noch, oder fertig sein.',
  'patrol.forbidden': 'Das tun Älteste in den Jahren der Patrouille nicht. Werkzeug bauen sie noch.',
  'patrol.lapsed': 'Angebot {n} ist nicht mehr zu halten. Lehne es ab, oder mache ein anderes.',
  'patrol.no-bullets':
    'Es braucht einen Bischof, ein Eisen und Treibstoff, der zu stehlen wäre. Wirf ohne Kugeln.',
  'patrol.no-community':
    'Auf Rang {rank} stehen nur eigene Älteste. Ränge, die mehrere Leute zeigen, nehmen Gäste auf.',
  'patrol.no-recall':
    'Älteste, Siedler und Ehemänner bleiben in den Jahren der Patrouille für immer. Setze die ein, die frei sind.',
  'patrol.no-rustling':
    'Auf Patrouille wird Vieh weder geraubt noch bewacht. Dörfer lassen sich befreien und Biome bejagen.',
  'patrol.taken':
    'Dort jagt ein anderer Stamm, und niemand teilt ein Biom Grönlands. Wähle eines, auf dem niemand steht.',
  'patrol.too-dear':
    'Es kostet {price}; du hast {purse} in Elfenbein und Eisen. Eine Karte, die welches wert ist, lässt sich vorher eintauschen; sonst passe.',
  'patrol.village-free': 'Dieses Dorf ist schon frei. Dörfer ohne Ehemann sind noch besetzt.',
};

import type { Drawing } from '../en/looks.js';

/** What each drawing of the pictures looks like, for those who are told of it. */
export const looks: Readonly<Record<Drawing, string>> = {
  person: 'Mensch',
  food: 'Keule',
  tool: 'Axt',
  labor: 'Hammer',
  hand: 'drei Karten',
  deck: 'Stapel',
  card: 'eine Karte',
  grave: 'Grabstein',
  honor: 'Schild mit Stern',
  offering: 'Schale mit Flamme',
  eclipse: 'Sichel',
  star: 'Stern',
  camp: 'Zelt',
  village: 'zwei Häuser',
  megalith: 'Dolmen',
  stone: 'Stein mit Zeichen',
  paw: 'Pfote',
  sun: 'Sonne',
};

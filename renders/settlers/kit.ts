import type { HouseholdId } from '../../src/games/settlers/model.js';
import { sceneOf } from '../kit.js';
import { INKS } from '../kit/palette.js';
import { WIDTH } from '../kit/type.js';
import type { Item, Scene } from '../scene.js';
import type { Look } from '../token.js';
import { ICONS } from './icons.js';

/** What every picture of this game shares. */

/** A household's dark plate. */
export const GROUND_PLATE = '#2a353c';

export const LOOK: Readonly<Record<HouseholdId, Look>> = {
  brattahlid: {
    letter: 'B',
    shape: 'circle',
    fill: '#b23a2e',
    edge: '#651a12',
    text: '#ffffff',
    tint: '#f5e0db',
  },
  gardar: {
    letter: 'G',
    shape: 'square',
    fill: '#35609a',
    edge: '#173256',
    text: '#ffffff',
    tint: '#dde6f2',
  },
  hvalsey: {
    letter: 'H',
    shape: 'triangle',
    fill: '#e5b32b',
    edge: '#725405',
    text: '#241a00',
    tint: '#f7edca',
  },
  sandnes: {
    letter: 'S',
    shape: 'diamond',
    fill: '#41804c',
    edge: '#1c4224',
    text: '#ffffff',
    tint: '#dcebdc',
  },
  dyrnes: {
    letter: 'D',
    shape: 'hexagon',
    fill: '#74509c',
    edge: '#3b2359',
    text: '#ffffff',
    tint: '#e8dff2',
  },
  isafjord: {
    letter: 'I',
    shape: 'pentagon',
    fill: '#14768a',
    edge: '#0b4747',
    text: '#ffffff',
    tint: '#d6eeee',
  },
};

/** A finished picture of this game. */
export const scene = (height: number, items: readonly Item[]): Scene =>
  sceneOf({ width: WIDTH, height, background: INKS.night }, items, ICONS);

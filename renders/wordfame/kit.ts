import type { Faction } from '../../src/games/wordfame/model.js';
import type { Colour } from '../../src/games/wordfame/pack-schema.js';
import { COLOURS } from '../../src/games/wordfame/pack.js';
import type { DigestStyle } from '../digest.js';
import { WIDTH } from '../kit/type.js';
import { group, path, type Item } from '../scene.js';
import { boldIn, type Look } from '../token.js';

/** Colours, tokens and marks of every picture of Wordfame. */

export const COLOUR = {
  sea: '#c9dbe4',
  land: '#e9e2c8',
  closed: '#d9d6cb',
  highland: '#d8d8d4',
  night: '#22303a',
  ink: '#1d262c',
  faint: '#5b6870',
  paper: '#fbf7ea',
  mist: '#cfd9df',
  gold: '#f0b429',
  border: '#6b6248',
  cliff: '#4a4a46',
  blood: '#b3271f',
} as const;

export const LOOK: Readonly<Record<Faction, Look>> = {
  borg: { letter: 'B', shape: 'circle', fill: '#b3312c', edge: '#5e1512', text: '#ffffff', tint: '#eec2bb' },
  helgafell: {
    letter: 'H',
    shape: 'square',
    fill: '#d98a1f',
    edge: '#6b3f04',
    text: '#241500',
    tint: '#f5dcae',
  },
  hlidarendi: {
    letter: 'L',
    shape: 'triangle',
    fill: '#3d4a55',
    edge: '#171e24',
    text: '#ffffff',
    tint: '#c3cbd2',
  },
  bergthorshvoll: {
    letter: 'T',
    shape: 'diamond',
    fill: '#4f7a2e',
    edge: '#25400f',
    text: '#ffffff',
    tint: '#cfe0b8',
  },
  adalbol: {
    letter: 'A',
    shape: 'hexagon',
    fill: '#1f7f8a',
    edge: '#0a3f46',
    text: '#ffffff',
    tint: '#b9dfe2',
  },
  hjardarholt: {
    letter: 'J',
    shape: 'star',
    fill: '#7247a3',
    edge: '#371a59',
    text: '#ffffff',
    tint: '#d9c8ea',
  },
};

const bold = boldIn(COLOUR.ink, { least: 26 });

/** The marks of the four colours on a square of 100: triangle, circle, square, diamond. */
const MARK: Readonly<Record<Colour, string>> = {
  iron: 'M50 6L96 92H4Z',
  wool: 'M50 6A44 44 0 1 1 49.9 6Z',
  shore: 'M10 10H90V90H10Z',
  field: 'M50 0L100 50L50 100L0 50Z',
};
const TINT: Readonly<Record<Colour, string>> = {
  iron: '#9e2b25',
  wool: '#4f7a3a',
  shore: '#2f5f8a',
  field: '#b57f10',
};

export const mark = (colour: number, x: number, y: number, size: number): Item => {
  const id = COLOURS[colour] ?? 'iron';
  return group(x, y, [path(MARK[id], { fill: TINT[id], stroke: '#ffffff', line: 6 })], { scale: size / 100 });
};

/** What a round brought each gothi. */
export const DIGEST: DigestStyle = {
  bold,
  paper: COLOUR.night,
  ink: '#ffffff',
  faint: COLOUR.mist,
  width: WIDTH,
  margin: 24,
  text: 26,
  looks: LOOK,
};

import type { Look } from '../token.js';
import type { TribeId } from '../../src/games/greenland/vocabulary/model.js';

/** A muted arctic palette. Names say what a colour is for. */
export const COLOUR = {
  night: '#1d2a36',
  mist: '#93a5b2',
  paper: '#f4f1e8',
  ink: '#1e2730',
  faint: '#5d6b76',
  blood: '#b5271f',
  hit: '#1f6b4f',
  gold: '#f0b429',
} as const;

/** What a tribe looks like; told apart by colour, shape and letter at once (the same as in the module's seats). */
export const TRIBE_LOOK: Readonly<Record<TribeId, Look>> = {
  tunit: {
    letter: 'T',
    shape: 'circle',
    fill: '#2f7d4f',
    edge: '#164a2c',
    text: '#ffffff',
    tint: '#dcebdf',
  },
  norse: { letter: 'N', shape: 'square', fill: '#b8362f', edge: '#6d1a16', text: '#ffffff', tint: '#f3dedb' },
  sami: { letter: 'S', shape: 'diamond', fill: '#2c66ad', edge: '#143c6e', text: '#ffffff', tint: '#dce6f2' },
  thule: {
    letter: 'H',
    shape: 'triangle',
    fill: '#edbd2c',
    edge: '#7d5c06',
    text: '#2a1f00',
    tint: '#f7eecb',
  },
};

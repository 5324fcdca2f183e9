import type { SeatId } from '../../src/games/endless/view-types.js';
import type { ClanId } from '../../src/games/glacier/view-types.js';
import type { TribeId } from '../../src/games/greenland/view/view-types.js';
import type { HouseholdId } from '../../src/games/settlers/view-types.js';
import type { Faction } from '../../src/games/wordfame/view-types.js';
import type { SeatShape } from '../../src/kernel/index.js';
import type { Look } from '../token.js';

/** Seat tokens, distinguished by color, shape and letter. */

const look = (
  letter: string,
  shape: SeatShape,
  fill: string,
  edge: string,
  tint: string,
  text = '#ffffff',
): Look => ({ letter, shape, fill, edge, tint, text });

export const GREENLAND_LOOK: Readonly<Record<TribeId, Look>> = {
  tunit: look('T', 'circle', '#2f7d4f', '#164a2c', '#dcebdf'),
  norse: look('N', 'square', '#b8362f', '#6d1a16', '#f3dedb'),
  sami: look('S', 'diamond', '#2c66ad', '#143c6e', '#dce6f2'),
  thule: look('H', 'triangle', '#edbd2c', '#7d5c06', '#f7eecb', '#2a1f00'),
};

export const GLACIER_LOOK: Readonly<Record<ClanId, Look>> = {
  ochre: look('O', 'circle', '#b4492a', '#6b2411', '#f4ddd2'),
  flint: look('F', 'square', '#3f6188', '#1e3450', '#dde5ee'),
  amber: look('A', 'triangle', '#e9b32e', '#7a5605', '#f7ecc9', '#2a1f00'),
  birch: look('B', 'diamond', '#4a7d4c', '#264826', '#dfeadb'),
};

export const ENDLESS_LOOK: Readonly<Record<SeatId, Look>> = {
  cyan: look('C', 'circle', '#14768a', '#0b4854', '#d8eff2'),
  red: look('R', 'square', '#b8392f', '#5f150f', '#f5dcd9'),
  orange: look('O', 'triangle', '#e79a2c', '#7a4a05', '#f9ead0', '#2a1a00'),
  green: look('G', 'diamond', '#3f7d42', '#1b3d1d', '#dfecdc'),
};

export const WORDFAME_LOOK: Readonly<Record<Faction, Look>> = {
  borg: look('B', 'circle', '#b3312c', '#5e1512', '#eec2bb'),
  helgafell: look('H', 'square', '#d98a1f', '#6b3f04', '#f5dcae', '#241500'),
  hlidarendi: look('L', 'triangle', '#3d4a55', '#171e24', '#c3cbd2'),
  bergthorshvoll: look('T', 'diamond', '#4f7a2e', '#25400f', '#cfe0b8'),
  adalbol: look('A', 'hexagon', '#1f7f8a', '#0a3f46', '#b9dfe2'),
  hjardarholt: look('J', 'star', '#7247a3', '#371a59', '#d9c8ea'),
};

export const SETTLERS_LOOK: Readonly<Record<HouseholdId, Look>> = {
  brattahlid: look('B', 'circle', '#b23a2e', '#651a12', '#f5e0db'),
  gardar: look('G', 'square', '#35609a', '#173256', '#dde6f2'),
  hvalsey: look('H', 'triangle', '#e5b32b', '#725405', '#f7edca', '#241a00'),
  sandnes: look('S', 'diamond', '#41804c', '#1c4224', '#dcebdc'),
  dyrnes: look('D', 'hexagon', '#74509c', '#3b2359', '#e8dff2'),
  isafjord: look('I', 'pentagon', '#14768a', '#0b4747', '#d6eeee'),
};

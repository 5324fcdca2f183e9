/** Words shared by rules and pack. */

export const ACTIONS = ['settle', 'ride', 'raid', 'foster', 'pledge', 'feast'] as const;
export type Action = (typeof ACTIONS)[number];
export const COLOURS = ['iron', 'wool', 'shore', 'field'] as const;
export type Colour = (typeof COLOURS)[number];
export const FACTIONS = [
  'borg',
  'helgafell',
  'hlidarendi',
  'bergthorshvoll',
  'adalbol',
  'hjardarholt',
] as const;
export type Faction = (typeof FACTIONS)[number];

/** Words shared by rules and pack. */

export const ACTIONS = ['settle', 'ride', 'raid', 'foster', 'pledge', 'feast'] as const;
export type Action = (typeof ACTIONS)[number];
export const COLORS = ['iron', 'wool', 'shore', 'field'] as const;
export type Color = (typeof COLORS)[number];
export const FACTIONS = [
  'borg',
  'helgafell',
  'hlidarendi',
  'bergthorshvoll',
  'adalbol',
  'hjardarholt',
] as const;
export type Faction = (typeof FACTIONS)[number];

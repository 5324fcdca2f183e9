import type { LabGame, LabSetup } from './game.js';

/** @throws Error for a number or reading that the game hasn't, or that is out of bounds */
export function checkSettings(
  { constants, readings }: Pick<LabGame, 'constants' | 'readings'>,
  settings: Pick<LabSetup, 'constants' | 'readings'>,
): void {
  for (const [id, value] of Object.entries(settings.constants)) {
    const words = constants[id];
    if (words === undefined)
      throw new Error(`there is no number ${id}; there are ${Object.keys(constants).join(', ')}`);
    if (!Number.isInteger(value) || value < words.min || value > words.max)
      throw new Error(`${id} is a whole number from ${words.min} to ${words.max}, not ${value}`);
  }
  for (const [id, value] of Object.entries(settings.readings)) {
    const words = readings[id];
    if (words === undefined)
      throw new Error(`there is no reading ${id}; there are ${Object.keys(readings).join(', ')}`);
    if (!words.values.includes(value))
      throw new Error(`${id} is read as ${words.values.join(' or ')}, not ${value}`);
  }
}

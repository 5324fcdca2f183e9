import { happening } from '../../kernel/index.js';

/** All happenings of Wordfame: their arguments, and which reports name each. */
export const HAPPENINGS = {
  'opening.wealth': happening<{ gothi: string; goods: readonly string[] }>(),
  'winter.helped': happening<{ gothi: string; goods: readonly string[] }>({ headline: true }),
  'pledge.drew': happening<{ gothi: string; n: number }>(),
  'pledge.saw': happening<{ cards: readonly string[] }>({ once: true }),
  'pledge.sworn': happening<{ gothi: string; bondi: string }>(),
  'pledge.swapped': happening<{ gothi: string; old: string; bondi: string }>(),

  'council.proposed': happening<{ gothi: string; statute: string }>({ headline: true }),
  'council.supported': happening<{ gothi: string }>(),
  'council.sued': happening<{ gothi: string; statute: string; n: number }>({ headline: true }),

  'end.won': happening<{ winner: string; fame: number }>({ headline: true, reckoning: true }),

  'feud.began': happening<{ attacker: string; defender: string; edge: string; n: number; m: number }>({
    headline: true,
    tale: 45,
  }),
  'feud.lots': happening<{ gothi: string; goods: readonly string[] }>(),
  'feud.opened': happening<{ gothi: string; good: string }>(),
  'feud.committed': happening<{ gothi: string; good: string }>(),
  'feud.accepted': happening<{ gothi: string; colour: string }>(),
  'feud.held': happening<{ gothi: string }>(),
  'feud.tied': happening<{ colour: string }>(),
  'feud.won': happening<{ gothi: string; colour: string }>({ headline: true }),
  'feud.slew': happening<{ gothi: string; foe: string }>(),
  'feud.razed': happening<{ gothi: string; owner: string; district: string; value: number }>({
    headline: true,
    tale: 55,
  }),
  'feud.razed-farm': happening<{ owner: string; colour: string }>({ headline: true, tale: 55 }),
  'feud.claimed': happening<{ gothi: string; good: string }>(),

  'murder.began': happening<{ gothi: string; bondi: string; worth: number }>({ headline: true }),
  'murder.slew': happening<{ gothi: string; foe: string; edge: string; n: number }>({
    headline: true,
    tale: 50,
  }),

  'killing.told': happening<{ gothi: string; fame: number }>({ headline: true }),
  'capture.began': happening<{
    gothi: string;
    district: string;
    owner: string;
    bondi: string;
    worth: number;
    kin: number;
    hall: number;
  }>({ headline: true }),
  'capture.armed-with': happening<{ gothi: string; weapon: string }>({ headline: true }),
  'capture.paid': happening<{ gothi: string; fame: number }>({ headline: true }),
  'capture.failed': happening<{ gothi: string; district: string }>({
    headline: true,
    setback: ({ gothi }) => ({ seat: gothi, failures: 1 }),
  }),
  'capture.seized': happening<{ gothi: string; district: string; owner: string }>({
    headline: true,
    tale: 90,
  }),
  'capture.burnt': happening<{ gothi: string; owner: string; colour: string }>({ headline: true }),

  'feast.gave': happening<{ gothi: string; gift: string; to: string; fame: number }>({
    headline: true,
    tale: 35,
  }),

  'ride.set-forth': happening<{ gothi: string; edge: string; n: number }>(),
  'ride.roamed': happening<{ gothi: string; from: string; to: string; n: number }>(),
  'ride.fell-on': happening<{ gothi: string; rider: string; district: string }>(),

  'settle.subsumed': happening<{ gothi: string; district: string; colour: string }>({
    headline: true,
    tale: 20,
  }),
  'settle.expanded': happening<{ gothi: string; district: string; colour: string; value: number }>({
    headline: true,
  }),

  'foster.fostered': happening<{ gothi: string; persona: string }>({ headline: true, tale: 18 }),
  'foster.sent': happening<{ gothi: string; persona: string; good: string }>(),
  'foster.declined': happening<{ gothi: string }>(),
  'foster.drew': happening<{ gothi: string; cards: readonly string[] }>(),
  'foster.came': happening<{ persona: string }>(),
  'foster.replaced': happening<{ gothi: string; persona: string }>(),

  'opening.stood': happening<{ gothi: string; side: string }>(),
  'opening.farm': happening<{ gothi: string; colour: string }>(),
  'opening.speaker': happening<{ gothi: string }>(),

  'oaths.released': happening<{ gothi: string; bondi: string }>(),

  'raid.sailed': happening<{ gothi: string; n: number }>(),
  'raid.returned': happening<{ gothi: string; n: number; cards: number }>(),
  'raid.saw': happening<{ cards: readonly string[] }>({ once: true }),
  'raid.kept': happening<{ gothi: string; goods: string }>({ headline: true }),

  'winter.came': happening<{ round: number }>(),
  'winter.alone': happening<{ gothi: string }>(),
  'winter.nothing': happening<{ gothi: string }>(),
  'winter.scored': happening<{ gothi: string; colours: readonly string[]; n: number }>({
    headline: true,
    tale: 25,
  }),
  'winter.speaker': happening<{ gothi: string }>(),

  'round.began': happening<{ round: number }>(),

  'act.council': happening<{ gothi: string; action: string; strength: number }>(),
  'act.bondi': happening<{ gothi: string; action: string; strength: number }>(),
  'act.home': happening<{ gothi: string; action: string; strength: number }>(),

  'deeds.failed': happening<{ move: string }>(),
};

import type { Texts } from '../../../../kernel/types.js';

/** The saga of a game in German: what happened, told afterwards. */
export const tale: Texts = {
  'measure.members': 'Leute',
  'measure.trophies': 'Trophäen',
  'tale.loss.died-out': '{clan} starb aus, und Fremde zogen in die Höhle.',
  'tale.gathering.won': 'Als die Sippen sich trafen, erzählte niemand besser als {clan}.',
  'tale.winter.starved': '{clan} hungerte durch den Winter, {given} Nahrung für {need}.',
  'tale.winter.grew': '{clan} saß satt am Feuer, während es schneite.',
  'tale.dispute.won': '{clan} nahm {hunter} die Beute aus der Hand: {prey}.',
  'tale.spite.looted': '{clan} überfiel {against} und ging mit {card} davon.',
  'tale.spite.trek': '{clan} musste auf die große Wanderung.',
  'tale.hunt.succeeded': '{clan} brachte heim: {prey}.',
};

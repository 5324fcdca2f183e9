import type { Ctx } from '../../../kernel/index.js';
import { tipOf } from '../cards.js';
import { JUNCTURES, junctureOf } from '../map.js';
import { boardOf, levelOf, nameOf, xOf, yOf } from '../megaliths.js';
import { secretOf, takeOne, tribeOf, type Animal, type G, type SeatId, type TribeType } from '../model.js';
import { returnCamp } from '../tribe.js';
import { owe } from './owe.js';

/** Effects shared by actions of columns and by benefits. */

/** N4: places the tribe's next Megalith, neutral ones first; a board space gives its benefit (N4.2, EW43). */
export function build(c: Ctx<G>, seat: SeatId, place: number): void {
  const { g } = c;
  const tribe = tribeOf(g, seat);
  const neutral = tribe.neutral > 0;
  if (neutral) tribe.neutral--;
  else tribe.megaliths--;
  const level = levelOf(place);
  g.megaliths.push({ x: xOf(place), y: yOf(place), level, seat: neutral ? 'neutral' : seat });
  c.emit(neutral ? 'megalith.neutral' : 'megalith.placed', { tribe: seat, place: nameOf(place), level });
  const benefit = boardOf(g).byPlace.get(place)?.benefit;
  if (benefit !== undefined) owe(c, [benefit], 'space');
}

/** Buries a card; others know which one unless it comes from the hand (EW36). */
export function bury(c: Ctx<G>, seat: SeatId, zone: string, card: string): void {
  const { g } = c;
  const tribe = tribeOf(g, seat);
  const secret = secretOf(g, seat);
  if (zone === 'hand') {
    takeOne(secret.hand, card);
    takeOne(secret.fresh.hand, card);
    secret.buried.push(card);
    c.emit('bury.hidden', { tribe: seat });
    c.emit('bury.own', { card }, [seat]);
    return;
  }
  if (zone === 'supply') g.supply[card as TribeType]--;
  else {
    takeOne(zone === 'discard' ? tribe.discard : tribe.labor, card);
    if (zone === 'discard') takeOne(secret.fresh.discard, card);
  }
  secret.graves.push(card);
  c.emit('bury.open', { tribe: seat, card });
}

/** Takes a Tribe card from the supply; it can't pay for Tribe cards this turn (N3.1, EW65). */
export function hire(c: Ctx<G>, seat: SeatId, card: string, to: 'hand' | 'discard'): void {
  const { g } = c;
  g.supply[card as TribeType]--;
  const secret = secretOf(g, seat);
  if (to === 'discard') tribeOf(g, seat).discard.push(card);
  else secret.hand.push(card);
  secret.fresh[to].push(card);
  c.emit(to === 'hand' ? 'tribe.hired' : 'tribe.adopted', { tribe: seat, cards: card });
}

/** Takes a Culture card from the display; a Labor token on it returns to the supply (N3.2). */
export function learn(c: Ctx<G>, seat: SeatId, card: string): void {
  const { g } = c;
  g.culture = g.culture.filter((one) => one.card !== card);
  secretOf(g, seat).hand.push(card);
  c.emit('culture.learnt', { tribe: seat, card });
}

/** N3.3: places the leftmost Village on a juncture; three Camps return (EW29). */
export function settleVillage(c: Ctx<G>, seat: SeatId, name: string): void {
  const { g } = c;
  const tribe = tribeOf(g, seat);
  const juncture = junctureOf(name);
  const before = tribe.food;
  for (const tile of JUNCTURES[juncture] ?? []) returnCamp(tribe, tile);
  tribe.villages--;
  g.villages[juncture] = seat;
  c.emit('village.placed', { tribe: seat, juncture: name });
  if (tribe.food < before) c.emit('village.food-lost', { tribe: seat, n: before - tribe.food });
}

/** N3.4: tips an upright Animal for its benefit; it no longer counts for a set. */
export function tipAnimal(c: Ctx<G>, seat: SeatId, animal: string): void {
  const tribe = tribeOf(c.g, seat);
  takeOne(tribe.upright, animal as Animal);
  tribe.tipped.push(animal as Animal);
  c.emit('animal.tipped', { tribe: seat, animal });
  owe(c, tipOf(animal as Animal), animal);
}

import pack from '../../../src/games/glacier/data/pack.json' with { type: 'json' };
import { varsOf, type HuntVars } from '../../../src/games/glacier/frames.js';
import type { G } from '../../../src/games/glacier/model.js';
import { parseBag } from '../../../src/kernel/parameters.js';
import { always, without, type Case, type Truth } from './truths.js';

/** Glacier: for each refusal, the change that makes its reason untrue. */

type ClanOf = NonNullable<G['clans']['ochre']>;

const clan = ({ g }: Case<G>, id: unknown): ClanOf => {
  const found = (g.clans as Record<string, ClanOf | undefined>)[String(id)];
  if (found === undefined) throw new Error(`no clan is called ${String(id)}`);
  return found;
};
const own = (one: Case<G>): ClanOf => clan(one, one.seat);
const other = (one: Case<G>): ClanOf => clan(one, one.facts['clan']);

/** The hunt in which the move was refused. */
const hunt = ({ position }: Case<G>): HuntVars => {
  const vars = varsOf(position.frames.at(-2), 'hunt');
  if (vars === undefined) throw new Error('nobody hunts');
  return vars;
};

const prey = (id: unknown) => pack.prey.find((card) => card.id === id);
const herb = pack.herbs[0]?.id ?? '';
const animal = pack.prey[0]?.id ?? '';
const artifact = pack.artifacts[0]?.id ?? '';

/** Number of members on each card of a party. */
const party = (word: unknown): number[] =>
  Object.entries(parseBag(String(word)) ?? {}).flatMap(([size, n]) =>
    Array.from({ length: n }, () => ['one', 'two', 'three'].indexOf(size) + 1),
  );
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const wanted = (id: unknown): number => pack.herbs.find((card) => card.id === id)?.hunters ?? 0;
const LARGE = 3;

/** Whether a weapon suits a prey by the pack; animals used as weapons suit all. */
function serves(weapon: unknown, id: unknown): boolean {
  const hunted = prey(id);
  const use = pack.weapons.find((card) => card.id === weapon)?.use ?? 'both';
  if (use === 'fish') return hunted?.fish === true;
  const large = (hunted?.food ?? 0) >= LARGE;
  return use === 'both' || (use === 'large') === large;
}

const YELLOW = ['trek', 'spoiled', 'wrath', 'predator', 'scavenger', 'raid'];

export const GLACIER: Readonly<Record<string, Truth<G>>> = {
  'act.no-fates': without(({ g }) => g.fates.push('storm')),
  'act.no-weapon-in-it': always((one) => {
    const { larder } = own(one);
    const netted = larder.some(({ card, net }) => card === one.facts['card'] && net !== '');
    return netted || (prey(one.facts['card'])?.weapon ?? 0) === 0;
  }),
  'act.on-trek': without((one) => (own(one).trek = false)),
  'act.too-few-gatherers': always(({ move }) => sum(party(move.args[1])) < wanted(move.args[0])),
  'act.too-many-gatherers': always(({ move }) => {
    const all = party(move.args[1]);
    return sum(all) - Math.min(...all) >= wanted(move.args[0]);
  }),
  'fate.no-offering': without(({ g, seat }) => g.hands[seat as 'ochre']?.push('offering')),
  'hunt.called-already': without((one) => Object.assign(own(one), { called: false, wrath: false })),
  'hunt.offered-already': without((one) => (hunt(one).offering = '')),
  'hunt.weapon-broken': without(({ g }) => (g.options.broken = 'choose')),
  'hunt.wrong-weapon': always(({ move }) => !serves(move.args[2], move.args[0])),
  'interfere.no-weapon': without((one) => (hunt(one).weapon = pack.weapons[0]?.id ?? '')),
  'interfere.once-a-turn': without(({ g }) => (g.struck = [])),
  'shed.fates-first': without(({ g, seat }) => (g.hands[seat as 'ochre'] = [])),
  'spite.no-artifact': without((one) => Object.assign(other(one), { artifact, wrath: false })),
  'spite.no-herb': without((one) => other(one).larder.push({ card: herb, net: '' })),
  'spite.no-larder': without((one) => other(one).larder.push({ card: animal, net: '' })),
  'spite.on-trek': without((one) => (other(one).trek = false)),
  'spite.wrong-colour': always(({ move }) => !YELLOW.includes(String(move.args[0]))),
};

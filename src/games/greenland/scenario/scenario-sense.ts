import type { SetupInput } from '../../../kernel/index.js';
import { ROWS, TRIBES, tribeNo } from '../vocabulary/model.js';
import type { CardInfo, Pack } from '../cards/pack.js';
import type { CardSpec, PositionSpec, TribeSpec } from './scenario-spec.js';
import { rulesOf } from '../variants.js';

/** Checks that a schema can't make: cards in impossible places, elders as guests of their own tribe. */

type Path = readonly (string | number)[];
type Wrong = (path: Path, message: string) => void;

interface Sense {
  readonly pack: Pack;
  readonly wrong: Wrong;
}

export function findNonsense(given: PositionSpec, input: SetupInput, pack: Pack, wrong: Wrong): void {
  const sense: Sense = { pack, wrong };
  for (const [no, row] of ROWS.entries()) {
    for (const side of ['warm', 'cold'] as const)
      for (const [at, spec] of (given.rows?.[row]?.[side] ?? []).entries())
        lookAtSpot(sense, spec, ['rows', row, side, at], (info) =>
          (info.kind === 'biome' || info.kind === 'newWorld') && info.row === no
            ? ''
            : `lies in no ${row} row`,
        );
    lookAt(sense, given.decks?.[row], ['decks', row], (info) =>
      info.kind === 'biome' && info.row === no ? '' : `is in no ${row} deck`,
    );
  }
  lookAt(sense, given.events, ['events'], isEvent);
  if (given.event !== undefined) lookAtCard(sense, given.event, ['event'], isEvent);
  for (const [id, spec] of Object.entries(given.tribes ?? {}))
    lookAtTribe(sense, id, spec, ['tribes', id], rulesOf(input).occupied !== null);
}

const isEvent = ({ kind }: CardInfo): string => (kind === 'event' ? '' : 'is no event');

function lookAt(
  sense: Sense,
  ids: readonly string[] | undefined,
  path: Path,
  why: (info: CardInfo) => string,
): void {
  for (const [at, id] of (ids ?? []).entries()) lookAtCard(sense, id, [...path, at], why);
}

function lookAtCard({ pack, wrong }: Sense, id: string, path: Path, why: (info: CardInfo) => string): void {
  const info = pack.cards[pack.byId.get(id) ?? -1];
  const problem = info === undefined ? '' : why(info);
  if (problem !== '') wrong(path, `${id} ${problem}`);
}

function lookAtSpot(sense: Sense, spec: CardSpec, path: Path, why: (info: CardInfo) => string): void {
  const given = typeof spec === 'string' ? { card: spec } : spec;
  lookAtCard(sense, given.card, path, why);
  const info = sense.pack.cards[sense.pack.byId.get(given.card) ?? -1];
  if (info === undefined) return;
  for (const [tribe, n] of Object.entries(given.landed ?? {})) {
    if (info.kind !== 'newWorld') sense.wrong([...path, 'landed'], `nobody lands on ${info.id}`);
    else if (n > (given.people?.[tribe as (typeof TRIBES)[number]] ?? 0) + 1)
      sense.wrong([...path, 'landed', tribe], 'more have landed than stand there');
  }
  if (given.hostile === true && info.kind !== 'newWorld')
    sense.wrong([...path, 'hostile'], `${info.id} has no hostile side`);
  for (const key of ['husband', 'guards'] as const)
    if (given[key] !== undefined && info.kind !== 'daughter')
      sense.wrong([...path, key], `${info.id} is no daughter`);
}

function lookAtTribe(sense: Sense, id: string, spec: TribeSpec, path: Path, patrol: boolean): void {
  const own = TRIBES.find((tribe) => tribe === id);
  for (const [at, one] of (spec.tableau ?? []).entries())
    lookAtSpot(sense, one, [...path, 'tableau', at], (info) =>
      info.kind === 'daughter' ||
      info.kind === 'import' ||
      info.kind === 'farm' ||
      info.isDomestic ||
      info.isInvention
        ? ''
        : 'lies in no tableau',
    );
  lookAt(sense, spec.trophies, [...path, 'trophies'], ({ trophy }) =>
    trophy === null ? 'is no trophy' : '',
  );
  lookAt(sense, spec.hand, [...path, 'hand'], ({ take }) => (take === null ? 'goes to no hand' : ''));
  for (const key of ['emissaries', 'guests', 'arrived'] as const)
    if (own !== undefined && spec[key]?.[own] !== undefined)
      sense.wrong([...path, key, id], `${id} is no guest of its own`);
  if (spec.guests !== undefined && !patrol)
    sense.wrong([...path, 'guests'], 'elders go to no other ranks in this variant');
  for (const [other, n] of Object.entries(spec.arrived ?? {}))
    if (n > (spec.emissaries?.[TRIBES[tribeNo(other)]] ?? 0) + 1)
      sense.wrong([...path, 'arrived', other], 'more have arrived than stand there');
}

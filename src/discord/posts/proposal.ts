import { isEarly } from '../../club/index.js';
import { invited, QUORUMS, type Entry, type Proposal } from '../../table/index.js';
import { type Bot, mention, richTellerOf, timeTag, titleOf } from '../bot.js';
import { controlId } from '../custom-id.js';
import { button, type ContainerPart, post, type MessageBody, rows, words } from '../post.js';
import { lineLabel } from '../presenter/labels.js';
import type { BotTeller } from '../texts.js';

/** Families of the buttons of a vote; the rest of the id is its number. */
export const VOTE = { yes: 'vote-yes', no: 'vote-no' } as const;

/** A vote: the proposal, the votes for and against, and what it needs to pass; after its end, the result. */
export function proposalPost(
  bot: Bot,
  proposal: Proposal,
  ping: readonly string[],
  undone: readonly Entry[] = [],
): MessageBody {
  const { card, state } = proposal;
  const tell = richTellerOf(bot, card, card.language);
  const title = titleOf(card);
  const what = whatOf(tell, proposal);
  const parts: ContainerPart[] = [
    words(
      [
        tell.text('bot.proposal.title', { title, who: mention(proposal.person), what }),
        ...(state === 'open' ? undoneLines(tell, undone) : []),
        votesOf(tell, proposal),
        ...(state === 'open' ? howOf(tell, proposal) : [tell.text('bot.proposal.state', { state })]),
      ].join('\n'),
    ),
  ];
  if (state !== 'open') return post(parts, { silent: true });
  const id = (family: string): string => controlId(family, String(card.id), -1, String(proposal.id));
  parts.push(
    ...rows([
      button({ id: id(VOTE.yes), label: tell.text('bot.proposal.yes'), style: 'good' }),
      button({ id: id(VOTE.no), label: tell.text('bot.proposal.no') }),
    ]),
  );
  return post(parts, { mentions: ping, color: 0xd9822b, silent: ping.length === 0 });
}

/** Maximum number of moves and happenings named for an undo. */
const MOST_NAMED = 3;

/** What an undo takes back, from public information: moves, their results, and what is rolled or drawn again. */
function undoneLines(tell: BotTeller, undone: readonly Entry[]): readonly string[] {
  const [first, ...others] = undone.filter(({ kind }) => kind === 'move');
  if (first === undefined) return [];
  const named = ({ seat, move }: Entry): string =>
    [
      ...(seat === undefined ? [] : [tell.name(seat)]),
      move === undefined ? tell.text('bot.proposal.undo-secret') : lineLabel(tell, move.split(' ')),
    ].join(' · ');
  const list = (all: readonly Entry[]): string =>
    [...all.slice(0, MOST_NAMED).map(named), ...(all.length > MOST_NAMED ? ['…'] : [])].join('; ');
  const anew = [first, ...others].filter(({ learnt }) => learnt === true);
  // The results of a secret move suffice.
  const isTold = first.move === undefined && first.happenings.length > 0;
  return [
    ...(isTold ? [] : [tell.text('bot.proposal.undo-move', { move: named(first) })]),
    ...first.happenings.slice(-MOST_NAMED).map(({ key, args }) => `• ${tell.lookup(key, args)}`),
    ...(others.length === 0 ? [] : [tell.text('bot.proposal.undo-more', { moves: list(others) })]),
    ...(anew.length === 0 ? [] : [tell.text('bot.proposal.undo-anew', { moves: list(anew) })]),
  ];
}

/** The proposal as half a sentence. */
function whatOf(tell: BotTeller, { kind, args }: Pick<Proposal, 'kind' | 'args'>): string {
  const { person } = args;
  return tell.lookup(`bot.proposal.${kind}`, {
    ...args,
    ...(kind === 'replace' ? { person: typeof person === 'string' ? mention(person) : 'none' } : {}),
  });
}

/** Voters who haven't voted. */
export function stillAsked({ voters, votes }: Pick<Proposal, 'voters' | 'votes'>): readonly string[] {
  return voters.filter((person) => votes[person] === undefined);
}

function votesOf(tell: BotTeller, proposal: Proposal): string {
  const { voters, votes } = proposal;
  const yes = voters.filter((person) => votes[person] === true);
  const no = voters.filter((person) => votes[person] === false);
  const open = stillAsked(proposal);
  return tell.text('bot.proposal.votes', {
    ...{ yes: yes.length, yesNames: yes.map(mention) },
    ...{ no: no.length, noNames: no.map(mention) },
    ...{ open: open.length, openNames: open.map(mention) },
  });
}

/** What the vote needs to pass: the quorum, then the affected player, then the invited one. */
function howOf(tell: BotTeller, proposal: Proposal): readonly string[] {
  const { kind, args, needed, about, expiresAt } = proposal;
  const expires = expiresAt === undefined ? '' : timeTag(expiresAt);
  const isOfSeat = about !== undefined && QUORUMS[kind] === 'most';
  const quorum = kind === 'winner' ? 'losers' : isOfSeat ? 'others' : QUORUMS[kind];
  const guest = invited(proposal);
  const who = about === undefined ? '' : mention(about.person);
  const silence = kind === 'winner' ? 'winner' : args['claim'] === about?.person ? 'claim' : about?.silence;
  return [
    tell.lookup(`bot.proposal.${quorum}`, { count: needed.length, expires, seat: args['seat'] ?? '' }),
    ...(about === undefined || silence === undefined
      ? []
      : [tell.text(`bot.proposal.about-${silence}`, { who })]),
    ...(kind === 'winner' && isEarly(proposal.card) ? [tell.text('bot.proposal.early')] : []),
    ...(guest === undefined ? [] : [tell.text('bot.proposal.guest', { who: mention(guest) })]),
  ];
}

import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { anyModule, type AnyModule, registryOf } from '../../src/games/registry.js';
import { partsOf, type Player, type Players, playersOf, type Reply } from '../tools/harness/player.js';
import type { Actor, GameCard } from '../../src/table/contract/index.js';
import type { Message } from '../../src/room/state/model.js';
import { OWN_SEAT } from './own-seat.js';
import { openScene, type Scene } from '../e2e/with-bot.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { ACTS } from './permission-table.js';
import { asMarkdown } from './permission-page.js';
import { type Act, type Role, ROLES, type Stage, type Verdict } from './roles.js';

/** Every cell of the table, through the real client. The first person owns the server, the second moderates it. */

let isBroken = false;
const module: AnyModule = anyModule({
  ...toyGame,
  invariants: (position) => (isBroken ? ['the fire went out'] : toyGame.invariants(position)),
});

let scene: Scene;
let players: readonly Players[];
/** Simulated people who wait for an answer, and others for whom silence is a success. */
let patient: Readonly<Record<Role, Player>>;
let people: Readonly<Record<Role, Player>>;

const actor = (who: Player): Actor => ({ guild: scene.room.guildId, person: who.id });

/** A new server for every few acts, to keep each person's number of games small. */
const GROUP = 12;
const groups = Array.from({ length: Math.ceil(ACTS.length / GROUP) }, (_, at) =>
  ACTS.slice(at * GROUP, (at + 1) * GROUP),
);

async function open(): Promise<void> {
  untouched.clear();
  // A second game without a lesson.
  const untaught: AnyModule = { ...module, meta: { ...module.meta, id: 'untaught' } };
  scene = await openScene({ modules: [module, untaught], people: 0, manyLobbies: true });
  const [slow, quick] = [playersOf(scene.room, { silence: 20_000 }), playersOf(scene.room, { silence: 150 })];
  players = [slow, quick];
  patient = enterAll(slow);
  people = enterAll(quick);
}
async function close(): Promise<void> {
  for (const each of players) each.close();
  await scene.close();
}

function enterAll(from: Players): Readonly<Record<Role, Player>> {
  const [, moderator, host, player, answered, stranger] = scene.room.people();
  const enter = (one: { readonly id: string } | undefined): Player => {
    if (one === undefined) throw new Error('the room has too few people');
    return from.player(one.id, scene.channel);
  };
  return {
    host: enter(host),
    player: enter(player),
    answered: enter(answered),
    moderator: enter(moderator),
    stranger: enter(stranger),
  };
}

/** A new game for one cell. */
async function gameAt(stage: Stage): Promise<GameCard> {
  const { table } = scene.app().bot;
  const card = await table.lobby.create(actor(people.host), {
    channel: scene.channel,
    module: module.meta.id,
  });
  await table.lobby.join(actor(people.host), card.id, 'red');
  await table.lobby.join(actor(people.player), card.id, 'blue');
  if (stage === 'lobby') {
    // One seat stays free for joining.
    return table.games.card(actor(people.host), card.id);
  }
  await table.lobby.join(actor(people.answered), card.id, 'green');
  await table.lobby.start(actor(people.host), card.id);
  await table.play.act(actor(people.answered), card.id, 'offer 0');
  if (stage === 'frozen') {
    await table.play.act(actor(people.host), card.id, 'offer 0');
    isBroken = true;
    await expect(table.play.act(actor(people.player), card.id, 'offer 1')).rejects.toThrow(
      'the fire went out',
    );
    isBroken = false;
  }
  return table.games.card(actor(people.host), card.id);
}

/** Commands without a game. */
const WITHOUT_A_GAME =
  /^\/(game new|game list|game invite|games .*|club .*|ladder|winter|tournament .*|lab ask|help|status|learn|stats person|stats server|me .*|clock .*)$/u;

/** Names no game, but invites a person to the latest one. */
const INVITE = '/game invite';

/**
 * Refusals, displays and acts without a game change nothing, so they share one game per kind and server. All other acts
 * get a new game.
 */
const untouched = new Map<string, GameCard>();
async function gameFor(act: Act, role: Role): Promise<GameCard> {
  const isShared =
    act.shows === true ||
    act.verdicts[role] !== 'yes' ||
    act.of !== undefined ||
    (WITHOUT_A_GAME.test(act.does) && act.does !== INVITE);
  const kind = `${act.stage} ${thirdOf(act)}`;
  const shared = isShared ? untouched.get(kind) : undefined;
  if (shared !== undefined) return shared;
  const card = await gameAt(act.stage);
  await fillTheThird(act, card);
  if (isShared) untouched.set(kind, card);
  return card;
}

/** The holder of a lobby's third seat that the act requires. */
function thirdOf({ stage, does }: Act): 'AI' | 'person' | 'nobody' {
  if (stage !== 'lobby') return 'nobody';
  if (does === 'lobby-remove') return 'AI';
  return /leave/u.test(does) ? 'person' : 'nobody';
}

async function fillTheThird(act: Act, card: GameCard): Promise<void> {
  const { table } = scene.app().bot;
  const third = thirdOf(act);
  if (third === 'AI') await table.lobby.fill(actor(people.host), card.id, 'random');
  if (third === 'person') await table.lobby.join(actor(people.answered), card.id, 'green');
}

/** The answer if a message changes instead. */
const SILENCE = '^$';

async function doIt(act: Act, role: Role): Promise<Reply> {
  const card = await gameFor(act, role);
  const isSilent = act.verdicts[role] === 'yes' && act.done.source === SILENCE;
  const who = (isSilent ? people : patient)[role];
  if (act.does.startsWith('/')) {
    const named = WITHOUT_A_GAME.test(act.does) ? {} : { game: String(card.number) };
    const where = act.elsewhere ? scene.room.channel('hearth').id : scene.channel;
    // A named person must be one in this room.
    const whom = act.options?.['person'] === undefined ? {} : { person: people.stranger.id };
    return who.command(act.does, { ...act.options, ...whom, ...named }, where);
  }
  const seq = card.seq < 0 ? '' : card.seq.toString(36);
  const id = `${act.does}~${act.of ?? card.id}~${seq}~${act.rest ?? ''}`;
  // Otherwise a card still being redrawn would be taken for the answer.
  await drained(scene.app().bot);
  const stands = controlMessage(card, act.stage);
  if (act.fields !== undefined) {
    const components = Object.entries(act.fields).map(([field, value], at) => ({
      ...{ type: ComponentType.Label, id: 2 * at + 1 },
      component: { type: ComponentType.RadioGroup, id: 2 * at + 2, custom_id: field, value },
    }));
    return who.send({
      type: InteractionType.ModalSubmit,
      data: { custom_id: id, components },
      channel: stands.channelId,
      message: stands.id,
    });
  }
  return act.values === undefined ? who.press(stands, id) : who.choose(stands, id, act.values);
}

/** A public message of the game that holds the control. */
function controlMessage(card: GameCard, stage: Stage): Message {
  const wanted = stage === 'lobby' ? `lobby-join~${card.id}~` : `open~${card.id}~`;
  const stands = (message: Message): boolean =>
    partsOf(message.components).some((part) => part.custom_id?.startsWith(wanted) === true);
  const found = [...(scene.room.state.messages.get(scene.channel)?.values() ?? [])].findLast(stands);
  if (found === undefined) throw new Error(`no message of game ${card.id} stands`);
  return found;
}

const REFUSALS: Readonly<Record<Exclude<Verdict, 'yes'>, RegExp>> = {
  host: /Only the host or a moderator can/u,
  owner: /Only the bot’s owner/u,
  seat: /no seat|Only players in|don’t play in this game|so you have no hand/u,
  advice: /Hints are off in this game/u,
  turn: /not your turn/u,
  pupil: /lesson is over or someone else’s/u,
  sits: /You already play/u,
  moderator: /Only moderators|Only a moderator/u,
  follows: /You play in this game/u,
  playing: /isn’t over|no finished game here/u,
  later: /No AI plays a seat|already started|isn’t frozen|\*\*Frozen\.\*\* Fimbul hit a bug|not started yet/u,
};

describe.each(groups.map((acts) => [acts] as const))('a server', (acts) => {
  beforeAll(open);
  afterAll(close);

  describe.each(acts.map((act) => [`${act.does} (${act.stage})`, act] as const))('%s', (_name, act) => {
    it.each(ROLES)('for the %s', async (role) => {
      const reply = await doIt(act, role);
      const verdict = act.verdicts[role];
      expect(reply.kind).not.toBe('failed');
      if (verdict !== 'yes') {
        expect(reply.words).toMatch(REFUSALS[verdict]);
        return;
      }
      expect(reply.words).toMatch(act.done.source === SILENCE ? nothingOrCard : act.done);
      for (const refusal of Object.values(REFUSALS)) expect(reply.words).not.toMatch(refusal);
    });
  });
});

/** A control of the lobby card is answered by the changed card or not at all. */
const nothingOrCard = /^$|\(host\)/u;

describe('the permission table', () => {
  it('names every command and every control', () => {
    const { commands, controls } = handlers(registryOf([module]));
    const subs = commands.flatMap(({ data }) => {
      const inner = (data.options ?? []).filter((option) => option.type === 1);
      return inner.length === 0 ? [`/${data.name}`] : inner.map((sub) => `/${data.name} ${sub.name}`);
    });
    // All verbs of a game are one row: moves.
    const known = new Set(ACTS.map((act) => act.does.replace(/^(\/woodpile) .*/u, '$1')));
    const there = [...subs, ...controls.map((control) => control.family)];
    const missing = there.filter((each) => !known.has(each.replace(/^(\/woodpile) .*/u, '$1')));
    expect(missing).toEqual([]);
  });

  it('marks every control that reaches a seat from outside its server', () => {
    const { controls } = handlers(registryOf([module]));
    const marked = controls.flatMap(({ family, ownSeat }) => (ownSeat === true ? [family] : []));
    expect(marked.toSorted()).toEqual(OWN_SEAT.toSorted());
  });

  it('matches the documentation', async () => {
    await expect(asMarkdown()).toMatchFileSnapshot('../../docs/hosting/permissions.md');
  });
});

describe('a bot without permission', () => {
  beforeAll(open);
  afterAll(close);

  it('sets up no game and names the missing permission; a running game continues and is posted later', async () => {
    const card = await gameAt('running');
    await drained(scene.app().bot);
    const denied = PermissionFlagsBits.SendMessages | PermissionFlagsBits.SendMessagesInThreads;
    scene.room.trouble({ act: 'deny', channel_id: scene.channel, permissions: String(denied) });
    expect((await people.stranger.command('game new')).words).toContain('Send Messages');
    const game = String(card.number);
    expect((await people.player.command('play', { move: 'offer 2', game })).words).toMatch(/Submitted/u);
    expect((await people.host.command('play', { move: 'offer 1', game })).words).toMatch(/Submitted|Played/u);
    expect(await scene.app().bot.table.outbox.nextAt()).toBeDefined();
    scene.room.trouble({ act: 'allow', channel_id: scene.channel });
    await drained(scene.app().bot);
    const told = [...scene.room.state.messages.values()].flatMap((messages) => [...messages.values()]);
    expect(told.some((message) => JSON.stringify(message.components).includes(`open~${card.id}~`))).toBe(
      true,
    );
  });
});

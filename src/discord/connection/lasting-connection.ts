import type { Client } from 'discord.js';
import { BY_ITSELF } from '../../processes.js';
import type { Bot } from '../bot.js';
import type { Handlers } from '../dispatch/listen.js';
import { type ShardLock, gatewaySeat } from '../shard-lock.js';
import { isOurs, seatOf } from '../shards.js';
import { TokenRevoked } from '../token-revoked.js';
import { connect, type Connected, isUp, PATIENCE } from './connect.js';
import type { Connection } from './options.js';
import type { OwnSender } from './own-sender.js';

type SendingBot = Bot & { readonly sender: OwnSender };

/** The bot's gateway connection. Replaces a client that stays down, and hands its shards over to other processes. */
export class GatewayConnection {
  #standsBy = false;
  #leaving: Promise<void> | undefined;
  #changing: Promise<void> | undefined;
  #downSince: number | undefined;
  readonly #seated: Promise<void>;
  readonly #timer: NodeJS.Timeout;

  private constructor(
    private readonly bot: SendingBot,
    private readonly shards: Connection['shards'],
    private readonly seat: ShardLock,
    private readonly reconnect: () => Promise<Connected>,
    private current: Connected,
    private readonly patience = PATIENCE,
  ) {
    this.#seated = seat.connected();
    this.#timer = setInterval(() => this.#look(), Math.min(5000, patience / 5));
  }

  /** @throws Error if Discord can't be reached or refuses the login */
  static async open(bot: SendingBot, handlers: Handlers, connection: Connection): Promise<GatewayConnection> {
    const { processes = BY_ITSELF, shards, patience } = connection;
    let handOver = (): void => {};
    const seat = gatewaySeat({
      processes,
      seat: seatOf(shards),
      log: bot.log,
      handOver: () => handOver(),
    });
    const reconnect = () => connect({ ...bot, isShared: seat.isShared }, handlers, connection, bot.sender);
    await seat.sitDown();
    const lasting = new GatewayConnection(bot, shards, seat, reconnect, await reconnect(), patience);
    handOver = () => lasting.handOver();
    return lasting;
  }

  get client(): Client<true> {
    return this.current.client;
  }

  isUp(): boolean {
    return this.#standsBy || isUp(this.current);
  }

  /** Whether the bot is in a server, by the events this process receives. */
  isIn(guild: string): boolean {
    return this.#standsBy || !isOurs(this.shards, guild) || this.client.guilds.cache.has(guild);
  }

  /** Another process has taken the shards. This one takes them back once they are free. */
  handOver(): void {
    if (!this.#standsBy) this.#leaving = this.#standBy();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#leaving;
    await this.#changing;
    await this.current.leave();
    await this.seat.leave();
    await this.#seated;
  }

  #look(): void {
    if (this.#changing !== undefined || this.#standsBy) return;
    if (isUp(this.current)) this.#downSince = undefined;
    else this.#downSince ??= performance.now();
    if (this.#downSince === undefined || performance.now() - this.#downSince < this.patience) return;
    this.#changing = this.#replace().finally(() => (this.#changing = undefined));
  }

  async #replace(): Promise<void> {
    const { log, sender } = this.bot;
    log.error({ seconds: Math.round(this.patience / 1000) }, 'the connection stays down: a new one is made');
    await this.#leaveCurrent();
    try {
      this.current = await this.reconnect();
    } catch (error) {
      if (error instanceof TokenRevoked) sender.guard.doubt();
      log.error({ err: error }, 'Discord can not be reached');
    }
    this.#downSince = undefined;
  }

  #leaveCurrent(): Promise<void> {
    return this.current
      .leave()
      .catch((error: unknown) => this.bot.log.warn({ err: error }, 'the old connection did not end well'));
  }

  async #standBy(): Promise<void> {
    this.#standsBy = true;
    await this.#changing;
    await this.#leaveCurrent();
    await this.seat.giveBack();
    void this.seat.standBy().then((free) => {
      if (!free) return;
      this.bot.log.info('the shards are free: this process connects them');
      this.#changing = this.#replace().finally(() => {
        this.#changing = undefined;
        this.#standsBy = false;
      });
    });
  }
}

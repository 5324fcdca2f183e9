import { createRoom, type Room, type RoomOptions } from '../../src/room/room.js';
import { builtPage } from './built.js';
import { visit, type Visitor, type VisitOptions } from './browser.js';
import { startEchoBot, type EchoBot } from './echo-bot.js';

/** A room with its page, a bot with every kind of control, and a browser. */
export interface PageRoom {
  readonly room: Room;
  readonly bot: EchoBot;
  /** Opens the page as a named person, in a separate profile. */
  readonly visitAs: (name: string, options?: VisitOptions & { readonly tour?: boolean }) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

export async function startPageRoom(options: RoomOptions = {}): Promise<PageRoom> {
  const room = await createRoom({
    people: [
      ['ada', 'Ada'],
      ['bo', 'Bo'],
      ['cyra', 'Cyra'],
    ],
    publicDir: builtPage(),
    ...options,
  });
  const bot = await startEchoBot({ api: room.apiUrl }, room.token);
  const visitors: Visitor[] = [];
  return {
    room,
    bot,
    async visitAs(name, how = {}) {
      const person = room.people().find((candidate) => candidate.name === name);
      if (person === undefined) throw new Error(`There is nobody called ${name}.`);
      const tour = how.tour === true ? '' : '&tour=off';
      const visitor = await visit(`${room.url}/?as=${person.id}${tour}`, how);
      await visitor.page.getByRole('log').waitFor();
      await visitor.page.locator('.composer[aria-busy="false"]').waitFor();
      visitors.push(visitor);
      return visitor;
    },
    async close() {
      for (const visitor of visitors) await visitor.leave();
      await bot.stop();
      await room.close();
    },
  };
}

import { currentGuild, avatarOf, colorOf, nameOf } from '../people.js';
import { contextCommands } from '../command-bar/context-commands.js';
import { Menu, type MenuEntry } from '../parts/menu.js';
import { useRoom, usePageState, type PageRoom } from '../room.js';

/** The members of the server; the application shows whether it is connected. */
export function Members() {
  const guild = usePageState(currentGuild);
  if (guild === null) return null;
  const people = guild.members.filter((member) => !member.user.is_bot);
  const bots = guild.members.filter((member) => member.user.is_bot);
  return (
    <aside class="members" aria-label="Members">
      <Group title={`People — ${String(people.length)}`} ids={people.map((member) => member.user.id)} />
      <Group title={`Applications — ${String(bots.length)}`} ids={bots.map((member) => member.user.id)} />
    </aside>
  );
}

function Group({ title, ids }: { readonly title: string; readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {ids.map((id) => (
          <MemberRow key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

async function writeTo(room: PageRoom, userId: string): Promise<void> {
  const answer = await room.api.direct(userId);
  if (!answer.ok) {
    room.store.dispatch({ type: 'notice', text: answer.refusal.message });
    return;
  }
  room.store.dispatch({ type: 'channel', channel: answer.value });
  room.open(answer.value.id);
}

function MemberRow({ id }: { readonly id: string }) {
  const room = useRoom();
  const name = usePageState((state) => nameOf(state, id));
  const avatar = usePageState((state) => avatarOf(state, id));
  const color = usePageState((state) => colorOf(state, id));
  const bot = usePageState((state) => state.users[id]?.is_bot === true);
  const offline = usePageState((state) => state.application.bot.id === id && !state.botOnline);
  const me = usePageState((state) => state.me.id === id);
  usePageState((state) => state.commands);
  const entries: readonly MenuEntry[] = [
    ...(me ? [] : [{ label: `Message ${name}`, run: () => void writeTo(room, id) }]),
    ...contextCommands(room, 2, id),
  ];
  const face = (
    <>
      <span class={`avatar${offline ? '' : ' is-online'}`}>
        <img src={avatar} alt="" width={32} height={32} />
      </span>
      <span class="member-name" style={color === null ? {} : { '--own': color }}>
        {name}
      </span>
      {bot ? <span class="app-tag">App</span> : null}
      {me ? <small>you</small> : null}
      {offline ? <small>not connected</small> : null}
    </>
  );
  const classes = `member${offline ? ' is-offline' : ''}`;
  return (
    <li>
      {entries.length === 0 ? (
        <span class={classes}>{face}</span>
      ) : (
        <Menu label={name} named className={classes} content={face} entries={entries} />
      )}
    </li>
  );
}

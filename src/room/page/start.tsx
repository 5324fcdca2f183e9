import { useEffect, useState } from 'preact/hooks';
import { App } from './app.js';
import { createApi } from './api.js';
import { createRoom, RoomContext, type PageRoom } from './room.js';

type Startup =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'password'; readonly problem: string | null }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'ready'; readonly room: PageRoom };

/** The acting person (`?as=ID`) and the channel, kept in the URL so that a tab can be reloaded. */
function fromAddress(): { readonly person: string | null; readonly channel: string | null } {
  const query = new URLSearchParams(location.search);
  const path = /^\/channels\/(?:\d+|@me)\/(\d+)/.exec(location.pathname);
  return { person: query.get('as'), channel: query.get('channel') ?? path?.[1] ?? null };
}

/** Loads the room's state, asks for a password where required, then shows the page. */
export function Start() {
  const [startup, setStartup] = useState<Startup>({ kind: 'waiting' });
  const load = async (): Promise<void> => {
    const { person, channel } = fromAddress();
    const answer = await createApi(person).bootstrap();
    if (answer.ok) {
      setStartup({ kind: 'ready', room: createRoom(answer.value, channel) });
      return;
    }
    const { status, message } = answer.refusal;
    if (status === 401) setStartup({ kind: 'password', problem: null });
    else if (person !== null && status === 404) location.search = '';
    else setStartup({ kind: 'failed', problem: message });
  };
  useEffect(() => void load(), []);

  if (startup.kind === 'ready') {
    return (
      <RoomContext.Provider value={startup.room}>
        <App />
      </RoomContext.Provider>
    );
  }
  return (
    <main class="start">
      {startup.kind === 'waiting' ? <p role="status">The room is opening…</p> : null}
      {startup.kind === 'failed' ? (
        <>
          <h1>The room could not be opened</h1>
          <p role="alert">{startup.problem}</p>
          <button type="button" class="btn btn-primary" onClick={() => void load()}>
            Try again
          </button>
        </>
      ) : null}
      {startup.kind === 'password' ? (
        <PasswordForm
          problem={startup.problem}
          onPassword={(password) => {
            void createApi(null)
              .login(password)
              .then((answer) => {
                if (answer.ok) void load();
                else setStartup({ kind: 'password', problem: answer.refusal.message });
              });
          }}
        />
      ) : null}
    </main>
  );
}

function PasswordForm({
  problem,
  onPassword,
}: {
  readonly problem: string | null;
  readonly onPassword: (password: string) => void;
}) {
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPassword(password);
      }}
    >
      <h1>This room has a password</h1>
      <input
        class="text-input"
        type="password"
        autoComplete="current-password"
        aria-label="Password"
        value={password}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      {problem === null ? null : (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" class="btn btn-primary">
        Come in
      </button>
    </form>
  );
}

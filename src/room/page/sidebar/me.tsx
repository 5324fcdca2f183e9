import { useContext, useRef, useState } from 'preact/hooks';
import { IconButton } from '../parts/icon-button.js';
import { Icon } from '../parts/icons.js';
import { useOutside } from '../parts/use-outside.js';
import { moveInList } from '../parts/menu-keys.js';
import { useRoom, usePageState } from '../room.js';
import { saveLocale, languageName, LOCALES } from '../locale.js';
import { ThemeContext } from '../theme.js';

/** This page's URL as another person. */
function asPerson(id: string): string {
  const url = new URL(location.href);
  url.searchParams.set('as', id);
  return `${url.pathname}${url.search}`;
}

/** The acting person, and a menu to act as another, in this tab or a new one. */
export function Me({
  onTheme,
  onTour,
  onTrouble,
}: {
  readonly onTheme: () => void;
  readonly onTour: () => void;
  readonly onTrouble: () => void;
}) {
  const me = usePageState((state) => state.me);
  const theme = useContext(ThemeContext);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useOutside(box, open, () => setOpen(false));
  return (
    <div
      class="me"
      ref={box}
      data-tour="people"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        box.current?.querySelector<HTMLButtonElement>('.me-button')?.focus();
      }}
    >
      {open ? <PeopleMenu /> : null}
      <button type="button" class="me-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class="avatar is-online">
          <img src={me.avatar_url} alt="" width={32} height={32} />
        </span>
        <span class="me-names">
          <span class="only-heard">You are </span>
          <b>{me.global_name ?? me.username}</b>
          <small>{me.username}</small>
          <span class="only-heard">. Be somebody else</span>
        </span>
      </button>
      <IconButton icon="compass" label="Show me around" titled onClick={onTour} />
      <IconButton icon="storm" label="Trouble on demand" titled onClick={onTrouble} />
      <IconButton
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={theme === 'dark' ? 'Light colors' : 'Dark colors'}
        titled
        onClick={onTheme}
      />
    </div>
  );
}

function PeopleMenu() {
  const room = useRoom();
  const users = usePageState((state) => state.users);
  const me = usePageState((state) => state.me.id);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const people = Object.values(users).filter((user) => !user.is_bot);

  const onKeyDown = (event: KeyboardEvent): void => {
    const list = event.currentTarget;
    if (!(list instanceof HTMLElement)) return;
    const links = [...list.querySelectorAll<HTMLElement>('.person-link')];
    const next = moveInList(
      event.key,
      links.findIndex((link) => link === document.activeElement),
      links.length,
    );
    if (next === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    links[next]?.focus();
  };

  return (
    <div class="people-menu" role="group" aria-label="People" onKeyDown={onKeyDown}>
      <h2>Be somebody else</h2>
      <ul>
        {people.map((person) => (
          <li key={person.id} class={person.id === me ? 'is-me' : ''}>
            <a
              class="person-link"
              href={asPerson(person.id)}
              aria-current={person.id === me ? 'true' : undefined}
            >
              <img src={person.avatar_url} alt="" width={28} height={28} />
              {person.global_name ?? person.username}
              {person.id === me ? <small>you</small> : null}
            </a>
            {person.id === me ? null : (
              <a
                class="icon-button"
                href={asPerson(person.id)}
                target="_blank"
                rel="opener"
                aria-label={`${person.global_name ?? person.username} in another tab`}
                title="In another tab"
              >
                <Icon name="link" size={16} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <label class="language">
        Language of your Discord
        <select
          value={room.locale}
          onChange={(event) => {
            saveLocale(me, event.currentTarget.value);
            location.reload();
          }}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageName(locale)}
            </option>
          ))}
        </select>
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const shown = name.trim();
          const username = shown.toLowerCase().replace(/[^a-z0-9_.]+/g, '_');
          if (username === '') return;
          void room.api.addUser(username, shown).then((answer) => {
            if (!answer.ok) {
              setProblem(answer.refusal.message);
              return;
            }
            room.store.dispatch({ type: 'user', user: answer.value });
            setName('');
            setProblem(null);
          });
        }}
      >
        <input
          class="text-input"
          value={name}
          maxLength={32}
          placeholder="Another name"
          aria-label="Name of a new person"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="btn btn-secondary btn-small">
          Add
        </button>
      </form>
      {problem === null ? null : (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

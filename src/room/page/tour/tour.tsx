import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useCommandBar } from '../command-bar/context.js';
import { commandEntries } from '../command-bar/entries.js';
import { Markdown } from '../markdown/render.js';
import { IconButton } from '../parts/icon-button.js';
import { Dots } from '../parts/dots.js';
import { nameOf } from '../people.js';
import { guildOf, useRoom, usePageState } from '../room.js';
import { perform } from './perform.js';
import { genericTour, readTour, type TourStep } from './steps.js';

const SEEN_KEY = 'room.tour.seen';

export interface TourHandle {
  readonly at: number | null;
  readonly restart: () => void;
  readonly go: (at: number | null) => void;
}

/** The tour opens once per browser; `?tour=off` suppresses it, `?tour=on` repeats it. */
export function useTour(): TourHandle {
  const [at, setAt] = useState<number | null>(() => {
    const wish = new URLSearchParams(location.search).get('tour');
    if (wish !== null) return wish === 'off' ? null : 0;
    return localStorage.getItem(SEEN_KEY) === null ? 0 : null;
  });
  return {
    at,
    restart: () => setAt(0),
    go(next) {
      if (next === null) localStorage.setItem(SEEN_KEY, 'yes');
      setAt(next);
    },
  };
}

/** Steps that highlight parts of the page; the last one performs an action. */
export function Tour({
  tour,
  onDrawer,
}: {
  readonly tour: TourHandle;
  readonly onDrawer: (open: boolean) => void;
}) {
  const room = useRoom();
  const [own, setOwn] = useState<readonly TourStep[] | null | 'unknown'>('unknown');
  const commands = usePageState((state) => state.commands[guildOf(state) ?? '@me']);
  const bot = usePageState((state) => nameOf(state, state.application.bot.id));
  const showing = tour.at !== null;
  useEffect(() => {
    if (!showing || own !== 'unknown') return;
    void room.api.tour().then((answer) => setOwn(answer.ok ? readTour(answer.value) : null));
  }, [showing, own, room]);
  if (tour.at === null || own === 'unknown') return null;
  const start = commandEntries(commands ?? []).find((entry) => /^game (new|start|create)$/.test(entry.name));
  const steps = own ?? genericTour(bot, start === undefined ? null : `/${start.name}`);
  const step = steps[tour.at];
  if (step === undefined) return null;
  return <Step key={tour.at} step={step} at={tour.at} count={steps.length} tour={tour} onDrawer={onDrawer} />;
}

function Step({
  step,
  at,
  count,
  tour,
  onDrawer,
}: {
  readonly step: TourStep;
  readonly at: number;
  readonly count: number;
  readonly tour: TourHandle;
  readonly onDrawer: (open: boolean) => void;
}) {
  const room = useRoom();
  const bar = useCommandBar();
  const [busy, setBusy] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const last = at === count - 1;
  const inDrawer = step.target === 'channels' || step.target === 'people';

  useEffect(() => {
    const narrow = matchMedia('(max-width: 760px)').matches;
    if (narrow) onDrawer(inDrawer);
    card.current?.querySelector<HTMLElement>('.btn-primary')?.focus({ preventScroll: true });
    return () => {
      if (narrow) onDrawer(false);
    };
  }, []);

  const next = async (acts = step.acts): Promise<void> => {
    if (acts.length > 0) {
      setBusy(true);
      await perform(acts, room, bar);
      setBusy(false);
    }
    tour.go(last ? null : at + 1);
    // On a phone the keyboard would cover the result.
    if (last && !matchMedia('(max-width: 760px)').matches) bar.focus();
  };

  return (
    <>
      <Spotlight target={step.target} />
      <div
        ref={card}
        class={`tour-card tour-at-${step.target ?? 'middle'}`}
        role="dialog"
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          tour.go(null);
        }}
      >
        <header>
          <small>{count > 1 && `${at + 1} of ${count}`}</small>
          <IconButton icon="close" label="Leave the tour" size={16} onClick={() => tour.go(null)} />
        </header>
        <h2 id="tour-title">{step.title}</h2>
        <div id="tour-text">
          <Markdown text={step.text} />
        </div>
        <footer>
          {at > 0 ? (
            <button type="button" class="btn btn-plain" onClick={() => tour.go(at - 1)}>
              Back
            </button>
          ) : null}
          {buttonsOf(step, last).map(({ button, acts }, index) => (
            <button
              key={button}
              type="button"
              class={index === 0 ? 'btn btn-primary' : 'btn btn-plain'}
              aria-busy={busy}
              disabled={busy}
              onClick={() => void next(acts)}
            >
              {busy && index === 0 ? <Dots /> : button}
            </button>
          ))}
        </footer>
      </div>
    </>
  );
}

/** The buttons of a step, the default one first. */
function buttonsOf(step: TourStep, last: boolean): NonNullable<TourStep['choices']> {
  const { choices = [], button, acts } = step;
  return choices.length > 0 ? choices : [{ button: button ?? (last ? 'Done' : 'Next'), acts }];
}

/** Dims everything except the highlighted part. */
function Spotlight({ target }: { readonly target: string | null }) {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const measure = (): void =>
      setBox(
        target === null
          ? null
          : (document.querySelector(`[data-tour="${target}"]`)?.getBoundingClientRect() ?? null),
      );
    measure();
    const timer = setTimeout(measure, 260);
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', measure);
    };
  }, [target]);
  if (box === null) return <div class="tour-shade" />;
  return (
    <div
      class="tour-hole"
      style={{
        left: `${String(box.left - 4)}px`,
        top: `${String(box.top - 4)}px`,
        width: `${String(box.width + 8)}px`,
        height: `${String(box.height + 8)}px`,
      }}
    />
  );
}

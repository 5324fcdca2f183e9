import { useEffect, useState } from 'preact/hooks';
import { useRoom, usePageState } from '../room.js';
import type { TimeStyle } from './nodes.js';
import { formatTime, relativeTime, relativeTimeLasts } from './time.js';

/** A timestamp. Relative ones update while shown. */
export function Time({ seconds, style }: { readonly seconds: number; readonly style: TimeStyle }) {
  const { locale } = useRoom();
  const skew = usePageState((state) => state.clockSkew);
  const [, redraw] = useState(0);
  const now = Math.floor((Date.now() + skew) / 1000);
  useEffect(() => {
    if (style !== 'R') return undefined;
    const timer = setTimeout(() => redraw((count) => count + 1), relativeTimeLasts(seconds, now));
    return () => clearTimeout(timer);
  });
  const valid = Math.abs(seconds) < 8_640_000_000_000;
  if (!valid) return <span class="md-time">Invalid date</span>;
  return (
    <time
      class="md-time"
      dateTime={new Date(seconds * 1000).toISOString()}
      title={formatTime(seconds, 'F', locale)}
    >
      {style === 'R' ? relativeTime(seconds, now, locale) : formatTime(seconds, style, locale)}
    </time>
  );
}

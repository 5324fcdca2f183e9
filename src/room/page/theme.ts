import { createContext } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export type Theme = 'dark' | 'light';

export const ThemeContext = createContext<Theme>('dark');

const KEY = 'room.theme';

/** The person's choice, or the system's preference. */
export function useTheme(): readonly [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>(() => {
    const stored = localStorage.getItem(KEY);
    if (stored === 'light' || stored === 'dark') return stored;
    return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  });
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return [
    theme,
    () => {
      const next = theme === 'dark' ? 'light' : 'dark';
      localStorage.setItem(KEY, next);
      setTheme(next);
    },
  ];
}

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The command bar's interface for other parts of the page. */
export interface CommandBarHandle {
  /** Puts a line into the bar as if typed, and focuses it. */
  readonly fill: (line: string) => void;
  readonly focus: () => void;
}

const nothing: CommandBarHandle = { fill: () => undefined, focus: () => undefined };

export const CommandBarContext = createContext<{ current: CommandBarHandle }>({ current: nothing });

export function useCommandBar(): CommandBarHandle {
  const holder = useContext(CommandBarContext);
  return {
    fill: (line) => holder.current.fill(line),
    focus: () => holder.current.focus(),
  };
}

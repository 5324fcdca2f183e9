import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What other parts of the page may ask of the command bar. */
export interface CommandBarHandle {
  /** Puts a line into the bar as if it had been typed, and gives it the focus. */
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

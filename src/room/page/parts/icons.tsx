import PATHS from './icons.json' with { type: 'json' };

/** The page's icons. All are decorative and hidden from screen readers. */
export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" fill-rule="evenodd" d={PATHS[name]} />
    </svg>
  );
}

import type { JSX } from 'preact';
import { Icon, type IconName } from './icons.js';

/** A button that shows only an icon. */
export function IconButton({
  icon,
  label,
  size = 20,
  className = '',
  titled = false,
  ...rest
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly size?: number;
  readonly className?: string;
  /** Whether the label is also a tooltip. */
  readonly titled?: boolean;
} & JSX.IntrinsicElements['button']) {
  return (
    <button
      type="button"
      class={`icon-button ${className}`.trimEnd()}
      aria-label={label}
      {...(titled ? { title: label } : {})}
      {...rest}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}

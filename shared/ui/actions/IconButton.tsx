import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { type RenderLink, renderAnchor } from '../navigation/Link.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Accessible name. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  kind?: 'plain' | 'filled' | 'over-cover';
  pressed?: boolean;
  /** Nothing to do at present: `aria-disabled`, which keeps keyboard focus where `disabled` would lose it. */
  idle?: boolean;
  ref?: Ref<HTMLButtonElement>;
  href?: string;
  renderLink?: RenderLink;
}

export function IconButton({
  label,
  icon,
  size = 'medium',
  kind = 'plain',
  pressed,
  idle = false,
  href,
  renderLink = renderAnchor,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const classes = cx(styles.button, styles[size], styles[kind], className);
  if (href !== undefined)
    return renderLink({ href, className: classes, children: icon, 'aria-label': label });
  return (
    <button
      type="button"
      title={label}
      {...rest}
      onClick={idle ? undefined : onClick}
      aria-disabled={idle || undefined}
      className={classes}
      aria-label={label}
      aria-pressed={pressed}
    >
      {icon}
    </button>
  );
}

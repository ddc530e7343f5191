import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { type RenderLink, renderAnchor } from '../navigation/Link.tsx';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export type ButtonKind = 'primary' | 'quiet' | 'ghost' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children: ReactNode;
  kind?: ButtonKind;
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** Shows a spinner at unchanged width and ignores clicks. */
  loading?: boolean;
  /** Nothing to do at present: `aria-disabled`, which keeps keyboard focus where `disabled` would lose it. */
  idle?: boolean;
  /** Called for a click while it is idle, to say why. */
  onIdleClick?(): void;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Renders a link instead of a button; `renderLink` injects the router's. */
  href?: string;
  renderLink?: RenderLink;
}

/** A submit button submits once for a double click, even if the form is soon ready for another submission. */
export function Button({
  children,
  kind = 'primary',
  size = 'medium',
  icon,
  loading = false,
  idle = false,
  onIdleClick,
  fullWidth = false,
  href,
  renderLink = renderAnchor,
  className,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = cx(styles.button, styles[kind], styles[size], fullWidth && styles.full, className);
  const content = (
    <>
      <span className={cx(styles.content, loading && styles.behind)}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        {/* A changing text needs an element of its own: translators of browsers replace text nodes, which React then misses. */}
        <span>{children}</span>
      </span>
      {loading ? <Spinner className={styles.spinner} /> : null}
    </>
  );
  if (href !== undefined) {
    return renderLink({ href, className: classes, children: content, 'aria-label': rest['aria-label'] });
  }
  const isIgnored = ({ detail }: MouseEvent) => loading || idle || (rest.type === 'submit' && detail > 1);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isIgnored(event)) return onClick?.(event);
    event.preventDefault();
    if (!loading && idle) onIdleClick?.();
  };
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      disabled={disabled}
      aria-disabled={loading || idle || undefined}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {content}
    </button>
  );
}

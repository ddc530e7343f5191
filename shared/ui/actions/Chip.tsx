import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type RenderLink, renderAnchor } from '../navigation/Link.tsx';
import styles from './Chip.module.css';

export interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  /** `aria-current` on a link, `aria-pressed` on a button. */
  selected?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  href?: string;
  renderLink?: RenderLink;
}

export function Chip({
  children,
  icon,
  selected,
  disabled,
  onClick,
  href,
  renderLink = renderAnchor,
}: ChipProps) {
  const className = cx(styles.chip, selected && styles.selected);
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (href !== undefined) {
    return renderLink({ href, className, children: content, 'aria-current': selected ? 'page' : undefined });
  }
  return (
    <button type="button" className={className} disabled={disabled} aria-pressed={selected} onClick={onClick}>
      {content}
    </button>
  );
}

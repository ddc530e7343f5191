import type { ReactNode } from 'react';

/** What the kit asks of a link; a caller's router link takes the same. */
export interface LinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  'aria-disabled'?: boolean | undefined;
  tabIndex?: number | undefined;
}

/** Callers inject their router's link: `renderLink={({ href, ...rest }) => <RouterLink to={href} {...rest} />}`. */
export type RenderLink = (props: LinkProps) => ReactNode;

export const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

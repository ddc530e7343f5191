import type { ReactNode } from 'react';

/** Props that the kit passes to a link. */
export interface LinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  'aria-disabled'?: boolean | undefined;
  tabIndex?: number | undefined;
}

/** Injects a router's link: `renderLink={({ href, ...rest }) => <RouterLink to={href} {...rest} />}`. */
export type RenderLink = (props: LinkProps) => ReactNode;

export const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

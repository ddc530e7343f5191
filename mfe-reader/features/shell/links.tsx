import { Link } from '@storyloom/mfe';
import type { RenderLink } from '@storyloom/ui/Link';

/** The kit's links, navigated by the router. */
export const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

/** For filters: the page stays where it is scrolled. */
export const renderFilterLink: RenderLink = ({ href, ...props }) => (
  <Link to={href} preventScrollReset {...props} />
);

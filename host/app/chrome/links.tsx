import { Link } from '@storyloom/mfe';
import type { RenderLink } from '@storyloom/ui/navigation/Link';

/** The kit's links, navigated by the router. */
export const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

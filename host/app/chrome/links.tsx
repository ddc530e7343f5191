import { Link } from '@storyloom/mfe';
import type { RenderLink } from '@storyloom/ui/navigation/Link';

/** Renders the kit's links with the router. */
export const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

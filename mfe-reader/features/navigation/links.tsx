import { Link } from '@storyloom/mfe';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { FilterLink } from './FilterLink.tsx';

/** Makes the kit's links navigate by the router, without its attribute for routes that it discovers. */
export const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} discover="none" {...props} />;

export const renderFilterLink: RenderLink = (props) => <FilterLink {...props} />;

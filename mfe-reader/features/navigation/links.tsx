import { Link } from '@storyloom/mfe';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { FilterLink } from './FilterLink.tsx';

/** Makes the kit's links navigate by the router. */
export const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

export const renderFilterLink: RenderLink = (props) => <FilterLink {...props} />;

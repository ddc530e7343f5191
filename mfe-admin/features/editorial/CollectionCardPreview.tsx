import { Link } from '@storyloom/mfe';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { CollectionCard } from '@storyloom/ui/stories/CollectionCard';

interface CollectionCardPreviewProps {
  name: string;
  title: string;
  description: string;
  storyCount: number;
  /** Makes the card a link, as readers see it. */
  href?: string;
}

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

/** A collection's card, as the home page shows it. */
export function CollectionCardPreview(props: CollectionCardPreviewProps) {
  const { name, title, description, storyCount, href } = props;
  return (
    <CollectionCard
      name={name}
      description={description}
      href={href}
      renderLink={renderLink}
      title={title || 'Title'}
      countText={storyCount === 1 ? '1 story' : `${storyCount} stories`}
    />
  );
}

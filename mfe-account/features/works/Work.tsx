import { formatCount } from '@storyloom/contract/core/count-format';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Link } from '@storyloom/mfe';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { StoryCard } from '@storyloom/ui/stories/StoryCard';

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

/** Card of a published or unlisted story. */
export function Work({ work, index }: { work: WorkCard; index: number }) {
  const { cover, type, status } = work;
  return (
    <StoryCard
      href={`/read/${work.slug}`}
      title={work.title}
      hook={work.hook}
      tags={work.tags}
      cover={{
        src: cover?.thumbUrl ?? null,
        placeholder: cover?.placeholder ?? null,
        adult: work.rating !== null && isAdult(work.rating),
        eager: index < 2,
      }}
      countText={work.chatCount > 0 ? formatCount(work.chatCount) : undefined}
      typeBadge={status === 'UNLISTED' ? 'Unlisted' : type === 'ROLE' ? 'Character' : undefined}
      ratingBadge={work.rating && isAdult(work.rating) ? work.rating : undefined}
      renderLink={renderLink}
    />
  );
}

import { formatCount } from '@storyloom/contract/count-format';
import type { WorkCard } from '@storyloom/contract/entities/work-card';
import { isAdult } from '@storyloom/contract/ratings';
import { Link, useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { StoryCard } from '@storyloom/ui/stories/StoryCard';
import { worksQuery } from './works.queries.ts';

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

function Work({ work, index }: { work: WorkCard; index: number }) {
  const { cover } = work;
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
      countText={formatCount(work.chatCount)}
      typeBadge={work.type === 'ROLE' ? 'Character' : undefined}
      ratingBadge={work.rating && isAdult(work.rating) ? work.rating : undefined}
      renderLink={renderLink}
    />
  );
}

/** An author's published stories, as other readers see them. */
export function WorkList({ authorId, name }: { authorId: string; name: string }) {
  const query = useSuspenseInfiniteQuery(worksQuery(useHost(), authorId));
  const published = query.data.pages
    .flatMap((page) => page.pageList)
    .filter(({ status }) => status === 'PUBLISHED');
  return (
    <InfiniteList
      label={`Stories by ${name}`}
      items={published}
      getKey={(work) => work.id}
      renderItem={(work, index) => <Work work={work} index={index} />}
      hasNextPage={query.hasNextPage}
      loading={query.isFetchingNextPage}
      error={query.isFetchNextPageError && !query.isFetching ? 'Couldn’t load these stories.' : null}
      onLoadMore={query.fetchNextPage}
      empty={
        <EmptyState art="shelf" title="No stories yet" text={`${name} hasn’t published anything yet.`} />
      }
    />
  );
}

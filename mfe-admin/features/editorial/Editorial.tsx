import { Link } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import type { ComponentType } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { RowsSkeleton } from '../admin-parts/RowsSkeleton.tsx';
import { Banners } from './Banners.tsx';
import { Campaigns } from './Campaigns.tsx';
import { Collections } from './Collections.tsx';
import { RecommendedTags } from './RecommendedTags.tsx';
import { type EditorialTools, useEditorial } from './use-editorial.ts';

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

const kinds: Record<string, { label: string; Panel: ComponentType<EditorialTools> }> = {
  banners: { label: 'Banners', Panel: Banners },
  collections: { label: 'Collections', Panel: Collections },
  tags: { label: 'Tags', Panel: RecommendedTags },
  campaigns: { label: 'Campaigns', Panel: Campaigns },
};

/** Editorial content by kind: banners, collections, recommended tags and campaigns. */
export default function Editorial({ id = 'banners' }: { id: string | undefined }) {
  const { query, ...tools } = useEditorial();
  const Panel = kinds[id]?.Panel ?? Banners;
  return (
    <>
      <title>Editorial - Storyloom</title>
      <h1 className={parts.title}>Editorial</h1>
      <nav aria-label="Kinds of content" className={parts.kinds}>
        {Object.entries(kinds).map(([kind, { label }]) => (
          <Chip key={kind} href={`/admin/editorial/${kind}`} selected={kind === id} renderLink={renderLink}>
            {label}
          </Chip>
        ))}
      </nav>
      {query.isPending ? <RowsSkeleton /> : null}
      {query.isError ? (
        <ErrorPanel
          title="Couldn’t load the content."
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {query.data ? <Panel {...tools} content={query.data} /> : null}
    </>
  );
}

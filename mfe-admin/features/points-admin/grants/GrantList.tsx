import { grants } from '@storyloom/contract/admin/endpoints/grants';
import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import type { ReactNode } from 'react';
import { listProps } from '../../admin-parts/list-props.tsx';

interface GrantListProps {
  label: string;
  filter: { userId?: string; state?: 'waiting' };
  renderGrant: (grant: PointsGrant) => ReactNode;
  empty: ReactNode;
}

/** Grants, latest first. */
export function GrantList({ label, filter, renderGrant, empty }: GrantListProps) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery({
    ...ownPagedQuery(host, userId, grants, (page) => ({ ...filter, page })),
    staleTime: 0,
  });
  return (
    <InfiniteList
      label={label}
      {...listProps(query, 'Couldn’t load the grants.', 1)}
      renderItem={renderGrant}
      empty={empty}
    />
  );
}

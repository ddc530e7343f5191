import { generatedCovers } from '@storyloom/contract/images/endpoints/generated-covers';
import type { GeneratedCover } from '@storyloom/contract/images/entities/generated-cover';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { useState } from 'react';
import styles from './CoverGenerator.module.css';
import { CoverList } from './CoverList.tsx';

/** The author's earlier generated covers, loaded when the list is opened. */
export function CoverHistory({ onUse }: { onUse: (cover: GeneratedCover) => void }) {
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (status !== 'real') return null;
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Earlier covers</summary>
      {isOpen ? <History onUse={onUse} /> : null}
    </details>
  );
}

function History({ onUse }: { onUse: (cover: GeneratedCover) => void }) {
  const host = useHost();
  const { userId } = useSession();
  const list = useInfiniteQuery(ownPagedQuery(host, userId, generatedCovers, (page) => ({ page, size: 12 })));
  if (list.isError) return <ErrorPanel compact onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton height={120} />;
  const covers = list.data.pages.flatMap(({ pageList }) => pageList);
  if (covers.length === 0) return <p>Covers that you generate stay here, also those you don’t use.</p>;
  return (
    <>
      <CoverList label="Earlier covers" covers={covers} onUse={onUse} />
      {list.hasNextPage ? (
        <Button
          size="small"
          kind="quiet"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}

import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { useHost, useInfiniteQuery, useNavigate, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { DeletedWorks } from './DeletedWorks.tsx';
import styles from './OwnWorks.module.css';
import { useWorkActions } from './use-work-actions.ts';
import { WorkItem } from './WorkItem.tsx';
import { WorksSkeleton } from './WorksSkeleton.tsx';
import { WorksToolbar } from './WorksToolbar.tsx';
import { filterParams, isFiltered, readFilter, unfiltered, type WorksFilter } from './works.filter.ts';
import { workTitle } from './works.model.ts';
import { ownWorksQuery } from './works.queries.ts';

interface OwnWorksProps {
  /** The query of the page's address. */
  params: URLSearchParams;
  /** Shown to an author without works. */
  empty: ReactNode;
  onExport: (work: WorkCard) => void;
}

/** The visitor's own works, drafts included. */
export function OwnWorks({ params, empty, onExport }: OwnWorksProps) {
  const host = useHost();
  const { userId } = useSession();
  const navigate = useNavigate();
  const filter = readFilter(params);
  const query = useInfiniteQuery(ownWorksQuery(host, userId, filter));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string> | null>(null);
  const actions = useWorkActions();
  const select = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const restoreFocus = useRestoreFocus(() => select.current ?? page.current);
  const works = query.data?.pages.flatMap((page) => page.pageList) ?? [];
  const chosen = works.filter(({ id }) => chosenIds?.has(id));
  const setFilter = useCallback(
    (next: WorksFilter) =>
      navigate({ search: filterParams(next).toString() }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  const toggle = ({ id }: WorkCard) =>
    setChosenIds((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const isNewcomer = query.data !== undefined && works.length === 0 && !isFiltered(filter);
  return (
    <div ref={page} tabIndex={-1} className={styles.works} {...restoreFocus}>
      {isNewcomer ? null : (
        <WorksToolbar filter={filter} onChange={setFilter}>
          <Button
            ref={select}
            kind="ghost"
            aria-pressed={chosenIds !== null}
            onClick={() => setChosenIds(chosenIds ? null : new Set())}
          >
            Select
          </Button>
        </WorksToolbar>
      )}
      {actions.deleted.length > 0 ? (
        <p role="status" className={styles.undo}>
          {actions.deleted.length === 1 && actions.deleted[0]
            ? `“${workTitle(actions.deleted[0])}” was deleted. `
            : `${actions.deleted.length} works were deleted. `}
          <Button kind="quiet" size="small" onClick={() => void actions.run('RESTORE', actions.deleted)}>
            Undo
          </Button>
        </p>
      ) : isNewcomer ? (
        <DeletedWorks onShow={setFilter} />
      ) : null}
      <InfiniteList
        label="Your works"
        layout="list"
        items={works}
        getKey={(work) => work.id}
        renderItem={(work) => (
          <WorkItem
            work={work}
            actions={actions}
            isChosen={chosenIds?.has(work.id) ?? false}
            onToggle={chosenIds ? toggle : null}
            onExport={onExport}
          />
        )}
        hasNextPage={query.hasNextPage}
        loading={query.isPending || query.isFetchingNextPage}
        error={query.isError && !query.isFetching ? 'Couldn’t load your works.' : null}
        onLoadMore={query.fetchNextPage}
        onRetry={retry}
        skeleton={<WorksSkeleton />}
        empty={isFiltered(filter) ? <NoMatches onClear={() => setFilter(unfiltered)} /> : empty}
      />
      <BulkBar
        chosen={chosen}
        isBusy={actions.isBusy}
        onRun={(action) => void actions.run(action, chosen)}
        onDelete={() => void actions.confirmDelete(chosen)}
        onClear={() => setChosenIds(null)}
      />
    </div>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art="book"
      title="No works match"
      text="Try other words, or look at all of them."
      action={
        <Button kind="quiet" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}

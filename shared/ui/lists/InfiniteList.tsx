import { Fragment, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { CardSkeleton } from '../feedback/Skeleton.tsx';
import { CardGrid } from './CardGrid.tsx';
import styles from './InfiniteList.module.css';
import { useAutoFill } from './use-auto-fill.ts';
import { useScrollRestore } from './use-scroll-restore.ts';

export interface InfiniteListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  hasNextPage: boolean;
  /** True while any page loads. */
  loading: boolean;
  /** The failure as a sentence: "Couldn’t load more stories." */
  error?: string | null;
  onLoadMore: () => void;
  onRetry?: () => void;
  /** A table has `head`, and its items are rendered as rows of it. */
  layout?: 'grid' | 'list' | 'table';
  /** The row of headings of a table. It stays while other items load, so that a heading keeps the focus. */
  head?: ReactNode;
  /** Shown while a page loads; by default cards or rows. */
  skeleton?: ReactNode;
  empty?: ReactNode;
  end?: ReactNode;
  /** False while a kept-alive page is hidden. */
  active?: boolean;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function InfiniteList<Item>({
  label,
  items,
  getKey,
  renderItem,
  hasNextPage,
  loading,
  error,
  onLoadMore,
  onRetry = onLoadMore,
  layout = 'grid',
  head,
  skeleton,
  empty,
  end,
  active = true,
}: InfiniteListProps<Item>) {
  const ready = active && hasNextPage && !loading && !error;
  const { sentinel, capped, loadMore } = useAutoFill({ ready, count: items.length, onLoadMore });
  useScrollRestore(active);

  const finished = !loading && !error && !hasNextPage;
  return (
    <div className={styles.list} aria-busy={loading}>
      {items.length > 0 && layout === 'grid' ? (
        <CardGrid label={label}>
          {items.map((item, index) => (
            <Fragment key={getKey(item)}>{renderItem(item, index)}</Fragment>
          ))}
        </CardGrid>
      ) : null}
      {items.length > 0 && layout === 'list' ? (
        <ul className={styles.rows} aria-label={label}>
          {items.map((item, index) => (
            <li key={getKey(item)}>{renderItem(item, index)}</li>
          ))}
        </ul>
      ) : null}
      {layout === 'table' && (items.length > 0 || loading) ? (
        <table className={styles.table} aria-label={label}>
          <thead>{head}</thead>
          <tbody>
            {items.map((item, index) => (
              <Fragment key={getKey(item)}>{renderItem(item, index)}</Fragment>
            ))}
          </tbody>
        </table>
      ) : null}
      {loading ? (skeleton ?? <DefaultSkeleton layout={layout} />) : null}
      {error ? <ErrorPanel compact={items.length > 0} title={error} onRetry={onRetry} /> : null}
      {capped && ready ? (
        <div className={styles.more}>
          <Button kind="quiet" onClick={loadMore}>
            Show more
          </Button>
        </div>
      ) : null}
      {finished && items.length === 0 ? empty : null}
      {finished && items.length > 0 && end ? <div className={styles.end}>{end}</div> : null}
      <div ref={sentinel} className={styles.sentinel} aria-hidden="true" />
    </div>
  );
}

function DefaultSkeleton({ layout }: { layout: 'grid' | 'list' | 'table' }) {
  if (layout !== 'grid') return <div className={styles.rowSkeleton} aria-hidden="true" />;
  return (
    <div aria-hidden="true">
      <CardGrid>
        {SKELETONS.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </CardGrid>
    </div>
  );
}

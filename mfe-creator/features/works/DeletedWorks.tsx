import { storyLimits } from '@storyloom/contract/stories/limits';
import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './OwnWorks.module.css';
import { unfiltered, type WorksFilter } from './works.filter.ts';
import { ownWorksQuery } from './works.queries.ts';

const deleted: WorksFilter = { ...unfiltered, status: 'DELETED' };

/** Links to the deleted works if the author has no others, while they can be restored. */
export function DeletedWorks({ onShow }: { onShow: (filter: WorksFilter) => void }) {
  const host = useHost();
  const { status, userId } = useSession();
  const query = useInfiniteQuery({ ...ownWorksQuery(host, userId, deleted), enabled: status === 'real' });
  if (!query.data?.pages[0]?.pageList.length) return null;
  return (
    <p className={styles.undo}>
      You can restore deleted works within {storyLimits.restoreDays} days.
      <Button kind="quiet" size="small" onClick={() => onShow(deleted)}>
        Show deleted works
      </Button>
    </p>
  );
}

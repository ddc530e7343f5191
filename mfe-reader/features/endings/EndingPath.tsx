import { previously } from '@storyloom/contract/chat/endpoints/previously';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import styles from './EndingPath.module.css';

interface EndingPathProps {
  storyId: string;
  /** What the reader did last where the story could have gone another way. */
  choice: string | undefined;
}

/** The way to an ending in a few sentences; nothing while it loads or if it cannot be read. */
export function EndingPath({ storyId, choice }: EndingPathProps) {
  const { userId } = useSession();
  const { data, isFetching } = useQuery({
    ...ownQuery(useHost(), userId, previously, { storyId }),
    staleTime: 0,
  });
  if (!data?.length || isFetching) return null;
  return (
    <div className={styles.path}>
      <h3 className={styles.heading}>How you got here</h3>
      <p>{curlQuotes(data.join(' '))}</p>
      {choice ? <p>{curlQuotes(`Your last choice: "${choice}"`)}</p> : null}
    </div>
  );
}

import { previously } from '@storyloom/contract/chat/endpoints/previously';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import styles from './EndingPath.module.css';
import { lastFork } from './endings.model.ts';

interface EndingPathProps {
  storyId: string;
  messages: readonly Message[];
}

/** The way to an ending in a few sentences; nothing while it loads or if it cannot be read. */
export default function EndingPath({ storyId, messages }: EndingPathProps) {
  const { userId } = useSession();
  const { data, isFetching } = useQuery({
    ...ownQuery(useHost(), userId, previously, { storyId }),
    staleTime: 0,
  });
  if (!data?.length || isFetching) return null;
  // The reader’s last choice among several options.
  const fork = lastFork(messages);
  const choice = fork && messages[messages.indexOf(fork) + 1]?.text;
  return (
    <div className={styles.path}>
      <h3 className={styles.heading}>How you got here</h3>
      <p>{curlQuotes(data.join(' '))}</p>
      {choice ? <p>{curlQuotes(`Your last choice: "${choice}"`)}</p> : null}
    </div>
  );
}

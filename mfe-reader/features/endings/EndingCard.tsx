import { endings } from '@storyloom/contract/chat/endpoints/endings';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useId } from 'react';
import styles from './EndingCard.module.css';
import { countText } from './endings.model.ts';

interface EndingCardProps {
  storyId: string;
  title: string;
  /** Goes back to the last fork; null without one. */
  onPlayAgain: (() => void) | null;
}

/** What a reader finds at an ending: its title, how many endings there are, and the way to another one. */
export function EndingCard({ storyId, title, onPlayAgain }: EndingCardProps) {
  const heading = useId();
  const { userId } = useSession();
  // Read again at each ending: the title is new.
  const { data } = useQuery({ ...ownQuery(useHost(), userId, endings, { storyId }), staleTime: 0 });
  const others = data?.found.filter((each) => each !== title) ?? [];
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <p className={styles.kicker}>The end</p>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <p className={styles.count} role="status">
        {data ? countText(data.found.length, data.total) : '\u00a0'}
        {others.length > 0 ? ` Before: ${others.join(', ')}.` : null}
      </p>
      {onPlayAgain ? (
        <Button size="small" onClick={onPlayAgain}>
          Play again from the last fork
        </Button>
      ) : null}
    </section>
  );
}

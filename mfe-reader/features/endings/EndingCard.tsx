import { endings } from '@storyloom/contract/chat/endpoints/endings';
import { previously } from '@storyloom/contract/chat/endpoints/previously';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Share2 } from 'lucide-react';
import { type Ref, useId } from 'react';
import styles from './EndingCard.module.css';
import { countText } from './endings.model.ts';

interface EndingCardProps {
  storyId: string;
  title: string;
  /** The title’s element, which can be focused. */
  ref: Ref<HTMLHeadingElement>;
  /** Goes back to the last fork; null without one. */
  onPlayAgain: (() => void) | null;
  onShare: () => void;
}

/** What a reader finds at an ending: its title, the path to it, how many endings there are, and the way to another one. */
export function EndingCard({ storyId, title, ref, onPlayAgain, onShare }: EndingCardProps) {
  const [kicker, heading] = [useId(), useId()];
  const host = useHost();
  const { userId } = useSession();
  // Read again at each ending: the title is new, and so is the path.
  const { data } = useQuery({ ...ownQuery(host, userId, endings, { storyId }), staleTime: 0 });
  const path = useQuery({ ...ownQuery(host, userId, previously, { storyId }), staleTime: 0 });
  const others = data?.found.filter((each) => each !== title) ?? [];
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <p id={kicker} className={styles.kicker}>
        The end
      </p>
      <h2 ref={ref} id={heading} className={styles.title} tabIndex={-1} aria-describedby={kicker}>
        {title}
      </h2>
      {path.data?.length && !path.isFetching ? <p className={styles.path}>{path.data.join(' ')}</p> : null}
      <p className={styles.count} role="status">
        {data ? countText(data.found.length, data.total) : '\u00a0'}
        {others.length > 0 ? ` Before: ${others.join(', ')}.` : null}
      </p>
      <div className={styles.actions}>
        {onPlayAgain ? (
          <Button size="small" onClick={onPlayAgain}>
            Play again from the last fork
          </Button>
        ) : null}
        <IconButton size="small" label="Share this ending" icon={<Share2 />} onClick={onShare} />
      </div>
    </section>
  );
}

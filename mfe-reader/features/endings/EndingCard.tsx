import { endings } from '@storyloom/contract/chat/endpoints/endings';
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
  /** Hides the card, so that the reader can write on; null where nobody would answer. */
  onWriteOn: (() => void) | null;
  onShare: () => void;
}

/** The card of an ending: its title, the number of endings, and a button that leads to another one. */
export function EndingCard({ storyId, title, ref, onPlayAgain, onWriteOn, onShare }: EndingCardProps) {
  const [kicker, heading] = [useId(), useId()];
  const host = useHost();
  const { userId } = useSession();
  // Read again at each ending, because its title is new.
  const { data } = useQuery({ ...ownQuery(host, userId, endings, { storyId }), staleTime: 0 });
  const others = data?.found.filter((each) => each !== title) ?? [];
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <p id={kicker} className={styles.kicker}>
        The end
      </p>
      <h2 ref={ref} id={heading} className={styles.title} tabIndex={-1} aria-describedby={kicker}>
        {title}
      </h2>
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
        {onWriteOn ? (
          <Button size="small" kind="ghost" onClick={onWriteOn}>
            Write on
          </Button>
        ) : null}
        <IconButton size="small" label="Share this ending" icon={<Share2 />} onClick={onShare} />
      </div>
    </section>
  );
}

import { formatCount } from '@storyloom/contract/core/count-format';
import type { Share } from '@storyloom/contract/shares/entities/share';
import { useOrigin } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import { readHref } from '../navigation/hrefs.ts';
import { ExcerptRow } from '../story-card/ExcerptRow.tsx';
import styles from './ShareRow.module.css';
import { useTurnOff } from './use-turn-off.ts';

/** A share of the visitor, with its link and a button to turn it off. */
export function ShareRow({ share, onRevoked }: { share: Share; onRevoked: () => void }) {
  const { story, slug, excerpt, openCount, createdAt } = share;
  const link = `${useOrigin()}${readHref(slug)}`;
  const { isPending, turnOff } = useTurnOff(share, onRevoked);
  return (
    <div className={styles.share}>
      <ExcerptRow
        story={story}
        slug={slug}
        status={
          <>
            <span>{openCount === 1 ? 'Opened once' : `Opened ${formatCount(openCount)} times`}</span> ·{' '}
            <time dateTime={createdAt}>{timeAgo(createdAt, Date.now())}</time>
          </>
        }
        excerpt={excerpt}
      />
      <div className={styles.acts}>
        <CopyButton labelled label="Copy link" text={link} />
        <Button kind="ghost" loading={isPending} onClick={turnOff}>
          Turn off link
        </Button>
      </div>
    </div>
  );
}

import { formatCount } from '@storyloom/contract/count-format';
import { revoke } from '@storyloom/contract/endpoints/shares/revoke';
import type { Share } from '@storyloom/contract/entities/share';
import { messages } from '@storyloom/contract/messages';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { readHref } from '../navigation/hrefs.ts';
import { useOrigin } from '../navigation/origin.ts';
import { ExcerptRow } from '../story-card/ExcerptRow.tsx';
import { timeAgo } from '../text/time-ago.ts';
import styles from './ShareRow.module.css';

/** One share of the visitor's: what it shows, how often it was opened, its link, and the way to take it back. */
export function ShareRow({ share, onTakenBack }: { share: Share; onTakenBack: () => void }) {
  const host = useHost();
  const { story, slug, excerpt, openCount, createdAt } = share;
  const link = `${useOrigin()}${readHref(slug)}`;
  const takeBack = useMutation({
    mutationFn: () => host.call(revoke, { id: share.id }),
    onSuccess: onTakenBack,
    onError: () => host.toast('error', messages.actionFailed),
  });
  const ask = async () => {
    const agreed = await host.confirm({
      title: 'Take this share back?',
      message: 'Its link opens for nobody any more. Who went on from it keeps what they played.',
      confirmLabel: 'Take it back',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (agreed) takeBack.mutate();
  };
  return (
    <div className={styles.share}>
      <ExcerptRow
        story={story}
        slug={slug}
        status={
          <>
            {openCount === 1 ? 'Opened once' : `Opened ${formatCount(openCount)} times`} ·{' '}
            <time dateTime={createdAt}>{timeAgo(createdAt, Date.now())}</time>
          </>
        }
        excerpt={excerpt}
      />
      <div className={styles.acts}>
        <CopyButton labelled label="Copy link" text={link} />
        <Button kind="ghost" loading={takeBack.isPending} onClick={() => void ask()}>
          Take it back
        </Button>
      </div>
    </div>
  );
}

import { formatCount } from '@storyloom/contract/core/count-format';
import { actionMessages } from '@storyloom/contract/core/messages';
import { revoke } from '@storyloom/contract/shares/endpoints/revoke';
import type { Share } from '@storyloom/contract/shares/entities/share';
import { useHost, useMutation, useOrigin } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import { readHref } from '../navigation/hrefs.ts';
import { ExcerptRow } from '../story-card/ExcerptRow.tsx';
import styles from './ShareRow.module.css';

/** A share of the visitor, with its link and a button to turn it off. */
export function ShareRow({ share, onRevoked }: { share: Share; onRevoked: () => void }) {
  const host = useHost();
  const { story, slug, excerpt, openCount, createdAt } = share;
  const link = `${useOrigin()}${readHref(slug)}`;
  const revokeShare = useMutation({
    mutationFn: () => host.call(revoke, { id: share.id }),
    onSuccess: onRevoked,
    onError: () => host.toast('error', actionMessages.actionFailed),
  });
  const ask = async () => {
    const agreed = await host.confirm({
      title: 'Turn off this link?',
      message: 'The link will stop working. People who played on from it keep their story.',
      confirmLabel: 'Turn off link',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (agreed) revokeShare.mutate();
  };
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
        <Button kind="ghost" loading={revokeShare.isPending} onClick={() => void ask()}>
          Turn off link
        </Button>
      </div>
    </div>
  );
}

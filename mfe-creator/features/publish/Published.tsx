import { storySlug } from '@storyloom/contract/core/slug';
import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { Share2 } from 'lucide-react';
import { useDraftId, useDraftValue } from '../draft/use-draft.ts';
import styles from './PublishDialog.module.css';

interface PublishedProps {
  isUnlisted: boolean;
  /** True if an earlier version was published. */
  isUpdate: boolean;
  onClose: () => void;
}

/** The link to a just published story, to copy or to share with the device's share dialog. */
export function Published({ isUnlisted, isUpdate, onClose }: PublishedProps) {
  const id = useDraftId() ?? '';
  const title = useDraftValue((content) => content.title ?? '');
  const path = `/read/${storySlug(id, title)}`;
  const link = `${location.origin}${path}`;
  // `share` rejects if the author closes the share dialog.
  const share = () => navigator.share({ title, url: link }).catch(() => {});
  return (
    <div className={styles.body}>
      <p>
        {isUnlisted
          ? 'Anyone with the link can read it now.'
          : isUpdate
            ? 'New readers get this version. Readers of an earlier one can move to it.'
            : 'Readers can find it now. Share the link with the first ones.'}
      </p>
      <p className={styles.link}>{link}</p>
      <div className={styles.actions}>
        <Button
          href={path}
          renderLink={({ href, className, children }) => (
            <Link to={href} className={className}>
              {children}
            </Link>
          )}
        >
          Play it
        </Button>
        {'share' in navigator ? (
          <Button kind="quiet" icon={<Share2 />} onClick={() => void share()}>
            Share your story
          </Button>
        ) : null}
        <CopyButton text={link} label="Copy the link" labelled />
        <Button kind="ghost" onClick={onClose}>
          Keep writing
        </Button>
      </div>
    </div>
  );
}

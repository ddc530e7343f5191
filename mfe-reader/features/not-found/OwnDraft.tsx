import { writeDetail } from '@storyloom/contract/stories/endpoints/write-detail';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { deletedWorksHref, studioHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import styles from './NotFound.module.css';

/** Leads an author on from the address of their own story that is not public. Only the author's browser learns of it. */
export function OwnDraft({ storyId }: { storyId: string }) {
  const { status, userId } = useSession();
  const draft = useQuery({
    ...ownQuery(useHost(), userId, writeDetail, { id: storyId }),
    enabled: status === 'real',
  }).data;
  // A public story has a page, and an address without one is mistyped.
  if (draft?.status !== 'DRAFT' && draft?.status !== 'DELETED') return null;
  const isDeleted = draft.status === 'DELETED';
  return (
    <div className={styles.own}>
      <p>
        {isDeleted
          ? 'You deleted this story, and can still restore it.'
          : 'This is your story. It isn’t public.'}
      </p>
      <Button kind="quiet" href={isDeleted ? deletedWorksHref : studioHref(storyId)} renderLink={renderLink}>
        {isDeleted ? 'Show deleted works' : 'Open in the studio'}
      </Button>
    </div>
  );
}

import { parseBookId } from '@storyloom/contract/core/slug';
import { useHost, useLocation, useQuery } from '@storyloom/mfe';
import type { ReactNode } from 'react';
import { MoreStories } from '../story-card/MoreStories.tsx';
import { storyQuery } from '../story-card/story.queries.ts';
import styles from './NotFound.module.css';
import { OwnDraft } from './OwnDraft.tsx';

/** The way to the author's own draft, a search, the story of a share that was turned off, and stories that many read. */
export function NotFound({ search }: { search: ReactNode }) {
  const host = useHost();
  const [folder, last = ''] = useLocation().pathname.split('/').slice(-2);
  const address = folder === 'read' ? parseBookId(last) : null;
  const shared = useQuery({
    ...storyQuery(host, address?.id ?? ''),
    enabled: address?.kind === 'share',
  }).data;
  return (
    <>
      {address?.kind === 'story' ? <OwnDraft storyId={address.id} /> : null}
      <section className={styles.rest} aria-label="More to read">
        {search}
        <MoreStories
          heading={shared ? 'Begin this story, or another one' : 'Or begin one of these'}
          first={shared}
        />
      </section>
    </>
  );
}

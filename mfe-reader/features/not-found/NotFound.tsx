import { parseBookId } from '@storyloom/contract/core/slug';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { endpointQuery, useHost, useLocation, useQuery } from '@storyloom/mfe';
import type { ReactNode } from 'react';
import { StoryTile } from '../story-card/StoryTile.tsx';
import { storyQuery } from '../story-card/story.queries.ts';
import styles from './NotFound.module.css';
import { OwnDraft } from './OwnDraft.tsx';

const shownStories = 3;

/** The way to the author's own draft, a search, the story of a share that was turned off, and stories that many read. */
export function NotFound({ search }: { search: ReactNode }) {
  const host = useHost();
  const [folder, last = ''] = useLocation().pathname.split('/').slice(-2);
  const address = folder === 'read' ? parseBookId(last) : null;
  const shared = useQuery({
    ...storyQuery(host, address?.id ?? ''),
    enabled: address?.kind === 'share',
  }).data;
  const { data: trending } = useQuery(endpointQuery(host, page, { sort: 'HOTTEST', size: shownStories + 1 }));
  const others = trending?.pageList.filter(({ id }) => id !== shared?.id) ?? [];
  const stories = [...(shared ? [shared] : []), ...others].slice(0, shownStories);
  return (
    <>
      {address?.kind === 'story' ? <OwnDraft storyId={address.id} /> : null}
      <section className={styles.rest} aria-label="More to read">
        {search}
        {stories.length > 0 ? (
          <>
            <h2 className={styles.heading}>
              {shared ? 'Begin this story, or another one' : 'Or begin one of these'}
            </h2>
            <ul className={styles.stories}>
              {stories.map((story) => (
                <li key={story.id}>
                  <StoryTile story={story} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
    </>
  );
}

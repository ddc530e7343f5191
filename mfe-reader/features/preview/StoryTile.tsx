import type { StoryCard as Story } from '@storyloom/contract/entities/story-card';
import { StoryCard } from '@storyloom/ui/StoryCard';
import { lazy, Suspense, useRef } from 'react';
import { renderLink } from '../shell/links.tsx';
import { type CoverLook, cardProps } from '../stories/card.model.ts';
import { useIntent } from './use-intent.ts';

// Nobody needs it before a pointer has come to rest.
const StoryPopup = lazy(() => import('./StoryPopup.tsx'));

/** A story's card; on a wide screen what it has no room for opens beside it. */
export function StoryTile({ story, look }: { story: Story; look?: CoverLook }) {
  const tile = useRef<HTMLDivElement>(null);
  const { open, close, events } = useIntent();
  return (
    <div ref={tile} {...events}>
      <StoryCard {...cardProps(story, look)} renderLink={renderLink} />
      {open ? (
        <Suspense>
          <StoryPopup story={story} card={tile} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

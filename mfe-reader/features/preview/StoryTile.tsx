import type { StoryCard as Story } from '@storyloom/contract/entities/story-card';
import { StoryCard } from '@storyloom/ui/stories/StoryCard';
import { useRef } from 'react';
import { lazyDialog } from '../shell/lazy-part.tsx';
import { renderLink } from '../shell/links.tsx';
import { type CoverLook, cardProps } from '../stories/card.model.ts';
import { useIntent } from './use-intent.ts';

// Nobody needs it before a pointer has come to rest, nor misses it where it does not come.
const StoryPopup = lazyDialog(() => import('./StoryPopup.tsx'), { quiet: true });

/** A story's card; on a wide screen what it has no room for opens beside it. */
export function StoryTile({ story, look }: { story: Story; look?: CoverLook }) {
  const tile = useRef<HTMLDivElement>(null);
  const { open, close, events } = useIntent();
  return (
    <div ref={tile} {...events}>
      <StoryCard {...cardProps(story, look)} renderLink={renderLink} />
      {open ? <StoryPopup story={story} card={tile} onClose={close} /> : null}
    </div>
  );
}

import { StoryCard } from '@storyloom/ui/stories/StoryCard';
import { useRef } from 'react';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { renderLink } from '../navigation/links.tsx';
import { type CoverOptions, cardProps, dateText, lengthText } from './card.model.ts';
import type { ListedStory } from './listed-story.ts';
import { useHoverIntent } from './use-hover-intent.ts';

const StoryPreview = lazyDialog(() => import('./StoryPreview.tsx'), { quiet: true });

/** A story's card. On wide screens, hover or keyboard focus opens a preview beside it. */
export function StoryTile({
  story,
  cover,
  hasFacts = false,
  className,
}: {
  story: ListedStory;
  cover?: CoverOptions;
  /** Says how long the story is and when it was updated. */
  hasFacts?: boolean;
  className?: string | undefined;
}) {
  const tile = useRef<HTMLDivElement>(null);
  const { open, close, events } = useHoverIntent();
  return (
    <div ref={tile} className={className} {...events}>
      <StoryCard
        {...cardProps(story, cover)}
        lengthText={hasFacts ? lengthText(story) : undefined}
        dateText={hasFacts && story.updatedAt ? dateText(story) : undefined}
        renderLink={renderLink}
      />
      {open ? <StoryPreview story={story} card={tile} onClose={close} /> : null}
    </div>
  );
}

import { categoryLabel } from '@storyloom/contract/stories/categories';
import { ratingLabel } from '@storyloom/contract/stories/ratings';
import { useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Skeleton, TextSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { Badge } from '@storyloom/ui/text/Badge';
import { Play } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { AuthorLink } from './AuthorLink.tsx';
import { BookmarkButton } from './BookmarkButton.tsx';
import { accessBadge } from './card.model.ts';
import type { ListedStory } from './listed-story.ts';
import { positionPopup } from './popup-position.ts';
import { StoryCounts } from './StoryCounts.tsx';
import styles from './StoryPreview.module.css';
import { storyQuery } from './story.queries.ts';

interface StoryPreviewProps {
  story: ListedStory;
  card: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Details of a story beside its card. Rendered next to the card in the document, so that Tab reaches it, and in the top
 * layer, so that no scrolling row clips it.
 */
export default function StoryPreview({ story, card, onClose }: StoryPreviewProps) {
  const popup = useRef<HTMLElement>(null);
  const { data: detail } = useQuery(storyQuery(useHost(), story.id));
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (popup.current && 'showPopover' in popup.current) popup.current.showPopover();
  }, []);

  const isLoaded = detail !== undefined;
  // The popup is higher with the summary.
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || !card.current) return;
    const { width, height } = element.getBoundingClientRect();
    const view = { width: innerWidth, height: innerHeight };
    const { left, top } = positionPopup(card.current.getBoundingClientRect(), { width, height }, view);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [card, isLoaded]);

  useEffect(() => {
    // The card moves; the preview would be beside another card.
    const dismiss = () => close();
    addEventListener('scroll', dismiss, { capture: true, passive: true });
    addEventListener('resize', dismiss);
    return () => {
      removeEventListener('scroll', dismiss, { capture: true });
      removeEventListener('resize', dismiss);
    };
  }, []);

  const badge = accessBadge(story);
  const { title, rating, slug } = story;
  return (
    <section ref={popup} popover="manual" aria-label={`About ${title}`} className={styles.popup}>
      {detail ? (
        <p className={styles.kind}>
          {categoryLabel(detail.category)} · <AuthorLink author={detail.author} />
        </p>
      ) : (
        <TextSkeleton lines={1} />
      )}
      <p className={styles.title}>{title}</p>
      {detail ? <p className={styles.summary}>{detail.summary}</p> : <TextSkeleton lines={6} />}
      {detail?.tags.length ? <p className={styles.tags}>{detail.tags.slice(0, 5).join(' · ')}</p> : null}
      <p className={styles.counts}>
        {detail ? <StoryCounts chatCount={detail.chatCount} readerCount={detail.readerCount} /> : null}
        {rating === 'G' ? null : <Badge>{ratingLabel(rating)}</Badge>}
        {badge ? <Badge>{badge}</Badge> : null}
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          href={readHref(slug)}
          renderLink={renderLink}
          icon={<Play fill="currentColor" />}
          aria-label={`Play: ${title}`}
        >
          Play
        </Button>
        {detail ? (
          <BookmarkButton story={detail} size="small" />
        ) : (
          <Skeleton width={142} height={36} className={styles.skeleton} />
        )}
      </div>
    </section>
  );
}

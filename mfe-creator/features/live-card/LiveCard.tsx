import { isAdult } from '@storyloom/contract/stories/ratings';
import { StoryCard } from '@storyloom/ui/stories/StoryCard';
import { useDraftImage, useDraftValue } from '../draft/use-draft.ts';
import { fillDraftText } from './fill-draft-text.ts';
import styles from './LiveCard.module.css';

const noTags: readonly string[] = [];

/** Preview of the story’s card in readers’ lists. */
export function LiveCard() {
  const image = useDraftImage(useDraftValue(({ cover }) => cover?.imageId));
  const title = useDraftValue((content) => fillDraftText(content.title, content) || 'Your title');
  const hook = useDraftValue((content) => fillDraftText(content.hook, content) || undefined);
  const tags = useDraftValue((content) => content.tags ?? noTags);
  const type = useDraftValue((content) => content.type);
  const rating = useDraftValue((content) => content.rating);
  const access = useDraftValue(({ membersOnly, earlyDays = 0 }) =>
    membersOnly ? 'Members only' : earlyDays > 0 ? 'Members first' : undefined,
  );
  return (
    <div className={styles.card}>
      <StoryCard
        href=""
        title={title}
        hook={hook}
        cover={{ src: image?.url, placeholder: image?.placeholder ?? null }}
        tags={tags}
        typeBadge={type === 'ROLE' ? 'Character' : undefined}
        ratingBadge={rating && isAdult(rating) ? rating : undefined}
        accessBadge={access}
        renderLink={({ className, children }) => <span className={className}>{children}</span>}
      />
    </div>
  );
}

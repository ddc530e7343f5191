import type { ShareDetail } from '@storyloom/contract/shares/entities/share';
import { Button } from '@storyloom/ui/actions/Button';
import { Cover } from '@storyloom/ui/stories/Cover';
import type { ReactNode } from 'react';
import { readHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { coverProps } from '../story-card/card.model.ts';
import styles from './ShareHeader.module.css';
import { sharedText } from './share.model.ts';

interface ShareHeaderProps {
  share: ShareDetail;
  /** Whether the shared path ends with the story. */
  isEnded: boolean;
  isContinuing: boolean;
  onContinue: () => void;
  reportButton: ReactNode;
}

/** The story of a share, its reader, and the actions. */
export function ShareHeader({ share, isEnded, isContinuing, onContinue, reportButton }: ShareHeaderProps) {
  const { story, adultWarning, isLocked } = share;
  return (
    <header className={styles.header}>
      <Cover
        {...coverProps(story.cover, story.rating, { eager: true, sizes: '104px' })}
        title={story.title}
      />
      <div className={styles.words}>
        <p className={styles.kind}>{sharedText(share)}</p>
        <h1 className={styles.title}>{story.title}</h1>
        <p className={styles.hook}>{story.hook}</p>
        <div className={styles.acts}>
          {adultWarning || isLocked || isEnded ? null : (
            <Button size="small" loading={isContinuing} onClick={onContinue}>
              Continue from here
            </Button>
          )}
          <Button
            kind={isEnded ? 'primary' : 'quiet'}
            size="small"
            href={readHref(story.slug)}
            renderLink={renderLink}
          >
            {isEnded ? 'Play it yourself' : 'Start from the beginning'}
          </Button>
          {reportButton}
        </div>
      </div>
    </header>
  );
}

import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import type { ReactNode } from 'react';
import { readHref } from '../navigation/hrefs.ts';
import { CoverRow } from './CoverRow.tsx';
import styles from './ExcerptRow.module.css';

interface ExcerptRowProps {
  story: Pick<StoryCard, 'title' | 'cover' | 'rating' | 'access'>;
  /** Slug of the story or share that the row opens. */
  slug: string;
  status: ReactNode;
  excerpt: string;
}

/** A story the visitor played or shared: a status line, and an excerpt of its text. */
export function ExcerptRow({ story, slug, status, excerpt }: ExcerptRowProps) {
  return (
    <CoverRow story={story} href={readHref(slug)} cover={{ sizes: '84px' }}>
      <p className={styles.status}>{status}</p>
      <p className={styles.excerpt}>{curlQuotes(excerpt)}</p>
    </CoverRow>
  );
}

import type { ReportedStory } from '@storyloom/contract/moderation/entities/reported-story';
import type { Rating } from '@storyloom/contract/stories/ratings';
import type { Tx } from '../../../platform/db.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/** The content of a case. */
export interface SubjectContent {
  authorId: string | null;
  title: string;
  excerpt: string;
  /** Page of the subject; null if it has none. */
  href: string | null;
  story?: ReportedStory | null;
}

/** Content that readers report and moderators hide. */
export interface Subject {
  /** Null for content that does not exist, or that the viewer cannot open. */
  find(id: string, viewer: Viewer): Promise<SubjectContent | null>;
  /** Hides the content from everybody but its author. Returns its former state; null if it is gone or hidden already. */
  hide(tx: Tx, id: string): Promise<object | null>;
  /** Gives the content another rating. Returns the former one; null if it has none. */
  rate?(tx: Tx, id: string, rating: Rating): Promise<object | null>;
  /** Restores what the author has not changed since. */
  restore(tx: Tx, id: string, former: object): Promise<void>;
}

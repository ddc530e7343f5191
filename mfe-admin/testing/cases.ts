import type { ModerationCaseDetail } from '@storyloom/contract/moderation/entities/moderation-case';

const subject = {
  kind: 'STORY',
  id: 's1',
  title: 'The Salt Clock',
  excerpt: 'The sea is late.',
  href: '/read/s1',
} as const;

/** Case of a reported story that waits for a decision. */
export function moderationCase(change: Partial<ModerationCaseDetail> = {}): ModerationCaseDetail {
  return {
    id: 'case1',
    subject,
    author: { id: 'mara', name: 'Mara Vey', avatarUrl: null },
    status: 'OPEN',
    outcome: null,
    takenBy: null,
    reportCount: 1,
    reasons: ['COPIED'],
    openedAt: '2026-03-01T12:00:00.000Z',
    updatedAt: '2026-03-01T12:00:00.000Z',
    reports: [{ reason: 'COPIED', note: 'From my book.', reporter: null, at: '2026-03-01T12:00:00.000Z' }],
    story: null,
    picture: null,
    decisions: [],
    appeal: null,
    authorViolations: 0,
    ...change,
  };
}

/** A story as it was when it was reported. */
export const reportedStory: NonNullable<ModerationCaseDetail['story']> = {
  version: 2,
  rating: 'PG_13',
  category: 'HORROR',
  summary: 'A clock of salt.',
  tags: ['sea'],
  cover: null,
  opening: 'The tide is late.',
  characters: [{ title: 'Ann', text: 'Keeps the clock.' }],
  options: ['Climb', 'Wait'],
  storyteller: [{ title: 'Content', text: 'The keeper is the killer.' }],
  lore: [{ title: 'The tower', text: 'It leans.' }],
};

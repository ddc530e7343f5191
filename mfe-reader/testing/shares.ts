import type { ShareDetail } from '@storyloom/contract/shares/entities/share';
import { storyDetail } from './stories.ts';

export function shareDetail(part: Partial<ShareDetail> = {}): ShareDetail {
  const story = storyDetail();
  return {
    id: 'sh1',
    slug: `share-sh1-${story.slug}`,
    story,
    messageCount: 5,
    openCount: 3,
    excerpt: 'The pass is closed.',
    createdAt: '2026-01-01T00:00:00Z',
    reader: { id: 'mara', name: 'Mara', avatarUrl: null },
    adultWarning: false,
    isLocked: false,
    messages: [{ id: '0', role: 'assistant', speaker: null, text: 'The mule stops.' }],
    nextAfter: null,
    isOwner: false,
    ...part,
  };
}

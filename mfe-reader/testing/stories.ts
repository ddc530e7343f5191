import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';

export function storyDetail(part: Partial<StoryDetail> = {}): StoryDetail {
  return {
    id: 'abc123',
    type: 'STORY',
    title: 'The Salt Road',
    hook: 'Every step costs a memory.',
    summary: 'You carry salt over the pass.',
    cover: { url: '/files/c.webp', thumbUrl: '/files/t.webp', width: 640, height: 960, placeholder: null },
    category: 'FANTASY',
    tags: ['road', 'salt'],
    rating: 'PG',
    access: 'ALL',
    earlyUntil: null,
    chatCount: 12_400,
    readerCount: 3,
    author: { id: 'mara', name: 'Mara Vey', avatarUrl: null },
    publishedAt: '2026-01-01T00:00:00Z',
    slug: 'abc123-the-salt-road-ai-interactive-story',
    status: 'PUBLISHED',
    perspective: 'SECOND_PERSON',
    opening: 'The mule stops.',
    options: ['Push on'],
    cast: [{ name: 'Ilse', role: 'MAIN', profession: null, appearance: null, portrait: null }],
    version: 1,
    adultWarning: false,
    isLocked: false,
    onBookshelf: false,
    isOwner: false,
    updatedAt: '2026-01-01T00:00:00Z',
    ...part,
  };
}

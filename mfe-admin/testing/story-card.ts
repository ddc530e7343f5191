import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';

export const storyCard: StoryCard = {
  id: 's1',
  type: 'STORY',
  title: 'Salt',
  hook: '',
  summary: '',
  cover: { url: '/files/c.webp', thumbUrl: '/files/t.webp', width: 640, height: 960, placeholder: null },
  category: 'MYSTERY',
  tags: [],
  rating: 'PG',
  access: 'ALL',
  earlyUntil: null,
  chatCount: 0,
  readerCount: 0,
  author: { id: 'mara', name: 'Mara Vey', avatarUrl: null },
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  slug: 's1-slug',
};

import type { Notification } from '@storyloom/contract/notifications/entities/notification';

export const notificationOf = (id: string, title: string, isRead = false): Notification => ({
  story: {
    id,
    type: 'STORY',
    title,
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
    slug: `${id}-slug`,
  },
  createdAt: '2026-11-01T12:00:00.000Z',
  isRead,
});

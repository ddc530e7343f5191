import type { Notification } from '@storyloom/contract/notifications/entities/notification';

const common = { createdAt: '2026-11-01T12:00:00.000Z', isRead: false };

export const notificationOf = (id: string, title: string, isRead = false) =>
  ({
    ...common,
    kind: 'STORY' as const,
    id,
    isRead,
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
  }) satisfies Notification;

const { story } = notificationOf('w1', 'The Last Ferry');

/** One notification of each kind but new stories. */
export const notices: Notification[] = [
  { ...common, id: 'n1', kind: 'SHARE_OPENS', story, count: 5 },
  { ...common, id: 'n2', kind: 'THANKS', story, count: 1 },
  { ...common, id: 'n3', kind: 'READERS', story, count: 1_000 },
  { ...common, id: 'n4', kind: 'FOLLOWERS', count: 2 },
  { ...common, id: 'n5', kind: 'PLAN_RENEWED', plan: 'PLUS', count: 3_000 },
  {
    ...common,
    id: 'n6',
    kind: 'CAMPAIGN_ENDS',
    story,
    title: 'A long night',
    type: 'ROLE',
    endsAt: '2026-11-04T09:00:00.000Z',
  },
  { ...common, id: 'n7', kind: 'REPORT_DECIDED', title: 'Ash', isViolation: true },
];

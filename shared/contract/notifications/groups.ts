/** Groups of notifications that a person can turn off. */
export const noticeGroups = ['FOLLOWED', 'LINKS', 'STORIES', 'PLAN', 'CAMPAIGNS', 'REPORTS'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** DRAFT → PUBLISHED ⇄ UNLISTED; any → DELETED, restorable by its owner for 30 days. */
export const storyStatuses = ['DRAFT', 'PUBLISHED', 'UNLISTED', 'DELETED'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

/** DRAFT → PUBLISHED ⇄ UNLISTED; any → DELETED, which its author can undo within 30 days. */
export const storyStatuses = ['DRAFT', 'PUBLISHED', 'UNLISTED', 'DELETED'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

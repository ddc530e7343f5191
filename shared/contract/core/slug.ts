export const titleSuffix = ' - AI interactive story';

/**
 * The slug of a title with `titleSuffix`: lower case, accents stripped, only letters, digits and single hyphens, none at
 * the ends.
 */
export function slug(title: string): string {
  const full = title.endsWith(titleSuffix) ? title : title + titleSuffix;
  return full
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s\u00df-\u00f6\u00f8-\u024f]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `{id}-{slug}` */
export function storySlug(id: string, title: string): string {
  return `${id}-${slug(title)}`;
}

/** `share-{shareId}-{storyId}-{slug}` */
export function shareSlug(shareId: string, storyId: string, title: string): string {
  return `share-${shareId}-${storySlug(storyId, title)}`;
}

export type BookAddress = { kind: 'story'; id: string } | { kind: 'share'; shareId: string; id: string };

/** Parses the `:bookId` of `/read/:bookId`; null if it is neither a story's nor a share's. */
export function parseBookId(bookId: string): BookAddress | null {
  const share = /^share-([a-z0-9]+)-([a-z0-9]+)(?:-|$)/.exec(bookId);
  if (share?.[1] && share[2]) return { kind: 'share', shareId: share[1], id: share[2] };
  const id = /^([a-z0-9]+)(?:-|$)/.exec(bookId)?.[1];
  return id ? { kind: 'story', id } : null;
}

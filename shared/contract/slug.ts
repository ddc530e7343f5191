export const titleSuffix = ' - AI interactive story';

/**
 * A title as the last part of an address: the suffix appended if missing, accents stripped, lower case, only
 * letters, digits and single hyphens. Never starts or ends with a hyphen.
 */
export function slug(title: string): string {
  const whole = title.endsWith(titleSuffix) ? title : title + titleSuffix;
  return whole
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s\u00df-\u00f6\u00f8-\u024f]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A story's own address part: `{id}-{slug}`. */
export function storySlug(id: string, title: string): string {
  return `${id}-${slug(title)}`;
}

/** A share's address part: `share-{shareId}-{storyId}-{slug}`. */
export function shareSlug(shareId: string, storyId: string, title: string): string {
  return `share-${shareId}-${storySlug(storyId, title)}`;
}

export type BookAddress = { kind: 'story'; id: string } | { kind: 'share'; shareId: string; id: string };

/** Reads the `:bookId` of `/read/:bookId`; null when it names neither a story nor a share. */
export function parseBookId(bookId: string): BookAddress | null {
  const share = /^share-([a-z0-9]+)-([a-z0-9]+)(?:-|$)/.exec(bookId);
  if (share?.[1] && share[2]) return { kind: 'share', shareId: share[1], id: share[2] };
  const id = /^([a-z0-9]+)(?:-|$)/.exec(bookId)?.[1];
  return id ? { kind: 'story', id } : null;
}

import type { StoryCard } from './entities/story-card.ts';

/** Size of the picture of a story in link previews, in px. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

/** Its address, which changes with what it shows. */
export function linkPictureUrl({ id, title, cover }: Pick<StoryCard, 'id' | 'title' | 'cover'>): string {
  return `/files/links/${id}-${fingerprint(`${title}\n${cover.url}`)}.webp`;
}

/** FNV-1a of 32 bits: a page draws addresses at once, and has SHA-256 only as a promise. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

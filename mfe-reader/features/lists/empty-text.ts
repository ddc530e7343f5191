import type { EmptyArtName } from '@storyloom/ui/feedback/EmptyDrawing';

/** Why a list is empty, and a link to somewhere that is not. */
export interface EmptyText {
  art?: EmptyArtName;
  title: string;
  text: string;
  /** Text of the link to `href`. */
  label: string;
  href: string;
}

/** Text for a page number beyond the end of a list. */
export function missingPageNotice(page: number, firstPageHref: string): EmptyText {
  return {
    art: 'search',
    title: `Page ${page} doesn’t exist`,
    text: 'This list has fewer pages.',
    label: 'Go to page 1',
    href: firstPageHref,
  };
}

import type { EmptyArtName } from '@storyloom/ui/feedback/EmptyArt';

/** Why a place is empty, and the nearest one that is not. */
export interface EmptyWords {
  art?: EmptyArtName;
  title: string;
  text: string;
  /** What the link to `href` says. */
  label: string;
  href: string;
}

/** A page number beyond the end of a list. */
export function pastTheEnd(page: number, list: string, firstPage: string): EmptyWords {
  return {
    art: 'search',
    title: `There is no page ${page}`,
    text: `${list} ends before it.`,
    label: 'Go to the first page',
    href: firstPage,
  };
}

import { Button } from '@storyloom/ui/Button';
import { EmptyState } from '@storyloom/ui/EmptyState';
import { renderLink } from '../shell/links.tsx';
import { type Browse, browseHref, isNarrowed } from './browse.model.ts';

/** Nothing here: says why, and offers the nearest place where there is something. */
export function BrowseEmpty({ browse }: { browse: Browse }) {
  const { title, text, label, href } = wayOut(browse);
  return (
    <EmptyState
      art="search"
      title={title}
      text={text}
      action={
        <Button href={href} renderLink={renderLink}>
          {label}
        </Button>
      }
    />
  );
}

function wayOut(browse: Browse) {
  const { tag, category, sort, page } = browse;
  if (page > 1) {
    return {
      title: `There is no page ${page}`,
      text: 'This list ends before it.',
      label: 'Go to the first page',
      href: browseHref({ ...browse, page: 1 }),
    };
  }
  if (isNarrowed(browse)) {
    return {
      title: 'Nothing fits these filters',
      text: 'There is more without them.',
      label: 'Clear filters',
      href: browseHref({ tag, category, sort }),
    };
  }
  if (tag !== null) {
    return {
      title: 'No story carries this tag',
      text: 'Its words may stand in a story all the same.',
      label: 'Search for them',
      href: `/search/${encodeURIComponent(tag)}`,
    };
  }
  return {
    title: 'No story here yet',
    text: 'Nobody has told one of this kind. Every other shelf is full.',
    label: 'Show all stories',
    href: browseHref({}),
  };
}

import { Button } from '@storyloom/ui/Button';
import { EmptyState } from '@storyloom/ui/EmptyState';
import { renderLink } from '../shell/links.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import { type Search, searchHref } from './search.model.ts';

/** Nothing fits: says why, offers the nearest place where there is something, and how to ask otherwise. */
export function SearchEmpty({ search }: { search: Search }) {
  const { title, text, label, href } = wayOut(search);
  return (
    <>
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
      <SearchHelp open />
    </>
  );
}

function wayOut({ keyword, type, page }: Search) {
  if (page > 1) {
    return {
      title: `There is no page ${page}`,
      text: 'The results end before it.',
      label: 'Go to the first page',
      href: searchHref({ keyword, type }),
    };
  }
  if (type !== 'all') {
    const [none, others] = type === 'ROLE' ? ['character', 'stories'] : ['story', 'characters'];
    return {
      title: `No ${none} fits “${keyword}”`,
      text: `Perhaps there are ${others} that do.`,
      label: 'Search all kinds',
      href: searchHref({ keyword }),
    };
  }
  return {
    title: 'Nothing found',
    text: 'Try fewer or other words: every word must fit.',
    label: 'Browse all stories',
    href: '/story',
  };
}

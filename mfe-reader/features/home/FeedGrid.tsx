import { Link, useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import { StoryGrid } from '../lists/StoryGrid.tsx';
import { browseHref } from '../navigation/hrefs.ts';
import { renderFilterLink } from '../navigation/links.tsx';
import styles from './FeedGrid.module.css';
import { filterHeading, isFiltered, type StoryFilter } from './filter.model.ts';
import { feedQuery } from './home.queries.ts';

interface FeedGridProps {
  filter: StoryFilter;
  /** Number of covers on the first screen. */
  eager: number;
  /** Stories above the feed, which does not repeat them. */
  shownIds: readonly string[];
}

/** Stories that are worth a section below the carousels; fewer are behind their links. */
const fewest = 4;

/** The feed of the home page; nothing if the carousels above show all stories but a few. */
export function FeedGrid({ filter, eager, shownIds }: FeedGridProps) {
  const list = useSuspenseInfiniteQuery(feedQuery(useHost(), filter));
  const rest = list.data.pages.map(({ pageList }) => ({
    pageList: pageList.filter(({ id }) => !shownIds.includes(id)),
  }));
  const heading = filterHeading(filter);
  if (
    !isFiltered(filter) &&
    shownIds.length > 0 &&
    !list.hasNextPage &&
    rest.flatMap(({ pageList }) => pageList).length < fewest
  )
    return null;
  return (
    <section className={styles.feed} aria-labelledby="feed-heading">
      <header className={styles.heading}>
        <h2 id="feed-heading">{heading}</h2>
        <Link to={browseHref(filter)} aria-label={`Browse all: ${heading}`}>
          Browse all
        </Link>
      </header>
      <StoryGrid
        label={heading}
        list={{ ...list, data: { pages: rest } }}
        eager={eager}
        empty={
          <EmptyNotice
            link={renderFilterLink}
            notice={{
              art: 'search',
              title: 'No stories here yet',
              text: 'Browse another genre.',
              label: 'Show all stories',
              href: '/',
            }}
          />
        }
      />
    </section>
  );
}

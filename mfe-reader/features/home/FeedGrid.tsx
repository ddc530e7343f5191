import { useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import { StoryGrid } from '../lists/StoryGrid.tsx';
import { renderFilterLink } from '../navigation/links.tsx';
import { filterHeading, type StoryFilter } from './filter.model.ts';
import { feedQuery } from './home.queries.ts';

/** The feed of the home page. `eager`: number of covers on the first screen. */
export function FeedGrid({ filter, eager }: { filter: StoryFilter; eager: number }) {
  return (
    <StoryGrid
      label={filterHeading(filter)}
      list={useSuspenseInfiniteQuery(feedQuery(useHost(), filter))}
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
  );
}

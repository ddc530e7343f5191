import { useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import { renderFilterLink } from '../shell/links.tsx';
import { filterHeading, type StoryFilter } from './filter.model.ts';
import { StoryGrid } from './StoryGrid.tsx';
import { feedQuery } from './stories.queries.ts';

/** The feed under the home page's filter. `eager`: how many covers are on the first screen. */
export function FeedGrid({ filter, eager }: { filter: StoryFilter; eager: number }) {
  return (
    <StoryGrid
      label={filterHeading(filter)}
      list={useSuspenseInfiniteQuery(feedQuery(useHost(), filter))}
      eager={eager}
      empty={
        <EmptyPlace
          link={renderFilterLink}
          words={{
            art: 'search',
            title: 'No story here yet',
            text: 'Nobody has told one of this kind. Every other shelf is full.',
            label: 'Show all stories',
            href: '/',
          }}
        />
      }
    />
  );
}

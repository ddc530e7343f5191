import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import type { EmptyText } from '../lists/empty-text.ts';
import { ownListProps } from '../lists/own-list-props.ts';
import { uniqueCards } from '../story-card/card.model.ts';
import { BookshelfCard } from './BookshelfCard.tsx';
import { bookshelfQuery } from './bookshelf.queries.ts';
import { useRemovals } from './use-removals.ts';

const noStories: EmptyText = {
  title: 'Nothing saved yet',
  text: 'Tap the bookmark on a story to keep it here.',
  label: 'Find a story',
  href: '/',
};

/** The stories the visitor marked, latest first. */
export function Bookshelf() {
  const host = useHost();
  const { userId } = useSession();
  const list = useInfiniteQuery(bookshelfQuery(host, userId));
  const removals = useRemovals();
  return (
    <InfiniteList
      label="Saved stories"
      items={uniqueCards(list.data?.pages ?? [])}
      getKey={(story) => story.id}
      renderItem={(story) => <BookshelfCard story={story} removals={removals} />}
      {...ownListProps(list)}
      empty={<EmptyNotice notice={noStories} />}
    />
  );
}

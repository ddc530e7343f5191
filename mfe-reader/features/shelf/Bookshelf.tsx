import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import type { EmptyWords } from '../shell/empty-words.ts';
import { ownList } from '../shell/own-list.ts';
import { uniqueCards } from '../stories/card.model.ts';
import { ShelfCard } from './ShelfCard.tsx';
import { bookshelfQuery } from './shelf.queries.ts';
import { useRemoved } from './use-removed.ts';

const nothingMarked: EmptyWords = {
  title: 'Your shelf is empty',
  text: 'Mark a story with the bookmark, and it waits for you here.',
  label: 'Find a story',
  href: '/',
};

/** What the visitor marked, the latest first. */
export function Bookshelf() {
  const host = useHost();
  const { userId } = useSession();
  const list = useInfiniteQuery(bookshelfQuery(host, userId));
  const removed = useRemoved();
  return (
    <InfiniteList
      label="Bookshelf"
      items={uniqueCards(list.data?.pages ?? [])}
      getKey={(story) => story.id}
      renderItem={(story) => <ShelfCard story={story} removed={removed} />}
      {...ownList(list)}
      end="This is your whole shelf."
      empty={<EmptyPlace words={nothingMarked} />}
    />
  );
}

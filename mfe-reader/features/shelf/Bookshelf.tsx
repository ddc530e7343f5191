import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/Button';
import { EmptyState } from '@storyloom/ui/EmptyState';
import { InfiniteList } from '@storyloom/ui/InfiniteList';
import { renderLink } from '../shell/links.tsx';
import { ownList } from '../shell/own-list.ts';
import { uniqueCards } from '../stories/card.model.ts';
import { ShelfCard } from './ShelfCard.tsx';
import { bookshelfQuery } from './shelf.queries.ts';
import { useRemoved } from './use-removed.ts';

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
      empty={
        <EmptyState
          title="Your shelf is empty"
          text="Mark a story with the bookmark, and it waits for you here."
          action={
            <Button href="/" renderLink={renderLink}>
              Find a story
            </Button>
          }
        />
      }
    />
  );
}

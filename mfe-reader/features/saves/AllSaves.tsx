import { listAllSaves } from '@storyloom/contract/saves/endpoints/list-all-saves';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import type { EmptyText } from '../lists/empty-text.ts';
import { ownListProps } from '../lists/own-list-props.ts';
import { ExcerptRowSkeleton } from '../story-card/ExcerptRowSkeleton.tsx';
import { ListedSaveRow } from './ListedSaveRow.tsx';

const noSaves: EmptyText = {
  title: 'No saves yet',
  text: 'Your stories are saved as you play. You can keep up to three saves of each.',
  label: 'Find a story',
  href: '/',
};

/** The visitor's saves of all stories, latest first. */
export function AllSaves() {
  const host = useHost();
  const { userId } = useSession();
  const list = useInfiniteQuery({
    ...ownPagedQuery(host, userId, listAllSaves, (page) => ({ page })),
    refetchOnMount: 'always',
  });
  const saves = (list.data?.pages ?? []).flatMap((page) => page.pageList);
  return (
    <InfiniteList
      label="Saves"
      layout="list"
      items={[...new Map(saves.map((save) => [save.id, save])).values()]}
      getKey={(save) => save.id}
      renderItem={(save) => <ListedSaveRow save={save} onChanged={() => void list.refetch()} />}
      skeleton={<ExcerptRowSkeleton />}
      {...ownListProps(list)}
      end={null}
      empty={<EmptyNotice notice={noSaves} />}
    />
  );
}

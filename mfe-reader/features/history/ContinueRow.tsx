import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { Carousel } from '@storyloom/ui/lists/Carousel';
import { renderLink } from '../navigation/links.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { drawnRecentQuery, recentQuery } from './history.queries.ts';

/** The stories to go on with; nothing for who has not begun one. A help: when it does not load, it is not there. */
export function ContinueRow() {
  const host = useHost();
  const { userId } = useSession();
  const drawn = drawnRecentQuery(host).queryKey;
  const { data: items = [] } = useQuery({
    ...recentQuery(host, userId),
    placeholderData: () => host.queryClient.getQueryData(drawn),
  });
  if (items.length === 0) return null;
  return (
    <Carousel heading="Continue" href="/history" items="cards" renderLink={renderLink}>
      {items.map((item) => (
        <HistoryRow key={item.story.id} item={item} />
      ))}
    </Carousel>
  );
}

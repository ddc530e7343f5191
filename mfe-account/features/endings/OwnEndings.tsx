import { foundEndings } from '@storyloom/contract/chat/endpoints/found-endings';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** “3 endings found” on the visitor’s own profile; nothing before the first one, or if the number cannot be read. */
export function OwnEndings() {
  const { userId } = useSession();
  const { data } = useQuery({ ...ownQuery(useHost(), userId, foundEndings, {}), refetchOnMount: 'always' });
  if (!data || data.found === 0) return null;
  return <span data-fact>{data.found === 1 ? '1 ending found' : `${data.found} endings found`}</span>;
}

import { models } from '@storyloom/contract/chat/endpoints/models';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** True on a site without a language model. */
export function useIsBuiltIn(): boolean {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, models, {}));
  return data?.some(({ isDefault, isOffline }) => isDefault && isOffline) ?? false;
}

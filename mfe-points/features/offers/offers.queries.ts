import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { member } from '@storyloom/contract/points/endpoints/member';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** Packs and plans at the visitor's prices. Not cached, because a price is shown right before it is paid. */
export function useOffers() {
  const host = useHost();
  const { userId } = useSession();
  return useQuery({ ...ownQuery(host, userId, offers, {}), gcTime: 0, refetchOnMount: 'always' });
}

interface MemberOptions {
  enabled?: boolean;
  /** Refetch interval, in ms; null for none. */
  pollMs?: number | null;
}

/** The visitor's membership. Refetched whenever a dialog opens, even if the page has fresh data. */
export function useMember({ enabled = true, pollMs = null }: MemberOptions = {}) {
  const host = useHost();
  const { userId } = useSession();
  const options = ownQuery(host, userId, member, {});
  return useQuery({ ...options, staleTime: 0, enabled, refetchInterval: pollMs ?? false });
}

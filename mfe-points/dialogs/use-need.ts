import type { DialogInput } from '@storyloom/contract/core/dialog';
import type { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { useEffect, useEffectEvent } from 'react';
import { useBalance } from '../features/balance/use-balance.ts';
import { useMember } from '../features/offers/offers.queries.ts';

export type Need = DialogInput<typeof getMorePoints>;

/** Calls `onMet` once the need is met. Data from before the dialog opened does not count. */
export function useNeed(need: Need, onMet: () => void): void {
  const balance = useBalance();
  const member = useMember({ enabled: need?.needs === 'membership' });
  const isMet =
    need?.needs === 'points'
      ? balance.isFetchedAfterMount && (balance.data?.totalIntegral ?? 0) >= need.price
      : need?.needs === 'membership' && member.isFetchedAfterMount && member.data?.plan != null;
  const announce = useEffectEvent(onMet);
  useEffect(() => {
    if (isMet) announce();
  }, [isMet]);
}

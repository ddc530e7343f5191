import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { useHost } from '@storyloom/mfe';
import { useEffect } from 'react';

/** Refetches the balance and the open records when points or the visitor change. */
export function useInvalidatePoints(): void {
  const { bus, queryClient } = useHost();
  useEffect(() => {
    const invalidate = () => {
      void queryClient.invalidateQueries({ queryKey: [account.path] });
      void queryClient.invalidateQueries({ queryKey: [detail.path] });
    };
    const unsubscribes = [bus.on(pointsChanged, invalidate), bus.on(sessionChanged, invalidate)];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [bus, queryClient]);
}

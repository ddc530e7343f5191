import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { useHost } from '@storyloom/mfe';
import { useEffect } from 'react';

/** Refetches the balance and the records when points or the visitor change. */
export function useStalePoints(): void {
  const { bus, queryClient } = useHost();
  useEffect(() => {
    const readAgain = () => {
      void queryClient.invalidateQueries({ queryKey: [account.path] });
      void queryClient.invalidateQueries({ queryKey: [detail.path] });
    };
    const stops = [bus.on(pointsChanged, readAgain), bus.on(sessionChanged, readAgain)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [bus, queryClient]);
}

import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import { useHost } from '@storyloom/mfe';
import { useEffect } from 'react';

const makesStale = ['points.changed', 'session.changed', 'webview.resumed'] as const;

/** Reads points again whenever someone says that they moved. */
export function useStalePoints(): void {
  const { bus, queryClient } = useHost();
  useEffect(() => {
    const readAgain = () => {
      void queryClient.invalidateQueries({ queryKey: [account.path] });
      void queryClient.invalidateQueries({ queryKey: [detail.path] });
    };
    const stops = makesStale.map((name) => bus.on(name, readAgain));
    return () => {
      for (const stop of stops) stop();
    };
  }, [bus, queryClient]);
}

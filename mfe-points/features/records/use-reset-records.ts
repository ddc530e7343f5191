import { account } from '@storyloom/contract/points/endpoints/account';
import { detail } from '@storyloom/contract/points/endpoints/detail';
import { useHost } from '@storyloom/mfe';
import { useEffect } from 'react';

/** Refetches the balance when the dialog opens, and removes its records from the cache when it closes. */
export function useResetRecords(): void {
  const { queryClient } = useHost();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [account.path] });
    return () => queryClient.removeQueries({ queryKey: [detail.path] });
  }, [queryClient]);
}

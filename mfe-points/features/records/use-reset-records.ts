import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import { useHost } from '@storyloom/mfe';
import { useEffect } from 'react';

/** Refetches the balance when the dialog opens, and drops its records when it closes. Tabs share one cache while it is open. */
export function useResetRecords(): void {
  const { queryClient } = useHost();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [account.path] });
    return () => queryClient.removeQueries({ queryKey: [detail.path] });
  }, [queryClient]);
}

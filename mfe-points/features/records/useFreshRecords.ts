import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import { useHost } from '@storyloom/mfe';
import { useEffect } from 'react';

/** Each opening reads anew, from the first page on; between tabs what was read stays. */
export function useFreshRecords(): void {
  const { queryClient } = useHost();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [account.path] });
    return () => queryClient.removeQueries({ queryKey: [detail.path] });
  }, [queryClient]);
}

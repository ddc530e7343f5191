import { loadParser } from '@storyloom/http/read-events';
import { whenUsed } from '@storyloom/ui/timing/when-used';
import { useEffect } from 'react';

export const loadMenu = () => import('@storyloom/ui/overlays/Menu');

/**
 * Loads the code of menus, 40 kB, and of replies when the page is used, because a menu may
 * be opened when the connection is gone. Not for visitors who save data.
 */
export function useLaterCode(): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData) whenUsed(() => void Promise.allSettled([loadMenu(), loadParser()]));
  }, []);
}

import { loadParser } from '@storyloom/http/read-events';
import { useEffect } from 'react';

export const loadMenu = () => import('@storyloom/ui/overlays/Menu');

/**
 * Loads the code of menus, a seventh of a first visit's scripts, and of replies in an idle moment after the visitor has
 * moved the pointer, touched the page or pressed a key, because a menu may be opened when the connection is gone. Not for
 * visitors who save data.
 */
export function useLaterCode(): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    const waiting = new AbortController();
    const loadOnce = () => {
      waiting.abort();
      whenIdle(() => void Promise.allSettled([loadMenu(), loadParser()]));
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(type, loadOnce, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
}

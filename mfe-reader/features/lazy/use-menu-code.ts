import { useEffect } from 'react';

export const loadMenu = () => import('@storyloom/ui/overlays/Menu');

/**
 * Loads the code of menus in an idle moment after the page has loaded, because a menu may be opened when the connection is gone.
 * Not for visitors who save data.
 */
export function useMenuCode(): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Safari has no idle callbacks.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000));
    const load = () => whenIdle(() => void loadMenu().catch(() => {}));
    if (document.readyState === 'complete') return void load();
    window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, []);
}

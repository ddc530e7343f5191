import type { DialogStack } from './stack.ts';

interface Place {
  location: { key: string };
}

/** What of the router this needs. */
export interface Places {
  state: Place;
  subscribe(listener: (state: Place & { historyAction: string }) => void): unknown;
}

/** Back and Forward leave the page that a dialog was opened on: it closes, without an answer. */
export function closeOnBack(router: Places, stack: DialogStack): void {
  let shown = router.state.location.key;
  router.subscribe(({ historyAction, location }) => {
    if (location.key === shown) return;
    shown = location.key;
    if (historyAction !== 'POP') return;
    for (const { key, open } of stack.store.getState()) if (open) stack.close(key);
  });
}

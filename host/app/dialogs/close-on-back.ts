import type { DialogStack } from './stack.ts';

interface LocationState {
  location: { key: string };
}

/** The part of the router that is needed. */
export interface LocationSource {
  state: LocationState;
  subscribe(listener: (state: LocationState & { historyAction: string }) => void): unknown;
}

/** Closes open dialogs on Back and Forward, which leave the page they belong to. */
export function closeOnBack(router: LocationSource, stack: DialogStack): void {
  let shown = router.state.location.key;
  router.subscribe(({ historyAction, location }) => {
    if (location.key === shown) return;
    shown = location.key;
    if (historyAction !== 'POP') return;
    for (const { key, open } of stack.store.getState()) if (open) stack.close(key);
  });
}

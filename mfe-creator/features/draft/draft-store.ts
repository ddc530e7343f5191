import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Draft } from './draft.ts';

/** Creates a store for each open draft on first access. The state outlives the components that show it. */
export function storeByDraft<State>(initial: () => State): (draft: Draft) => StoreApi<State> {
  const stores = new WeakMap<Draft, StoreApi<State>>();
  return (draft) => {
    const store = stores.get(draft) ?? createStore<State>(initial);
    stores.set(draft, store);
    return store;
  };
}

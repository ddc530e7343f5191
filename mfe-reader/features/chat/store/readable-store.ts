import { createStore, type StoreApi } from 'zustand/vanilla';

/** The read-only part of a store; `useStore` accepts it. */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

export function readableStore<State>(store: ReadableStore<State>): ReadableStore<State> {
  const { getState, getInitialState, subscribe } = store;
  return { getState, getInitialState, subscribe };
}

/** A store of one value that is replaced as a whole. */
export function createValueStore<Value>(initial: Value): ReadableStore<Value> & { set(value: Value): void } {
  const store = createStore<Value>(() => initial);
  return { ...readableStore(store), set: (value) => store.setState(value, true) };
}

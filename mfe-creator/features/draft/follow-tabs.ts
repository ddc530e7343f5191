import type { Draft } from './draft.ts';

interface Saved {
  id: string;
  revision: number;
}

/** Tells other tabs of each save, and merges theirs, so that an author sees a conflict before writing on. */
export function followTabs(draft: Draft): () => void {
  const tabs = new BroadcastChannel('storyloom-drafts');
  const unsubscribe = draft.store.subscribe(({ id, stored }, before) => {
    if (id === null || stored.revision === before.stored?.revision) return;
    tabs.postMessage({ id, revision: stored.revision } satisfies Saved);
  });
  tabs.onmessage = ({ data }: MessageEvent<Saved>) => {
    if (data.id === draft.store.getState().id) void draft.follow(data.revision);
  };
  return () => {
    unsubscribe();
    tabs.close();
  };
}

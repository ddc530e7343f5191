/** Development only: runs in the page before everything else. */
import * as refresh from 'react-refresh/runtime';

// React must find the hook when it starts, and all bundles of the page must share one runtime: each of several would
// forget what the others have replaced.
refresh.injectIntoGlobalHook(globalThis);

Object.assign(globalThis, {
  /** The runtime for one slice's bundle: its modules' names are kept apart from those of the others. */
  __STORYLOOM_REFRESH__: (slice: string) => ({
    ...refresh,
    injectIntoGlobalHook() {},
    register: (type: unknown, id: string) => refresh.register(type, `${slice} ${id}`),
  }),
});

// The host says which build it serves; another one than before means that this page is of yesterday.
let build: string | null = null;
const events = new EventSource('/dev/events');
events.addEventListener('message', ({ data }) => {
  if (build !== null && build !== data) location.reload();
  build = data;
});

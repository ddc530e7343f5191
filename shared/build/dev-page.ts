/** Development only: runs in the page before all other scripts. */
import * as refresh from 'react-refresh/runtime';

// React needs the hook when it starts. All bundles share one runtime; separate ones would undo each other's updates.
refresh.injectIntoGlobalHook(globalThis);

Object.assign(globalThis, {
  /** The runtime for one micro-frontend's bundle, with its module ids made unique. */
  __STORYLOOM_REFRESH__: (mfeName: string) => ({
    ...refresh,
    injectIntoGlobalHook() {},
    register: (type: unknown, id: string) => refresh.register(type, `${mfeName} ${id}`),
  }),
});

// The host sends the build it serves; a different build than before means that this page is outdated.
let build: string | null = null;
const events = new EventSource('/dev/events');
events.addEventListener('message', ({ data }) => {
  if (build !== null && build !== data) location.reload();
  build = data;
});

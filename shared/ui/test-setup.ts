import { afterAll, vi } from 'vitest';

/**
 * Setup of each unit test file. The files of a worker share its modules and its DOM, so each file must leave the
 * DOM as it found it. In files with a DOM, `findBy…` and `waitFor` give up after 60 s instead of 1 s, because a
 * busy machine can be slow; they still end as soon as they succeed.
 */
const LIMIT = 60_000;
const setRealImmediate = setImmediate;

if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  const { asyncUtilTimeout, asyncWrapper } = getConfig();
  // The files of a worker share the configuration, unless one resets its modules.
  if (asyncUtilTimeout !== LIMIT) {
    configure({
      asyncUtilTimeout: LIMIT,
      asyncWrapper: (wait) =>
        asyncWrapper(async () => {
          const found = await wait();
          await effectsHaveRun();
          return found;
        }),
    });
  }
  keepFramesRunning();
}
const removeListeners = typeof document === 'undefined' ? () => {} : followListeners();

/** Remembers the listeners that are added to the window from now on; returns a function that removes them. */
function followListeners(): () => void {
  const { addEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const [type, listener, options] of added) window.removeEventListener(type, listener, options);
  };
}

/**
 * React commits what a test waits for, and runs its effects in the next immediate. On a busy machine, the timer with
 * which Testing Library continues a test can fire before that.
 */
function effectsHaveRun(): Promise<void> {
  return new Promise((resolve) => setRealImmediate(() => resolve()));
}

/**
 * jsdom starts the interval of its frames with the current timers, and stops it while no frame is requested. If it
 * started under fake timers, it would never fire, and no later test of the worker would get a frame. So a frame is
 * always requested.
 */
function keepFramesRunning(): void {
  const mark = 'data-has-frames';
  if (document.documentElement.hasAttribute(mark)) return;
  document.documentElement.setAttribute(mark, '');
  const { requestAnimationFrame } = window;
  const next = () => requestAnimationFrame(next);
  next();
}

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Fake timers have a clock.
  if ('clock' in setTimeout) throw new Error('Restore a spy on a fake timer before the real timers.');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  removeListeners();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Removes properties that tests of this file defined: they hide those of jsdom.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  history.replaceState(null, '', '/');
});

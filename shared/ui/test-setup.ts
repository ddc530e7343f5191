import { afterAll, vi } from 'vitest';

/**
 * Setup of each unit test file. The files of a worker share its modules and its DOM, so each file must leave the
 * DOM as it found it. In files with a DOM, `findBy…` and `waitFor` give up after 60 s instead of 1 s, because a
 * busy machine can be slow; they still end as soon as they succeed.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
  keepFramesRunning();
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

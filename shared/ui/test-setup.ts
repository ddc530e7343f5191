import { afterAll, vi } from 'vitest';

/**
 * Setup of each unit test file. Files of a worker share its modules and its DOM, which a file therefore leaves as it found them.
 * In files with a DOM, `findBy…` and `waitFor` give up after 10 s instead of 1 s: they end as soon as they succeed, and a busy
 * machine is slow, not wrong.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  keepFramesRunning();
}

/**
 * jsdom starts the interval of its frames with the timers of the moment, and stops it while no frame is wanted. Started under
 * fake timers it would never fire, and no later test of the worker would get a frame. So a frame is always wanted.
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

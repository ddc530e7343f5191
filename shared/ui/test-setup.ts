import { afterAll, vi } from 'vitest';

/**
 * Before each unit test file. Files of a worker share its modules and its DOM, which a file therefore leaves as it found them.
 * In files with a DOM, `findBy…` and `waitFor` give up after 10 s instead of 1 s: they end as soon as they succeed, and a busy
 * machine is slow, not wrong.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
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

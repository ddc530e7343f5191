/**
 * Before each unit test file. In files with a DOM, `findBy…` and `waitFor` give up after 10 s instead of 1 s: they end as
 * soon as they succeed, and a busy machine is slow, not wrong.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};

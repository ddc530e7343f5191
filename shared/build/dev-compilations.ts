import type { Rspack } from '@rsbuild/core';

/** Tracks whether any of the watched compilers is running. */
export function trackCompilations() {
  const busy = new Set<Rspack.Compiler>();
  let waiting: (() => void)[] = [];

  return {
    watch(compiler: Rspack.Compiler | Rspack.MultiCompiler): void {
      for (const each of 'compilers' in compiler ? compiler.compilers : [compiler]) {
        busy.add(each);
        each.hooks.invalid.tap('storyloom-compilations', () => void busy.add(each));
        each.hooks.watchRun.tap('storyloom-compilations', () => void busy.add(each));
        each.hooks.done.tap('storyloom-compilations', () => {
          busy.delete(each);
          if (busy.size > 0) return;
          for (const resolve of waiting) resolve();
          waiting = [];
        });
      }
    },
    /** Resolves when all compilers have finished; immediately if none is running. */
    finished: (): Promise<void> =>
      busy.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
  };
}

import type { Rspack } from '@rsbuild/core';

/** Knows whether any of the watched compilers is at work. */
export function trackCompilations() {
  const busy = new Set<Rspack.Compiler>();
  let waiting: (() => void)[] = [];

  return {
    watch(compiler: Rspack.Compiler | Rspack.MultiCompiler): void {
      for (const each of 'compilers' in compiler ? compiler.compilers : [compiler]) {
        busy.add(each);
        each.hooks.invalid.tap('storyloom-calm', () => void busy.add(each));
        each.hooks.watchRun.tap('storyloom-calm', () => void busy.add(each));
        each.hooks.done.tap('storyloom-calm', () => {
          busy.delete(each);
          if (busy.size > 0) return;
          for (const go of waiting) go();
          waiting = [];
        });
      }
    },
    /** Resolves when all have ended, at once when none has begun. */
    settled: (): Promise<void> =>
      busy.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
  };
}

import type { Logger } from './logger.ts';

export interface Repeated {
  /** Begins at once, then again and again. */
  start(): void;
  /** Ends it, after what is under way. */
  stop(): Promise<void>;
}

/** Work done again and again while the process lives, never twice at a time; what fails is tried the next time. */
export function repeat(options: {
  name: string;
  everyMs: number;
  work(): Promise<void>;
  logger: Logger;
}): Repeated {
  const { name, everyMs, work, logger } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function run(): void {
    running ??= work()
      .catch((err: unknown) => logger.warn({ err, name }, 'repeated work failed; it is tried again'))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    start() {
      timer ??= setInterval(run, everyMs).unref();
      run();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

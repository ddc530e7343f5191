/** A line of a test that a rule would refuse. */
export interface TestException {
  path: string;
  /** A part of the line. */
  words: string;
  reason: string;
}

/** Timers in tests that synchronize nothing. */
export const sleepingTests: readonly TestException[] = [
  {
    path: 'tools/postgres/server.pg.test.ts',
    words: 'setInterval(() => {}, 1000);',
    reason: 'It keeps a process alive until the test kills it.',
  },
];

/** A line of a test that a rule would refuse. */
export interface TestException {
  path: string;
  /** A part of the line. */
  words: string;
  reason: string;
}

const LINUX_PROCESSES =
  'Niceness, scheduling policy and children of a process are read from /proc, which only Linux has; CI and servers have it.';

/** Tests that do not run everywhere. */
export const conditionalTests: readonly TestException[] = [
  {
    path: 'api/modules/accounts/passwords/hash-client.test.ts',
    words: "test.runIf(process.platform === 'linux')",
    reason: LINUX_PROCESSES,
  },
  {
    path: 'api/modules/accounts/passwords/hash-client.test.ts',
    words: 'test.runIf(hasOwnSlices)',
    reason: 'Linux lets processes choose their time slices from 6.12 on.',
  },
  {
    path: 'api/modules/accounts/passwords/hashing.test.ts',
    words: "test.runIf(process.platform === 'linux')",
    reason: LINUX_PROCESSES,
  },
];

/** Timers in tests that synchronize nothing. */
export const sleepingTests: readonly TestException[] = [
  {
    path: 'tools/postgres/server.pg.test.ts',
    words: 'setInterval(() => {}, 1000);',
    reason: 'It keeps a process alive until the test kills it.',
  },
];

export type Counts = { passed: number; failed: number; skipped: number };

/** The result of a check: its counts, the output of its command, and a few lines for each failure. */
export type Finding = Counts & { output: string; failures: string[] };

/** The contents of a test runner's report. */
export type Report = Counts & { failures: string[] };

/** The stages follow one another; within one, two checks run at once. */
export const stages = ['source', 'tests', 'browser'] as const;

export type Check = {
  name: string;
  stage: (typeof stages)[number];
  run(surroundings: CheckContext): Promise<Finding>;
};

export type CheckContext = {
  /** Folder for logs and reports. */
  folder: string;
  signal: AbortSignal;
};

export function total(all: Counts[]): Counts {
  return all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

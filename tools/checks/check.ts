export type Counts = { passed: number; failed: number; skipped: number };

/** What a check found, and what to print when something failed. */
export type Finding = Counts & { output: string };

export type Check = { name: string; run(surroundings: CheckSurroundings): Promise<Finding> };

export type CheckSurroundings = {
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

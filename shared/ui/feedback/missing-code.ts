/** Name of the window's event for code of a part that could not be loaded, which the shell listens for. */
export const missingCode = 'storyloom:missing-code';

export interface MissingCode {
  error: unknown;
  /** Delays what is shown in place of the part. */
  waitFor(decision: Promise<void>): void;
}

/** Tells the shell, which may reload the page. Settles if the page stays. An event, because each bundle has its own copy of this file. */
export async function reportMissingCode(error: unknown): Promise<void> {
  let decision: Promise<void> | undefined;
  const detail: MissingCode = {
    error,
    waitFor(given) {
      decision = given;
    },
  };
  globalThis.window?.dispatchEvent(new CustomEvent(missingCode, { detail }));
  await decision;
}

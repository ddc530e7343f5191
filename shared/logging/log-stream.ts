import { writeSync } from 'node:fs';

/** C1 controls and marks of text direction, which change what a terminal shows. JSON escapes other controls itself. */
const UNSAFE = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const escapeMark = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes lines of JSON to the standard output at once. Drops lines that cannot be written, on a full disk or to a closed pipe for
 * example, so that logging never stops or delays a process. The next line that can be written says how many were dropped.
 */
export function createLogStream(writeSome: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes)) {
  let dropped = 0;
  return {
    write(line: string): void {
      // The last line may have been written in part.
      const before =
        dropped === 0 ? '' : `\n{"level":40,"dropped":${dropped},"msg":"log lines were dropped"}\n`;
      const bytes = Buffer.from(before + line.replace(UNSAFE, escapeMark));
      let written = 0;
      try {
        while (written < bytes.length) written += writeSome(bytes.subarray(written));
        dropped = 0;
      } catch {
        dropped += 1;
      }
    },
  };
}

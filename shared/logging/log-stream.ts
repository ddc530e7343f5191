import { writeSync } from 'node:fs';

/** A destination of log lines that never fails. */
export interface LogStream {
  write(line: string): void;
  /** Lines that could not be written. */
  dropped(): number;
}

/** C1 controls and marks of text direction, which change what a terminal shows. JSON escapes other controls itself. */
const UNSAFE = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const escapeMark = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes lines of JSON to the standard output at once. Drops and counts lines that cannot be written, on a full disk or to a closed
 * pipe for example, so that logging never stops or delays a process.
 */
export function createLogStream(
  writeSome: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes),
): LogStream {
  let dropped = 0;
  /** The last line was written in part. */
  let isCut = false;
  return {
    dropped: () => dropped,
    write(line) {
      const bytes = Buffer.from(`${isCut ? '\n' : ''}${line.replace(UNSAFE, escapeMark)}`);
      let written = 0;
      try {
        while (written < bytes.length) written += writeSome(bytes.subarray(written));
        isCut = false;
      } catch {
        isCut ||= written > 0;
        dropped += 1;
      }
    },
  };
}

import { describe, expect, test } from 'vitest';
import { createLogStream } from './log-stream.ts';

/** A file with room for a number of bytes; `free` adds room. */
function createFullDisk(room: number) {
  let text = '';
  return {
    text: () => text,
    free(bytes: number) {
      room += bytes;
    },
    write(bytes: Uint8Array): number {
      if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      const part = bytes.subarray(0, room);
      text += Buffer.from(part).toString();
      room -= part.length;
      return part.length;
    },
  };
}

describe('createLogStream', () => {
  test('drops and counts lines while the disk is full, and writes whole lines again afterwards', () => {
    const disk = createFullDisk(12);
    const stream = createLogStream(disk.write);
    for (const number of [1, 2, 3]) stream.write(`{"line":${number}}\n`);
    disk.free(100);
    for (const number of [4, 5]) stream.write(`{"line":${number}}\n`);
    const note = '{"level":40,"dropped":2,"msg":"log lines were dropped"}';
    expect(disk.text()).toBe(`{"line":1}\n{\n${note}\n{"line":4}\n{"line":5}\n`);
  });

  test('escapes controls and marks of direction that JSON leaves as they are', () => {
    const disk = createFullDisk(1_000);
    const said = { title: '\u001b[31mred \u009b31m \u202egnp.exe \u200f\u2067' };
    createLogStream(disk.write).write(`${JSON.stringify(said)}\n`);
    for (const mark of ['\u001b', '\u009b', '\u202e', '\u200f', '\u2067'])
      expect(disk.text()).not.toContain(mark);
    expect(JSON.parse(disk.text())).toEqual(said);
  });
});

import { describe, expect, test } from 'vitest';
import { detectFormat, readContainer } from './container.ts';

const bytes = (...values: number[]) => Buffer.from(values);
const jpeg = (...segments: number[]) => bytes(0xff, 0xd8, ...segments);
const END = [0xff, 0xd9];
/** A scan with one byte of header, and its data. */
const scan = (...data: number[]) => [0xff, 0xda, 0, 3, 1, ...data];

function webp(...chunks: [type: string, content: number[]][]): Buffer {
  const parts = chunks.map(([type, content]) => {
    const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, Buffer.from(content), Buffer.alloc(content.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

describe('detectFormat', () => {
  test('recognizes three formats by their first bytes', () => {
    expect(detectFormat(jpeg())).toBe('jpeg');
    expect(detectFormat(webp())).toBe('webp');
    expect(detectFormat(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('png');
    for (const text of ['', 'GIF89a', 'RIFF\0\0\0\0WAVE', '\x89PNG\n\n\x1a\n'])
      expect(detectFormat(Buffer.from(text, 'latin1'))).toBeNull();
  });
});

describe('readContainer', () => {
  test('ends a JPEG at its marker, not within a segment or the data of a scan', () => {
    const whole = jpeg(0xff, 0xe0, 0, 4, ...END, 0xff, 0xff, ...scan(7, 0xff, 0, 0xff, 0xd0, 8), ...END);
    expect(readContainer(whole)).toEqual({ format: 'jpeg', frames: 1, end: whole.length });
    expect(readContainer(Buffer.concat([whole, bytes(1, 2, 3)]))?.end).toBe(whole.length);
    expect(readContainer(jpeg(0xff, 0x01, ...END))?.end).toBe(6);
  });

  test.each([
    ['no end', jpeg(0xff, 0xe0, 0, 2)],
    ['a scan that does not end', jpeg(...scan(7, 8, 9))],
    ['something else than a marker', jpeg(0, 1, 2, 3, ...END)],
  ])('refuses a JPEG with %s', (_, damaged) => {
    expect(readContainer(damaged)).toBeNull();
  });

  test('counts the frames of a WebP, also after a chunk of an odd length', () => {
    const one = webp(['VP8 ', [1, 2, 3]]);
    expect(readContainer(one)).toEqual({ format: 'webp', frames: 1, end: one.length });
    expect(readContainer(webp(['ICCP', [1]], ['ANMF', [1, 2]], ['ANMF', [3]]))?.frames).toBe(2);
    expect(readContainer(Buffer.concat([one, bytes(1)]))?.end).toBe(one.length);
    expect(readContainer(one.subarray(0, -1))).toBeNull();
  });
});

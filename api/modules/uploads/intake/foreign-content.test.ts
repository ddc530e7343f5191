import { describe, expect, test } from 'vitest';
import { findForeignContent } from './foreign-content.ts';

const filler = (length: number) => 'x'.repeat(length);
const find = (text: string) => findForeignContent(Buffer.from(text, 'latin1'));
/** The end record of a ZIP file with a comment of this announced length. */
const zipEnd = (announced: number) =>
  `PK\x05\x06${'\0'.repeat(16)}${String.fromCharCode(announced & 255, announced >> 8)}`;

describe('findForeignContent', () => {
  test('finds the end of a ZIP file whose comment fits the file', () => {
    expect(find(zipEnd(0))).toBe('zip');
    expect(find(`${filler(100)}${zipEnd(3)}abc`)).toBe('zip');
    expect(find(`${zipEnd(4)}abc`)).toBeNull();
    expect(find(`${zipEnd(4)}abc${zipEnd(0)}`)).toBe('zip');
    expect(find(zipEnd(0).slice(0, -1))).toBeNull();
    expect(find(`${zipEnd(0)}${filler(65_536)}`)).toBeNull();
  });

  test('finds a PDF that begins within the first 1,024 bytes', () => {
    expect(find(`${filler(1_019)}%PDF-`)).toBe('pdf');
    expect(find(`${filler(1_020)}%PDF-`)).toBeNull();
  });

  test('finds archives and markup anywhere', () => {
    expect(find(`${filler(2_000)}Rar!\x1a\x07`)).toBe('archive');
    expect(find(`${filler(2_000)}7z\xbc\xaf\x27\x1c`)).toBe('archive');
    for (const text of ['<SCRIPT', '<!doctype', '<html>', '<html lang', '<iframe', '<?php'])
      expect(find(`${filler(2_000)}${text}`), text).toBe('markup');
    for (const text of ['', '<htmlx', '<p>', '<? php']) expect(find(text), text).toBeNull();
  });
});

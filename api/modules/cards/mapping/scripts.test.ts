import { describe, expect, test } from 'vitest';
import { createReport } from '../report.ts';
import { removeScripts } from './clean-text.ts';

function clean<Value>(value: Value) {
  const report = createReport();
  return { kept: removeScripts(value, report), notes: report.notes().map(({ outcome }) => outcome) };
}

describe('removeScripts', () => {
  test.each([
    ['A<script>x()</script >B', 'AB'],
    ['A<SCRIPT src="x">B', 'AB'],
    ['[go](javascript: x()) on', '[go](#) on'],
    ['<a href="javascript:x(\'y\')">go</a>', '<a>go</a>'],
    ['<img src="x" onerror = "x()">', '<img src="x">'],
    ['<b title="a>b" onclick=\'x()\' lang="en">', '<b title="a>b" lang="en">'],
  ])('of %j keeps %j, and says so', (text, kept) => {
    expect(clean(text)).toEqual({ kept, notes: ['refused'] });
  });

  test.each([
    'JavaScript: ten years',
    'Her mood drops if trust <five and rises only = when you are kind.',
    '<five and rises only = x>',
    'He came once = never, and left > early. a < b',
    '<b>Once</b> upon a time',
    'The script said <scripture>.',
  ])('keeps %j', (text) => {
    expect(clean(text)).toEqual({ kept: text, notes: [] });
  });

  test('cleans the texts of a value at any depth', () => {
    const value = { a: ['<script>x</script>y', 1, null, { b: '<p onclick=x()>' }], c: true };
    expect(clean(value).kept).toEqual({ a: ['y', 1, null, { b: '<p>' }], c: true });
  });

  test.each(['<a', '<script', '<a "', "<a '", '](javascript:', '<a href=javascript:"', '<a onclick='])(
    'takes time linear in a text of %j',
    (part) => {
      const text = part.repeat(300_000 / part.length);
      expect(clean(text).kept).toBe(text);
    },
  );
});

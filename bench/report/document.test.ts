import { expect, test } from 'vitest';
import { withResults } from './document.ts';

const empty = 'How.\n\n<!-- results: written by npm run bench -->\n<!-- end of results -->\n\nAfter.\n';

test('results stand between the marks, in order, and the rest of the document stays', () => {
  const written = withResults(empty, ['### (c) Chat\n\nrow c', '### (a) Pages\n\nrow a']);
  expect(written).toMatch(
    /^How\.[\s\S]*\(a\) Pages\n\nrow a\n\n### \(c\) Chat\n\nrow c[\s\S]*\n\nAfter\.\n$/,
  );
});

test('a bench that runs again replaces its own results and leaves those of the others', () => {
  const first = withResults(empty, ['### (a) Pages\n\nold', '### (c) Chat\n\nkept']);
  const second = withResults(first, ['### (a) Pages\n\nnew']);
  expect(second).toContain('new');
  expect(second).not.toContain('old');
  expect(second).toContain('kept');
});

test('a bench that tells several tables keeps all of them, in its own order', () => {
  const written = withResults(empty, [
    '### (c) Chat\n\nrow c',
    '### (a) Home\n\nrow h',
    '### (a) Story\n\nrow s',
  ]);
  expect(written).toMatch(/row h[\s\S]*row s[\s\S]*row c/);
});

test('a document without the marks is refused', () => {
  expect(() => withResults('# Bench', [])).toThrow('has no block');
});
